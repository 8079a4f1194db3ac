# Słowa na obrazach gry Medici i w tekstach, które je zastępują.

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
medici-picture-may = także można dobrać
medici-picture-no-room = na te brak miejsca
medici-picture-cargo = Ładunek { $value }
medici-picture-free = wolne: { $count }
medici-picture-full = pełny
medici-picture-bonus = od { $count }: { $florins }
