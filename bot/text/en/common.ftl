# Everything that is the same for every game.

nothing = nothing
nobody = nobody
somebody = somebody
yes = yes
no = no
list-and = { $before } and { $last }
so-many = { $count } × { $thing }
house-player = house player
host = host
language-en = English
language-pl = polski

table-title = { $game } #{ $id }
table-not-begun = This table has not begun yet.
table-unclear = “{ $text }” names no table. Write its number, such as #12.
table-which = You sit at several tables. Say which with the table parameter.
table-none = There is no table of yours here.

# The lobby
lobby-free-seat = free
lobby-pace = Time for a move: { $pace }
lobby-late = { $late ->
    [wait] When time runs out: we wait
    [default] When time runs out: the simplest move is made
   *[house] When time runs out: a house player makes the move
}
lobby-open = Open to everybody
lobby-invited = By invitation: { $names }
lobby-commitment = Fair cards: sealed as `{ $commitment }`, opened after the game (/table verify)
lobby-expires = This invitation ends { $when }
lobby-join = Join
lobby-leave = Leave
lobby-options = Options
lobby-start = Start
lobby-close = Close
lobby-close-sure = Close this table for good?
lobby-closed-done = The table is closed.
lobby-closed-host = The host closed this table before it began.
lobby-closed-expired = Nobody started this table in time, so it was closed. Open another with /play.
lobby-started = { $names } are playing in { $room }.
lobby-started-now = The game begins.
lobby-opened = Your table is open. You host it: add people, house players and options on its post.
lobby-joined = You are in.
lobby-joined-hands = What you hold will come to you by direct message. If yours are closed, a private thread takes their place. Moderators can read private threads.
lobby-left = You have left the table.
lobby-already-in = You already sit at this table.
lobby-not-in = Nobody by that name sits at this table.
lobby-by-invitation = This table is by invitation. Ask its host to invite you.
lobby-full = All seats are taken.
lobby-host-stays = You host this table. Close it, if nobody should play.
lobby-only-host = Only the host of the table can do that.
lobby-no-house = No house player sits here.
lobby-more-than-seats = More people sit here than { $seats }. Remove somebody first.
lobby-too-few = { $present } sit here; this game needs at least { $least }. House players can fill seats (Options).
lobby-is-over = { $status ->
    [closed] This table is closed.
    [over] This game is over.
   *[other] This game has begun.
}
lobby-no-such-game = There is no such game here.
lobby-wrong-seats = This game is for { $least } to { $most }.
lobby-server-full = This server has { $most } open tables, which is all it may. Finish or close one first.
lobby-person-full = One person may sit at { $most } open tables here, and no more. Finish or leave one first.

terms-seats = Seats
terms-seats-n = { $count }
terms-pace = Time for a move
terms-late = Late
terms-language = Language of the table
terms-start = Start
terms-start-full = as soon as all seats are taken
terms-start-host = when the host says so
terms-invite = Invite …
terms-remove = Remove …
terms-add-house = Add a house player
terms-drop-house = Remove a house player
terms-open = Open to everybody
terms-by-invitation = By invitation only

pace-live = 10 minutes
pace-half_day = 12 hours
pace-day = 1 day
pace-three_days = 3 days
pace-week = 1 week
pace-none = no limit

# The table's post
post-your-move = Your move
post-my-hand = My hand
post-history = History
post-rules = Rules
post-table = Table
post-owed = -# Now: { $what }
post-waits = Waiting for { $name }
post-waits-until = Waiting for { $name } · { $when }
post-paused = The table is paused.
post-earlier = { $count } more before that: see the history
over-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
over-place = { $place }. { $name } · { $score }
over-secret = The secret of the cards: `{ $secret }` (sealed as `{ $commitment }`). /table verify checks it.
over-rematch = Rematch
over-record = Record
over-closed = This table was closed before the end.

hand-title = your hand
hand-to-table = To the table
hand-none = In this game nobody hides anything.

# Your move
panel-since = Since your last move
panel-and-earlier = … and { $count } before that
panel-you-owe = **Your turn:** { $what }
panel-you-may = It is not your turn, but you may:
panel-wait = Waiting for { $names }. Nothing is asked of you now.
panel-over = The game is over.
panel-done = Done ({ $count })
panel-number = Enter a number from { $least } to { $most }
panel-do-it = Do it
panel-back = Back
panel-played = Done.
panel-next = Next: { $title }
composer-which = Which thing?
composer-most = up to { $most }
composer-how-many = How many { $thing }?
composer-done = That is all
composer-type = Type it
composer-clear = Empty it

# What happened
event-answered = { $seat } has answered{ $again ->
    [yes] {" "}anew.
   *[no] .
}
event-default = { $name } did not come in time; the simplest move was made.
event-order = { $name } acts by standing order.
event-undo = { $name } took a step back, to move { $move }.

# History and records
history-move = move { $move } of { $last }
history-quiet = Nothing that everybody may know.
history-compacted = The board of this move is no longer kept.
history-jump = Jump to …
record-here = The record of this game, one line per move.

# Rules
rules-more = Read on
rules-which-game = Say which game.
rules-no-topic = There is nothing about “{ $text }” in the rules of this game.

# Fairness
verify-title = fair cards
verify-how = Before anybody joined, a secret was drawn and sealed: the seal below is its SHA-256 fingerprint. Everybody who joined added the number of their press, which nobody can choose. The cards follow from both together.
verify-commitment = Seal: `{ $commitment }`
verify-salts = Presses: { $salts }
verify-wait = The secret is opened when the game is over.
verify-secret = Secret: `{ $secret }`
verify-key = Key of the cards: `{ $key }`
verify-kept = ✅ The secret fits the seal. Nobody chose these cards.
verify-broken = ❌ The secret does not fit the seal.

# My tables, my settings
games-title = Your tables
games-none = You sit at no table. /play opens one.
games-waits = 👉 { $title } waits for you
games-waits-until = 👉 { $title } waits for you · { $when }
games-other = { $title } · { $status ->
    [lobby] not begun
    [paused] paused
   *[other] others are thinking
}
games-more = … and { $count } more
settings-title = Your settings
settings-saved = Saved.
settings-language = Language
settings-language-auto = as in my Discord
settings-hands = My hand comes
settings-hands-dm = by direct message
settings-hands-thread = in a private thread

server-title = This server
server-language = Language of new tables: { $language }
server-pace = Usual time for a move: { $pace }
server-channels = Tables may be opened in: { $channels }
server-all = every channel
server-opener = Tables may be opened by: { $role }
server-all-people = everybody
server-ping = New tables of { $game } call { $role }

# Why not
refusal-not_your_turn = It is not your turn.
refusal-not_allowed_now = That is not possible now.
refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat.
refusal-no_such_action = There is no such move.
refusal-malformed_action = That move makes no sense.
refusal-not_awaited = Nobody waits for that seat.
refusal-no_such_option = There is no such option.
refusal-foreign_options = These options belong to another game.
refusal-wrong_number_of_players = This game is for { $least } to { $most }.
refusal-wrong_seed = The secret has the wrong length.
refusal-no_number = “{ $text }” is no whole number.
refusal-number_out_of_range = A number from { $least } to { $most } is needed.
refusal-unclear = “{ $text }” is not among the things you can choose.

trouble-no-table = There is no such table.
trouble-not-playing = { $status ->
    [paused] The table is paused. Somebody at it can resume it.
    [lobby] The game has not begun yet.
    [over] The game is over.
   *[other] This table is closed.
}
trouble-not-seated = You do not sit at this table.
trouble-stale = This has changed meanwhile. Here is how it stands now.
trouble-store = The table could not be written down just now, so nothing was done. Please try again in a moment.
trouble-stopping = The bot is being restarted, so nothing was done. It is back in a moment; please try again then.
trouble-state = This table cannot be read. Nothing was lost; the operator has been told.
trouble-forbidden = The bot lacks a permission here. Ask somebody who manages the server.
trouble-discord = Discord did not answer. Please try again in a moment.
trouble-unknown-press = This button belongs to nothing that is here now.
trouble-unknown-command = This command has changed. Please type it anew; if it looks as before, restart Discord.
trouble-unexpected = Something went wrong, and nothing was changed. The operator finds it under number { $number }.

help-title = Loggia: merchant games by message
help-text =
    {""}**To begin:** `/play` opens a table. Friends press *Join*; house players can fill seats, so you can also try a game alone.
    {""}**To play:** press *Your move* under the board whenever the table waits for you. You see what you may do, and only you see it. Every button also exists as a command, such as `/medici load`.
    {""}**Over days:** close everything and come back later. You are called when it is your turn, and `/me games` shows every table that waits for you. Reminders, quiet hours and holidays are in `/me settings` and `/me away`.
    {""}**If something is wrong:** the *Table* button takes steps back, pauses, finds substitutes.
