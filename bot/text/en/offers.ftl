# Offers, in games where people make each other some.

offers-button = Offers
offers-title = offers on the table
offers-none = No offer is on the table.
offers-counter = Counter
offers-change = Change
offers-write = Write it all
refusal-too_much = That is more than there is: { $thing }, { $most } at most.
refusal-wrong_step = { $thing }: only in steps of { $step }.
offers-tours = Several deals in one go
offers-tour-cut = ⚠️ The rest was no longer possible: an offer has changed, or its maker could not pay twice.
panel-written = You wrote:
refusal-answer_unclear = “{ $text }” is not clear. { $question }
refusal-answer_missing = Still missing: { $question }
refusal-something_else_needed = { $question } This alone does not do: something must be in it, or something else besides.
panel-terms = More terms: choose what to change
offers-again = Refresh
command-table-offers = offers
    .command = offers
    .hint = The offers on the table, with what you may do about them
