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
medici-option-deck-many_neutrals = więcej kart neutralnych
medici-option-deck-many_samples = więcej zielonych towarów
medici-option-deck-many_pairs = więcej podwójnych

# Zasady, naszymi słowami.
medici-rules-goal = Jesteś kupcem we Florencji. Przez trzy dni ładujesz statek towarami ze wspólnego rynku. Dzień płaci za najcenniejszy ładunek i za najwięcej symboli każdego towaru; towary zostają w magazynie i liczą się także w następne dni. Wygrywa, kto po trzecim dniu ma najwięcej florenów.
    .title = O co chodzi
medici-rules-turn =
    W swojej turze odsłaniasz karty z talii po jednej, najwyżej trzy, i kończysz, kiedy chcesz. Gdy rynek jest pusty, musisz odsłonić choć jedną.
    Potem ładujesz: **ostatnia** karta rynku musi trafić na statek, a z **dwóch przed nią** bierzesz, które chcesz i które się zmieszczą.
    .title = Tura
medici-rules-ships =
    Statek mieści pięć kart, a przy dwóch graczach siedem. **Zielone** karty nie zajmują miejsca.
    Pełny statek nie ma już tego dnia tur. Gdy tylko jeden statek nie jest pełny, jego właściciel ma ostatnią turę i dzień się kończy. Kończy się też, gdy zabraknie kart w talii i na rynku.
    .title = Statki
medici-rules-scoring =
    Najpierw statki są opłacane według wartości ładunku, najwyższy najlepiej. Potem wszystko poza kartami neutralnymi trafia do magazynów i za **każdy towar** najwięcej symboli daje 10 florenów, a drugie miejsce 5. Remisujący dzielą się tym, co dają zajęte miejsca, z zaokrągleniem w dół do wielokrotności 5. Kto nie ma symbolu, nie dostaje nic.
    Wiele symboli jednego towaru (pięć, a przy dwóch graczach siedem) daje każdego dnia 10 florenów premii.
    .title = Koniec dnia
medici-rules-end = Po pierwszym i drugim dniu resztę rynku wtasowuje się w talię, a zaczyna najbiedniejszy; wśród równych rozstrzyga los. Po trzecim dniu wygrywa, kto ma najwięcej florenów; remis oznacza wspólne zwycięstwo.
    .title = Między dniami i koniec gry
medici-rules-components = Zasady pochodzą z instrukcji. Ile jest kart każdego rodzaju, podają karty pomocy, których nie widzieliśmy: talia jest odtworzona tak, by zgadzało się wszystko, co o niej wiadomo. Gospodarz może wybrać inną taką talię.
    .title = Czego nie wiemy
medici-about-five = Wartość 5, jeden symbol towaru. Zajmuje jedno miejsce.
    .title = Piątka towaru
medici-about-four = Wartość 4, jeden symbol towaru. Zajmuje jedno miejsce.
    .title = Czwórka towaru
medici-about-three = Wartość 3, jeden symbol towaru. Zajmuje jedno miejsce.
    .title = Trójka towaru
medici-about-two = Wartość 2, jeden symbol towaru. Zajmuje jedno miejsce.
    .title = Dwójka towaru
medici-about-pair = Na statku nic niewarta, ale ma dwa symbole towaru. Zajmuje jedno miejsce.
    .title = Podwójny towar
medici-about-sample = Na statku nic niewarta, jeden symbol towaru. Zielona: nie zajmuje miejsca.
    .title = Zielony towar
medici-about-trinket = Wartość 2, bez towaru; po dniu wraca do pudełka. Zielona: nie zajmuje miejsca.
    .title = Zielona karta neutralna
medici-about-treasure = Wartość 7, bez towaru; po dniu wraca do pudełka. Zajmuje jedno miejsce.
    .title = Czarna karta neutralna

medici-order-load_from = Ładuj, gdy ostatnia karta jest tego warta
    .value = gdy tylko ostatnia karta ma wartość { $value } lub większą
