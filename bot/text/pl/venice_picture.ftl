# Słowa na obrazach gry Wenecja i w tekstach, które je zastępują.

venice-picture-title = Wenecja
venice-picture-round = Runda { $round }
venice-picture-placement = Runda wstępna
venice-picture-left = { $left ->
    [0] Ostatnia runda
    [one] Jeszcze { $left } runda
    [few] Jeszcze { $left } rundy
   *[other] Jeszcze { $left } rund
}
venice-picture-turns = { $left ->
    [0] Ostatnia tura
    [one] Jeszcze { $left } tura
    [few] Jeszcze { $left } tury
   *[other] Jeszcze { $left } tur
}
venice-picture-over = Koniec gry
venice-picture-awaited = { $count ->
    [one] Czekamy na { $count } osobę
    [few] Czekamy na { $count } osoby
   *[other] Czekamy na { $count } osób
}
venice-picture-square = Plac św. Marka
venice-picture-doge = Doża
venice-picture-smugglers = Przemytnicy
venice-picture-missions = misje
venice-picture-influence = wpływy
venice-picture-doge-deck = doża
venice-picture-nobody = nikt
venice-picture-drawn = Dobrane: wybierz jedną
venice-picture-your-missions = Twoje misje
venice-picture-no-missions = Brak misji w ręce; nowe są w Pałacu Doży i na Placu św. Marka.
venice-picture-your-influence = Twoje karty wpływów
venice-picture-no-influence = Brak kart wpływów.
venice-picture-on-top = Wiesz, co leży na wierzchu
venice-picture-ignores = pomija { $place }
venice-picture-reckoning = Zaczyna się punktacja
venice-picture-lowering = Punkt intryg kosztuje teraz { $scrolls } zwoje albo { $coins } monety.
venice-picture-part-missions = Misje
venice-picture-part-buildings = Budynki
venice-picture-part-council = Rada
venice-picture-part-gondolas = Gondole
venice-picture-part-other = Inne
venice-picture-winner = Wygrywa { $name }
venice-picture-winner-arrest = Wygrywa { $name }; w areszcie: { $arrested }
venice-picture-solo = { $outcome ->
    [won] { $name } pokonuje dożę { $vp } do { $doge }
    [arrested] { $name } trafia do aresztu; wygrywa doża
   *[lost] Wygrywa doża, { $doge } do { $vp }
}

# Na co czeka stół w każdej fazie, na banerze i w panelach.
venice-phase-dealing = wybór dwóch misji
venice-phase-placing = ustawienie gondoli
venice-phase-opening = początek tury
venice-phase-sailing = dalszy rejs
venice-phase-greeting = kolejność spotkań
venice-phase-meeting = zwoje albo intrygi
venice-phase-yielding = oddanie kostki albo zwoju
venice-phase-activating = użycie budynku
venice-phase-aftermath = użycie efektu trwałego
venice-phase-stowing = załadunek kostek
venice-phase-transferring = podział kostek
venice-phase-drawing = wybór karty
venice-phase-bridging = budowa mostu
venice-phase-smuggling = wysłanie gondoli
venice-phase-doge_bridging = miejsce na most doży
venice-phase-lowering = obniżenie intryg albo pas
venice-phase-over = nic, gra skończona

# Co się stało, w jednym wierszu.
venice-news-arrested = Inkwizycja aresztuje: { $name }
venice-news-free = Inkwizycja nikogo nie aresztuje
venice-news-end = { $rounds ->
    [0] Koniec jest bliski: nie ma już tur
    [one] Koniec jest bliski: jeszcze { $rounds } runda
    [few] Koniec jest bliski: jeszcze { $rounds } rundy
   *[other] Koniec jest bliski: jeszcze { $rounds } rund
}
venice-news-completed = { $name }: misja wykonana, { $building }, +{ $vp } PZ
venice-news-bridge = { $name } buduje most: { $one } – { $other }
venice-news-doge = Karta doży: { $card }
venice-news-smuggler = { $name }: gondola { $letter } płynie, { $quay }
venice-news-moored = { $name } cumuje: { $quay }{ $below ->
    [0] { "" }
   *[other] , pod spodem gondole: { $below }
}
venice-news-activated = { $name } używa: { $building } { $effects }
venice-news-influence = { $name } zagrywa kartę: { $card }
venice-news-lowered = { $name } obniża intrygi o { $by }
venice-news-stood = { $name } nie obniża intryg
venice-news-favour = { $name } obraca kartę przychylności
venice-news-faced = { $name }: zwoje −{ $scrolls }, intrygi +{ $intrigue }
venice-news-passed = { $name } przepływa: { $quay }
venice-news-gondolier = Gondolier ({ $name }): { $quay }{ $coins ->
    [0] { "" }
   *[other] , monety: −{ $coins }
}
venice-news-kept = { $deck ->
    [missions] { $name } bierze misję
   *[other] { $name } bierze kartę wpływów
}
venice-news-first = Zaczyna { $name }
venice-news-turn = { $name } zaczyna turę

# Zamiast obrazu.
venice-alt-turn = Stół czeka: { $names }, { $what }.
venice-alt-over = Koniec gry.
venice-alt-empty = nic
venice-alt-not-placed = jeszcze nie na planszy
venice-alt-way = Dotychczasowa droga: { $way } ({ $name }).
venice-alt-would-be-arrested = Teraz do aresztu trafia: { $name }.
venice-alt-arrested = Do aresztu trafia: { $name }.
venice-alt-nobody-arrested = Teraz nikomu nie grozi areszt.
venice-alt-player = { $name }: { $vp } PZ, { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[other] monet
}, { $scrolls } { $scrolls ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
}, intrygi { $intrigue }, rada { $council }; gondole: { $places }.
venice-alt-doge = Doża: { $vp } PZ, intrygi { $intrigue }, zwoje { $scrolls }.
venice-alt-hand = Na ręce: { $name }.
venice-alt-reckoned = { $name }: pole rady { $field } daje { $council } PZ, pomocnicy ({ $placed }) dają { $assistants } PZ; razem { $vp } PZ, intrygi { $intrigue }.
venice-alt-place = { $place }. { $name }: { $vp } PZ (misje { $missions }, budynki { $buildings }, rada { $council }, gondole { $gondolas }, inne { $other }).

# Wszystko, co jest na planszy.
venice-text-house = gra dom
venice-text-points = { $vp } PZ
venice-text-has = { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[other] monet
} · { $scrolls } { $scrolls ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
} · intrygi { $intrigue } z { $limit } · rada { $council }
venice-text-holds = Karty: misje { $missions }, wpływy { $influence } · zostało: pomocnicy { $assistants }, mosty { $bridges }
venice-text-boat = { $quay } ({ $cubes }{ $gondolier ->
    [yes] ; gondolier
   *[no] { "" }
})
venice-text-gondolas = Gondole: { $boats }
venice-text-completed = Wykonane, działają: { $slots } · w archiwum: { $archive }
venice-text-favour = Karta przychylności nieobrócona
venice-text-doge = doża { $letter }
venice-text-smugglers = przemytnicy
venice-text-doge-has = zwoje { $scrolls } · intrygi { $intrigue } · rada { $council }
venice-text-doge-row = Rząd (w talii { $deck }): { $cards }
venice-text-map = Pomocnicy i ich pola
venice-text-others = Inne gondole: { $places }
venice-text-spy = Szpieg: { $building }
venice-text-decks = Talie: misje { $missions }, wpływy { $influence }
venice-text-end = Pole { $field } Wielkiej Rady oznacza koniec.
venice-text-bridge = most { $owner }
venice-text-canals = Kanały i opłaty: { $canals }
venice-text-scrolls = { $scrolls } { $scrolls ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
}
venice-text-mission = **{ $name }**: { $cubes }, zwoje { $scrolls } → { $vp } PZ, monety { $coins }. { $effect } { $lacks ->
    [0] Wszystko już jest.
   *[other] Brakuje: { $missing }.
}

# Towary i budynki.
venice-thing-ceramics = ceramika
venice-thing-cloth = tkaniny
venice-thing-silver = srebro
venice-thing-doges_palace = Pałac Doży
venice-thing-st_marks_square = Plac św. Marka
venice-thing-great_council = Wielka Rada
venice-thing-market = Targ
venice-thing-monastery = Klasztor
venice-thing-minor_council = Mała Rada
venice-thing-warehouse = Magazyn
venice-thing-docks = Doki
venice-thing-consulate = Konsulat
venice-thing-library = Biblioteka
venice-thing-senate = Senat
venice-thing-church = Kościół
venice-thing-court = Sąd
venice-thing-mint = Mennica
venice-thing-council_of_ten = Rada Dziesięciu

# Karty wpływów.
venice-thing-bribe_overseer = Przekupienie nadzorcy
venice-about-bribe_overseer = Jeden z twoich wystawionych pomocników przechodzi od razu na 4. pole i nikogo nie przesuwa. Dostajesz 3 punkty intryg.
venice-thing-overtime = Praca w nadgodzinach
venice-about-overtime = Aktywuj budynek, przy którym cumuje teraz jedna z twoich gondoli.
venice-thing-bribe_councillors = Przekupienie radnych
venice-about-bribe_councillors = O jedno pole wyżej w Wielkiej Radzie; za 1 punkt intryg jeszcze o jedno.
venice-thing-sell_information = Sprzedawanie informacji
venice-about-sell_information = Dostajesz 2 monety i dobierasz kartę wpływów.
venice-thing-build_bridge = Budowa mostu
venice-about-build_bridge = Zbuduj most za darmo albo weź 2 PZ za każdy swój most na planszy.
venice-thing-promote_assistants = Awans pomocników
venice-about-promote_assistants = Jeden z twoich wystawionych pomocników idzie o pole dalej, przesuwając innych jak przy szkoleniu.
venice-thing-manage_supplies = Zarządzanie zapasami
venice-about-manage_supplies = Przełóż kostki między swoimi gondolami, gdziekolwiek są, i załaduj jedną dowolną kostkę.
venice-thing-bid_contracts = Licytowanie kontraktów
venice-about-bid_contracts = Dobierz jedną misję bez podatków albo weź 2 PZ.
venice-thing-research = Przeprowadzanie badań
venice-about-research = Dostajesz 3 zwoje.
venice-thing-testify = Składanie zeznań
venice-about-testify = Oddajesz 3 punkty intryg.
venice-thing-hire_spy = Zatrudnienie szpiega
venice-about-hire_spy = Zapłać 2 monety i połóż szpiega na budynku. Przepływając tędy w tej turze, użyjesz dowolnych jego efektów.

# Karty doży.
venice-thing-ballot = Głosowanie
venice-about-ballot = Niższy znacznik doży w radzie idzie o 1 w górę, a o 2, jeśli masz mniej intryg niż on.
venice-thing-grand_session = Wielka sesja
venice-about-grand_session = Oba znaczniki doży w Wielkiej Radzie idą o 1 w górę.
venice-thing-public_works = Roboty publiczne
venice-about-public_works = Doża buduje most nad najdroższym kanałem przy gondoli B albo dostaje 2 PZ.
venice-thing-denunciation = Donos
venice-about-denunciation = Dostajesz 1 punkt intryg.
venice-thing-inquiry = Śledztwo
venice-about-inquiry = Dwa razy: oddajesz zwój albo dostajesz punkt intryg.
venice-thing-archives = Archiwa
venice-about-archives = Doża dostaje 2 zwoje.
venice-thing-tribute = Danina
venice-about-tribute = Doża dostaje 2 PZ.
venice-thing-absolution = Rozgrzeszenie
venice-about-absolution = Doża oddaje 1 punkt intryg i dostaje 1 PZ.
venice-thing-patronage = Mecenat
venice-about-patronage = Doża dostaje 1 PZ za każdego swojego pomocnika na 4. polu, najwyżej 4.

# Misje i ich efekty trwałe.
venice-thing-mission_01 = Misja 1
venice-effect-mission_01 = Po aktywowaniu Targu możesz oddać dowolną kostkę za 1 PZ i 1 monetę.
venice-thing-mission_02 = Misja 2
venice-effect-mission_02 = Płacisz najwyżej 1 monetę podatków.
venice-thing-mission_03 = Misja 3
venice-effect-mission_03 = Pod cudzym mostem dostajesz 1 monetę zamiast punktu intryg.
venice-thing-mission_04 = Misja 4
venice-effect-mission_04 = Po aktywowaniu Doków możesz za 1 monetę wziąć dowolną kostkę.
venice-thing-mission_05 = Misja 5
venice-effect-mission_05 = Po aktywowaniu Kościoła możesz za 2 monety oddać 1 punkt intryg.
venice-thing-mission_06 = Misja 6
venice-effect-mission_06 = Na końcu gry obniżenie intryg kosztuje cię 3 monety za punkt zamiast 4.
venice-thing-mission_07 = Misja 7
venice-effect-mission_07 = W swojej turze przy każdym spotkaniu z gondolą innego gracza możesz zamienić jedną kostkę na swojej gondoli na inny rodzaj.
venice-thing-mission_08 = Misja 8
venice-effect-mission_08 = Gdy wykonujesz misję, jedna z kostek może być dowolnego rodzaju.
venice-thing-mission_09 = Misja 9
venice-effect-mission_09 = Po aktywowaniu Mennicy możesz za 3 monety oddać 2 punkty intryg.
venice-thing-mission_10 = Misja 10
venice-effect-mission_10 = Pozostawienie gondoliera na miejscu kosztuje cię 1 monetę zamiast 3.
venice-thing-mission_11 = Misja 11
venice-effect-mission_11 = Za każdym razem, gdy aktywujesz Wielką Radę, dobierasz kartę wpływów.
venice-thing-mission_12 = Misja 12
venice-effect-mission_12 = Po aktywowaniu Małej Rady możesz oddać 2 zwoje, by przejść o 1 pole na torze Wielkiej Rady.
venice-thing-mission_13 = Misja 13
venice-effect-mission_13 = Po aktywowaniu Sądu możesz oddać 1 zwój za 1 PZ i 1 monetę.
venice-thing-mission_14 = Misja 14
venice-effect-mission_14 = Kto w swojej turze spotyka twoją gondolę, oddaje o jeden zwój więcej albo dostaje o jeden punkt intryg więcej.
venice-thing-mission_15 = Misja 15
venice-effect-mission_15 = Po aktywowaniu Senatu możesz odrzucić kartę wpływów za 2 PZ.
venice-thing-mission_16 = Misja 16
venice-effect-mission_16 = Most w Wielkiej Radzie kosztuje cię 2 monety zamiast 4.
venice-thing-mission_17 = Misja 17
venice-effect-mission_17 = Za każdym razem, gdy aktywujesz Bibliotekę, dostajesz jeszcze 1 zwój.
venice-thing-mission_18 = Misja 18
venice-effect-mission_18 = Za każdym razem, gdy spotykasz własną gondolę, dostajesz 1 zwój.
venice-thing-mission_19 = Misja 19
venice-effect-mission_19 = Po aktywowaniu Klasztoru możesz oddać 1 zwój, by oddać 1 punkt intryg.
venice-thing-mission_20 = Misja 20
venice-effect-mission_20 = Efekty, które dają intrygi wszystkim pozostałym graczom, ciebie nie dotyczą.
venice-thing-mission_21 = Misja 21
venice-effect-mission_21 = Przy spotkaniach możesz oddawać kostki zamiast zwojów.
venice-thing-mission_22 = Misja 22
venice-effect-mission_22 = Dobierając karty wpływów, dobierasz 3 i zostawiasz 1.
venice-thing-mission_23 = Misja 23
venice-effect-mission_23 = Za każdym razem, gdy aktywujesz Radę Dziesięciu, dostajesz 1 PZ za każdy swój most.
venice-thing-mission_24 = Misja 24
venice-effect-mission_24 = Pod własnym mostem dostajesz 2 monety zamiast 1.
venice-thing-mission_25 = Misja 25
venice-effect-mission_25 = Każda wykonana misja daje ci o 2 monety więcej.
venice-thing-mission_26 = Misja 26
venice-effect-mission_26 = Drugi kanał w twojej turze kosztuje o 1 monetę mniej.
