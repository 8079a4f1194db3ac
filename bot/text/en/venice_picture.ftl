# Words in the pictures of Venice, and in what is said instead of them.

venice-picture-title = Venice
venice-picture-round = Round { $round }
venice-picture-placement = Placement
venice-picture-left = { $left ->
    [0] Last round
    [one] { $left } more round
   *[other] { $left } more rounds
}
venice-picture-turns = { $left ->
    [0] Last turn
    [one] { $left } more turn
   *[other] { $left } more turns
}
venice-picture-over = The game is over
venice-picture-awaited = { $count } players are asked
venice-picture-square = St Mark’s
venice-picture-doge = The Doge
venice-picture-smugglers = Smugglers
venice-picture-missions = missions
venice-picture-influence = influence
venice-picture-doge-deck = Doge
venice-picture-nobody = nobody
venice-picture-drawn = Drawn: choose one
venice-picture-your-missions = Your missions
venice-picture-no-missions = No mission in hand: the Doge’s Palace and St Mark’s have more.
venice-picture-your-influence = Your influence cards
venice-picture-no-influence = No influence cards yet.
venice-picture-on-top = You know what lies on top
venice-picture-ignores = skips { $place }
venice-picture-reckoning = The reckoning begins
venice-picture-lowering = A point of intrigue costs { $scrolls } scrolls or { $coins } coins now.
venice-picture-part-missions = Missions
venice-picture-part-buildings = Buildings
venice-picture-part-council = Council
venice-picture-part-gondolas = Gondolas
venice-picture-part-other = Other
venice-picture-winner = { $name } wins
venice-picture-winner-arrest = { $name } wins; { $arrested } is arrested
venice-picture-solo = { $outcome ->
    [won] { $name } beats the Doge { $vp } to { $doge }
    [arrested] { $name } is arrested; the Doge wins
   *[lost] The Doge wins { $doge } to { $vp }
}

# What is owed in each phase, as banner and panels say it.
venice-phase-dealing = keep two missions
venice-phase-placing = place a gondola
venice-phase-opening = begin the turn
venice-phase-sailing = sail on
venice-phase-greeting = say whom to meet first
venice-phase-meeting = scrolls or intrigue
venice-phase-yielding = give up a cube or a scroll
venice-phase-activating = use the building
venice-phase-aftermath = use a permanent effect
venice-phase-stowing = stow the cubes
venice-phase-transferring = divide the cubes
venice-phase-drawing = keep a card
venice-phase-bridging = build a bridge
venice-phase-smuggling = send out a gondola
venice-phase-doge_bridging = choose the Doge’s bridge
venice-phase-lowering = lower intrigue or stand
venice-phase-over = nothing: the game is over

# What has happened, in a line.
venice-news-arrested = The Inquisition arrests { $name }
venice-news-free = The Inquisition arrests nobody
venice-news-end = { $rounds ->
    [0] The end is near: no turn is left
    [one] The end is near: { $rounds } more round
   *[other] The end is near: { $rounds } more rounds
}
venice-news-completed = { $name } completes a mission at the { $building }: +{ $vp }
venice-news-bridge = { $name } builds a bridge: { $one } – { $other }
venice-news-doge = The Doge plays { $card }
venice-news-smuggler = { $name }: { $letter } sails to the { $quay }
venice-news-moored = { $name } moors: { $quay }{ $below ->
    [0] { "" }
   *[other] , on top of { $below }
}
venice-news-activated = { $name } uses { $building } { $effects }
venice-news-influence = { $name } plays { $card }
venice-news-lowered = { $name } lowers intrigue by { $by }
venice-news-stood = { $name } leaves intrigue as it is
venice-news-favour = { $name } turns the favour card
venice-news-faced = { $name }: −{ $scrolls } scrolls, +{ $intrigue } intrigue
venice-news-passed = { $name } passes { $quay }
venice-news-gondolier = { $name }’s gondolier: { $quay }{ $coins ->
    [0] { "" }
   *[other] { " " }for { $coins } coins
}
venice-news-kept = { $deck ->
    [missions] { $name } takes a mission
   *[other] { $name } takes an influence card
}
venice-news-first = { $name } goes first
venice-news-turn = { $name } begins a turn

# Said instead of a picture.
venice-alt-turn = Waiting for { $names }: { $what }.
venice-alt-over = The game is over.
venice-alt-empty = nothing
venice-alt-not-placed = not placed yet
venice-alt-way = The way so far: { $way } ({ $name }).
venice-alt-would-be-arrested = As things stand, { $name } would be arrested.
venice-alt-arrested = { $name } was arrested.
venice-alt-nobody-arrested = As things stand, nobody would be arrested.
venice-alt-player = { $name }: { $vp } { $vp ->
    [one] point
   *[other] points
}, { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $scrolls } { $scrolls ->
    [one] scroll
   *[other] scrolls
}, intrigue { $intrigue }, council { $council }; gondolas: { $places }.
venice-alt-doge = The Doge: { $vp } points, intrigue { $intrigue }, scrolls { $scrolls }.
venice-alt-hand = What { $name } holds.
venice-alt-reckoned = { $name }: council field { $field } brings { $council }, { $placed } assistants bring { $assistants }; { $vp } points now, intrigue { $intrigue }.
venice-alt-place = { $place }. { $name }: { $vp } points (missions { $missions }, buildings { $buildings }, council { $council }, gondolas { $gondolas }, other { $other }).

# Everything on the board.
venice-text-house = house
venice-text-points = { $vp } { $vp ->
    [one] point
   *[other] points
}
venice-text-has = { $coins } { $coins ->
    [one] coin
   *[other] coins
} · { $scrolls } { $scrolls ->
    [one] scroll
   *[other] scrolls
} · intrigue { $intrigue } of { $limit } · council { $council }
venice-text-holds = Cards: missions { $missions }, influence { $influence } · left: assistants { $assistants }, bridges { $bridges }
venice-text-boat = { $quay } ({ $cubes }{ $gondolier ->
    [yes] ; gondolier
   *[no] { "" }
})
venice-text-gondolas = Gondolas: { $boats }
venice-text-completed = Completed, at work: { $slots } · archived: { $archive }
venice-text-favour = Favour card not turned
venice-text-doge = Doge { $letter }
venice-text-smugglers = smugglers
venice-text-doge-has = scrolls { $scrolls } · intrigue { $intrigue } · council { $council }
venice-text-doge-row = Row ({ $deck } in the deck): { $cards }
venice-text-map = Assistants and their spaces
venice-text-others = Other gondolas: { $places }
venice-text-spy = Spy: { $building }
venice-text-decks = Decks: missions { $missions }, influence { $influence }
venice-text-end = Field { $field } of the Great Council brings the end.
venice-text-bridge = bridge { $owner }
venice-text-canals = Canals and fees: { $canals }
venice-text-scrolls = { $scrolls } { $scrolls ->
    [one] scroll
   *[other] scrolls
}
venice-text-mission = **{ $name }**: { $cubes }, scrolls { $scrolls } → { $vp } points, { $coins } coins. { $effect } { $lacks ->
    [0] All of it is there.
   *[other] Missing: { $missing }.
}

# Goods and buildings.
venice-thing-ceramics = ceramics
venice-thing-cloth = cloth
venice-thing-silver = silver
venice-thing-doges_palace = Doge’s Palace
venice-thing-st_marks_square = St Mark’s Square
venice-thing-great_council = Great Council
venice-thing-market = Market
venice-thing-monastery = Monastery
venice-thing-minor_council = Minor Council
venice-thing-warehouse = Warehouse
venice-thing-docks = Docks
venice-thing-consulate = Consulate
venice-thing-library = Library
venice-thing-senate = Senate
venice-thing-church = Church
venice-thing-court = Court
venice-thing-mint = Mint
venice-thing-council_of_ten = Council of Ten

# Influence cards.
venice-thing-bribe_overseer = Bribing the Overseer
venice-about-bribe_overseer = Move one of your placed assistants straight to space 4, pushing nobody. You gain 3 intrigue.
venice-thing-overtime = Overtime
venice-about-overtime = Activate a building where one of your gondolas is moored now.
venice-thing-bribe_councillors = Bribing the Councillors
venice-about-bribe_councillors = One field up in the Great Council; for 1 intrigue one field more.
venice-thing-sell_information = Selling Information
venice-about-sell_information = You gain 2 coins and draw an influence card.
venice-thing-build_bridge = Building a Bridge
venice-about-build_bridge = Build a bridge for nothing, or gain 2 points for each of your bridges.
venice-thing-promote_assistants = Promoting Assistants
venice-about-promote_assistants = Move one of your placed assistants one space on, pushing as in training.
venice-thing-manage_supplies = Managing Supplies
venice-about-manage_supplies = Move cubes between your gondolas wherever they are, then load one cube of your choice.
venice-thing-bid_contracts = Bidding for Contracts
venice-about-bid_contracts = Draw one mission without taxes, or gain 2 points.
venice-thing-research = Research
venice-about-research = You gain 3 scrolls.
venice-thing-testify = Testifying
venice-about-testify = Your intrigue falls by 3.
venice-thing-hire_spy = Hiring a Spy
venice-about-hire_spy = Pay 2 coins and put the spy on a tile. Pass it this turn and you may use any of its effects.

# The Doge’s cards.
venice-thing-ballot = Ballot
venice-about-ballot = The Doge’s lower council marker goes up 1; 2 if you have less intrigue than he.
venice-thing-grand_session = Grand Session
venice-about-grand_session = Both council markers of the Doge go up 1.
venice-thing-public_works = Public Works
venice-about-public_works = The Doge bridges the dearest canal by his B gondola, or gains 2 points.
venice-thing-denunciation = Denunciation
venice-about-denunciation = You gain 1 intrigue.
venice-thing-inquiry = Inquiry
venice-about-inquiry = Twice: give up a scroll or gain 1 intrigue.
venice-thing-archives = Archives
venice-about-archives = The Doge gains 2 scrolls.
venice-thing-tribute = Tribute
venice-about-tribute = The Doge gains 2 points.
venice-thing-absolution = Absolution
venice-about-absolution = The Doge gives up 1 intrigue and gains 1 point.
venice-thing-patronage = Patronage
venice-about-patronage = The Doge gains 1 point for each of his assistants on a space 4, at most 4.

# Missions and their permanent effects.
venice-thing-mission_01 = Mission 1
venice-effect-mission_01 = After activating the Market you may give up any cube for 1 point and 1 coin.
venice-thing-mission_02 = Mission 2
venice-effect-mission_02 = Your taxes are never more than 1 coin.
venice-thing-mission_03 = Mission 3
venice-effect-mission_03 = Under another’s bridge you gain 1 coin instead of intrigue.
venice-thing-mission_04 = Mission 4
venice-effect-mission_04 = After activating the Docks you may pay 1 coin for a cube of your choice.
venice-thing-mission_05 = Mission 5
venice-effect-mission_05 = After activating the Church you may pay 2 coins to lower your intrigue by 1.
venice-thing-mission_06 = Mission 6
venice-effect-mission_06 = At the end of the game lowering your intrigue costs you 3 coins a point instead of 4.
venice-thing-mission_07 = Mission 7
venice-effect-mission_07 = In your turn, for each gondola of another player you meet, you may exchange one cube aboard for another kind.
venice-thing-mission_08 = Mission 8
venice-effect-mission_08 = When you complete a mission, one of the cubes may be of any kind.
venice-thing-mission_09 = Mission 9
venice-effect-mission_09 = After activating the Mint you may pay 3 coins to lower your intrigue by 2.
venice-thing-mission_10 = Mission 10
venice-effect-mission_10 = Leaving your gondolier where he is costs 1 coin instead of 3.
venice-thing-mission_11 = Mission 11
venice-effect-mission_11 = Each time you activate the Great Council you draw an influence card.
venice-thing-mission_12 = Mission 12
venice-effect-mission_12 = After activating the Minor Council you may give up 2 scrolls to go up 1 in the Great Council.
venice-thing-mission_13 = Mission 13
venice-effect-mission_13 = After activating the Court you may give up 1 scroll for 1 point and 1 coin.
venice-thing-mission_14 = Mission 14
venice-effect-mission_14 = Whoever meets your gondola in their turn must give up one scroll more, or gain one intrigue more.
venice-thing-mission_15 = Mission 15
venice-effect-mission_15 = After activating the Senate you may discard an influence card for 2 points.
venice-thing-mission_16 = Mission 16
venice-effect-mission_16 = A bridge at the Great Council costs you 2 coins instead of 4.
venice-thing-mission_17 = Mission 17
venice-effect-mission_17 = Each time you activate the Library you gain 1 scroll more.
venice-thing-mission_18 = Mission 18
venice-effect-mission_18 = Each time you meet your own gondola you gain 1 scroll.
venice-thing-mission_19 = Mission 19
venice-effect-mission_19 = After activating the Monastery you may give up 1 scroll to lower your intrigue by 1.
venice-thing-mission_20 = Mission 20
venice-effect-mission_20 = Effects that give every other player intrigue do not touch you.
venice-thing-mission_21 = Mission 21
venice-effect-mission_21 = When gondolas meet you may give up cubes in place of scrolls.
venice-thing-mission_22 = Mission 22
venice-effect-mission_22 = When you draw influence cards you draw 3 and keep 1.
venice-thing-mission_23 = Mission 23
venice-effect-mission_23 = Each time you activate the Council of Ten you gain 1 point for each of your bridges.
venice-thing-mission_24 = Mission 24
venice-effect-mission_24 = Under your own bridge you gain 2 coins instead of 1.
venice-thing-mission_25 = Mission 25
venice-effect-mission_25 = Each mission you complete brings 2 coins more.
venice-thing-mission_26 = Mission 26
venice-effect-mission_26 = The second canal of your turn costs 1 coin less.
