"""Standing orders of every game: what an order answers is always allowed, and made from what its seat may know."""

from random import Random

import pytest

import rules
from rules.game import Game

GAMES = [game for game in rules.GAMES.values() if game.orders]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_order_answers_only_what_is_asked_and_allowed(game: Game) -> None:
    answered: set[str] = set()
    everything = {order.name for order in game.orders}
    for seed in range(40):
        if seed >= 4 and answered == everything:
            break
        random = Random(seed)
        # the rarest questions come up only with every variant on
        options = game.Options(**{name: values[-1] for name, values in game.Options.choices().items() if seed % 2})
        state = game.start(min(3, game.seats[-1]), options, random.randbytes(32))
        while awaited := game.awaited(state):
            seat = awaited[0]
            forms = game.forms(state, seat)
            for order in game.orders:
                for value in order.values:
                    action = order.answer(game.view(state, seat), forms, value)
                    if action is not None:
                        assert any(form.admits(action) for form in forms), (order.name, value, action)
                        answered.add(order.name)
            state, _ = game.play(state, seat, random.choice(forms).pick(random))
    assert answered == everything


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_order_answers_the_same_in_every_world_its_seat_can_imagine(game: Game) -> None:
    random = Random(game.name)
    state = game.start(min(3, game.seats[-1]), None, random.randbytes(32))
    for _ in range(150):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = awaited[0]
        other, _ = game.imagine(state, seat, random)
        for order in game.orders:
            for value in order.values:
                here = order.answer(game.view(state, seat), game.forms(state, seat), value)
                there = order.answer(game.view(other, seat), game.forms(other, seat), value)
                assert here == there
        state, _ = game.play(state, seat, random.choice(game.forms(state, seat)).pick(random))
