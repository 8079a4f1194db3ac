# Medici, as it is played: actions, questions, what happens, why not.

medici = Medici
    .about = Load your ship from a market everybody draws from. Three days, 2 to 6 merchants, quick.

medici-do-reveal = Reveal a card
    .command = reveal
    .hint = Turn up the top card of the deck
medici-do-load = Load
    .command = load
    .hint = Load the last card of the market, and what you like of the two before it
medici-ask-load-also = What do you load?
    .command = also
    .hint = Which of the two cards before the last one you load as well
    .none = nothing else

medici-fact-cargo = cargo { $value }
medici-fact-free = { $value ->
    [0] ship full
    [one] { $value } space left
   *[other] { $value } spaces left
}

medici-phase-turn = reveal a card or load
medici-phase-over = nothing: the game is over

medici-event-day_began = Day { $day } begins; { $lot ->
    [yes] the lot falls on { $seat }.
   *[no] { $seat } is the poorest and starts.
}
medici-event-card_revealed = { $seat } reveals { $card }.
medici-event-loaded = { $seat } loads { $cards }: cargo { $cargo }{ $full ->
    [yes] , and the ship is full.
   *[no] .
}
medici-event-last_turn = All other ships are full: { $seat } has one last turn.

medici-refusal-revealed_enough = You have revealed { $most } cards, which is all you may. Load now.
medici-refusal-deck_is_empty = The deck is empty. Load what lies in the market.
medici-refusal-market_is_empty = The market is empty. Reveal a card first.
medici-refusal-ship_too_small = That does not fit: your ship has { $free ->
    [one] { $free } space
   *[other] { $free } spaces
} left.
medici-refusal-out_of_reach = Only the two cards before the last one can be loaded with it.

medici-option-deck = Deck
medici-option-deck-reconstructed = the usual one
medici-option-deck-fewer_fives = fewer fives
medici-option-high_bonus = High bonus
medici-option-high_bonus-no = off
medici-option-high_bonus-yes = 20 florins for very many symbols

medici-source-ships = ships
medici-source-goods = goods
medici-source-bonuses = bonuses
