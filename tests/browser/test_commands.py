"""Slash commands as a person meets them: the picker, parameters, completion while typing, the answer."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_picked_filled_by_completion_and_answered(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    await visitor.composer.press_sequentially("/gr")
    await expect(visitor.suggestions.get_by_role("option")).to_have_count(1)
    await keyboard.press("Tab")
    town = visitor.page.get_by_role("combobox", name="town: Which town")
    await expect(town).to_be_focused()
    await town.press_sequentially("ve")
    await expect(visitor.suggestions.get_by_role("option")).to_have_text(["Venice", "Verona"])
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await expect(town).to_have_value("Verona")
    await keyboard.press("Enter")
    answer = visitor.message("Hello, Verona!")
    await expect(answer).to_contain_text("Ada used /greet")
    await expect(answer.locator("strong")).to_have_text("Verona")
    await expect(visitor.composer).to_be_focused()


async def test_a_parameter_that_cannot_be_is_not_sent(visitor: Visitor) -> None:
    keyboard = visitor.page.keyboard
    await visitor.composer.press_sequentially("/greet town:Genoa times:9")
    await keyboard.press("Enter")
    await expect(visitor.page.get_by_role("alert").filter(has_text="times: At most 3")).to_be_visible()
    await keyboard.press("Backspace")
    await keyboard.type("2")
    await keyboard.press("Enter")
    await expect(visitor.message("Hello, Genoa!Hello, Genoa!")).to_be_visible()


async def test_commands_have_names_in_the_language_of_the_person(visitor: Visitor) -> None:
    await visitor.become("Celina")
    await visitor.composer.fill("/po")
    option = visitor.suggestions.get_by_role("option", name="/powitaj")
    await expect(option).to_contain_text("Powitaj miasto")
    await option.click()
    await expect(visitor.page.get_by_role("combobox", name="miasto: Które miasto")).to_be_focused()
    await visitor.page.keyboard.type("Flo")
    await visitor.suggestions.get_by_role("option", name="Florence").click()
    await visitor.page.keyboard.press("Enter")
    await expect(visitor.message("Hello, Florence!")).to_be_visible()


async def test_an_answer_that_comes_later_replaces_the_thinking(visitor: Visitor) -> None:
    await visitor.run("think")
    await expect(visitor.message("A good thought")).to_be_visible()
    await expect(visitor.log).not_to_contain_text("is thinking")
