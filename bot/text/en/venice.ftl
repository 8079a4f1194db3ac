# Venice, as it is played: actions, questions, what happens, why not.

venice = Venice
    .about = Two gondolas, ten assistants, and nobody must be the greatest schemer. 1 to 5 merchants.

venice-do-choose = Keep
    .command = choose
    .hint = Keep two of the three missions dealt
venice-ask-choose-missions = Which two do you keep?
    .command = missions
    .hint = The two missions you keep
venice-do-place = Place a gondola
    .command = place
    .hint = Put a gondola at a quay before the first turn
venice-ask-place-quay = At which quay?
    .command = quay
    .hint = The quay where the gondola begins
venice-do-use = Play an influence card
    .command = influence
    .hint = Play one influence card at the beginning of your turn
venice-ask-use-card = Which card?
    .command = card
    .hint = The influence card
venice-ask-use-on = On what?
    .command = on
    .hint = What the card asks for: a building, a gondola, a canal, or a way to use it
    .none = play it
venice-do-man = Gondolier:
    .command = gondolier
    .hint = Put the gondolier into one of your gondolas
venice-ask-man-gondola = Which gondola will sail?
    .command = gondola
    .hint = The gondola that will sail this turn
venice-do-sail = Sail
    .command = sail
    .hint = Sail to the next quay, to pass it or to moor there
venice-ask-sail-quay = To which quay?
    .command = quay
    .hint = A quay next to where the gondola is
venice-ask-sail-then = Pass it or moor there?
    .command = then
    .hint = Pass and sail on, or moor
venice-do-greet = Meet first:
    .command = greet
    .hint = Meet your own gondola first, or those of others
venice-ask-greet-first = Whom do you meet first?
    .command = first
    .hint = Your own gondola or the others
venice-do-face = Give up scrolls
    .command = face
    .hint = Say how many scrolls you give up; the rest is gained as intrigue
venice-ask-face-scrolls = How many scrolls do you give up?
    .command = scrolls
    .hint = The number of scrolls
venice-do-yield = Give up
    .command = yield
    .hint = Give up a scroll, or a cube in its place
venice-ask-yield-what = What do you give up?
    .command = what
    .hint = A scroll, or a cube from one of your gondolas
venice-do-transfer = Divide the cubes
    .command = transfer
    .hint = Divide cubes between your two gondolas
venice-ask-transfer-hold = What is on the gondola that sails?
    .command = cubes
    .hint = The cubes on the gondola that sails; the rest goes to the other
    .none = nothing
venice-do-stow = Stow the cubes
    .command = stow
    .hint = Decide which cubes are aboard now
venice-ask-stow-hold = What is aboard now?
    .command = cubes
    .hint = The cubes that are aboard afterwards
    .none = nothing
venice-do-complete = Complete a mission
    .command = complete
    .hint = Complete a mission at the building where you moored
venice-ask-complete-mission = Which mission?
    .command = mission
    .hint = The mission
venice-ask-complete-cubes = With which cubes?
    .command = cubes
    .hint = The cubes you pay with
venice-ask-complete-place = Where does the card go?
    .command = place
    .hint = A free slot, the archive, or the slot of an earlier mission
venice-do-activate = Use the building
    .command = activate
    .hint = Use effects of the building, or none
venice-ask-activate-effects = Which effects do you use?
    .command = effects
    .hint = The numbers of the effects
    .none = no effect
venice-do-use_effect = Use the permanent effect
    .command = effect
    .hint = Use the permanent effect of a completed mission
venice-ask-use_effect-mission = Which mission?
    .command = mission
    .hint = The completed mission
venice-ask-use_effect-discard = Which influence card do you give up?
    .command = discard
    .hint = The influence card, if the effect asks for one
    .none = none
venice-do-decline = Leave it unused
    .command = decline
    .hint = Leave the permanent effect unused this time
venice-do-keep = Keep
    .command = keep
    .hint = Keep one of the cards drawn
venice-ask-keep-card = Which card do you keep?
    .command = card
    .hint = The card you keep
venice-do-build = Build a bridge
    .command = bridge
    .hint = Build a bridge over a canal
venice-ask-build-canal = Over which canal?
    .command = canal
    .hint = The canal, by the buildings at its ends
venice-do-take_instead = Take the points
    .command = points
    .hint = Take points in place of the bridge
venice-do-move_smuggler = Send out a gondola
    .command = smuggle
    .hint = Play a smuggler card and send a gondola to the building it names
venice-ask-move_smuggler-card = Which card?
    .command = card
    .hint = The smuggler card
venice-ask-move_smuggler-gondola = Which gondola?
    .command = gondola
    .hint = The gondola that goes
venice-ask-move_smuggler-route = By which way?
    .command = route
    .hint = One of the cheapest ways
    .none = it does not sail
venice-do-turn_favour = Turn the favour card
    .command = favour
    .hint = Once: 5 coins and 2 scrolls; left unturned it is worth 4 points at the end
venice-do-lower = Lower intrigue
    .command = lower
    .hint = Pay scrolls or coins to lower your intrigue
venice-ask-lower-with_scrolls = How many points with scrolls?
    .command = scrolls
    .hint = Points of intrigue paid with scrolls, 2 each
venice-ask-lower-with_coins = How many points with coins?
    .command = coins
    .hint = Points of intrigue paid with coins, 4 each
venice-do-stand = Stand
    .command = stand
    .hint = Leave your intrigue as it is, unless others go on

# Beside an answer.
venice-fact-canal = { "" }
venice-fact-quay = { "" }
venice-fact-building = { "" }
venice-fact-fee = { $value ->
    [0] free
   *[other] fee { $value }
}
venice-fact-cost = { $value ->
    [0] free
    [one] { $value } coin
   *[other] { $value } coins
}
venice-fact-leaves = { $value ->
    [one] leaves { $value } coin
   *[other] leaves { $value } coins
}
venice-fact-coins = { $value ->
    [0] { "" }
   *[other] { $signed } { $count ->
        [one] coin
       *[other] coins
    }
}
venice-fact-vp = { $value ->
    [0] { "" }
   *[other] { $signed } { $count ->
        [one] point
       *[other] points
    }
}
venice-fact-scrolls = { $value ->
    [0] { "" }
   *[other] { $signed } { $count ->
        [one] scroll
       *[other] scrolls
    }
}
venice-fact-intrigue = { $signed } intrigue
venice-fact-council = { $signed } council
venice-fact-influence = { $signed } influence
venice-fact-ceramics = { $signed } ceramics
venice-fact-cloth = { $signed } cloth
venice-fact-silver = { $signed } silver
venice-fact-any = { $signed } { $count ->
    [one] cube
   *[other] cubes
}
venice-fact-gondolas = { $value ->
    [one] { $value } gondola there
   *[other] { $value } gondolas there
}
venice-fact-effects = { $value ->
    [one] 1 effect to use
   *[other] { $value } effects to use
}
venice-fact-space = now on space { $value }
venice-fact-good = { $value }
venice-fact-cards = { $value ->
    [one] draw { $value } card
   *[other] draw { $value } cards
}
venice-fact-meets = { $value ->
    [0] meets nobody
    [one] meets { $value } gondola
   *[other] meets { $value } gondolas
}
venice-fact-cubes = { $value ->
    [one] { $value } cube aboard
   *[other] { $value } cubes aboard
}
venice-fact-sold = { $value ->
    [one] { $value } cube sold
   *[other] { $value } cubes sold
}

# Things without a picture of their own.
venice-thing-pass = pass
venice-thing-moor = moor
venice-thing-own = my own gondola
venice-thing-others = the others
venice-thing-scroll = a scroll
venice-thing-slot = a free slot
venice-thing-archive = the archive
venice-thing-points = take the points
venice-thing-mission = draw a mission
venice-thing-plain = one field
venice-thing-more = two fields, for 1 intrigue
venice-thing-canal = a canal
venice-thing-missions = missions
venice-thing-influence = influence cards
venice-thing-smugglers_a = smuggler deck A
venice-thing-smugglers_b = smuggler deck B
venice-thing-smuggler_a = smuggler A
venice-thing-smuggler_b = smuggler B
venice-thing-smuggler_a0 = the Doge’s first gondola A
venice-thing-smuggler_a1 = the Doge’s second gondola A
venice-thing-smuggler_b0 = the Doge’s first gondola B
venice-thing-smuggler_b1 = the Doge’s second gondola B
venice-thing-doge = The Doge
venice-cargo-none = empty
venice-place = { $id ->
    [st_marks_square] { $name }
   *[other] the { $name }
}
venice-gondola-of = { $name }’s gondola
venice-good-from = { $good } from { $gondola }
venice-good-at = { $good } from the gondola at { $quay }
venice-mission-at = { $mission } ({ $building })

# So many of something.
venice-item-coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
venice-item-vp = { $count } { $count ->
    [one] point
   *[other] points
}
venice-item-scrolls = { $count } { $count ->
    [one] scroll
   *[other] scrolls
}
venice-item-intrigue = { $count } intrigue
venice-item-council = { $count } up in the council
venice-item-influence = { $count ->
    [one] an influence card
   *[other] { $count } influence cards
}
venice-item-ceramics = { $count } ceramics
venice-item-cloth = { $count } cloth
venice-item-silver = { $count } silver
venice-item-any = { $count } { $count ->
    [one] cube of any kind
   *[other] cubes of any kind
}

# What effects do.
venice-does-taxes = { $gain } (taxes)
venice-does-holding = with { $count } influence cards in hand: { $gain }
venice-does-rivals_counted = { $gain } for each player with less intrigue
venice-does-rivals_with_more_intrigue = { $gain } for each player with more intrigue
venice-does-missions_completed = { $gain } for each completed mission
venice-does-own_bridges = { $gain } for each own bridge
venice-does-exchange = exchange any cubes aboard
venice-does-sell = sell cubes, { $gain } each
venice-does-lose = −{ $count } intrigue
venice-does-others = each other player +{ $count } intrigue
venice-does-missions = draw { $count } { $count ->
    [one] mission
   *[other] missions, keep 1
}
venice-does-bridge = build a bridge
venice-does-bridge-or = build a bridge, or { $instead }
venice-card-influence = An influence card, played at the beginning of a turn. { $text }
venice-card-doge = A card of the Doge’s. { $text }
venice-about-tile = A tile. Your assistant’s space tells how many of these effects you may use:
venice-about-public = A public building, used by mooring there; nobody’s assistants stand here.
venice-about-mission =
    Complete it at { $building }.
    It takes: { $price }
    It pays: { $reward }
    In a slot, for good: { $effect }

# What happens.
venice-event-first_player_drawn = The lot falls on { $seat }, who goes first in every round.
venice-event-missions_dealt = Everybody is dealt { $cards } missions and keeps { $kept }.
venice-event-missions_chosen = All have chosen their missions; { $left } are left in the deck.
venice-event-turn_began = Round { $round }: { $seat } begins.
venice-event-influence_played = { $seat } plays { $card }.
venice-event-spy_placed = { $seat } puts the spy on { $building }.
venice-event-gondolier_placed = { $coins ->
    [0] { $seat } puts the gondolier into the gondola at { $quay }.
   *[other] { $seat } pays { $coins } and leaves the gondolier in the gondola at { $quay }.
}
venice-event-sailed = { $seat } passes { $quay }{ $fee ->
    [0] .
    [one] , for { $fee } coin.
   *[other] , for { $fee } coins.
}
venice-event-met = { $quay ->
    [none] Gondolas meet. Scrolls or intrigue are due: { $owed }.
   *[other] Gondolas meet at { $quay }. Scrolls or intrigue are due: { $owed }.
}
venice-event-faced = { $seat } gives up { $scrolls } { $scrolls ->
    [one] scroll
   *[other] scrolls
} and gains { $intrigue } intrigue.
venice-event-cube_yielded = { $seat } gives up { $good } in place of a scroll.
venice-event-transferred = { $seat } divides the cubes: { $hold } and { $other }.
venice-event-stowed = { $seat } has aboard: { $hold }{ $sold ->
    [0] { $lost ->
        [0] .
       *[other] ; { $lost } lost.
    }
   *[other] ; { $sold } sold.
}
venice-event-moored = { $colour } moors at { $quay }{ $below_count ->
    [0] .
   *[other] , on top of { $below }.
}
venice-event-mission_completed = { $seat } completes { $mission } for { $vp } { $vp ->
    [one] point
   *[other] points
} and { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
venice-event-mission_filed = { $slot ->
    [yes] { $archived ->
        [none] The permanent effect works for { $seat } from now on.
       *[other] The permanent effect works for { $seat } from now on; { $archived } is archived.
    }
   *[no] { $seat } archives the mission.
}
venice-event-trained = { $before ->
    [0] { $colour } places an assistant: { $tile }.
   *[other] { $colour }’s assistant learns: { $tile }, space { $space }.
}
venice-event-pushed = { $colour }’s assistant is pushed on: { $tile }, space { $space }.
venice-event-all_placed = { $seat } is the first to have all assistants on the board: 8 points.
venice-event-activated = { $seat } uses { $building }: { $effects_count ->
    [one] effect { $effects }
   *[other] effects { $effects }
}{ $spy ->
    [yes] , by the spy.
   *[no] .
}
venice-event-effect_used = { $seat } uses the permanent effect of { $mission }.
venice-event-influence_given_up = { $seat } gives up { $card }.
venice-event-bridge_built = { $colour } builds a bridge: { $quays }.
venice-event-cards_shown = You look at: { $cards }.
venice-event-card_kept = { $deck_id ->
    [missions] { $seat } takes a mission.
   *[other] { $seat } takes an influence card.
}
venice-event-face_kept = You keep { $card }.
venice-event-deck_shuffled = Shuffled anew: { $deck }.
venice-event-smuggler_moved = { $seat } sends { $gondola } to { $quay }.
venice-event-doge_placed = { $gondola ->
    [yes] The Doge places a gondola { $letter } at { $quay }.
   *[no] The Doge places an assistant { $letter } at { $quay }.
}
venice-event-doge_card_played = The Doge plays { $card }.
venice-event-doge_card_removed = A mission was drawn: a card of the Doge’s leaves the game; { $left } are left.
venice-event-doge_changed = The Doge: { $item ->
    [vp] points
    [scrolls] scrolls
    [intrigue] intrigue
    [council_A] council A
   *[council_B] council B
} { $by }.
venice-event-favour_turned = { $seat } turns the favour card: 5 coins and 2 scrolls.
venice-event-end_triggered = { $why_id ->
    [great_council] { $seat } has reached the end of the Great Council. This round is finished, then come { $rounds } more.
    [missions] The last mission is drawn. This round is finished, then come { $rounds } more.
    [doge] The Doge’s cards have run out. Turns left to you: { $rounds }.
   *[other] The game has lasted long enough. This round is finished, then come { $rounds } more.
}
venice-event-council_scored = The Great Council pays: { $vp }.
venice-event-assistants_scored = For assistants: { $vp }.
venice-event-lowered = { $seat } lowers intrigue by { $by }, for { $scrolls } scrolls and { $coins } coins.
venice-event-stood = { $seat } leaves intrigue as it is.
venice-event-coins_scored = For coins: { $vp }.
venice-event-favours_scored = For favour cards left unturned: { $vp }.
venice-event-arrested = The Inquisition arrests { $seat }, with { $intrigue } intrigue.
venice-event-nobody_arrested = The Inquisition arrests nobody.

# Why not.
venice-refusal-no_favour_card = You have no favour card left to turn.
venice-refusal-canal_has_a_bridge = There is a bridge over that canal already.
venice-refusal-not_the_dearest_canal = The Doge builds only over one of the canals offered.
venice-refusal-card_not_in_hand = You do not hold that card.
venice-refusal-card_has_no_use_now = { $card } would do nothing now.
venice-refusal-one_influence_card_a_turn = Only one influence card may be played in a turn.
venice-refusal-too_few_coins = That costs { $needs }; you have { $has } { $has ->
    [one] coin
   *[other] coins
}.
venice-refusal-too_few_scrolls = That takes { $needs } { $needs ->
    [one] scroll
   *[other] scrolls
}; you have { $has }.
venice-refusal-too_many_scrolls = You can give up at most { $most }.
venice-refusal-quay_used_already = You have been at { $quay } in this turn; no quay is used twice.
venice-refusal-quay_not_next = No canal leads to { $quay } from { $here }.
venice-refusal-own_gondola_there = Your other gondola lies at { $quay }; you may pass, but not moor.
venice-refusal-must_sail_on = Who passes must be able to sail on, and at { $quay } the way would end.
venice-refusal-effect_not_learnt = Your assistant at { $building } gives you effects up to { $effects }.
venice-refusal-effects_not_possible = Those effects of { $building } cannot be used together now.
venice-refusal-mission_not_in_hand = You do not hold that mission.
venice-refusal-mission_elsewhere = That mission is completed at { $building }.
venice-refusal-cubes_missing = The gondola lacks cubes. The mission takes: { $needs }.

# Options.
venice-option-favour_cards = Favour cards
venice-option-favour_cards-yes = for everybody
venice-option-favour_cards-no = none
venice-option-activate_where_own_gondola_moored = Passing your own gondola
venice-option-activate_where_own_gondola_moored-no = the building stays unused
venice-option-activate_where_own_gondola_moored-yes = the building may be used
venice-option-great_council_counts = Great Council counts
venice-option-great_council_counts-fewer = players with less intrigue
venice-option-great_council_counts-more = players with more intrigue
venice-option-court_scrolls = Court, effect 4
venice-option-court_scrolls-rulebook = 3 scrolls
venice-option-court_scrolls-review = 1 scroll
venice-option-effects_simultaneous = Effects of a building
venice-option-effects_simultaneous-yes = all at once
venice-option-effects_simultaneous-no = one after the other
venice-option-trade_needs_full_payment = Trading intrigue for points
venice-option-trade_needs_full_payment-yes = only with intrigue to give
venice-option-trade_needs_full_payment-no = even with none
venice-option-mission_end_trigger = The last mission
venice-option-mission_end_trigger-deck_empty_after_return = deck empty after putting one back
venice-option-mission_end_trigger-last_card_in_hand = as soon as it is drawn
venice-option-spy_on_public_building = Spy on public buildings
venice-option-spy_on_public_building-no = not allowed
venice-option-spy_on_public_building-yes = allowed
venice-option-supply_limited = Cubes and coins
venice-option-supply_limited-no = never run out
venice-option-supply_limited-yes = as many as in the box
venice-option-great_council_cap = End of the council track
venice-option-great_council_cap-yes = stop at the last field
venice-option-great_council_cap-no = go on counting
venice-option-smuggler_mover_exempt = Your smuggler meets you
venice-option-smuggler_mover_exempt-no = you pay as anybody
venice-option-smuggler_mover_exempt-yes = you pay nothing
venice-option-doge_more_cards = Doge: more assistants at first
venice-option-doge_more_cards-0 = none
venice-option-doge_more_cards-1 = one of each colour (harder)
venice-option-doge_more_cards-2 = two of each colour (harder)
venice-option-doge_council_start = Doge: first council field
venice-option-doge_council_start-0 = 0
venice-option-doge_council_start-1 = 1 (harder)
venice-option-doge_council_start-2 = 2 (harder)
venice-option-doge_council_start-3 = 3 (harder)
venice-option-doge_council_start-4 = 4 (harder)
venice-option-doge_council_start-5 = 5 (harder)
venice-option-doge_council_start-6 = 6 (harder)
venice-option-doge_scrolls = Doge: scrolls at first
venice-option-doge_scrolls-usual = 2
venice-option-doge_scrolls-more = 3 (harder)
venice-option-doge_scrolls-fewer = 1 (easier)
venice-option-doge_point_for_first_space = Doge: points for space 1
venice-option-doge_point_for_first_space-no = none
venice-option-doge_point_for_first_space-yes = 1 (harder)
venice-option-doge_fewer_for_last_space = Doge: points for space 4
venice-option-doge_fewer_for_last_space-no = 4
venice-option-doge_fewer_for_last_space-yes = 3 (easier)
venice-option-doge_without_assistants = Doge: assistants at first
venice-option-doge_without_assistants-no = with his gondolas
venice-option-doge_without_assistants-yes = none (easier)
venice-option-doge_extra_turns = Doge: your last turns
venice-option-doge_extra_turns-usual = one
venice-option-doge_extra_turns-none = none (harder)
venice-option-doge_extra_turns-more = two (easier)

# Where points came from.
venice-source-buildings = buildings
venice-source-influence = influence cards
venice-source-stack = gondolas on top
venice-source-scandal = scandal
venice-source-favour = favour card
venice-source-great_council_rewards = Great Council
venice-source-assistants = assistants
venice-source-assistants_placed = all assistants first
venice-source-coins = coins
venice-source-mission_01 = mission 1
venice-source-mission_02 = mission 2
venice-source-mission_03 = mission 3
venice-source-mission_04 = mission 4
venice-source-mission_05 = mission 5
venice-source-mission_06 = mission 6
venice-source-mission_07 = mission 7
venice-source-mission_08 = mission 8
venice-source-mission_09 = mission 9
venice-source-mission_10 = mission 10
venice-source-mission_11 = mission 11
venice-source-mission_12 = mission 12
venice-source-mission_13 = mission 13
venice-source-mission_14 = mission 14
venice-source-mission_15 = mission 15
venice-source-mission_16 = mission 16
venice-source-mission_17 = mission 17
venice-source-mission_18 = mission 18
venice-source-mission_19 = mission 19
venice-source-mission_20 = mission 20
venice-source-mission_21 = mission 21
venice-source-mission_22 = mission 22
venice-source-mission_23 = mission 23
venice-source-mission_24 = mission 24
venice-source-mission_25 = mission 25
venice-source-mission_26 = mission 26

# The rules, in our own words.
venice-rules-goal =
    You are a merchant of Venice with two gondolas but only one gondolier. Sail the canals, train assistants in the buildings, gather goods and complete missions. **Most points win**, but whoever has the **most intrigue** at the end is arrested and cannot win, whatever the score.
    Before the first turn everybody keeps two of three missions, then places one gondola after the other at any quay, trains there and uses the building.
    .title = What it is about
venice-rules-opening =
    1. You may play one influence card.
    2. The gondolier goes to your other gondola for nothing, or stays for 3 coins. In your first turn he goes where you like.
    3. That gondola sails, at least one canal.
    4. Where it moors you may complete one mission.
    5. Then you train your assistant there and use the building.
    .title = A turn
venice-rules-sailing =
    The first canal is free; every other costs its fee, unless a bridge is over it. At each quay say whether you **pass** or **moor**. No quay and no canal is used twice in a turn, the starting quay included.
    Whoever passes meets the gondolas there, may then use the building with an assistant there, and must sail on. Where your own other gondola lies you may pass, but neither moor nor use the building.
    Mooring on others, you lie on top: each owner below scores a point for every gondola above.
    { "" }**Bridges** make a canal free for all. Under your own you gain a coin, under another’s 1 intrigue. You have two.
    .title = Sailing
venice-rules-meeting =
    Passing another player’s gondola is a meeting: **both** decide, unseen by each other, to give up a scroll or to gain 1 intrigue, for each gondola met. Who has no scroll gains intrigue. Mooring is no meeting.
    Meeting your own gondola you may move cubes between the two.
    Intrigue goes to 8, with four and five players to 10; each point beyond costs 2 points of score. You hold at most 10 scrolls.
    You may leave a standing order for meetings, so that nobody waits for you.
    .title = Meetings, scrolls and intrigue
venice-rules-activating =
    Training puts a new assistant on space 1 of a tile, or moves yours one space on. Spaces 1 to 3 hold one each: whoever stands in the way is pushed on, and gains by it. Space 4 holds all. Of your ten, one at most stands on each tile. The first to have placed all ten scores 8.
    Using a tile you may take any of the effects up to your assistant’s space, each whole or not at all. All act at once: what one gives cannot pay another. Goods go to the gondola there; it carries five cubes.
    Public buildings need no assistant and are used only by mooring. The **Great Council** moves you up 1, and 1 more for each player with less intrigue.
    .title = Assistants and buildings
venice-rules-missions =
    At the Doge’s Palace and at St Mark’s Square you draw two missions and keep one. Taxes are due: 1 coin for each mission you own, completed or not. At most three uncompleted missions are held.
    To complete one, moor at its building with its cubes aboard and pay its scrolls. It pays coins and points at once. Then its card goes into one of three slots, where its **permanent effect** works from that moment, or to the archive.
    .title = Missions and taxes
venice-rules-influence =
    Drawing an influence card means two are drawn and one kept. One may be played at the beginning of each turn; there is no limit to your hand. Look up each with “/rules about”.
    The **favour card** can be turned once, at any time, for 5 coins and 2 scrolls. Unturned it is worth 4 points at the end.
    .title = Influence and favour
venice-rules-ending =
    The end comes when the last mission is drawn or somebody reaches the end marker of the Great Council: field 10, 12, 14 or 16 with 2, 3, 4 or 5 players. The round is finished, then come two more.
    { "" }**Scoring, in order.** Great Council by place. With 7 or 8 assistants placed half your council field, with 9 or 10 all of it. Then, in turn, everybody may lower intrigue for 2 scrolls or 4 coins a point, until all stand. 1 point for 4 coins. Favour cards. Then the most intrigue is **arrested**; among equals, and for victory too, the later in turn order counts.
    .title = The end
venice-rules-smuggling =
    With **two players** each has a smuggler deck. After your turn you look at two cards, play one and put the other back on top. The smuggler with that letter goes to the building named, by the cheapest way (no first canal is free); you choose among equals. Players it meets give up a scroll or gain intrigue; then an assistant of the smugglers is trained there, pushing as usual.
    Smugglers gain nothing. Passing one is a meeting in which only you pay. If one moors on the other, your opponent scores.
    .title = Two players: smugglers
venice-rules-doge =
    { "" }**Alone** you play against the Doge, who has two colours, A and B, with two gondolas each. After your turn a gondola of each colour goes to the building of a smuggler card that you choose from two; his assistant is trained there, and he scores 0, 1, 2 or 4 by its space. Each smuggler card names one of his three cards to pass over; the others are carried out.
    He has scrolls and intrigue too: when you pass his gondolas he gives up a scroll or gains intrigue. At 8 he loses 2 points and gives up 4.
    When his row cannot be refilled you have one more turn. You win with more points than he, and without having as much intrigue as he or more, unless you have none.
    .title = Alone: the Doge
venice-rules-components =
    The rules are those of the rulebook, and so are the effects of all buildings, the influence cards and two missions. What no source shows is **reconstructed** so that everything known holds: the map of the canals with its fees, most missions, the Doge’s cards, which card a smuggler card passes over, and the rewards of the Great Council for three and more.
    Where the rulebook can be read in two ways, the host can choose. After 30 rounds the end comes by itself.
    .title = What we do not know
