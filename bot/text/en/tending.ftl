# The life of a table: time, absence, second thoughts, order.

reminder = { $late ->
    [yes] ⏰ { $name }, the table still waits for you: { $what }.
   *[no] ⏰ { $name }, it is your turn: { $what } · { $when }
}
reminder-snooze = Not again this turn
snoozed = You will not be reminded again this turn.

menu-undo = Take my step back
menu-ask-undo = Ask to take my turn back
menu-orders = Standing orders
menu-pause = Pause
menu-resume = Resume
menu-keep-seat = Keep my seat after all
menu-extend = More time
menu-substitute = I need a substitute
menu-house = Let the house play for me
menu-house-sure = A house player takes your seat, with your hand and your place. You can come back as long as it sits there.
menu-come-back = Take my seat back
menu-replace = Replace somebody
menu-replace-whom = Whose seat should the house take? Everybody else must agree.
menu-concede = Concede
menu-concede-sure = Ask the others to end the game here, with you giving up?
menu-abandon = End the game
menu-abandon-sure = Ask the others to end the game here, without a winner?

undo-done = That step is taken back.
undo-not-alone = You cannot take that back alone: it showed something, or somebody has acted since. You can ask the others.
undo-gone = The game has moved on; that can no longer be taken back.
extend-no-limit = This table has no limit of time.
undo-nothing = You have made no move yet.

vote-asked = The others are asked.
vote-done = Done.
vote-counted = Your answer counts.
vote-already = The others are being asked that already.
vote-over = This vote is over.
vote-not-yours = This vote is for the others at the table.
vote-agree = Agree
vote-refuse = Refuse
vote-passed = Agreed.
vote-failed = Not agreed.
vote-void = Overtaken: the game has moved on.
vote-until = All must agree · { $when } · who is silent { $silence ->
    [yes] agrees
   *[no] does not agree
}
vote-undo = { $name } asks to take the game back to before move { $move }.
vote-pause = { $name } asks to pause the game.
vote-resume = { $name } asks to resume the game.
vote-extend = { $name } asks for more time.
vote-abandon = { $name } asks to end the game without a winner.
vote-concede = { $name } wants to concede and end the game.
vote-replace = { $name } asks that a house player take the seat of { $other }.

note-reshuffled = What nobody has seen was shuffled anew.
note-paused = The game is paused, as { $name } asked.
note-resumed = { $name } resumed the game.
note-deserted = Nobody came for a whole round, so the game is paused. Anybody at the table can resume it.
note-extended = { $name } asked for more time, and there is more time.
note-abandoned = The game was ended without a winner, as { $name } asked.
note-conceded = { $name } conceded, and the game was ended.
note-substituted = { $new } takes the seat of { $old }.
note-handed_over = { $old } leaves; the house player { $new } takes the seat.
note-came_back = { $new } is back and takes the seat from the house player { $old }.
note-replaced_by_vote = The table agreed: the house player { $new } takes the seat of { $old }.
note-replaced_by_moderator = The moderator { $name } gave the seat of { $old } to { $new }.
note-closed_by_moderator = The moderator { $name } closed this table.
note-reposted = The moderator { $name } had the table shown once more.
note-repaired = The moderator { $name } had this table posted anew.
note-closing_soon = Nobody has moved for long. This table will be closed on { $when } unless somebody moves.
note-closed_forgotten = Nobody moved for long, so the table was closed, as announced.
note-order_ended = Your standing order has ended: { $why ->
    [new_day] a new day began
    [undo] a step was taken back
   *[other] it could not be carried out
}.

event-late = { $name } did not come in time; a house player made the move.

substitute-posted = Your seat is posted. It is yours until somebody takes it.
substitute-wanted = { $name } looks for a substitute. Whoever takes the seat plays on from here, with the hand that belongs to it.
substitute-take = Take the seat
substitute-already = Your seat is posted already.
substitute-withdrawn = { $name } keeps the seat.
substitute-kept = You keep your seat.
substitute-gone = This seat is no longer open.
substitute-taken = The seat is yours: { $link }
substitute-found = { $name } took the seat.
seat-not-live = This game is not being played.
handed-over = The house plays for you from now on.
hand-gone = This seat now belongs to somebody else.
rematch-not-now = Only those who played can ask for a rematch, and only once the game is over.
rematch-already = There is a rematch already: table #{ $other }.
note-rematch = A rematch was opened: table #{ $other }.
rematch-opened = A new table waits in { $channel }. Everybody joins anew.

orders-title = standing orders
orders-how = What you order is done as your move whenever it fits, and marked as such. It ends by itself when its reason is gone.
orders-none = This game knows no standing orders.
orders-not-given = Not given.
orders-given = In force: { $what }
orders-ended = Ended: { $why }
orders-revoke = Revoke
order-ended-new_day = a new day began
order-ended-undo = a step was taken back
order-ended-refused = it could not be carried out

settings-remind = Remind me
settings-remind-usual = at half of the time and shortly before its end
settings-remind-once = once, when most of the time is gone
settings-remind-often = often
settings-remind-never = never
settings-next_up = When I am next
settings-next_up-no = say nothing
settings-next_up-yes = tell me
settings-quiet = Quiet hours
settings-quiet-none = none
settings-zone = Your time zone: { $zone } (now { $now })
settings-zone-change = Change the time zone
settings-zone-label = A name such as Europe/Warsaw
settings-zone-unknown = There is no time zone called “{ $text }”.
next-up = At { $title } you are probably next: { $link }

away-set = You are away from { $begin } to { $end }. No reminders, and your time for a move begins when you are back.
away-ended = You are not away.
privacy = Loggia keeps your Discord id, your display name, your language and settings, and the moves you made. Nothing you write in channels is read or kept. Finished games keep the moves; without your name and id once you are forgotten. Messages already posted on Discord stay there.
forget-sure = Forget you? Your settings go, and your name in finished games.
forget-me = Forget me
forget-first-leave = You still sit at { $tables }. Hand these seats over first.
forgotten = You are forgotten.

server-tables-title = Open tables
server-table = { $title } · { $status ->
    [lobby] not begun
    [paused] paused
   *[other] being played
} · { $when }
server-no-tables = There are no open tables.
moderated = Done, and written down for the table to see.
repaired = { $count ->
    [0] Nothing was missing.
    [one] One thing was missing and is posted anew; the table can see that you asked.
   *[other] { $count } things were missing and are posted anew; the table can see that you asked.
}
repair-no-channel = The channel of this table is gone. Name another one for it.
server-limits = One person sits at { $person } open tables at most, and the server has { $server } at most
lobby-closed-moderator = A moderator closed this table before it began.

pace-so-many-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
pace-so-many-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
pace-so-many-minutes = { $count } minutes
terms-pace-other = Other time …
terms-pace-label = Such as 36 h, 2 days or 45 min
terms-silence = Silence in a vote
terms-silence-no = counts as no
terms-silence-yes = counts as yes
lobby-silence = { $silence ->
    [yes] In a vote, silence counts as yes
   *[no] In a vote, silence counts as no
}
over-kept = The board after every move can be seen until { $when }; after that, what happened and how it ended.
