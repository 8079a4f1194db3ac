# Words in the pictures of Genoa, and in what is said instead of them. Names of places and things are here, too.

genoa-place-guild_hall = Guild Hall
genoa-place-city_hall = City Hall
genoa-place-post_office = Post Office
genoa-place-cathedral = Cathedral
genoa-place-palace = Palace
genoa-place-park = Park
genoa-place-coach_house = Coach House
genoa-place-harbor = Harbor
genoa-place-tavern = Tavern
genoa-place-inn = Inn
genoa-place-warehouse_drinks = Drinks Warehouse
genoa-place-warehouse_metals = Metals Warehouse
genoa-place-warehouse_spices = Spices Warehouse
genoa-place-warehouse_fabric = Fabric Warehouse
genoa-place-villa_colini = Villa Colini
genoa-place-villa_monetti = Villa Monetti
genoa-place-villa_ricci = Villa Ricci
genoa-place-villa_zasteri = Villa Zasteri
genoa-place-market = Market
genoa-street = street { $blue }/{ $red }

# The same as they are printed on the board, where there is little room.
genoa-board-guild_hall = { genoa-place-guild_hall }
genoa-board-city_hall = { genoa-place-city_hall }
genoa-board-post_office = { genoa-place-post_office }
genoa-board-cathedral = { genoa-place-cathedral }
genoa-board-palace = { genoa-place-palace }
genoa-board-park = { genoa-place-park }
genoa-board-coach_house = { genoa-place-coach_house }
genoa-board-harbor = { genoa-place-harbor }
genoa-board-tavern = { genoa-place-tavern }
genoa-board-inn = { genoa-place-inn }
genoa-board-warehouse_drinks = Drinks
genoa-board-warehouse_metals = Metals
genoa-board-warehouse_spices = Spices
genoa-board-warehouse_fabric = Fabric
genoa-board-villa_colini = { genoa-place-villa_colini }
genoa-board-villa_monetti = { genoa-place-villa_monetti }
genoa-board-villa_ricci = { genoa-place-villa_ricci }
genoa-board-villa_zasteri = { genoa-place-villa_zasteri }
genoa-board-market = { genoa-place-market }

genoa-item-ale = ale
genoa-item-wine = wine
genoa-item-silver = silver
genoa-item-copper = copper
genoa-item-pepper = pepper
genoa-item-saffron = saffron
genoa-item-linen = linen
genoa-item-silk = silk
genoa-item-starting_space = starting-space token
genoa-item-trade = trade token
genoa-item-any_commodity = any-commodity token
genoa-item-building_action = building-action token
genoa-item-extra_action = extra-action token
genoa-item-marker = ownership marker
genoa-item-contract = contract
genoa-item-message = message
genoa-item-large_order = large order
genoa-item-small_order = small order
genoa-item-ducats = ducats
genoa-ducats = { $count } { $count ->
    [one] ducat
   *[other] ducats
}
genoa-nothing = nothing

genoa-card-contract = contract { $place }
genoa-card-message = message { $one } – { $other }
genoa-card-large_order = large order { $goods } → { $place }
genoa-card-small_order = small order { $goods } → { $place }

genoa-picture-title = Genoa
genoa-picture-hand = Your hand
genoa-picture-offers = Offers
genoa-picture-no-offers = No offer is on the table
genoa-picture-round = Round { $round } of { $last }
genoa-picture-over = The game is over
genoa-picture-turn-start = { $name } starts the tower
genoa-picture-turn-journey = { $name } leads the tower
genoa-picture-turn-bid = { $count ->
    [one] { $name }: bid at { $place }?
   *[other] Bids at { $place }?
}
genoa-picture-turn-answer = { $count ->
    [one] { $name } answers
   *[other] Answers to the merchant
}
genoa-picture-turn-acting = { $name } acts at { $place }
genoa-picture-turn-hand_over = { $name } hands over cards
genoa-picture-turn-acquisition = { $name } acquires buildings
genoa-picture-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}
genoa-picture-merchant = merchant
genoa-picture-acted = { $count ->
    [one] acted
   *[other] acted { $count } times
}
genoa-picture-passed = passed
genoa-picture-asked = asked
genoa-picture-no-goods = no goods, no tokens
genoa-picture-ready = ready
genoa-picture-steps = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
genoa-picture-contracts = Contracts
genoa-picture-no-contracts = No contract yet. A villa sells them.
genoa-picture-begin = Start
genoa-picture-end = End
genoa-picture-start = Start
genoa-picture-deals = Deals
genoa-picture-large_orders = Large orders
genoa-picture-small_orders = Small orders
genoa-picture-messages = Messages
genoa-picture-fees = Fees
genoa-picture-buildings = Buildings
genoa-picture-winners = { $count ->
    [one] { $names } wins
   *[other] They share the victory: { $names }
}

# What happened, in a line.
genoa-news-turn = Round { $round }: { $name } is the merchant
genoa-news-dice = { $name } rolled { $blue } and { $red }: { $place }
genoa-news-start = { $name } chose to start at { $place }
genoa-news-moved = { $name } moved the tower to { $place }
genoa-news-deal = { $name } bought { $place } for { $items }
genoa-news-deal-move = { $name } bought the move to { $place } for { $items }
genoa-news-acted = { $name } acted at { $place }
genoa-news-large = { $name } delivered a large order at { $place }: +{ $ducats }
genoa-news-small = { $name } delivered a small order at { $place }: +{ $ducats }
genoa-news-message = { $name } delivered a message: +{ $ducats }
genoa-news-acquired = { $name } now owns { $place }
genoa-news-ousted = { $name } ousted { $other } from { $place }
genoa-news-offer = { $name } offers { $items } for { $place }
genoa-news-rejected = { $name } said no to { $other }
genoa-news-declined = { $name } did without the action at { $place }
genoa-news-passed = { $name } passed

# Said instead of a picture.
genoa-alt-round = Round { $round } of { $last }; { $name } is the merchant.
genoa-alt-path = The tower’s path: { $path }; discs where it stands: { $discs }.
genoa-alt-sale = The action at { $place } is still to be had.
genoa-alt-next = It can go to: { $places }.
genoa-alt-player = { $name }: { $things }; cards { $cards }, buildings { $buildings }.
genoa-alt-hand = You have { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} and { $cards } { $cards ->
    [one] card
   *[other] cards
}.
genoa-alt-own = Before you lie: { $things }.
genoa-alt-contracts = Your contracts would bring { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} now.
genoa-alt-place = { $place }. { $name }: { $ducats } { $ducats ->
    [one] ducat
   *[other] ducats
} ({ $sources }).

genoa-text-offer = { $name } to { $other }, { $plan ->
    [move] for the move to { $place }
   *[other] for the action at { $place }
}: gives { $gives ->
    [0] { $promise } from the proceeds
   *[other] { $give }{ $promises ->
        [0] {""}
       *[other] {" "}and { $promise } from the proceeds
    }
}{ $wants ->
    [0] {""}
   *[other] , wants { $want }
}.
genoa-text-proposal = { $name } to { $other }, { $plan ->
    [move] for the move to { $place }
   *[other] for the action at { $place }
}: { $gives ->
    [0] {""}
   *[other] gives { $give },{" "}
}wants { $wants ->
    [0] { $promise } from the proceeds
   *[other] { $want }{ $promises ->
        [0] {""}
       *[other] {" "}and { $promise } from the proceeds
    }
}.
genoa-text-house = house
genoa-text-open = Open: { $things }
genoa-text-cards = Cards: { $cards }
genoa-text-owns = Owns: { $places }
genoa-text-supply = Supply
genoa-text-missing = lacks { $goods }
genoa-text-run = Contracts in a row: { $places }
