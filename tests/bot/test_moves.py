"""Your move: by buttons and by commands, in turn and out of turn, once and only once."""

from __future__ import annotations

import pytest

from rules import GAMES
from tests.bot.stage import Shown, Stage

STALE = "This has changed meanwhile. Here is how it stands now."


@pytest.fixture
async def begun(stage: Stage) -> Stage:
    await stage.open(stage.bob)
    return stage


async def others(stage: Stage):
    turn = await stage.turn()
    return next(one for one in (stage.ada, stage.bob) if one.id != turn.id)


async def reveal(stage: Stage, times: int = 1) -> Shown:
    for _ in range(times):
        panel = await stage.press(await stage.turn(), await stage.panel(), "Reveal a card")
    return panel


async def test_the_panel_is_private_and_offers_what_may_be_done(begun: Stage) -> None:
    panel = await begun.panel()
    assert panel.private
    assert "**Your turn:** reveal a card or load" in panel.text
    assert list(panel.buttons) == ["Reveal a card"]
    waiting = await begun.panel(await others(begun))
    assert waiting.text.endswith("Nothing is asked of you now.")
    assert waiting.buttons == {}


async def test_a_card_is_revealed_and_loaded_by_button(begun: Stage) -> None:
    who = await begun.turn()
    panel = await reveal(begun)
    assert f"**{who.user.global_name}** reveals" in panel.text
    (load,) = (label for label in panel.buttons if label.startswith("Load"))
    assert "cargo" in load
    after = await begun.press(who, panel, load)
    assert f"**{who.user.global_name}** loads" in after.text
    assert (await begun.turn()).id != who.id
    standing = await begun.standing()
    assert len(standing.state.players[standing.table.seat_of(who.id).index].ship) == 1


async def test_several_loads_are_each_a_button(begun: Stage) -> None:
    who = await begun.turn()
    panel = await reveal(begun, 3)
    loads = [label for label in panel.buttons if label.startswith("Load")]
    assert len(loads) == 4
    assert "Reveal a card" not in panel.buttons
    await begun.press(who, panel, max(loads, key=lambda label: label.count("+")))
    standing = await begun.standing()
    assert len(standing.state.players[standing.table.seat_of(who.id).index].ship) == 3


async def test_commands_do_what_buttons_do(begun: Stage) -> None:
    who = await begun.turn()
    answer = await begun.command(who, "medici reveal", begun.room)
    assert answer.private
    assert "reveals" in answer.text
    await begun.command(who, "medici reveal", begun.room)
    market = (await begun.standing()).state.market
    answer = await begun.command(who, "medici load", begun.room, also=market[-2])
    assert "loads" in answer.text
    standing = await begun.standing()
    ship = standing.state.players[standing.table.seat_of(who.id).index].ship
    assert sorted(ship) == sorted(market[-2:])


async def test_load_without_more_takes_the_last_card_alone(begun: Stage) -> None:
    who = await begun.turn()
    await begun.command(who, "medici reveal", begun.room)
    await begun.command(who, "medici reveal", begun.room)
    await begun.command(who, "medici load", begun.room)
    standing = await begun.standing()
    assert len(standing.state.players[standing.table.seat_of(who.id).index].ship) == 1


async def test_what_may_be_loaded_is_suggested(begun: Stage) -> None:
    who = await begun.turn()
    await reveal(begun, 3)
    found = await who.autocomplete(begun.room, "medici load", "also", "")
    assert len(found) == 4
    assert {one["value"] for one in found} >= {"-"}
    chosen = max(found, key=lambda one: one["value"].count("+"))
    await begun.command(who, "medici load", begun.room, also=chosen["value"])
    standing = await begun.standing()
    assert len(standing.state.players[standing.table.seat_of(who.id).index].ship) == 3


async def test_suggestions_carry_the_words_of_the_buttons(begun: Stage) -> None:
    who = await begun.turn()
    panel = await reveal(begun, 2)
    found = await who.autocomplete(begun.room, "medici load", "also", "")
    shown = {label.removeprefix("Load ").replace(" (", " · ").removesuffix(")") for label in panel.buttons}
    assert {one["name"] for one in found} <= shown
    one = found[-1]["name"].split(" · ")[0]
    answer = await begun.command(who, "medici load", begun.room, also=one)
    assert "loads" in answer.text


async def test_nothing_is_suggested_to_those_not_asked(begun: Stage) -> None:
    assert await (await others(begun)).autocomplete(begun.room, "medici load", "also", "") == []
    assert await begun.dario.autocomplete(begun.room, "medici load", "also", "") == []


async def test_out_of_turn(begun: Stage) -> None:
    who = await others(begun)
    answer = await begun.command(who, "medici reveal", begun.room)
    assert "⚠️ It is not your turn." in answer.text
    answer = await begun.command(who, "medici load", begun.room)
    assert "⚠️ It is not your turn." in answer.text
    assert (await begun.standing()).table.sequence == 1


async def test_what_the_rules_refuse_is_said_in_their_words(begun: Stage) -> None:
    who = await begun.turn()
    answer = await begun.command(who, "medici load", begun.room)
    assert "⚠️ The market is empty. Reveal a card first." in answer.text
    await reveal(begun, 3)
    answer = await begun.command(who, "medici reveal", begun.room)
    assert "⚠️ You have revealed 3 cards, which is all you may. Load now." in answer.text


async def test_a_parameter_outside_the_form(begun: Stage) -> None:
    who = await begun.turn()
    await reveal(begun, 2)
    before = (await begun.standing()).table.sequence
    answer = await begun.command(who, "medici load", begun.room, also="a live goat")
    assert "“a live goat” is not clear. What do you load?" in answer.text
    assert (await begun.standing()).table.sequence == before


async def test_a_stale_button_is_answered_with_how_it_stands(begun: Stage) -> None:
    who = await begun.turn()
    old = await begun.panel()
    card = old.buttons["Reveal a card"]
    await begun.press(who, await begun.panel(), "Reveal a card")
    answer = await begun.press_id(who, old, card)
    assert STALE in answer.text
    assert any(label.startswith("Load") for label in answer.buttons)
    assert (await begun.standing()).table.sequence == 2


async def test_a_double_press_plays_once(begun: Stage) -> None:
    who = await begun.turn()
    panel = await begun.panel()
    card = panel.buttons["Reveal a card"]
    answers = await begun.at_once((who, panel, card, None), (who, panel, card, None))
    assert (await begun.standing()).table.sequence == 2
    assert any(STALE in answer.text or "Done." in answer.text for answer in answers)


async def test_a_command_sent_twice_is_two_moves(begun: Stage) -> None:
    """A command names no question: each is judged by the rules as they find the table."""
    who = await begun.turn()
    await begun.command(who, "medici reveal", begun.room)
    await begun.command(who, "medici reveal", begun.room)
    assert (await begun.standing()).table.sequence == 3


async def test_somebody_elses_button_is_nobodys(begun: Stage) -> None:
    panel = await begun.panel()
    card = panel.buttons["Reveal a card"]
    answer = await begun.forge(await others(begun), panel, card)
    assert STALE in answer.text
    answer = await begun.forge(begun.dario, panel, card)
    assert answer.text == "You do not sit at this table."
    assert (await begun.standing()).table.sequence == 1


async def test_ids_with_wild_numbers_play_nothing(begun: Stage) -> None:
    who = await begun.turn()
    panel = await begun.panel()
    _, table, mark, *_ = panel.buttons["Reveal a card"].split(":")
    for ending in ("", ":99:", ":-1:", ":x:", f":{10**30}:"):
        for kind in ("pick", "ans", "do", "back", "none", "tick", "ticked", "item", "amount", "cleared", "bundled"):
            values = ["0"] if kind in ("ans", "tick", "item", "amount") else None
            answer = await begun.forge(who, panel, f"{kind}:{table}:{mark}{ending}", values)
            assert "Something went wrong" not in answer.text, (kind, ending)
            assert (await begun.standing()).table.sequence == 1, (kind, ending)
    for ending in ("", ":99:", ":-1:", ":x:", f":{10**30}:"):
        for kind in ("go", "number", "numbered", "typing", "typed"):
            answer = await begun.forge(who, panel, f"{kind}:{table}:{mark}{ending}")
            assert "Something went wrong" not in answer.text, (kind, ending)
            assert (await begun.standing()).table.sequence == 1, (kind, ending)


async def test_restart_in_the_middle_of_a_turn(begun: Stage) -> None:
    who = await begun.turn()
    panel = await reveal(begun)
    await begun.restart()
    load = next(label for label in panel.buttons if label.startswith("Load"))
    answer = await begun.press(who, panel, load)
    assert "loads" in answer.text
    panel = await begun.panel()
    assert f"**{who.user.global_name}** loads" in panel.text
    assert begun.board.buttons["Your move"] == "move:1"


async def test_what_happened_since_my_last_move_heads_the_panel(begun: Stage) -> None:
    first = await begun.turn()
    panel = await reveal(begun)
    await begun.press(first, panel, "Load")
    second = await begun.turn()
    panel = await begun.panel(second)
    name = first.user.global_name
    assert panel.text.index("Since your last move") < panel.text.index(f"**{name}** reveals")
    assert f"**{name}** loads" in panel.text


async def test_the_turn_calls_only_whom_it_comes_to(begun: Stage) -> None:
    first = await begun.turn()
    await begun.press(first, await reveal(begun), "Load")
    second = await begun.turn()
    calls = [
        (request.json or {}).get("allowed_mentions", {}).get("users")
        for request in begun.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{begun.room.id}/messages"
    ]
    assert calls == [[first.id], [second.id]]
    old, new = begun.posts(begun.room)
    assert old.buttons == {}
    assert "Your move" in new.buttons


async def test_within_a_turn_the_post_is_edited(begun: Stage) -> None:
    await reveal(begun, 2)
    (post,) = begun.posts(begun.room)
    assert post.text.count("reveals") == 2


async def test_the_next_table_that_waits_is_one_press_away(begun: Stage) -> None:
    await begun.command(begun.ada, "play", game="medici", house=1)
    if (await begun.turn(1)).id == begun.ada.id:
        await begun.command(begun.ada, "medici reveal", table="#1")
        panel = await begun.command(begun.ada, "medici load", table="#1")
    else:
        panel = await begun.command(begun.ada, "table move", table="#1")
    answer = await begun.press(begun.ada, panel, "Next: Medici #2")
    assert "### Medici #2" in answer.text


async def test_house_players_play_until_a_person_is_waited_for(stage: Stage) -> None:
    await stage.command(stage.ada, "play", game="medici", house=1)
    assert (await stage.turn()).id == stage.ada.id
    moves = 0
    while (await stage.standing()).table.status == "playing":
        panel = await stage.panel(stage.ada)
        await stage.press(stage.ada, panel, list(panel.buttons)[-1])
        moves += 1
        assert moves < 100
    result = GAMES["medici"].result((await stage.standing()).state)
    final = stage.board
    assert result is not None
    for seat, score in zip((await stage.standing()).table.seats, result.scores, strict=True):
        assert f"**{seat.name}** · {score}" in final.text
    assert list(final.buttons)[1:] == ["History", "Record"]
