# Genoa, as it is played: actions, questions, what happens, why not. Names of places and things are with the pictures.

genoa = Genoa
    .about = Lead the tower through the city and sell its every step. Bargains that bind, 2 to 5 merchants.

genoa-do-roll = Roll the dice
    .command = roll
    .hint = Let the dice say where the tower starts
genoa-do-start_at = Choose the start
    .command = start
    .hint = Spend a starting-space token and choose the start
genoa-ask-start_at-place = Where does the tower start?
    .command = place
    .hint = A building, a street such as 3/2, or the market
genoa-do-move = Move the tower
    .command = move
    .hint = Move the tower to a place
genoa-ask-move-place = Where to?
    .command = place
    .hint = The place to go to
genoa-ask-move-via = Which way?
    .command = via
    .hint = The streets on the way
    .none = straight there
genoa-do-stop = Stop here
    .command = stop
    .hint = Move the tower no more in this turn
genoa-do-act = Act
    .command = act
    .hint = Do the action of the building
genoa-ask-act-choice = Which action?
    .command = choice
    .hint = What the building gives, or a large order
genoa-ask-act-token = Which token do you take with the order?
    .command = token
    .hint = The token you take with a large order
    .none = none
genoa-ask-act-orders = Which small orders do you deliver with it?
    .command = orders
    .hint = Small orders for this building
    .none = none
genoa-ask-act-stay = Do you want to do more here afterwards?
    .command = more
    .hint = Whether you spend tokens or deliver orders after it
genoa-do-begin = Tokens first
    .command = begin
    .hint = Take the action here, and spend tokens before it
genoa-do-fill = Deliver small orders
    .command = fill
    .hint = Deliver small orders for this building
genoa-ask-fill-orders = Which orders?
    .command = orders
    .hint = Small orders for this building
genoa-do-finish = That is all
    .command = finish
    .hint = Your action is over
genoa-do-decline = Do without it
    .command = decline
    .hint = Leave the action; nobody else gets it
genoa-do-hand = Hand over cards
    .command = hand
    .hint = Give the merchant the cards you promised
genoa-ask-hand-cards = Which cards go to the merchant?
    .command = cards
    .hint = As many as you promised
genoa-do-take_commodity = Take a good
    .command = commodity
    .hint = Spend an any-commodity token
genoa-ask-take_commodity-good = Which good?
    .command = good
    .hint = The good you take
genoa-do-trade = Trade 1:1
    .command = trade
    .hint = Spend a trade token: one thing for another
genoa-ask-trade-give = What do you put back?
    .command = give
    .hint = A good, token, marker or card of yours
genoa-ask-trade-take = What do you take for it?
    .command = take
    .hint = A good, token or marker, or the top card of a deck
genoa-do-use_building = Use a building of yours
    .command = use
    .hint = Spend a building-action token
genoa-ask-use_building-building = Which building?
    .command = building
    .hint = A building you own
genoa-ask-use_building-choice = Which action?
    .command = choice
    .hint = What the building gives, or a large order
genoa-ask-use_building-token = Which token do you take with the order?
    .command = token
    .hint = The token you take with a large order
    .none = none
genoa-do-offer = Make an offer
    .command = offer
    .hint = Offer the merchant something for a move or an action
genoa-ask-offer-place = For which place?
    .command = place
    .hint = The building or street it is about
genoa-ask-offer-plan = What do you want there?
    .command = plan
    .hint = Act at once, be asked first, deliver, or only the move
genoa-ask-offer-order = Which large order will you deliver?
    .command = order
    .hint = Everybody will see it
    .none = none
genoa-ask-offer-token = Which token will you take with it?
    .command = token
    .hint = The token that comes with a large order
    .none = none
genoa-ask-offer-promise = What do you hand over from the proceeds?
    .command = proceeds
    .hint = Such as: 1 pepper. Of what the action brings, due right after it
    .none = nothing
genoa-ask-offer-ducats = How many ducats do you give?
    .hint = Such as: 15
genoa-ask-offer-give = What do you give?
    .command = give
    .hint = Such as: 15 ducats, 2 pepper
    .none = nothing now
genoa-ask-offer-want = What do you ask of the merchant besides?
    .command = want
    .hint = Such as: 1 silk
    .none = nothing
genoa-ask-offer-shown = May the merchant see the faces of your cards?
    .command = show
    .hint = Whether the merchant sees the cards you offer
genoa-ask-offer-parent = Which offer does it change or answer?
    .command = instead
    .hint = An offer of yours it replaces, or one it answers
    .none = none, it is a new one
genoa-do-propose = Make a proposal
    .command = propose
    .hint = As the merchant, propose a deal to somebody
genoa-ask-propose-parent = Which offer does it answer or change?
    .command = instead
    .hint = An offer it answers, or one of yours it replaces
    .none = none, it is a new one
genoa-ask-propose-receiver = To whom?
    .command = to
    .hint = The player you propose it to
genoa-ask-propose-place = For which place?
    .command = place
    .hint = The building or street it is about
genoa-ask-propose-plan = What do they get there?
    .command = plan
    .hint = The action, or only the move
genoa-ask-propose-promise = What do you want from the proceeds?
    .command = proceeds
    .hint = Such as: 1 pepper. Of what the action brings, due right after it
    .none = nothing
genoa-ask-propose-want = What do you want for it?
    .command = want
    .hint = Such as: 20 ducats, 1 silk
    .none = nothing now
genoa-ask-propose-give = What do you add?
    .command = give
    .hint = What of yours you give besides
    .none = nothing
genoa-ask-propose-shown = May they see the faces of your cards?
    .command = show
    .hint = Whether they see the cards you offer
genoa-do-accept = Accept
    .command = accept
    .hint = Agree to an offer: everything changes hands at once
genoa-ask-accept-offer = Which offer?
    .command = offer
    .hint = The offer you agree to
genoa-ask-accept-via = Which way does the tower go?
    .command = via
    .hint = The streets on the way
    .none = straight there
genoa-ask-accept-contract = Which contracts do you give?
    .command = contracts
    .hint = Contracts you were asked for
    .none = none
genoa-ask-accept-message = Which messages do you give?
    .command = messages
    .hint = Messages you were asked for
    .none = none
genoa-ask-accept-large_order = Which large orders do you give?
    .command = large
    .hint = Large orders you were asked for
    .none = none
genoa-ask-accept-small_order = Which small orders do you give?
    .command = small
    .hint = Small orders you were asked for
    .none = none
genoa-do-reject = Say no
    .command = reject
    .hint = Say no to a proposal of the merchant
genoa-ask-reject-offer = Which proposal?
    .command = offer
    .hint = The proposal you refuse
genoa-do-withdraw = Withdraw
    .command = withdraw
    .hint = Take back an offer of yours
genoa-ask-withdraw-offer = Which offer?
    .command = offer
    .hint = The offer you take back
genoa-do-pass = Pass
    .command = pass
    .hint = Want nothing here, or nothing more in this turn
genoa-ask-pass-scope = For how long?
    .command = for
    .hint = Here, or for the rest of this turn
genoa-ask-pass-unless = At which buildings do you want to be asked all the same?
    .command = unless
    .hint = Buildings where you want to be asked after all
    .none = nowhere
genoa-do-acquire = Acquire buildings
    .command = acquire
    .hint = Own buildings beside a street with discs
genoa-ask-acquire-street = Beside which street?
    .command = street
    .hint = A street that holds discs
genoa-ask-acquire-claims = What do you claim?
    .command = claims
    .hint = Buildings to own, or owners to oust
genoa-do-waive = Acquire nothing
    .command = waive
    .hint = Acquire nothing in this turn
genoa-do-deliver = Deliver a message
    .command = deliver
    .hint = The tower has been in both its buildings
genoa-ask-deliver-message = Which message?
    .command = message
    .hint = The message you deliver

# What can be answered, besides places and things.
genoa-thing-act = act at once
genoa-thing-ask = decide when I get there
genoa-thing-order = deliver a large order
genoa-thing-move = only the move
genoa-thing-here = only here
genoa-thing-turn = for this turn
genoa-thing-take = what the building gives
genoa-thing-wish = wish
genoa-thing-uncovered = uncovered
genoa-thing-acted = acted
genoa-thing-round = round
genoa-stay-yes = and go on here
genoa-stay-no = and be done
genoa-offer-number = No. { $number }
genoa-claim-own = own { $place }
genoa-claim-oust = oust the owner of { $place }
genoa-claim-take = take { $place } from its owner
genoa-so-many-buildings = { $count } buildings
genoa-offer-brief = No. { $number } · { $name } · { $place }: { $gives ->
    [0] {""}
   *[other] { $give }
}{ $wants ->
    [0] {""}
   *[other] {" "}⇄ { $want }
}
genoa-offer-line = No. { $number }: { $words }

genoa-fact-discs = { $value ->
    [0] the last disc
    [one] { $value } disc left then
   *[other] { $value } discs left then
}
genoa-fact-markers = { $value ->
    [one] costs { $value } marker
   *[other] costs { $value } markers
}
genoa-fact-leaves = leaves you { $value } { $value ->
    [one] ducat
   *[other] ducats
}
genoa-outlook-held = first the action here
genoa-outlook-far = not yet: the tower is too far away
genoa-outlook-lack = you lack what it asks: { $things }
genoa-fact-leaves-markers = leaves { $value }

genoa-phase-start = roll, or choose where the tower starts
genoa-phase-journey = move the tower, act, deal or stop
genoa-phase-bid = bid for the action here, or pass
genoa-phase-answer = answer the merchant’s proposal
genoa-phase-acting = perform the action
genoa-phase-hand_over = hand over the promised cards
genoa-phase-acquisition = acquire buildings, or waive
genoa-phase-over = nothing: the game is over

genoa-event-game_began = { $first } is the first merchant. { $rounds } rounds.
genoa-event-turn_began = **Round { $round } of { $last }:** { $merchant } is the merchant.
genoa-event-dice_rolled = The dice say { $blue } and { $red }: the tower starts at { $place }.
genoa-event-start_chosen = { $seat } spends a token and starts at { $place }.
genoa-event-round_marker_moved = { $why_id ->
    [market] A turn started on the market: round { $round } of { $last } has come.
   *[round] Everybody has been merchant: round { $round } of { $last }.
}
genoa-event-tower_moved = { $merchant } moves the tower to { $place }.
genoa-event-offer_made = { $offer } · { $seat } to { $receiver }: { $proposed ->
    [yes] { $give_count ->
        [0] {""}
       *[other] gives { $give },{" "}
    }wants { $want_count ->
        [0] { $promise } from the proceeds
       *[other] { $want }{ $promise_count ->
            [0] {""}
           *[other] {" "}and { $promise } from the proceeds
        }
    }
   *[no] { $give_count ->
        [0] gives { $promise } from the proceeds
       *[other] gives { $give }{ $promise_count ->
            [0] {""}
           *[other] {" "}and { $promise } from the proceeds
        }
    }{ $want_count ->
        [0] {""}
       *[other] , wants { $want }
    }
} for { $plan_id ->
    [move] the move to { $place }
    [order] delivering at { $place }: { $order }
   *[other] the action at { $place }
}.{ $version ->
    [1] {""}
   *[other] {" "}(Replaces { $parent }.)
}
genoa-event-cards_shown = The cards in { $offer }: { $cards }.
genoa-event-offer_rejected = { $seat } says no to { $maker } ({ $offer }).
genoa-event-offer_withdrawn = { $why_id ->
    [wish] { $seat } withdraws { $offer }.
    [acted] { $seat } has no action left: { $offer } is off.
   *[uncovered] { $seat } no longer has what was offered: { $offer } is off.
}
genoa-event-passed = { $scope_id ->
    [here] { $seat } passes at { $place }.
   *[turn] { $seat } passes for this turn{ $unless_count ->
        [0] .
       *[other] , except at { $unless }.
    }
}
genoa-event-deal_struck = 🤝 { $buyer } and { $merchant } agree on { $plan_id ->
    [move] the move to { $place }
   *[other] the action at { $place }
}: { $pays_count ->
    [0] { $promise } from the proceeds
   *[other] { $pays }{ $promise_count ->
        [0] {""}
       *[other] {" "}and { $promise } from the proceeds
    }
}{ $gets_count ->
    [0] .
   *[other] , in return also { $gets }.
}
genoa-event-acted = { $seat } acts at { $place }.
genoa-event-action_declined = { $seat } does without the action at { $place }.
genoa-event-extra_action_used = { $seat } spends an extra-action token.
genoa-event-owner_paid = { $owner } owns { $place } and gets { $ducats } ducats from the bank.
genoa-event-proceeds_handed = { $seat } hands { $receiver } { $items } from the proceeds.
genoa-event-took = { $seat } takes { $items } at { $place }.
genoa-event-cards_drawn = { $seat } draws { $count } × { $kind }.
genoa-event-cards_seen = You draw: { $cards }.
genoa-event-cards_handed = From { $seat } to { $receiver }: { $cards }.
genoa-event-markers_exchanged = { $seat } returns ownership markers ({ $given }), { $receiver } takes { $got }.
genoa-event-deck_shuffled = The deck is shuffled: { $kind }, { $cards } cards.
genoa-event-large_order_filled = 📦 { $seat } delivers at { $place }: { $goods } for { $ducats } ducats{ $token_id ->
    [none] .
   *[other] {" "}and a token: { $token }.
}
genoa-event-small_order_filled = { $seat } delivers { $goods } at { $place } for { $ducats } ducats.
genoa-event-message_delivered = ✉️ { $seat }: { $message }, { $ducats } ducats.
genoa-event-commodity_taken = { $seat } spends an any-commodity token for { $good }.
genoa-event-traded = { $seat } spends a trade token: { $gave } for { $took }.
genoa-event-building_used = { $seat } spends a building-action token at { $building }.
genoa-event-building_acquired = { $seat } now owns { $building }.
genoa-event-owner_ousted = { $seat } removes the marker of { $owner } from { $building }.
genoa-event-acquisition_waived = { $seat } acquires nothing.
genoa-event-buildings_paid = { $seat } gets { $ducats } ducats for buildings: { $buildings }.
genoa-event-contracts_paid = { $seat } gets { $ducats } ducats for contracts: { $runs }.

genoa-refusal-not_the_merchant = Only the merchant can do that.
genoa-refusal-you_are_the_merchant = You are the merchant: offers come to you. Make a proposal instead.
genoa-refusal-too_many_offers = You have made { $most } offers in this turn, which is all you may.
genoa-refusal-deal_not_possible_now = This deal is not possible now: the tower is not next to the place, or somebody lacks what it takes.
genoa-refusal-something_else_needed = An offer must hold something; with two players something besides ducats.
genoa-regret = ⚠️ This spends what you have promised: { $offers } would be off the table. Do it all the same?
genoa-refusal-offer_gone = This offer is no longer on the table.
genoa-refusal-another_acts = { $seat } is acting now.
genoa-refusal-promised_to_act = You promised part of the proceeds, so you must act.
genoa-refusal-action_begun = You have begun to act. Perform the action first.
genoa-refusal-acted_already = The action of this building is done.
genoa-refusal-others_may_bid = Others may still bid for the action at { $place }. The tower stays until all have bid or passed.
genoa-refusal-sell_or_act = There is a bid for the action at { $place }: accept one, or act yourself.
genoa-refusal-no_discs_left = The tower has no discs left to move with.
genoa-refusal-visited_already = The tower has been at { $place } in this turn.
genoa-refusal-too_far = The tower cannot get there in one go. It crosses streets, not buildings.
genoa-refusal-no_action_here = There is no action here.
genoa-refusal-action_gone = The action at { $place } has been used in this turn.
genoa-refusal-pay_the_merchant = Only the merchant acts for free. Make an offer.
genoa-refusal-no_action_left = You have no action left in this turn.
genoa-refusal-promise_is_due = First the promised cards ({ $cards }) must be handed over.
genoa-refusal-no_such_token = You lack it: { $token }.
genoa-refusal-not_your_building = { $building } is not yours to use.
genoa-refusal-acquired_already = You have already had your say about buildings in this turn.
genoa-refusal-message_not_carried = The tower has not been in both buildings of this message.
genoa-refusal-no_markers = You have no ownership markers. The Cathedral gives them.
genoa-refusal-no_discs_there = There are no discs on { $street }.
genoa-refusal-others_acquire_first = It is not your turn to acquire yet.
genoa-refusal-too_few_markers = Your ownership markers ({ $markers }) are too few for that.

genoa-option-layout = City
genoa-option-layout-a = villas in the corners
genoa-option-layout-b = every building on a street
genoa-option-rounds_with_five = Rounds with five players
genoa-option-rounds_with_five-6 = six
genoa-option-rounds_with_five-7 = seven
genoa-option-open_purses = Purses
genoa-option-open_purses-no = hidden
genoa-option-open_purses-yes = open

genoa-source-start = start
genoa-source-deals = deals
genoa-source-large_orders = large orders
genoa-source-small_orders = small orders
genoa-source-messages = messages
genoa-source-fees = fees
genoa-source-buildings = buildings
genoa-source-contracts = contracts

# The rules, in our own words.
genoa-rules-goal = You are a merchant in Genoa. Each in turn leads the tower through the city, from building to building. Whoever leads it can act only once, so the steps and actions are **sold**: to whoever offers most, for ducats, goods, tokens, cards or favours. Orders delivered, messages carried, contracts collected and buildings owned all bring ducats, and after the last round the most ducats win.
    .title = What it is about
genoa-rules-start =
    The merchant takes the tower of five discs. Two dice say where it starts: the **blue** one the column, the **red** one the row. A starting-space token lets the merchant choose instead.
    If the tower starts on the **market**, the round marker moves on at once: the game gets shorter. In the last round it stays.
    .title = Where the tower starts
genoa-rules-journey =
    The tower moves from a place to a neighbouring one, over sides and not over corners, and leaves a disc behind each time: five places at most, the start among them, none of them twice. A building is one place however large it is, and so is the market; every street square is a place of its own. The merchant may stop at any time.
    At a building somebody may act: **one action per player and turn, one per building and turn**. If the place was bought, the buyer acts. If not, its action is for sale: everybody who can still act bids or passes. If there is a bid that asks nothing in return, the merchant must accept one or act there.
    .title = The tower’s journey
genoa-rules-bargaining =
    Everybody bargains with the merchant, nobody with each other. An offer names a place, what is given, and what is wanted. Anything can change hands: ducats in fives, goods, tokens, ownership markers, cards by their kind. Part of what the action will bring can be promised and is handed over right after it.
    A deal binds for the building the tower stands on and for the places it can reach over streets at once; offers for places farther away wait until it comes there. Until it is accepted, an offer can be changed or withdrawn. What you can no longer pay is withdrawn by itself, so an acceptance never fails.
    Markers given go back to the supply, and the receiver takes own ones. Whoever buys an action may do without it, unless part of it was promised.
    .title = Bargaining
genoa-rules-post =
    A turn by post, each coming by twice:
    1. The tower stands at its start. Everybody else looks in once: makes standing offers for the buildings they want, wherever the tower can still get, and passes *for this turn, except at* those buildings. That is one visit.
    2. The merchant opens *Offers*: all of them, the best first, with what each would leave in the purse. Accepting one moves the tower there over streets, pays, and lets the buyer act at once, if the offer says so. *Several deals in one go* lists the ways on which offers follow each other: one choice, and the tower goes all the way.
    3. Only where somebody is asked after all (a bid at a building nobody bought, a counter-proposal) does the merchant come back once more. Then everybody with markers and a street beside them acquires buildings, and the tower passes on.
    Free talk in the thread is just talk. What counts is on the table.
    .title = A turn by post
genoa-rules-acting =
    Warehouses give one of each of their two goods, the other outer buildings a token, the inner ones cards or markers. At a **villa** you take a contract *or* deliver a large order for that villa. What the supply lacks you do not get.
    - **Small orders** for the building are delivered along with its action. Before, during and after your action you may spend tokens. If the building belongs to somebody else, the bank pays its owner 10 ducats.
    .title = Acting
genoa-rules-cards =
    - **Large order:** three goods to one villa, as its action: 100 ducats and a token of your choice.
    - **Small order:** one good to one building, with its action: 40 ducats.
    - **Message:** the tower has been in both its buildings in one turn: 30 ducats, whoever led it. What could have been delivered is, when the turn ends.
    - **Contract:** names a building of the outer ring. At the end each run of neighbours earns 10, 30, 60, 100 ducats for one to four, and 50 for each more.
    Played cards go face up under their deck; when one comes to the top, the deck is shuffled.
    .title = Cards
genoa-rules-tokens =
    - **Extra action:** one more action in this turn. **Starting space:** choose where your tower starts. **Any commodity:** a good from the supply. **Trade 1:1:** one thing of yours for another from the supply. **Building action:** the action of a building you own, wherever the tower is, without small orders.
    The last three are spent only around an action of your own, on anybody’s turn.
    .title = Tokens
genoa-rules-acquisition =
    When the tower has stopped, each in turn, the merchant first, may pick **one street with discs** and place ownership markers on up to two buildings beside it. Another’s marker can be removed for one of yours, which goes back with it; a further one takes its place. Then the street’s discs are taken away.
    An owned building brings 10 ducats when another acts there, and 10 at the end.
    .title = Acquiring buildings
genoa-rules-two =
    With two players an offer must hold something besides ducats, and the merchant may act a second time if the other has acted in this turn.
    .title = Two players
genoa-rules-end =
    When everybody has been merchant, the round marker moves on; after the last round (12, 10, 8 or 6 with two to five players) the game ends. Buildings and contracts are paid, and the most ducats win; then the most cards, goods, tokens and markers; else the victory is shared.
    .title = Rounds and the end
genoa-rules-components = The rules are those of the rulebook. The printed board and most cards were not at hand: which building is where is inferred from descriptions, and the combinations on messages and orders are reconstructed so that all goods and buildings matter equally. What two and three neighbouring contracts earn is remembered. The host can choose another layout.
    .title = What is reconstructed

# What things do.
genoa-about-guild_hall = Draw a large order from the top of the deck.
genoa-about-city_hall = Draw two small orders from the top of the deck.
genoa-about-post_office = Draw two messages from the top of the deck.
genoa-about-cathedral = Take two ownership markers of your colour from the supply.
genoa-about-palace = Take a building-action token from the supply.
genoa-about-park = Take an extra-action token from the supply.
genoa-about-coach_house = Take a starting-space token from the supply.
genoa-about-harbor = Take an any-commodity token from the supply.
genoa-about-tavern = Take a trade token from the supply.
genoa-about-inn = Take a trade token from the supply.
genoa-about-warehouse_drinks = Take an ale and a wine from the supply, as far as it has them.
genoa-about-warehouse_metals = Take a silver and a copper from the supply, as far as it has them.
genoa-about-warehouse_spices = Take a pepper and a saffron from the supply, as far as it has them.
genoa-about-warehouse_fabric = Take a linen and a silk from the supply, as far as it has them.
genoa-about-villa_colini = Draw a contract, or deliver a large order for Villa Colini.
genoa-about-villa_monetti = Draw a contract, or deliver a large order for Villa Monetti.
genoa-about-villa_ricci = Draw a contract, or deliver a large order for Villa Ricci.
genoa-about-villa_zasteri = Draw a contract, or deliver a large order for Villa Zasteri.
genoa-about-market = No action. A turn that starts here moves the round marker.
genoa-about-starting_space = At the start of your turn as merchant: choose where the tower starts instead of rolling.
genoa-about-trade = Around an action of yours: put one good, token, marker or card back and take another; cards come from the top of their deck.
genoa-about-any_commodity = Around an action of yours: take any good the supply has.
genoa-about-building_action = Around an action of yours: do the action of a building you own, wherever the tower is. No small orders; it does not count as your action.
genoa-about-extra_action = Act once more in this turn, at a building where nobody has acted. It is spent when you act.
genoa-about-marker = Placed beside a street with discs, it makes a building yours: 10 ducats when another acts there, 10 at the end.
genoa-about-contract = Earns ducats at the end, more in runs of neighbouring buildings on the outer ring: 10, 30, 60, 100, then 50 for each more.
genoa-about-message = 30 ducats once the tower has been in both buildings in one turn. It costs no action.
genoa-about-large_order = Three goods to its villa, as the action there: 100 ducats and a token of your choice.
genoa-about-small_order = One good to its building, together with the action there: 40 ducats.
