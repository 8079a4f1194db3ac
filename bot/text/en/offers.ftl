# Offers, in games where people make each other some.

offers-button = Offers
offers-title = offers on the table
offers-none = No offer is on the table.
offers-counter = Counter
offers-change = Change
panel-terms = More terms: choose what to change
offers-again = Refresh
command-table-offers = offers
    .command = offers
    .hint = The offers on the table, with what you may do about them
