# Słowa na obrazach gry San Juan i w tekstach, które je zastępują.

sanjuan-thing-indigo_plant = Farbiarnia
sanjuan-thing-sugar_mill = Cukrownia
sanjuan-thing-tobacco_storage = Suszarnia tytoniu
sanjuan-thing-coffee_roaster = Palarnia kawy
sanjuan-thing-silver_smelter = Manufaktura srebra
sanjuan-thing-smithy = Kuźnia
sanjuan-thing-gold_mine = Kopalnia złota
sanjuan-thing-archive = Archiwum
sanjuan-thing-poor_house = Przybudówka
sanjuan-thing-black_market = Czarny rynek
sanjuan-thing-trading_post = Faktoria
sanjuan-thing-well = Studnia
sanjuan-thing-market_stand = Mały targ
sanjuan-thing-crane = Żuraw
sanjuan-thing-chapel = Kaplica
sanjuan-thing-tower = Wieża widokowa
sanjuan-thing-aqueduct = Akwedukt
sanjuan-thing-carpenter = Stolarnia
sanjuan-thing-prefecture = Kancelaria
sanjuan-thing-market_hall = Duży targ
sanjuan-thing-quarry = Kamieniołom
sanjuan-thing-library = Biblioteka
sanjuan-thing-statue = Statua
sanjuan-thing-victory_column = Kolumna
sanjuan-thing-hero = Pomnik odkrywcy
sanjuan-thing-triumphal_arch = Łuk triumfalny
sanjuan-thing-guild_hall = Siedziba cechu
sanjuan-thing-city_hall = Ratusz
sanjuan-thing-palace = Pałac
sanjuan-thing-guard_room = Wartownia
sanjuan-thing-office = Biuro
sanjuan-thing-hut = Szałas
sanjuan-thing-tavern = Tawerna
sanjuan-thing-park = Park
sanjuan-thing-customs_office = Komora celna
sanjuan-thing-bank = Bank
sanjuan-thing-harbor = Port
sanjuan-thing-goldsmith = Pracownia złotnicza
sanjuan-thing-residence = Rezydencja
sanjuan-thing-cathedral = Katedra

sanjuan-thing-indigo = indygo
sanjuan-thing-sugar = cukier
sanjuan-thing-tobacco = tytoń
sanjuan-thing-coffee = kawa
sanjuan-thing-silver = srebro

sanjuan-thing-builder = Budowniczy
sanjuan-thing-producer = Nadzorca
sanjuan-thing-trader = Kupiec
sanjuan-thing-councillor = Burmistrz
sanjuan-thing-prospector = Poszukiwacz

# Co robi karta, tak krótko, jak mówi to karta.
sanjuan-card-indigo_plant = Produkuje indygo.
sanjuan-card-sugar_mill = Produkuje cukier.
sanjuan-card-tobacco_storage = Produkuje tytoń.
sanjuan-card-coffee_roaster = Produkuje kawę.
sanjuan-card-silver_smelter = Produkuje srebro.
sanjuan-card-smithy = Budynki produkcyjne o 1 tańsze.
sanjuan-card-gold_mine = Odkryj 4: gdy koszty są różne, weź najtańszą.
sanjuan-card-archive = Dobrane idą na rękę; odrzucasz z całej ręki.
sanjuan-card-poor_house = Po budowie, mając 0 lub 1 kartę: +1.
sanjuan-card-black_market = Do 2 towarów może opłacić budowę.
sanjuan-card-trading_post = Sprzedajesz o 1 towar więcej.
sanjuan-card-well = Gdy wytworzysz co najmniej 2: +1 karta.
sanjuan-card-market_stand = Gdy sprzedasz co najmniej 2: +1 karta.
sanjuan-card-crane = Zabuduj swój budynek: jego koszt obniża cenę.
sanjuan-card-chapel = Co rundę wsuń 1 kartę: 1 PZ.
sanjuan-card-tower = Limit kart na ręce: 12.
sanjuan-card-aqueduct = Produkujesz o 1 towar więcej.
sanjuan-card-carpenter = Po budynku miejskim: +1 karta.
sanjuan-card-prefecture = Zachowujesz o 1 kartę więcej.
sanjuan-card-market_hall = Gdy coś sprzedasz: +1 karta.
sanjuan-card-quarry = Budynki miejskie o 1 tańsze.
sanjuan-card-library = Podwaja przywilej twojej postaci.
sanjuan-card-statue = Pomnik.
sanjuan-card-victory_column = Pomnik.
sanjuan-card-hero = Pomnik.
sanjuan-card-triumphal_arch = 4, 6 lub 8 PZ za 1, 2 lub 3 pomniki.
sanjuan-card-guild_hall = 1 PZ za budynek produkcyjny i za ich rodzaj.
sanjuan-card-city_hall = 1 PZ za każdy budynek miejski.
sanjuan-card-palace = 1 PZ za każde 4 inne PZ.
sanjuan-card-guard_room = Inni bez niej mają limit 6 kart.
sanjuan-card-office = Wymień do 2 kart.
sanjuan-card-hut = Gdy nikt nie sprzeda: +1 karta.
sanjuan-card-tavern = Gdy masz najmniej budynków: +1 karta.
sanjuan-card-park = Zabudowany Żurawiem obniża cenę o 6.
sanjuan-card-customs_office = Dostaje towar wart 2 karty.
sanjuan-card-bank = Raz w grze: karty pod spód, po 1 PZ.
sanjuan-card-harbor = Przy sprzedaży wsuń towar: 1 PZ.
sanjuan-card-goldsmith = Odkryj 1: weź, jeśli nikt jej nie ma.
sanjuan-card-residence = 4, 3, 2, 1 PZ za trójki o równym koszcie.
sanjuan-card-cathedral = 4, 3, 2, 1 PZ za cudze budynki o koszcie 6.

# Kiedy karta działa; krótko, u jej dołu.
sanjuan-works-production = produkcja
sanjuan-works-builder = Budowniczy
sanjuan-works-producer = Nadzorca
sanjuan-works-trader = Kupiec
sanjuan-works-councillor = Burmistrz
sanjuan-works-prospector = Poszukiwacz
sanjuan-works-roles = każda postać
sanjuan-works-round = start rundy
sanjuan-works-monument = pomnik
sanjuan-works-ending = koniec gry

sanjuan-picture-title = San Juan
sanjuan-picture-round = Runda { $round }
sanjuan-picture-over = Koniec gry
sanjuan-picture-privilege = przywilej ×{ $times }
sanjuan-picture-deck = talia
sanjuan-picture-discard = odrzucone
sanjuan-picture-now = teraz
sanjuan-picture-last = było
sanjuan-picture-next = będzie
sanjuan-picture-open = dla każdego

# Czyja tura: jednej osoby i kilku naraz.
sanjuan-picture-turn-draft = { $name } wybiera karty na start
sanjuan-picture-turn-choosing = { $name } wybiera postać
sanjuan-picture-turn-builder = { $name } buduje albo pasuje
sanjuan-picture-turn-producer = { $name } produkuje
sanjuan-picture-turn-trader = { $name } sprzedaje
sanjuan-picture-turn-councillor = { $name } wybiera karty
sanjuan-picture-turn-office = { $name } może wymienić karty
sanjuan-picture-turn-tidying = { $name } porządkuje rękę
sanjuan-picture-turn-hand_limit = { $name } odrzuca nadmiar
sanjuan-picture-all-draft = Wybór kart na start
sanjuan-picture-all-choosing = Wybór postaci
sanjuan-picture-all-builder = Budowa
sanjuan-picture-all-producer = Produkcja
sanjuan-picture-all-trader = Sprzedaż
sanjuan-picture-all-councillor = Wybór kart
sanjuan-picture-all-office = Wymiana kart w Biurach
sanjuan-picture-all-tidying = Porządkowanie rąk
sanjuan-picture-all-hand_limit = Odrzucanie do limitu

# Co się ostatnio stało; po „:” stoją tarcze z liczbami.
sanjuan-picture-news-role = { $name } wybiera: { $role }
sanjuan-picture-news-built = { $name } buduje: { $building }
sanjuan-picture-news-covered = { $name } buduje: { $building } (w miejscu: { $over })
sanjuan-picture-news-passed = { $name } nic nie buduje
sanjuan-picture-news-produced = Wyprodukowane towary:
sanjuan-picture-news-sold = Karty za sprzedane towary:
sanjuan-picture-news-kept = Zatrzymane karty:
sanjuan-picture-news-dug = { $building }: { $name } zyskuje { $card }
sanjuan-picture-news-dug-nothing = { $building }: { $name } nic nie zyskuje
sanjuan-picture-news-round = Runda { $round }: Gubernatorem jest { $name }
sanjuan-picture-news-shuffled = Odrzucone karty przetasowano w nową talię

# Ręka.
sanjuan-picture-hand = Twoja ręka
sanjuan-picture-hand-empty = Nie masz kart na ręce.
sanjuan-picture-hand-more = i jeszcze { $count }
sanjuan-picture-hand-drawn = Właśnie dobrane
sanjuan-picture-hand-open = Może zbudować każdy
sanjuan-picture-hand-waits = Teraz nic nie musisz robić
sanjuan-picture-hand-answered = Twoja odpowiedź już jest
sanjuan-picture-hand-draft = Wybierz karty na start
sanjuan-picture-hand-choosing = Wybierz postać
sanjuan-picture-hand-builder = Buduj albo pasuj
sanjuan-picture-hand-producer = Produkuj
sanjuan-picture-hand-trader = Sprzedaj
sanjuan-picture-hand-councillor = Wybierz, co zatrzymasz
sanjuan-picture-hand-office = Możesz wymienić karty
sanjuan-picture-hand-tidying = Uporządkuj rękę
sanjuan-picture-hand-hand_limit = Odrzuć nadmiar kart
sanjuan-picture-hand-over = Koniec gry
sanjuan-picture-legend-frame = stać cię na nią teraz
sanjuan-picture-legend-price = cena dla ciebie teraz
sanjuan-picture-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
sanjuan-picture-buildings = Budynki
sanjuan-picture-tucked = Wsunięte
sanjuan-picture-scoring = Premie
sanjuan-picture-palace = Pałac
sanjuan-picture-extra = Poza budynkami
sanjuan-picture-start = Start
sanjuan-picture-end = Koniec
sanjuan-picture-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}

# Zamiast obrazu: czyja tura, co się zmieniło, gdzie co leży.
sanjuan-alt-turn = { $words }, runda { $round }.
sanjuan-alt-all = { $words }, runda { $round }; czekamy na: { $names }.
sanjuan-alt-over = Koniec gry.
sanjuan-alt-role = { $name } bierze postać: { $role }.
sanjuan-alt-built = { $name } buduje: { $building }, koszt { $cost }.
sanjuan-alt-covered = { $name } buduje: { $building } w miejscu: { $over }, koszt { $cost }.
sanjuan-alt-produced = { $name } produkuje: { $goods }.
sanjuan-alt-sold = { $name } sprzedaje: { $goods }, dostaje { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
}.
sanjuan-alt-dug = { $building } ({ $name }) odkrywa: { $cards }; zysk: { $won }.
sanjuan-alt-round = Runda { $round }, Gubernatorem jest { $name }.
sanjuan-alt-nothing = nic
sanjuan-alt-roles = Wzięte postacie: { $roles }.
sanjuan-alt-market = { $now ->
    [yes] Targowisko teraz
   *[no] Ostatnie targowisko
}: { $prices }.
sanjuan-alt-piles = Kart w talii: { $deck }, odrzuconych: { $discard }.
sanjuan-alt-player = { $name }{ $governor ->
    [yes] {" "}(Gubernator)
   *[no] {""}
}: { $buildings } z { $most } budynków, widoczne { $points } PZ, na ręce { $hand }, towary: { $goods }.
sanjuan-alt-hand = { $count ->
    [0] Twoja ręka jest pusta.
   *[other] Twoja ręka: { $cards }.
}
sanjuan-alt-drawn = Właśnie dobrane: { $cards }.
sanjuan-alt-affordable = Stać cię na: { $cards }.
sanjuan-alt-card = { $building } ({ $cost })
sanjuan-alt-place = { $place }. { $name }: { $points } PZ ({ $sources }).
sanjuan-alt-source = { $source } { $points }

# Wszystko, co leży na stole.
sanjuan-text-house = gra dom
sanjuan-text-governor = Gubernator
sanjuan-text-roles = Postacie: { $roles }
sanjuan-text-role = { $role } ({ $name })
sanjuan-text-role-free = { $role } (wolna)
sanjuan-text-piles = Kart w talii: { $deck }, odrzuconych: { $discard }
sanjuan-text-market = { $now ->
    [yes] Targowisko teraz
   *[no] Ostatnie targowisko
}: { $prices }
sanjuan-text-next = Następne targowisko: { $prices }
sanjuan-text-unseen = jeszcze nieznane
sanjuan-text-open = Może zbudować każdy: { $cards }
sanjuan-text-box = Zabudowane, poza grą: { $cards }
sanjuan-text-player = { $buildings } z { $most } budynków, widoczne { $points } PZ, karty na ręce: { $hand } (limit { $limit })
sanjuan-text-full = { $building } z towarem
sanjuan-text-card = **{ $building }**: koszt { $cost }{ $now ->
    [same] {""}
   *[other] , teraz { $now }
}, { $points ->
    [0] PZ na koniec gry
   *[other] { $points } PZ
}. { $effect }{ $affordable ->
    [yes] {" "}Stać cię na tę kartę.
   *[no] {""}
}
sanjuan-text-under = Pod spodem ({ $building }): { $cards }
sanjuan-text-unseen-goods = { $count } { $count ->
    [one] towar
    [few] towary
   *[other] towarów
}, zakryte
sanjuan-text-points = Twoje punkty do tej pory: { $points } ({ $sources })
