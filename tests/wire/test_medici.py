"""Four people of two languages play Medici from /play to the end, over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import Loggia
from bot.store import tables as rows
from playground import Playground, reading
from playground.people import Answer, Person
from rules import GAMES, chance
from tests.wire.conftest import boards, known, live, living_on, soon

YOUR_TURN = {"en-US": "Your turn", "pl": "Twój ruch"}
NAMES = ("Ada", "Bruno", "Celina", "Ewa")


async def sit_down(ground: Playground, people: list[Person]) -> None:
    host, *others = people
    await known(host, "play")
    answer = await host.command("tables", "play", {"game": "medici", "seats": len(people)})
    assert answer.private
    lobby = await host.see("tables", "Medici #1")
    for person in others:
        answer = await person.press(lobby, "join:1")
        assert answer.private


async def by_button(ground: Playground, app: Loggia, person: Person) -> Answer:
    board = await person.until(lambda: live(ground))
    panel = await person.press(board, "move:1")
    assert panel.private
    assert YOUR_TURN[person.locale] in panel.text
    ways = [each.custom_id for each in reading.buttons(panel.message) if each.custom_id.startswith("go:")]
    return await person.press(panel.message, ways[-1])


async def by_command(ground: Playground, app: Loggia, person: Person) -> Answer:
    standing = await app.tables.look(1)
    seat = standing.table.seat_of(int(person.id))
    forms = {form.name for form in app.tables.question(standing, seat).forms}
    name = "load" if "load" in forms and standing.table.sequence % 3 else next(iter(sorted(forms, reverse=True)))
    board = await person.until(lambda: live(ground))
    return await person.command(board["channel_id"], f"medici {name}")


@pytest.mark.usefixtures("brisk")
async def test_four_people_of_two_languages_play_to_the_end(ground: Playground, tmp_path: Path) -> None:
    async with living_on(ground, tmp_path / "loggia.sqlite3") as app:
        people = [ground.person(name) for name in NAMES]
        await sit_down(ground, people)
        by_id = {int(person.id): person for person in people}
        moves = 0
        while (standing := await app.tables.look(1)).table.status == "playing":
            seat = app.tables.awaited(standing)[0]
            person = by_id[standing.table.seats[seat].person]
            answer = await (by_button if moves % 5 == 0 else by_command)(ground, app, person)
            assert answer.private
            assert {"en-US": "✅ Done.", "pl": "✅ Zrobione."}[person.locale] in answer.text, answer.text
            moves += 1
            assert (await app.tables.look(1)).table.sequence == moves + 1

        final = await soon(lambda: told_end(ground))
        secret, salts = await app.store.read(lambda db: rows.secret(db, 1))
        played = await app.store.read(lambda db: rows.history(db, 1))
        game = GAMES["medici"]
        state = game.start(len(people), game.Options(), chance.key(secret, *(salt.encode() for salt in salts)))
        for move in played[1:]:
            state, _ = game.play(state, move.seat, game.read_action(move.action))
        assert game.encode(state) == game.encode(standing.state)
        result = game.result(state)
        assert result is not None
        for person, score in zip(people, result.scores, strict=True):
            assert f"**{person.name}** · {score}" in reading.text_of(final)
        assert secret.hex() in reading.text_of(final)
        # the table speaks its own language, whoever plays
        assert not any("Twój ruch" in str(message["components"]) for message in boards(ground))
        assert ground.refused == []


async def told_end(ground: Playground):
    return next((each for each in boards(ground) if "record:1" in str(each["components"])), None)
