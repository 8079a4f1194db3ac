# San Juan, as it is played: actions, questions, what happens, why not.

sanjuan = San Juan
    .about = Build a town from cards that are buildings, goods and money at once. 2 to 4, an hour or two.

sanjuan-do-take_role = Choose a role
    .command = role
    .hint = Choose the role that everybody plays now
sanjuan-ask-take_role-role = Which role?
    .command = role
    .hint = The role that everybody plays now; its privilege is yours
sanjuan-ask-take_role-keep_library = Leave your Library for your second role?
    .command = spare_library
    .hint = With two players a Library works once a round: yes saves it for your second role
    .none = no
sanjuan-do-build = Build
    .command = build
    .hint = Build a card and pay for it
sanjuan-ask-build-card = What do you build?
    .command = card
    .hint = The building, by its name
sanjuan-ask-build-over = Where?
    .command = over
    .hint = With a Crane: your building that the new one replaces
    .none = beside the others
sanjuan-ask-build-goods = Which goods help to pay?
    .command = goods
    .hint = With a Black Market: up to two of your goods, a card each
    .none = no goods
sanjuan-ask-build-pay = Which cards pay for it?
    .command = pay
    .hint = The cards of your hand that you give up for it
    .none = nothing to pay
sanjuan-do-pass = Build nothing
    .command = pass
    .hint = Build nothing in this phase
sanjuan-do-produce = Produce
    .command = produce
    .hint = Put goods on your empty production buildings
sanjuan-ask-produce-on = Where do you produce?
    .command = on
    .hint = The empty production buildings that get a good
    .none = nowhere
sanjuan-do-sell = Sell
    .command = sell
    .hint = Sell goods for cards at the market’s prices
sanjuan-ask-sell-goods = What do you sell?
    .command = goods
    .hint = The goods you sell, by what they are or by their building
    .none = nothing
sanjuan-do-keep = Keep
    .command = keep
    .hint = Keep some of the cards you have drawn; the rest is discarded
sanjuan-ask-keep-cards = Which cards do you keep?
    .command = cards
    .hint = The cards that stay in your hand
    .none = none
sanjuan-do-discard = Discard
    .command = discard
    .hint = Discard cards of your hand
sanjuan-ask-discard-cards = Which cards do you discard?
    .command = cards
    .hint = The cards that leave your hand
    .none = none
sanjuan-do-swap = Exchange cards
    .command = exchange
    .hint = With an Office: discard up to two cards and draw as many
sanjuan-ask-swap-cards = Which cards do you exchange?
    .command = cards
    .hint = Up to two cards that you discard for new ones
    .none = none
sanjuan-do-tidy = Tidy the hand
    .command = tidy
    .hint = Put a card under your Chapel, or none, and discard down to your limit
sanjuan-ask-tidy-chapel = Which card goes under your Chapel?
    .command = chapel
    .hint = A card worth a point at the end
    .none = none
sanjuan-ask-tidy-discard = Which cards do you discard?
    .command = discard
    .hint = What is above your hand limit
    .none = none
sanjuan-do-deposit = Use the Bank
    .command = bank
    .hint = Once a game: put cards under your Bank, a point each
sanjuan-ask-deposit-chapel = Which card goes under your Chapel?
    .command = chapel
    .hint = A card worth a point at the end, besides those for the Bank
    .none = none
sanjuan-ask-deposit-bank = Which cards go under your Bank?
    .command = cards
    .hint = Any number of cards, a point each at the end
    .none = none

# A role as it is offered: what it does for all, and for you.
sanjuan-role-builder = Builder · all build, you for less
sanjuan-role-producer = Producer · all produce, you more
sanjuan-role-trader = Trader · all sell, you more
sanjuan-role-councillor = Councillor · all draw, you from more cards
sanjuan-role-prospector = Prospector · you alone draw

sanjuan-fact-privilege = your privilege: { $value }
sanjuan-fact-cost = { $value ->
    [0] free
    [one] costs { $value } card
   *[other] costs { $value } cards
}
sanjuan-fact-points = { $value ->
    [0] points at the end
    [one] { $value } point
   *[other] { $value } points
}
sanjuan-fact-cards = { $value ->
    [0] no cards
    [one] { $value } card
   *[other] { $value } cards
}
sanjuan-fact-good = { $value }

sanjuan-phase-draft = discard down to a first hand of four
sanjuan-phase-choosing = choose a role
sanjuan-phase-builder = build something or pass
sanjuan-phase-producer = choose where to produce
sanjuan-phase-trader = sell goods, or nothing
sanjuan-phase-councillor = choose which of the cards to keep
sanjuan-phase-office = exchange cards at the Office, or none
sanjuan-phase-tidying = Chapel, Bank and hand limit
sanjuan-phase-hand_limit = discard down to the hand limit
sanjuan-phase-over = nothing: the game is over

# Where cards came from or went to, besides roles and buildings.
sanjuan-thing-deal = the first deal
sanjuan-thing-advanced_start = the first hand
sanjuan-thing-hand_limit = the hand limit
sanjuan-thing-buildings = buildings
sanjuan-thing-rounds = rounds
sanjuan-thing-good_of = the good of the { $building }

sanjuan-event-governor_drawn = The lot makes { $seat } the first governor.
sanjuan-event-round_began = Round { $round } begins; { $governor } is governor.
sanjuan-event-role_taken = { $seat } takes the **{ $role }**{ $multiplied ->
    [yes] {" "}and doubles the privilege with a Library.
   *[no] .
}
sanjuan-event-built = { $seat } builds **{ $card }**{ $over_id ->
    [none] {""}
   *[other] {" "}over { $over }
} for { $cost ->
    [0] nothing
    [one] { $cost } card
   *[other] { $cost } cards
}{ $goods_count ->
    [0] {""}
    [one] , one of them a good
   *[other] , { $goods_count } of them goods
}. That makes { $buildings ->
    [one] { $buildings } building.
   *[other] { $buildings } buildings.
}
sanjuan-event-good_lost = The good on the { $on } is lost.
sanjuan-event-building_passed = { $seat } { $asked ->
    [yes] builds nothing.
   *[no] can build nothing.
}
sanjuan-event-produced = { $seat } produces { $on }{ $asked ->
    [yes] .
   *[no] {" "}(nothing to choose).
}
sanjuan-event-market_shown = The market{ $first ->
    [yes] , new to everybody
   *[no] {""}
}: { $market }.
sanjuan-event-sold = { $seat } sells { $goods }{ $goods_count ->
    [0] .
   *[other] {" "}for { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
}
sanjuan-event-good_stored = { $seat } gets a good on the { $on }.
sanjuan-event-cards_turned_up = { $seat }’s { $building } turns up { $cards } and wins { $won_id ->
    [none] nothing.
   *[other] { $won }.
}
sanjuan-event-exchanged = { $seat } exchanges { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
sanjuan-event-tucked = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} under the { $building }.
sanjuan-event-cards_drawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $why }).
sanjuan-event-cards_seen = You get: { $cards }.
sanjuan-event-cards_discarded = { $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $why }).
sanjuan-event-cards_parted = You give up: { $cards }.
sanjuan-event-deck_shuffled = The deck ran out; { $cards } discards make a new one.
sanjuan-event-game_ended = { $why_id ->
    [buildings] Somebody has twelve buildings: the game is over.
   *[rounds] A hundred rounds have passed: the game is over.
}

sanjuan-refusal-role_is_taken = { $role } is taken in this round, by { $seat }.
sanjuan-refusal-no_library_to_keep = There is no Library to be spared here: that needs one, two players, and a second role to come.
sanjuan-refusal-not_in_hand = You do not hold that card.
sanjuan-refusal-built_already = You have built { $building } already. Of city buildings you may have each kind once only.
sanjuan-refusal-cannot_be_covered = That building cannot be built over. It takes a Crane; the Crane itself stays, and nothing replaces its own kind.
sanjuan-refusal-too_dear = { $building } costs you { $cost }, and besides it you have { $cards } in hand{ $goods ->
    [0] .
    [one] {" "}and { $goods } good.
   *[other] {" "}and { $goods } goods.
}
sanjuan-refusal-pays_wrongly = { $building } costs you { $cost ->
    [one] exactly { $cost } card
   *[other] exactly { $cost } cards
}{ $most_goods ->
    [0] .
    [one] , of which { $most_goods } may be a good.
   *[other] , of which { $most_goods } may be goods.
}
sanjuan-refusal-discards_so_many = You must discard { $count ->
    [0] nothing.
    [one] exactly { $count } card.
   *[other] exactly { $count } cards.
}
sanjuan-refusal-keeps_so_many = You keep { $count ->
    [one] exactly { $count } card
   *[other] exactly { $count } cards
} of those drawn.
sanjuan-refusal-produces_too_many = You may produce at most { $most ->
    [one] { $most } good.
   *[other] { $most } goods.
}
sanjuan-refusal-produces_only_on_empty_buildings = Goods are produced on empty production buildings only, one on each.
sanjuan-refusal-nothing_to_sell = You have no goods to sell.
sanjuan-refusal-sells_too_many = You may sell at most { $most ->
    [one] { $most } good.
   *[other] { $most } goods.
}
sanjuan-refusal-sells_only_goods = Only goods that lie on your buildings can be sold, each once.
sanjuan-refusal-swaps_too_many = An Office exchanges at most { $most } cards of your hand.
sanjuan-refusal-no_chapel = You have no Chapel.
sanjuan-refusal-no_bank = You have no Bank.
sanjuan-refusal-bank_is_used = You have used a Bank; that goes once a game.
sanjuan-refusal-deposits_cards_of_the_hand = A Bank takes cards of your hand, at least one, and none that goes under the Chapel.
sanjuan-refusal-answered_often_enough = You have changed your answer as often as you may. Now it stands.

sanjuan-option-expansion = New Buildings
sanjuan-option-expansion-no = without
sanjuan-option-expansion-yes = with ten new kinds, and the Cathedral
sanjuan-option-advanced_start = First hands
sanjuan-option-advanced_start-no = four cards each
sanjuan-option-advanced_start-yes = choose four of five to eight
sanjuan-option-harbor_per_good = Harbor
sanjuan-option-harbor_per_good-no = takes one good a phase
sanjuan-option-harbor_per_good-yes = takes every good sold

sanjuan-source-buildings = buildings
sanjuan-source-chapel = Chapel
sanjuan-source-bank = Bank
sanjuan-source-harbor = Harbor
sanjuan-source-triumphal_arch = Triumphal Arch
sanjuan-source-guild_hall = Guild Hall
sanjuan-source-city_hall = City Hall
sanjuan-source-palace = Palace
sanjuan-source-residence = Residence
sanjuan-source-cathedral = Cathedral

# The rules, in our own words.
sanjuan-rules-goal =
    You build a town. Whoever has the most victory points in the end wins.
    A card can be three things: in front of you it is a **building**, in your hand it is **money**, and face down on a production building it is a **good**.
    You begin with an Indigo Plant and four cards. Of production buildings you may own as many as you like, of city buildings **each kind once only**. A building works from the end of the phase in which it was built, and its use is up to you; nothing ever costs less than nothing.
    .title = What it is about
sanjuan-rules-choosing =
    Beginning with the governor, each player in turn chooses one of the roles that are left. **Everybody** then plays that role, the chooser first; the chooser also has its **privilege**. With two players the governor chooses first, then the other, then the governor again.
    {"**"}Builder**: build something; privilege: pay 1 card less.
    {"**"}Producer**: produce a good; privilege: one more.
    {"**"}Trader**: sell a good; privilege: one more.
    {"**"}Councillor**: draw two cards and keep one; privilege: draw three more.
    {"**"}Prospector**: only the privilege: draw a card.
    Nobody has to use a role or its privilege.
    .title = Roles
sanjuan-rules-builder =
    In turn, beginning with the builder, each may build **one** card of the hand and pays its cost by discarding other cards. The builder pays one less.
    A **Smithy** saves a card on production buildings, a **Quarry** on city buildings. With a **Crane** you may build over a building of your own and save what it cost; the old one leaves the game with the good on it, while cards under it stay and still count. A **Black Market** lets up to two goods pay.
    After a city building a **Carpenter** draws a card. Then, with at most one card left, a **Poor House** draws one.
    .title = Builder
sanjuan-rules-producer =
    Everybody puts a card from the deck, face down and unseen, on an empty production building; the producer on one more. No building holds more than one good.
    An **Aqueduct** allows one good more. Two goods or more in one phase give a card to the owner of a **Well**.
    Whoever can fill all empty buildings is not asked: they are filled by themselves.
    .title = Producer
sanjuan-rules-trader =
    The next market tile is turned up and says how many cards each good brings. Everybody may sell one good, the trader one more: the good is discarded unseen, and so many cards are drawn.
    The five tiles come round in the same order all game long.
    A **Trading Post** sells one good more. A **Market Stand** draws a card for selling two goods or more, a **Market Hall** for selling any.
    .title = Trader
sanjuan-rules-councillor =
    Everybody draws two cards and keeps one; the councillor draws five and keeps one. The rest is discarded.
    With a **Prefecture** two are kept. With an **Archive** what is drawn joins the hand first, and as many cards as must go are chosen from all of it.
    .title = Councillor
sanjuan-rules-prospector =
    The prospector draws a card; the others do nothing.
    Then, clockwise from the prospector, each **Gold Mine** turns up four cards: if all their costs differ, its owner wins the cheapest, otherwise nothing.
    .title = Prospector
sanjuan-rules-tidying =
    When all roles of a round are played, the roles return and the governor’s card passes to the left. Before the new governor chooses, in this order:
    1. owners of an **Office** may exchange up to two cards;
    2. owners of a **Chapel** may put a card under it, those of a **Bank**, once a game, any number: a point each at the end;
    3. whoever holds more than **seven** cards discards down to seven. A **Tower** raises that to twelve. If anybody has a **Guard Room**, it is six for all without Guard Room or Tower.
    Only here do limits count; during a round you may hold more. All who are concerned are asked at once.
    .title = The start of a round
sanjuan-rules-end =
    The game ends after the builder phase in which somebody’s **twelfth** building was built; the round is not played out.
    Points: what is printed on buildings; a point for each card under Chapel, Bank and Harbor; what the large buildings count: Triumphal Arch, Guild Hall, City Hall, Residence, Cathedral; and last of all, for a **Palace**, a point for every full four points so far.
    In a tie, more cards in hand and goods together win.
    .title = The end
sanjuan-rules-expansion =
    With the New Buildings, ten kinds more are in the game: Guard Room, Office, Hut, Tavern, Park, Customs Office, Bank, Harbor, Goldsmith and Residence are shuffled into the deck. The **Cathedral** lies open beside it: whoever wants it builds it in a builder phase instead of a card of the hand.
    .title = New Buildings
sanjuan-rules-components =
    We play the edition of 112 and 30 cards. Costs that its rulebook does not state follow from its examples or from other descriptions of the game. Not known, and **reconstructed**: what Hut and Tavern cost. Doubtful: the points of Goldsmith, Bank, Office, Customs Office, Harbor and Guard Room. Four of the five market tiles are known from elsewhere.
    Our rulings where the rulebook is silent: a Harbor takes one good a phase, unless the table chose otherwise; an owner of Gold Mine and Goldsmith digs in the mine first; “nobody has built it” means that none stands on a table now; a good on a building that is built over cannot help to pay; with both piles empty, one draws what there is; after a hundred rounds the game ends.
    How many cards lie under somebody’s Chapel, Bank or Harbor is not shown to the others.
    .title = What we do not know, and our rulings

# One building at a time.
sanjuan-about-facts = Cost { $cost } · { $points ->
    [0] points at the end
    [one] { $points } point
   *[other] { $points } points
} · { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} · { $set ->
    [expansion] New Buildings
   *[base] basic game
}
sanjuan-about-indigo_plant = Production building: one good of indigo can lie on it. Everybody begins with one.
sanjuan-about-sugar_mill = Production building: one good of sugar can lie on it.
sanjuan-about-tobacco_storage = Production building: one good of tobacco can lie on it.
sanjuan-about-coffee_roaster = Production building: one good of coffee can lie on it.
sanjuan-about-silver_smelter = Production building: one good of silver can lie on it.
sanjuan-about-smithy = Builder phase. Production buildings cost you one card less; city buildings do not.
sanjuan-about-gold_mine = Prospector phase, whoever chose it. After the prospector has drawn, four cards are turned up for you. If all four costs differ, the cheapest is yours; otherwise all are discarded.
sanjuan-about-archive = Councillor phase. What you draw joins your hand, and the cards that must go may be any of your hand.
sanjuan-about-poor_house = Builder phase. If you have built something and then hold no card or one, you draw one. A Carpenter draws before that.
sanjuan-about-black_market = Builder phase. One or two of your goods may pay for a building, a card each.
sanjuan-about-trading_post = Trader phase. You may sell one good more.
sanjuan-about-well = Producer phase. If you produce two goods or more, you draw a card.
sanjuan-about-market_stand = Trader phase. If you sell two goods or more, you draw one card extra.
sanjuan-about-crane = Builder phase. You may put a new building in the place of one of yours and save what that one cost. The old one works no longer, not even for this building; it leaves the game, and a good on it is lost. Cards under it stay and count. The Crane itself is never replaced, and nothing replaces its own kind.
sanjuan-about-chapel = Start of a round, before the hand limit. You may put a card of your hand under it, face down: a point at the end. Nobody else need know how many there are.
sanjuan-about-tower = Start of a round. You may hold twelve cards.
sanjuan-about-aqueduct = Producer phase. You may produce one good more, if a building is free for it.
sanjuan-about-carpenter = Builder phase. When you have built and paid for a city building, you draw a card.
sanjuan-about-prefecture = Councillor phase. You keep one card more of those you draw.
sanjuan-about-market_hall = Trader phase. If you sell anything, you draw one card extra, once.
sanjuan-about-quarry = Builder phase. City buildings cost you one card less; production buildings do not.
sanjuan-about-library = The privilege of the role you chose counts twice: 2 cards less, 3 goods, 3 sales, 8 cards to choose from, 2 cards. With two players it works once a round, and you may save it for your second role.
sanjuan-about-statue = A monument: it scores its points, and more with a Triumphal Arch.
sanjuan-about-victory_column = A monument: it scores its points, and more with a Triumphal Arch.
sanjuan-about-hero = A monument: it scores its points, and more with a Triumphal Arch.
sanjuan-about-triumphal_arch = End of the game. 4 points for one monument, 6 for two, 8 for three different ones.
sanjuan-about-guild_hall = End of the game. A point for each of your production buildings and another for each kind of them.
sanjuan-about-city_hall = End of the game. A point for each of your city buildings, itself included.
sanjuan-about-palace = End of the game, counted last. A point for every full four points of everything else.
sanjuan-about-guard_room = Start of a round. While anybody has one, all who have neither Guard Room nor Tower may hold six cards only. Its owner may hold seven.
sanjuan-about-office = Start of a round, first of all. You may discard one or two cards and draw as many.
sanjuan-about-hut = Trader phase. If nobody at all has sold a good, you draw a card.
sanjuan-about-tavern = End of every builder phase. If nobody has fewer buildings than you and somebody has more, you draw a card.
sanjuan-about-park = Builder phase. Built over with a Crane, it saves six cards instead of its own three.
sanjuan-about-customs_office = When a councillor phase begins and it is empty, a card is put on it as a good. In a trader phase that good sells for two cards, whatever the market says. Otherwise it is a good like any other.
sanjuan-about-bank = Once a game, at the start of a round before the hand limit, you may put any number of cards under it: a point each at the end.
sanjuan-about-harbor = Trader phase. When you sell, one of the goods sold goes under it, unseen, instead of being discarded: a point at the end.
sanjuan-about-goldsmith = Every prospector phase. A card is turned up for you. If no such building stands on any table, it is yours; otherwise it is discarded.
sanjuan-about-residence = End of the game. Three different buildings of equal cost are a set: 4 points for the first, then 3, 2 and 1. No building is in two sets.
sanjuan-about-cathedral = It lies open: anybody may build it, for seven cards. End of the game: 4, 3, 2 and 1 points for the first four buildings of cost six that your opponents have, all together.
