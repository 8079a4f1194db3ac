# Words in the pictures of San Juan, and in what is said instead of them.

sanjuan-thing-indigo_plant = Indigo Plant
sanjuan-thing-sugar_mill = Sugar Mill
sanjuan-thing-tobacco_storage = Tobacco Storage
sanjuan-thing-coffee_roaster = Coffee Roaster
sanjuan-thing-silver_smelter = Silver Smelter
sanjuan-thing-smithy = Smithy
sanjuan-thing-gold_mine = Gold Mine
sanjuan-thing-archive = Archive
sanjuan-thing-poor_house = Poor House
sanjuan-thing-black_market = Black Market
sanjuan-thing-trading_post = Trading Post
sanjuan-thing-well = Well
sanjuan-thing-market_stand = Market Stand
sanjuan-thing-crane = Crane
sanjuan-thing-chapel = Chapel
sanjuan-thing-tower = Tower
sanjuan-thing-aqueduct = Aqueduct
sanjuan-thing-carpenter = Carpenter
sanjuan-thing-prefecture = Prefecture
sanjuan-thing-market_hall = Market Hall
sanjuan-thing-quarry = Quarry
sanjuan-thing-library = Library
sanjuan-thing-statue = Statue
sanjuan-thing-victory_column = Victory Column
sanjuan-thing-hero = Hero
sanjuan-thing-triumphal_arch = Triumphal Arch
sanjuan-thing-guild_hall = Guild Hall
sanjuan-thing-city_hall = City Hall
sanjuan-thing-palace = Palace
sanjuan-thing-guard_room = Guard Room
sanjuan-thing-office = Office
sanjuan-thing-hut = Hut
sanjuan-thing-tavern = Tavern
sanjuan-thing-park = Park
sanjuan-thing-customs_office = Customs Office
sanjuan-thing-bank = Bank
sanjuan-thing-harbor = Harbor
sanjuan-thing-goldsmith = Goldsmith
sanjuan-thing-residence = Residence
sanjuan-thing-cathedral = Cathedral

sanjuan-thing-indigo = indigo
sanjuan-thing-sugar = sugar
sanjuan-thing-tobacco = tobacco
sanjuan-thing-coffee = coffee
sanjuan-thing-silver = silver

sanjuan-thing-builder = Builder
sanjuan-thing-producer = Producer
sanjuan-thing-trader = Trader
sanjuan-thing-councillor = Councillor
sanjuan-thing-prospector = Prospector

# What a card does, as briefly as a card can say it.
sanjuan-card-indigo_plant = Produces indigo.
sanjuan-card-sugar_mill = Produces sugar.
sanjuan-card-tobacco_storage = Produces tobacco.
sanjuan-card-coffee_roaster = Produces coffee.
sanjuan-card-silver_smelter = Produces silver.
sanjuan-card-smithy = Production buildings cost 1 less.
sanjuan-card-gold_mine = Turn up 4: if all costs differ, win the cheapest.
sanjuan-card-archive = Drawn cards join the hand; discard from all of it.
sanjuan-card-poor_house = After building, with 0 or 1 card in hand: +1.
sanjuan-card-black_market = Up to 2 goods may pay for a building.
sanjuan-card-trading_post = Sell 1 more good.
sanjuan-card-well = Produce 2 or more: +1 card.
sanjuan-card-market_stand = Sell 2 or more: +1 card.
sanjuan-card-crane = Build over a building of yours and save its cost.
sanjuan-card-chapel = Each round, tuck a card: 1 point.
sanjuan-card-tower = Your hand limit is 12.
sanjuan-card-aqueduct = Produce 1 more good.
sanjuan-card-carpenter = After a city building: +1 card.
sanjuan-card-prefecture = Keep 1 card more.
sanjuan-card-market_hall = Sell anything: +1 card.
sanjuan-card-quarry = City buildings cost 1 less.
sanjuan-card-library = Doubles your role’s privilege.
sanjuan-card-statue = A monument.
sanjuan-card-victory_column = A monument.
sanjuan-card-hero = A monument.
sanjuan-card-triumphal_arch = 4, 6 or 8 points for 1, 2 or 3 monuments.
sanjuan-card-guild_hall = A point per production building and per kind.
sanjuan-card-city_hall = A point per city building.
sanjuan-card-palace = A point for every 4 other points.
sanjuan-card-guard_room = Others without it may hold only 6.
sanjuan-card-office = Exchange up to 2 cards.
sanjuan-card-hut = If nobody sells: +1 card.
sanjuan-card-tavern = With the fewest buildings: +1 card.
sanjuan-card-park = Built over with a Crane it saves 6.
sanjuan-card-customs_office = Gets a good that sells for 2.
sanjuan-card-bank = Once a game, tuck cards: 1 point each.
sanjuan-card-harbor = When selling, tuck a good: 1 point.
sanjuan-card-goldsmith = Turn up 1: win it if nobody has built it.
sanjuan-card-residence = 4, 3, 2, 1 points per three kinds of one cost.
sanjuan-card-cathedral = 4, 3, 2, 1 points for the others’ 6-cost buildings.

# When a card works; short, at its foot.
sanjuan-works-production = production
sanjuan-works-builder = Builder
sanjuan-works-producer = Producer
sanjuan-works-trader = Trader
sanjuan-works-councillor = Councillor
sanjuan-works-prospector = Prospector
sanjuan-works-roles = every role
sanjuan-works-round = round start
sanjuan-works-monument = monument
sanjuan-works-ending = game end

sanjuan-picture-title = San Juan
sanjuan-picture-round = Round { $round }
sanjuan-picture-over = The game is over
sanjuan-picture-privilege = privilege ×{ $times }
sanjuan-picture-deck = deck
sanjuan-picture-discard = discards
sanjuan-picture-now = now
sanjuan-picture-last = last
sanjuan-picture-next = next
sanjuan-picture-open = for anybody

# Whose turn it is: one alone, and several at once.
sanjuan-picture-turn-draft = { $name } chooses a first hand
sanjuan-picture-turn-choosing = { $name } chooses a role
sanjuan-picture-turn-builder = { $name } builds or passes
sanjuan-picture-turn-producer = { $name } produces
sanjuan-picture-turn-trader = { $name } sells
sanjuan-picture-turn-councillor = { $name } chooses cards
sanjuan-picture-turn-office = { $name } may exchange cards
sanjuan-picture-turn-tidying = { $name } tidies the hand
sanjuan-picture-turn-hand_limit = { $name } discards
sanjuan-picture-all-draft = All choose a first hand
sanjuan-picture-all-choosing = Choosing a role
sanjuan-picture-all-builder = Building
sanjuan-picture-all-producer = All produce
sanjuan-picture-all-trader = All sell
sanjuan-picture-all-councillor = All choose cards
sanjuan-picture-all-office = Offices exchange cards
sanjuan-picture-all-tidying = Hands are tidied
sanjuan-picture-all-hand_limit = Discarding to the limit

# What happened last; after “:” come shields with numbers.
sanjuan-picture-news-role = { $name } takes the { $role }
sanjuan-picture-news-built = { $name } builds { $building }
sanjuan-picture-news-covered = { $name } builds { $building } over { $over }
sanjuan-picture-news-passed = { $name } builds nothing
sanjuan-picture-news-produced = Goods produced:
sanjuan-picture-news-sold = Cards for goods sold:
sanjuan-picture-news-kept = Cards kept:
sanjuan-picture-news-dug = { $building }: { $name } wins { $card }
sanjuan-picture-news-dug-nothing = { $building }: { $name } wins nothing
sanjuan-picture-news-round = Round { $round }: { $name } is governor
sanjuan-picture-news-shuffled = The discards were shuffled into a new deck

# The hand.
sanjuan-picture-hand = Your hand
sanjuan-picture-hand-empty = You hold no cards.
sanjuan-picture-hand-more = and { $count } more
sanjuan-picture-hand-drawn = Just drawn
sanjuan-picture-hand-open = For anybody to build
sanjuan-picture-hand-waits = Nothing is asked of you now
sanjuan-picture-hand-answered = You have answered
sanjuan-picture-hand-draft = Choose your first hand
sanjuan-picture-hand-choosing = Choose a role
sanjuan-picture-hand-builder = Build, or pass
sanjuan-picture-hand-producer = Produce
sanjuan-picture-hand-trader = Sell
sanjuan-picture-hand-councillor = Choose what to keep
sanjuan-picture-hand-office = You may exchange cards
sanjuan-picture-hand-tidying = Tidy your hand
sanjuan-picture-hand-hand_limit = Discard to the limit
sanjuan-picture-hand-over = The game is over
sanjuan-picture-legend-frame = could be built now
sanjuan-picture-legend-price = its price for you now
sanjuan-picture-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
sanjuan-picture-buildings = Buildings
sanjuan-picture-tucked = Tucked
sanjuan-picture-scoring = Scoring
sanjuan-picture-palace = Palace
sanjuan-picture-extra = Beyond the buildings
sanjuan-picture-start = Start
sanjuan-picture-end = End
sanjuan-picture-winners = { $count ->
    [one] { $names } wins
   *[other] They share the victory: { $names }
}

# Said instead of a picture: whose turn, what changed, where things are.
sanjuan-alt-turn = { $words }, round { $round }.
sanjuan-alt-all = { $words }, round { $round }; waiting for { $names }.
sanjuan-alt-over = The game is over.
sanjuan-alt-role = { $name } took the { $role }.
sanjuan-alt-built = { $name } built { $building } for { $cost }.
sanjuan-alt-covered = { $name } built { $building } over { $over } for { $cost }.
sanjuan-alt-produced = { $name } produced { $goods }.
sanjuan-alt-sold = { $name } sold { $goods } for { $cards } { $cards ->
    [one] card
   *[other] cards
}.
sanjuan-alt-dug = { $name }’s { $building } turned up { $cards } and won { $won }.
sanjuan-alt-round = Round { $round } began with { $name } as governor.
sanjuan-alt-nothing = nothing
sanjuan-alt-roles = Roles taken: { $roles }.
sanjuan-alt-market = { $now ->
    [yes] Market now
   *[no] Last market
}: { $prices }.
sanjuan-alt-piles = { $deck } in the deck, { $discard } discarded.
sanjuan-alt-player = { $name }{ $governor ->
    [yes] {" "}(governor)
   *[no] {""}
}: { $buildings } of { $most } buildings, { $points } { $points ->
    [one] point
   *[other] points
} to be seen, { $hand } in hand, { $goods } { $goods ->
    [one] good
   *[other] goods
}.
sanjuan-alt-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
sanjuan-alt-drawn = Just drawn: { $cards }.
sanjuan-alt-affordable = You could build: { $cards }.
sanjuan-alt-card = { $building } ({ $cost })
sanjuan-alt-place = { $place }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $sources }).
sanjuan-alt-source = { $source } { $points }

# Everything on the table.
sanjuan-text-house = house
sanjuan-text-governor = governor
sanjuan-text-roles = Roles: { $roles }
sanjuan-text-role = { $role } ({ $name })
sanjuan-text-role-free = { $role } (free)
sanjuan-text-piles = { $deck } in the deck, { $discard } discarded
sanjuan-text-market = { $now ->
    [yes] Market now
   *[no] Market last
}: { $prices }
sanjuan-text-next = Market next: { $prices }
sanjuan-text-unseen = not seen yet
sanjuan-text-open = Anybody may build: { $cards }
sanjuan-text-box = Built over and out of the game: { $cards }
sanjuan-text-player = { $buildings } of { $most } buildings, { $points } { $points ->
    [one] point
   *[other] points
} to be seen, hand { $hand } of { $limit }
sanjuan-text-full = { $building } with a good
sanjuan-text-card = **{ $building }**: cost { $cost }{ $now ->
    [same] {""}
   *[other] , now { $now }
}, { $points ->
    [0] points at the end
    [one] { $points } point
   *[other] { $points } points
}. { $effect }{ $affordable ->
    [yes] {" "}You could build it.
   *[no] {""}
}
sanjuan-text-under = Under your { $building }: { $cards }
sanjuan-text-unseen-goods = { $count } { $count ->
    [one] good
   *[other] goods
}, unseen
sanjuan-text-points = Your points so far: { $points } ({ $sources })
