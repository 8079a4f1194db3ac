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
medici-option-deck-many_neutrals = more neutral cards
medici-option-deck-many_samples = more green goods
medici-option-deck-many_pairs = more doubles

# The rules, in our own words.
medici-rules-goal = You are a merchant in Florence. On three days you load a ship from a common market. A day pays for the most valuable cargo and for the most symbols of each good; goods stay in your warehouse and count again on later days. Whoever has the most florins after the third day wins.
    .title = What it is about
medici-rules-turn =
    In your turn, reveal cards from the deck one at a time, up to three, and stop when you like. If the market is empty you must reveal at least one.
    Then load: the **last** card of the market must come aboard, and of the **two before it** any that you want and that fit.
    .title = A turn
medici-rules-ships =
    A ship holds five cards, with two players seven. **Green** cards take no space.
    A full ship takes no more turns that day. When only one ship is not full, its owner has one last turn, and the day ends. It also ends when deck and market are empty.
    .title = Ships
medici-rules-scoring =
    First ships are paid by the value of their cargo, the highest most. Then everything but neutral cards goes into the warehouses, and for **each good** the most symbols earn 10 florins and the second most 5. Whoever ties shares what the tied places earn, rounded down to a multiple of 5. Without a symbol nobody is paid.
    Many symbols of one good (five; with two players seven) earn a bonus of 10 on every day.
    .title = The end of a day
medici-rules-end = After the first and second day, what is left of the market is shuffled into the deck, and the poorest begins; among equals the lot decides. After the third day the most florins win; a tie is a shared victory.
    .title = Between days, and the end
medici-rules-components = The rules are those of the rulebook. How many cards of each kind there are is printed on help cards that we have not seen: the deck is reconstructed so that everything known about it holds. The host can choose another such deck.
    .title = What we do not know
medici-about-five = Value 5, one symbol of its good. Takes one space.
    .title = Five of a good
medici-about-four = Value 4, one symbol of its good. Takes one space.
    .title = Four of a good
medici-about-three = Value 3, one symbol of its good. Takes one space.
    .title = Three of a good
medici-about-two = Value 2, one symbol of its good. Takes one space.
    .title = Two of a good
medici-about-pair = Worth nothing on the ship, but two symbols of its good. Takes one space.
    .title = Double good
medici-about-sample = Worth nothing on the ship, one symbol of its good. Green: takes no space.
    .title = Green good
medici-about-trinket = Value 2, no good; returned to the box after the day. Green: takes no space.
    .title = Green neutral card
medici-about-treasure = Value 7, no good; returned to the box after the day. Takes one space.
    .title = Black neutral card

medici-order-load_from = Load when the last card is worth it
    .value = as soon as the last card is worth { $value } or more
