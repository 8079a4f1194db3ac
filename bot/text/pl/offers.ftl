# Oferty w grach, w których gracze je sobie składają.

offers-button = Oferty
offers-title = oferty na stole
offers-none = Na stole nie ma ofert.
offers-counter = Kontroferta
offers-change = Zmień
offers-write = Napisz wszystko
refusal-too_much = Tyle tego nie ma: { $thing }, najwyżej { $most }.
refusal-wrong_step = { $thing }: tylko co { $step }.
offers-tours = Kilka układów za jednym razem
offers-tour-cut = ⚠️ Reszta nie była już możliwa: oferta się zmieniła albo jej autora nie stać na obie.
panel-written = Twój wpis:
refusal-answer_unclear = „{ $text }” nie jest jasne. { $question }
refusal-answer_missing = Brakuje jeszcze: { $question }
refusal-something_else_needed = { $question } To nie wystarczy: trzeba czegoś, albo czegoś jeszcze.
panel-terms = Inne warunki: wybierz, co zmienić
offers-again = Odśwież
command-table-offers = oferty
    .command = oferty
    .hint = Oferty na stole i co możesz z nimi zrobić
