"""How a finished game went: Genoa is told round by round."""

from __future__ import annotations

from bot.store import tables as rows
from rules.genoa.start import RoundMarkerMoved
from tests.bot.stage import Stage
from tests.bot.test_offers import sit_down


async def test_wealth_is_told_by_rounds(stage: Stage) -> None:
    await sit_down(stage)
    tables = stage.app.tables
    game = tables.game((await tables.look(1)).table)
    with stage.env._bot_scope():
        while awaited := tables.awaited(standing := await tables.look(1)):
            await tables.play(1, awaited[0], game.default(standing.state, awaited[0]))
    await stage.env.settle()
    course = await stage.app.showing.curve(standing)
    moves = await stage.app.store.read(lambda db: rows.history(db, 1))
    marked = [one for move in moves for one in game.read_events(move.events) if isinstance(one, RoundMarkerMoved)]
    assert len(course) == 2 + sum(one.why == "round" for one in marked)
    assert course[0] == [140, 140, 140]  # 130 ducats and what a contract in the hand would bring
    result = game.result(standing.state)
    assert result is not None
    assert course[-1] == list(result.scores)
