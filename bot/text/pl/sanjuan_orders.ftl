# Stałe polecenia.

sanjuan-order-produce_dearest = Produkuj w moich najdroższych budynkach
    .value = produkuj w najdroższych pustych budynkach, bez pytania
sanjuan-order-sell_from = Sprzedawaj, co dobrze płaci
    .value = sprzedawaj to, co daje co najmniej { $value ->
        [one] { $value } kartę
        [few] { $value } karty
       *[other] { $value } kart
    }, najdroższe najpierw
sanjuan-order-never_swap = Biuro: zostaw moje karty
    .value = nigdy nie wymieniaj kart w Biurze
sanjuan-order-keep_dearest = Burmistrz: zatrzymuj najdroższe karty
    .value = zatrzymuj najdroższe z dobranych kart, bez pytania
sanjuan-order-build_from = Budowniczy: pasuj, gdy nie ma czego budować
    .value = pasuj, chyba że stać mnie na budynek za { $value } lub droższy
