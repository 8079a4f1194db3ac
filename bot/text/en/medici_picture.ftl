# Words in the pictures of Medici, and in what is said instead of them.

medici-picture-title = Medici
medici-picture-day = Day { $day } of { $days }
medici-picture-turn = { $name }’s turn
medici-picture-over = The game is over
medici-picture-revealed = { $count } of { $most } revealed
medici-picture-begins = Day { $day } begins with { $name }
medici-picture-loaded = { $name } loaded
medici-picture-deck = deck
medici-picture-empty = The market is empty
medici-picture-must = must load
medici-picture-may = may be loaded too
medici-picture-no-room = no room for these
medici-picture-cargo = Cargo { $value }
medici-picture-free = { $count } free
medici-picture-full = full
medici-picture-bonus = { $count } or more: { $florins }
