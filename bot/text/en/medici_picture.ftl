# Words in the pictures of Medici, and in what is said instead of them.

medici-good-grain = grain
medici-good-spice = spice
medici-good-furs = furs
medici-good-dyes = dyes
medici-good-cloth = cloth

# A card by its good and its value.
medici-card = { $good } { $value }
medici-card-pair = double { $good } { $value }
medici-card-sample = green { $good } { $value }
medici-card-trinket = green { $value }
medici-card-treasure = black { $value }

medici-picture-title = Medici
medici-picture-day = Day { $day } of { $days }
medici-picture-turn = { $name }’s turn
medici-picture-over = The game is over
medici-picture-revealed = { $count } of { $most } revealed
medici-picture-begins = Day { $day } begins with { $name }
medici-picture-loaded = { $name } loaded
medici-picture-deck = deck
medici-picture-empty = The market is empty
medici-picture-must = must load
medici-picture-may = may load
medici-picture-no-room = no room
medici-picture-cargo = Cargo { $value }
medici-picture-free = { $count } free
medici-picture-full = full
medici-picture-bonus = { $count } of a good: +{ $florins }
medici-picture-scored = The day’s account
medici-picture-ships = Ships
medici-picture-goods = Goods
medici-picture-bonuses = Bonuses
medici-picture-after = { $day ->
    [0] Start
   *[other] Day { $day }
}
medici-picture-winners = { $count ->
    [one] { $names } wins
   *[other] They share the victory: { $names }
}

# Said instead of a picture: whose turn, what changed, where things are.
medici-alt-turn = { $name }’s turn, day { $day } of { $days }; { $revealed } of { $most } cards revealed.
medici-alt-over = The game is over.
medici-alt-begins = Day { $day } began with { $name }.
medici-alt-loaded = { $name } loaded { $cards }: cargo { $cargo }.
medici-alt-empty = The market is empty.
medici-alt-last = Must be loaded: { $last }.
medici-alt-reach = Must be loaded: { $last }; may be added: { $also }.
medici-alt-player = { $name }: { $florins } { $florins ->
    [one] florin
   *[other] florins
}, cargo { $cargo }, { $free } free, warehouse: { $goods }.
medici-alt-nothing = nothing
medici-alt-deck = { $deck } in the deck, { $older } in the market out of reach.
medici-alt-scored = Day { $day } is over.
medici-alt-earned = { $name } earned { $florins } (ship worth { $cargo }: { $ship }, goods: { $goods }, bonuses: { $bonuses }) and has { $total } { $total ->
    [one] florin
   *[other] florins
}.
medici-alt-place = { $place }. { $name }: { $florins } { $florins ->
    [one] florin
   *[other] florins
} (ships { $ships }, goods { $goods }, bonuses { $bonuses }).

# Everything on the board.
medici-text-market = Market · { $deck } { $deck ->
    [one] card
   *[other] cards
} in the deck
medici-text-reach = Within reach, the last one first: { $cards }
medici-text-older = Out of reach ({ $count }), the nearest first: { $cards }
medici-text-house = house
medici-text-florins = { $florins } { $florins ->
    [one] florin
   *[other] florins
}
medici-text-ship = Ship: cargo { $cargo }, { $free } free: { $cards }
medici-text-warehouse = Warehouse: { $goods }
medici-text-bonus = From { $count } symbols of a good on, it earns a bonus.

# A day's account, and the end.
medici-text-earned = ### { $name }: +{ $florins }, now { $total } { $total ->
    [one] florin
   *[other] florins
}
medici-text-ship-paid = Ship worth { $cargo }: +{ $florins }
medici-text-good-paid = { $count } × { $good }: +{ $florins }
medici-text-bonus-paid = { $count } × { $good }: +{ $florins }, bonus +{ $bonus }
medici-text-after = After day { $day }: { $scores }
