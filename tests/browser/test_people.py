"""Six people at one page: who sees what, and in which language."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Another
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_private_reply_is_seen_by_its_owner_only(visitor: Visitor, another: Another) -> None:
    bruno = await another()
    await bruno.become("Bruno")
    await visitor.run("secret")
    reply = visitor.message("The secret of Ada")
    await expect(reply).to_contain_text("Only you can see this")
    await visitor.write("Now everybody knows that I know.")
    await expect(bruno.message("Now everybody knows")).to_be_visible()
    await expect(bruno.log).not_to_contain_text("The secret of Ada")
    await visitor.become("Bruno")
    await expect(visitor.log).to_contain_text("Now everybody knows")
    await expect(visitor.log).not_to_contain_text("The secret of Ada")
    await visitor.become("Ada")
    await reply.get_by_role("button", name="Dismiss").click()
    await expect(visitor.log).not_to_contain_text("The secret of Ada")


async def test_everybody_reads_the_page_in_their_own_language(visitor: Visitor) -> None:
    await expect(visitor.page.locator("#me")).to_contain_text("I am Ada")
    await visitor.become("Celina")
    await expect(visitor.page.locator("#me")).to_contain_text("Jestem: Celina")
    await expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    await visitor.page.locator("#me").click()
    await visitor.page.get_by_label("Język").select_option("en-US")
    await expect(visitor.page.locator("#me")).to_contain_text("I am Celina")


async def test_news_elsewhere_leave_a_mark_until_they_are_read(visitor: Visitor, another: Another) -> None:
    bruno = await another()
    await bruno.become("Bruno")
    await bruno.go("quay")
    await visitor.write("@Bruno, come over!")
    square = bruno.conversation("market-square")
    await expect(square).to_have_attribute("aria-label", re.compile("1 unread message, 1 mention"))
    await square.click()
    await expect(bruno.message("@Bruno, come over!")).to_have_class(re.compile("mentioning"))
    await expect(square).to_have_attribute("aria-label", "market-square")


async def test_a_thread_appears_in_the_side_bar_and_its_mention_leads_there(visitor: Visitor) -> None:
    await visitor.run("table")
    await expect(visitor.conversation("Table of Ada")).to_be_visible()
    await visitor.message("Over there").get_by_role("button", name="Table of Ada").click()
    await expect(visitor.message("Sit down, please.")).to_be_visible()


async def test_one_person_writes_to_another(visitor: Visitor) -> None:
    await visitor.page.locator("#members").get_by_role("button", name="Filippo").click()
    await visitor.page.get_by_role("dialog", name="Filippo").get_by_role("button", name="Message").click()
    await expect(visitor.page.locator("#place")).to_contain_text("Filippo")
    await visitor.write("Between the two of us")
    await visitor.become("Filippo")
    await visitor.go("Ada")
    await expect(visitor.message("Between the two of us")).to_be_visible()
