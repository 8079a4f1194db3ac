# Medyceusze przy stole: ruchy, pytania, zdarzenia, odmowy.

medici = Medyceusze
    .about = Załaduj statek z rynku, z którego biorą wszyscy. Trzy dni, od 2 do 6 kupców, szybko.

medici-do-reveal = Odsłoń kartę
    .command = odsłoń
    .hint = Odsłoń wierzchnią kartę talii
medici-do-load = Załaduj
    .command = załaduj
    .hint = Załaduj ostatnią kartę rynku i dowolne z dwóch poprzednich
medici-ask-load-also = Co ładujesz?
    .command = także
    .hint = Które z dwóch kart przed ostatnią też ładujesz
    .none = nic więcej

medici-fact-cargo = ładunek { $value }
medici-fact-free = { $value ->
    [0] statek pełny
    [one] zostaje { $value } miejsce
    [few] zostają { $value } miejsca
   *[other] zostaje { $value } miejsc
}

medici-phase-turn = odsłonięcie karty albo załadunek
medici-phase-over = nic, gra skończona

medici-event-day_began = Dzień { $day }: { $lot ->
    [yes] los padł na: { $seat }.
   *[no] zaczyna { $seat }, bo ma najmniej florenów.
}
medici-event-card_revealed = { $seat } odsłania: { $card }.
medici-event-loaded = { $seat } ładuje: { $cards }. Wartość ładunku: { $cargo }{ $full ->
    [yes] ; statek jest pełny.
   *[no] .
}
medici-event-last_turn = Pozostałe statki są pełne: { $seat } ma ostatnią turę.

medici-refusal-revealed_enough = Masz już odsłonięte karty: { $most }. Więcej nie wolno, teraz załaduj.
medici-refusal-deck_is_empty = Talia jest pusta. Załaduj to, co leży na rynku.
medici-refusal-market_is_empty = Rynek jest pusty. Najpierw odsłoń kartę.
medici-refusal-ship_too_small = To się nie zmieści: na statku { $free ->
    [one] zostało { $free } miejsce
    [few] zostały { $free } miejsca
   *[other] zostało { $free } miejsc
}.
medici-refusal-out_of_reach = Razem z ostatnią kartą można załadować tylko dwie leżące przed nią.

medici-option-deck = Talia
medici-option-deck-reconstructed = zwykła
medici-option-deck-fewer_fives = mniej piątek
medici-option-high_bonus = Wyższa premia
medici-option-high_bonus-no = wyłączona
medici-option-high_bonus-yes = 20 florenów za bardzo wiele symboli

medici-source-ships = statki
medici-source-goods = towary
medici-source-bonuses = premie
