"""How the table is set up."""

from __future__ import annotations

from rules.chance import Chance
from rules.venice.course import Course
from rules.venice.pieces import (
    COMPONENTS,
    DOGE_CARDS,
    GONDOLAS,
    GOODS,
    INFLUENCE,
    LETTERS,
    MISSIONS,
    PLACES,
    QUAYS,
    TILES,
    copies,
    smuggler_deck,
    smuggler_gondola,
)
from rules.venice.smugglers import colour_of
from rules.venice.state import Doge, Gondola, Player, SmugglerDeck, Venice, VeniceOptions


def set_up(schema: int, seats: int, options: VeniceOptions, chance: Chance) -> Venice:
    tiles = list(TILES)
    chance.shuffle(tiles)
    standing = dict(zip(PLACES, tiles, strict=True))
    first = chance.below(seats)
    missions, influence = list(MISSIONS), copies(INFLUENCE, COMPONENTS.influence.copies)
    chance.shuffle(missions)
    chance.shuffle(influence)
    in_game = COMPONENTS.start.missions[seats]
    deck, box = missions[:in_game], missions[in_game:]
    players = [_player(options, (seat - first) % seats) for seat in range(seats)]
    for player in players:
        player.missions = [deck.pop() for _ in range(COMPONENTS.start.dealt)]
    state = Venice(
        schema=schema,
        seats=seats,
        chance=chance,
        options=options,
        players=players,
        first=first,
        board={quay: standing.get(quay, quay) for quay in QUAYS},
        gondolas={name: Gondola(owner=seat) for seat in range(seats) for name in GONDOLAS[seat]},
        missions=deck,
        missions_box=box,
        influence=influence,
        assistants={tile: {} for tile in TILES},
        phases=[Course()],
    )
    if seats <= len(LETTERS):
        _add_smugglers(state)
    if options.supply_limited:
        state.supply = dict.fromkeys(GOODS, COMPONENTS.supply.cubes)
        state.supply["coins"] = COMPONENTS.supply.coins - sum(player.coins for player in players)
    return state


def _player(options: VeniceOptions, earlier: int) -> Player:
    return Player(
        coins=COMPONENTS.start.coins + earlier * COMPONENTS.start.coins_per_earlier,
        scrolls=COMPONENTS.start.scrolls,
        favour=options.favour_cards,
    )


def _add_smugglers(state: Venice) -> None:
    """With two players two gondolas of a third colour; alone, the Doge with gondolas of two colours."""
    alone = state.seats == 1
    for letter, colour in LETTERS.items():
        cards = smuggler_deck(letter)
        state.chance.shuffle(cards)
        state.smugglers[letter] = SmugglerDeck(deck=cards)
        if alone:
            for number in range(COMPONENTS.doge.gondolas):
                state.gondolas[smuggler_gondola(letter, number)] = Gondola(owner=colour)
        else:
            state.gondolas[smuggler_gondola(letter)] = Gondola(owner=colour_of(state, letter))
    if alone:
        cards = copies(DOGE_CARDS, COMPONENTS.doge_cards.copies)
        state.chance.shuffle(cards)
        removed = COMPONENTS.doge.removed_cards
        state.doge = Doge(
            scrolls=COMPONENTS.doge.scrolls[state.options.doge_scrolls],
            council=dict.fromkeys(LETTERS, state.options.doge_council_start),
            deck=cards[removed:],
            box=cards[:removed],
        )
