# Słowa na obrazach Genui i to, co mówi się zamiast nich. Tu są też nazwy miejsc i rzeczy.

genoa-place-guild_hall = Gildia kupiecka
genoa-place-city_hall = Ratusz
genoa-place-post_office = Poczta
genoa-place-cathedral = Katedra
genoa-place-palace = Pałac
genoa-place-park = Park
genoa-place-coach_house = Powozownia
genoa-place-harbor = Port
genoa-place-tavern = Tawerna
genoa-place-inn = Karczma
genoa-place-warehouse_drinks = Skład alkoholi
genoa-place-warehouse_metals = Skład metali
genoa-place-warehouse_spices = Skład przypraw
genoa-place-warehouse_fabric = Skład tkanin
genoa-place-villa_colini = Willa Colini
genoa-place-villa_monetti = Willa Monetti
genoa-place-villa_ricci = Willa Ricci
genoa-place-villa_zasteri = Willa Zasteri
genoa-place-market = Targowisko
genoa-street = ulica { $blue }/{ $red }

# To samo tak, jak jest napisane na planszy, gdzie miejsca jest mało.
genoa-board-guild_hall = { genoa-place-guild_hall }
genoa-board-city_hall = { genoa-place-city_hall }
genoa-board-post_office = { genoa-place-post_office }
genoa-board-cathedral = { genoa-place-cathedral }
genoa-board-palace = { genoa-place-palace }
genoa-board-park = { genoa-place-park }
genoa-board-coach_house = { genoa-place-coach_house }
genoa-board-harbor = { genoa-place-harbor }
genoa-board-tavern = { genoa-place-tavern }
genoa-board-inn = { genoa-place-inn }
genoa-board-warehouse_drinks = { genoa-place-warehouse_drinks }
genoa-board-warehouse_metals = { genoa-place-warehouse_metals }
genoa-board-warehouse_spices = { genoa-place-warehouse_spices }
genoa-board-warehouse_fabric = { genoa-place-warehouse_fabric }
genoa-board-villa_colini = { genoa-place-villa_colini }
genoa-board-villa_monetti = { genoa-place-villa_monetti }
genoa-board-villa_ricci = { genoa-place-villa_ricci }
genoa-board-villa_zasteri = { genoa-place-villa_zasteri }
genoa-board-market = { genoa-place-market }

genoa-item-ale = piwo
genoa-item-wine = wino
genoa-item-silver = srebro
genoa-item-copper = miedź
genoa-item-pepper = pieprz
genoa-item-saffron = szafran
genoa-item-linen = płótno
genoa-item-silk = jedwab
genoa-item-starting_space = żeton pola startowego
genoa-item-trade = żeton wymiany
genoa-item-any_commodity = żeton dowolnego towaru
genoa-item-building_action = żeton wykorzystania budynku
genoa-item-extra_action = żeton dodatkowej akcji
genoa-item-marker = znacznik własności
genoa-item-contract = kontrakt
genoa-item-message = wiadomość
genoa-item-large_order = duże zamówienie
genoa-item-small_order = małe zamówienie
genoa-item-ducats = dukaty
genoa-ducats = { $count } { $count ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
genoa-nothing = nic

genoa-card-contract = kontrakt: { $place }
genoa-card-message = wiadomość: { $one } – { $other }
genoa-card-large_order = duże zamówienie: { $goods } → { $place }
genoa-card-small_order = małe zamówienie: { $goods } → { $place }

genoa-picture-title = Genua
genoa-picture-hand = Twoja ręka
genoa-picture-offers = Oferty
genoa-picture-no-offers = Na stole nie ma ofert
genoa-picture-round = Runda { $round } z { $last }
genoa-picture-over = Gra skończona
genoa-picture-turn-start = { $name } ustawia wieżę
genoa-picture-turn-journey = { $name } prowadzi wieżę
genoa-picture-turn-bid = { $count ->
    [one] { $name }: oferta? { $place }
   *[other] Kto licytuje? { $place }
}
genoa-picture-turn-answer = { $count ->
    [one] { $name } odpowiada
   *[other] Odpowiedzi dla kupca
}
genoa-picture-turn-acting = { $name } działa: { $place }
genoa-picture-turn-hand_over = { $name } oddaje karty
genoa-picture-turn-acquisition = { $name } pozyskuje budynki
genoa-picture-moves = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[other] jeszcze { $count } ruchów
}
genoa-picture-merchant = kupiec
genoa-picture-acted = { $count ->
    [one] po akcji
    [few] { $count } akcje
   *[other] { $count } akcji
}
genoa-picture-passed = pas
genoa-picture-asked = pytanie
genoa-picture-no-goods = brak towarów i żetonów
genoa-picture-ready = gotowe
genoa-picture-steps = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
genoa-picture-contracts = Kontrakty
genoa-picture-no-contracts = Nie masz jeszcze kontraktów. Dają je wille.
genoa-picture-begin = Początek
genoa-picture-end = Koniec
genoa-picture-start = Na start
genoa-picture-deals = Układy
genoa-picture-large_orders = Duże zam.
genoa-picture-small_orders = Małe zam.
genoa-picture-messages = Wiadomości
genoa-picture-fees = Opłaty
genoa-picture-buildings = Budynki
genoa-picture-winners = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}

# Co się stało, w jednym wierszu.
genoa-news-turn = Runda { $round }: kupcem jest { $name }
genoa-news-dice = { $name }: rzut { $blue } i { $red } – { $place }
genoa-news-start = { $name }: wybrane pole startowe – { $place }
genoa-news-moved = { $name } przesuwa wieżę: { $place }
genoa-news-deal = { $name } kupuje akcję ({ $place }): { $items }
genoa-news-deal-move = { $name } kupuje ruch ({ $place }): { $items }
genoa-news-acted = { $name }: akcja – { $place }
genoa-news-large = { $name }: duże zamówienie ({ $place }), +{ $ducats }
genoa-news-small = { $name }: małe zamówienie ({ $place }), +{ $ducats }
genoa-news-message = { $name } dostarcza wiadomość: +{ $ducats }
genoa-news-acquired = { $name } ma teraz budynek: { $place }
genoa-news-ousted = { $name } usuwa znacznik, { $other } traci budynek: { $place }
genoa-news-offer = { $name } oferuje ({ $place }): { $items }
genoa-news-rejected = { $name } odmawia; oferta: { $other }
genoa-news-declined = { $name } rezygnuje z akcji: { $place }
genoa-news-passed = { $name } pasuje

# Zamiast obrazu.
genoa-alt-round = Runda { $round } z { $last }; kupcem jest { $name }.
genoa-alt-path = Droga wieży: { $path }; dyski tam, gdzie stoi: { $discs }.
genoa-alt-sale = Akcja jest jeszcze do wzięcia: { $place }.
genoa-alt-next = Wieża może pójść na: { $places }.
genoa-alt-player = { $name }: { $things }; karty: { $cards }, budynki: { $buildings }.
genoa-alt-hand = Masz { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
} i { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
}.
genoa-alt-own = Przed tobą leżą: { $things }.
genoa-alt-contracts = Twoje kontrakty dałyby teraz { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}.
genoa-alt-place = { $place }. { $name }: { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
} ({ $sources }).

genoa-text-offer = { $name } → { $other }, { $plan ->
    [move] za ruch ({ $place })
   *[other] za akcję ({ $place })
}: daje: { $gives ->
    [0] { $promise } z uzysku
   *[other] { $give }{ $promises ->
        [0] {""}
       *[other] {" "}oraz { $promise } z uzysku
    }
}{ $wants ->
    [0] {""}
   *[other] ; chce: { $want }
}.
genoa-text-proposal = { $name } → { $other }, { $plan ->
    [move] za ruch ({ $place })
   *[other] za akcję ({ $place })
}: { $gives ->
    [0] {""}
   *[other] daje: { $give };{" "}
}chce: { $wants ->
    [0] { $promise } z uzysku
   *[other] { $want }{ $promises ->
        [0] {""}
       *[other] {" "}oraz { $promise } z uzysku
    }
}.
genoa-text-house = gracz domu
genoa-text-open = Na stole: { $things }
genoa-text-cards = Karty: { $cards }
genoa-text-owns = Posiada: { $places }
genoa-text-supply = Zasoby ogólne
genoa-text-missing = brakuje: { $goods }
genoa-text-run = Kontrakty obok siebie: { $places }
