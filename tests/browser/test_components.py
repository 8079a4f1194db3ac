"""What a bot puts into a message: cards, pictures, buttons, selects and the modals they open."""

from __future__ import annotations

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def panel(visitor: Visitor) -> Locator:
    await visitor.run("panel")
    panel = visitor.message("The quay")
    await expect(panel).to_contain_text("Nobody has pressed anything.")
    return panel


async def test_a_pressed_button_changes_its_message(panel: Locator) -> None:
    button = panel.get_by_role("button", name="Press me")
    await button.click()
    await expect(panel).to_contain_text("Ada pressed: 1")
    await button.press("Enter")
    await expect(panel).to_contain_text("Ada pressed: 2")
    await expect(button).to_be_focused()
    await expect(panel.get_by_role("button", name="Closed")).to_be_disabled()
    await expect(panel.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/rules")


async def test_a_select_takes_several_and_no_more_than_it_may(visitor: Visitor, panel: Locator) -> None:
    await panel.get_by_role("button", name="Choose goods").click()
    listbox = visitor.page.get_by_role("listbox", name="Choose goods")
    await listbox.get_by_role("option", name="Silk").click()
    await listbox.get_by_role("option", name="Salt").click()
    await expect(listbox.get_by_role("option", name="Pepper")).to_be_disabled()
    await visitor.page.get_by_role("button", name="Done").click()
    await expect(panel).to_contain_text("Goods: Salt, Silk")


async def test_a_person_is_chosen_by_keyboard(visitor: Visitor, panel: Locator) -> None:
    await panel.get_by_role("button", name="Choose a guest").press("ArrowDown")
    await expect(visitor.page.get_by_role("listbox", name="Choose a guest")).to_be_focused()
    await visitor.page.keyboard.press("e")
    await visitor.page.keyboard.press("Enter")
    await expect(panel).to_contain_text("Guest: Ewa")


async def test_a_modal_is_checked_sent_and_answered(visitor: Visitor, panel: Locator) -> None:
    await panel.get_by_role("button", name="Make an offer").click()
    modal = visitor.page.get_by_role("dialog", name="Your offer")
    price = modal.get_by_label("Price")
    await expect(price).to_be_focused()
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_text("Please fill this in.")).to_have_count(2)
    await price.fill("12")
    await modal.get_by_role("button", name="Good").click()
    await modal.get_by_role("option", name="Pepper").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(visitor.message("12 ducats for Pepper")).to_be_visible()
    await expect(modal).to_have_count(0)


async def test_a_picture_opens_large_with_its_words(visitor: Visitor, panel: Locator) -> None:
    picture = panel.get_by_role("img", name="A board of one colour")
    await expect(picture).to_have_js_property("naturalWidth", 600)
    await panel.get_by_role("button", name="Enlarge the picture: A board of one colour").click()
    large = visitor.page.get_by_role("dialog", name="A board of one colour")
    await expect(large.get_by_role("img", name="A board of one colour")).to_be_visible()
    await visitor.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
