# Słowa na obrazach gry Medici i w tekstach, które je zastępują.

medici-good-grain = zboże
medici-good-spice = przyprawy
medici-good-furs = futra
medici-good-dyes = barwniki
medici-good-cloth = tkaniny

# Karta według towaru i wartości.
medici-card = { $good } { $value }
medici-card-pair = podwójne { $good } { $value }
medici-card-sample = zielone { $good } { $value }
medici-card-trinket = zielona { $value }
medici-card-treasure = czarna { $value }

medici-picture-title = Medyceusze
medici-picture-day = Dzień { $day } z { $days }
medici-picture-turn = Tura: { $name }
medici-picture-over = Koniec gry
medici-picture-revealed = Odsłonięte: { $count } z { $most }
medici-picture-begins = Dzień { $day }: zaczyna { $name }
medici-picture-loaded = { $name } ładuje
medici-picture-deck = talia
medici-picture-empty = Rynek jest pusty
medici-picture-must = obowiązkowa
medici-picture-may = do wyboru
medici-picture-no-room = brak miejsca
medici-picture-cargo = Ładunek { $value }
medici-picture-free = wolne: { $count }
medici-picture-full = pełny
medici-picture-bonus = { $count } jednego towaru: +{ $florins }
medici-picture-scored = Podliczenie dnia
medici-picture-ships = Statki
medici-picture-goods = Towary
medici-picture-bonuses = Premie
medici-picture-after = { $day ->
    [0] Start
   *[other] Dzień { $day }
}
medici-picture-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}

# Zamiast obrazu: czyja tura, co się zmieniło, gdzie co leży.
medici-alt-turn = Tura: { $name }, dzień { $day } z { $days }; odsłonięte karty: { $revealed } z { $most }.
medici-alt-over = Koniec gry.
medici-alt-begins = Dzień { $day } zaczyna { $name }.
medici-alt-loaded = { $name } ładuje: { $cards }; wartość ładunku { $cargo }.
medici-alt-empty = Rynek jest pusty.
medici-alt-last = Obowiązkowo: { $last }.
medici-alt-reach = Obowiązkowo: { $last }; do wyboru: { $also }.
medici-alt-player = { $name }: { $florins } { $florins ->
    [one] floren
    [few] floreny
   *[other] florenów
}, ładunek { $cargo }, wolne miejsca: { $free }, magazyn: { $goods }.
medici-alt-nothing = nic
medici-alt-deck = Kart w talii: { $deck }, na rynku poza zasięgiem: { $older }.
medici-alt-scored = Koniec dnia { $day }.
medici-alt-earned = { $name } dostaje { $florins } (statek o wartości { $cargo }: { $ship }, towary: { $goods }, premie: { $bonuses }) i ma { $total } { $total ->
    [one] floren
    [few] floreny
   *[other] florenów
}.
medici-alt-place = { $place }. { $name }: { $florins } { $florins ->
    [one] floren
    [few] floreny
   *[other] florenów
} (statki { $ships }, towary { $goods }, premie { $bonuses }).

# Wszystko, co leży na stole.
medici-text-market = Rynek · w talii { $deck } { $deck ->
    [one] karta
    [few] karty
   *[other] kart
}
medici-text-reach = W zasięgu, od ostatniej: { $cards }
medici-text-older = Poza zasięgiem ({ $count }), od najbliższej: { $cards }
medici-text-house = gra dom
medici-text-florins = { $florins } { $florins ->
    [one] floren
    [few] floreny
   *[other] florenów
}
medici-text-ship = Statek: ładunek { $cargo }, wolne miejsca: { $free }: { $cards }
medici-text-warehouse = Magazyn: { $goods }
medici-text-bonus = Premia należy się od { $count } symboli jednego towaru.

# Podliczenie dnia i koniec gry.
medici-text-earned = ### { $name }: +{ $florins }, razem { $total } { $total ->
    [one] floren
    [few] floreny
   *[other] florenów
}
medici-text-ship-paid = Statek o wartości { $cargo }: +{ $florins }
medici-text-good-paid = { $count } × { $good }: +{ $florins }
medici-text-bonus-paid = { $count } × { $good }: +{ $florins }, premia +{ $bonus }
medici-text-after = Po dniu { $day }: { $scores }
