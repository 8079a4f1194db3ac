# Wenecja przy stole: ruchy, pytania, zdarzenia, odmowy.

venice = Wenecja
    .about = Dwie gondole, dziesięciu pomocników i nikt nie chce być największym intrygantem. 1–5 kupców.

venice-do-choose = Zachowaj
    .command = misje
    .hint = Zachowaj dwie z trzech rozdanych misji
venice-ask-choose-missions = Które dwie zachowujesz?
    .command = misje
    .hint = Dwie misje, które zachowujesz
venice-do-place = Ustaw gondolę
    .command = ustaw
    .hint = Ustaw gondolę przy nabrzeżu przed pierwszą turą
venice-ask-place-quay = Przy którym nabrzeżu?
    .command = nabrzeże
    .hint = Nabrzeże, od którego zaczyna gondola
venice-do-use = Zagraj kartę wpływów
    .command = wpływy
    .hint = Zagraj jedną kartę wpływów na początku tury
venice-ask-use-card = Którą kartę?
    .command = karta
    .hint = Karta wpływów
venice-ask-use-on = Na czym?
    .command = na
    .hint = Czego karta wymaga: budynek, gondola, kanał albo sposób użycia
    .none = zagraj
venice-do-man = Gondolier:
    .command = gondolier
    .hint = Umieść gondoliera na jednej ze swoich gondoli
venice-ask-man-gondola = Która gondola popłynie?
    .command = gondola
    .hint = Gondola, która popłynie w tej turze
venice-do-sail = Płyń
    .command = płyń
    .hint = Płyń do sąsiedniego nabrzeża, by przez nie przepłynąć albo tam zacumować
venice-ask-sail-quay = Do którego nabrzeża?
    .command = nabrzeże
    .hint = Nabrzeże sąsiadujące z gondolą
venice-ask-sail-then = Przepływasz czy cumujesz?
    .command = potem
    .hint = Przepłynąć dalej albo zacumować
venice-do-greet = Najpierw:
    .command = powitaj
    .hint = Spotkaj najpierw własną gondolę albo cudze
venice-ask-greet-first = Kogo spotykasz najpierw?
    .command = najpierw
    .hint = Własna gondola albo pozostałe
venice-do-face = Oddaj zwoje
    .command = spotkanie
    .hint = Powiedz, ile zwojów oddajesz; reszta to punkty intryg
venice-ask-face-scrolls = Ile zwojów oddajesz?
    .command = zwoje
    .hint = Liczba zwojów
venice-do-yield = Oddaj
    .command = oddaj
    .hint = Oddaj zwój albo kostkę zamiast niego
venice-ask-yield-what = Co oddajesz?
    .command = co
    .hint = Zwój albo kostka z jednej z gondoli
venice-do-transfer = Podziel kostki
    .command = przełóż
    .hint = Podziel kostki między swoje dwie gondole
venice-ask-transfer-hold = Co jest na płynącej gondoli?
    .command = kostki
    .hint = Kostki na płynącej gondoli; reszta trafia na drugą
    .none = nic
venice-do-stow = Załaduj kostki
    .command = załaduj
    .hint = Zdecyduj, jakie kostki są teraz na pokładzie
venice-ask-stow-hold = Co jest teraz na pokładzie?
    .command = kostki
    .hint = Kostki, które będą na pokładzie
    .none = nic
venice-do-complete = Wykonaj misję
    .command = wykonaj
    .hint = Wykonaj misję w budynku, przy którym cumujesz
venice-ask-complete-mission = Którą misję?
    .command = misja
    .hint = Misja
venice-ask-complete-cubes = Jakimi kostkami?
    .command = kostki
    .hint = Kostki, którymi płacisz
venice-ask-complete-place = Gdzie trafia karta?
    .command = miejsce
    .hint = Wolne miejsce, archiwum albo miejsce wcześniejszej misji
venice-do-activate = Użyj budynku
    .command = aktywuj
    .hint = Użyj efektów budynku albo żadnego
venice-ask-activate-effects = Których efektów używasz?
    .command = efekty
    .hint = Numery efektów
    .none = żadnego efektu
venice-do-use_effect = Użyj efektu trwałego
    .command = efekt
    .hint = Użyj efektu trwałego wykonanej misji
venice-ask-use_effect-mission = Której misji?
    .command = misja
    .hint = Wykonana misja
venice-ask-use_effect-discard = Którą kartę wpływów odrzucasz?
    .command = odrzuć
    .hint = Karta wpływów, jeśli efekt jej wymaga
    .none = żadnej
venice-do-decline = Nie używaj
    .command = pomiń
    .hint = Tym razem nie używaj efektu trwałego
venice-do-keep = Zachowaj
    .command = zachowaj
    .hint = Zachowaj jedną z dobranych kart
venice-ask-keep-card = Którą kartę zachowujesz?
    .command = karta
    .hint = Karta, którą zachowujesz
venice-do-build = Zbuduj most
    .command = most
    .hint = Zbuduj most nad kanałem
venice-ask-build-canal = Nad którym kanałem?
    .command = kanał
    .hint = Kanał, według budynków na jego końcach
venice-do-take_instead = Weź punkty
    .command = punkty
    .hint = Weź punkty zamiast mostu
venice-do-move_smuggler = Wyślij gondolę
    .command = przemyt
    .hint = Zagraj kartę przemytnika i wyślij gondolę do wskazanego budynku
venice-ask-move_smuggler-card = Którą kartę?
    .command = karta
    .hint = Karta przemytnika
venice-ask-move_smuggler-gondola = Która gondola?
    .command = gondola
    .hint = Gondola, która płynie
venice-ask-move_smuggler-route = Którą drogą?
    .command = droga
    .hint = Jedna z najtańszych dróg
    .none = nie płynie
venice-do-turn_favour = Obróć kartę przychylności
    .command = przychylność
    .hint = Raz w grze: 5 monet i 2 zwoje; nieobrócona daje na końcu 4 PZ
venice-do-lower = Obniż intrygi
    .command = obniż
    .hint = Zapłać zwojami lub monetami, by obniżyć intrygi
venice-ask-lower-with_scrolls = Ile punktów zwojami?
    .command = zwoje
    .hint = Punkty intryg opłacone zwojami, po 2
venice-ask-lower-with_coins = Ile punktów monetami?
    .command = monety
    .hint = Punkty intryg opłacone monetami, po 4
venice-do-stand = Pas
    .command = pas
    .hint = Zostaw swoje intrygi, chyba że inni będą dalej obniżać

# Obok odpowiedzi.
venice-fact-canal = { "" }
venice-fact-quay = { "" }
venice-fact-building = { "" }
venice-fact-fee = { $value ->
    [0] za darmo
   *[other] opłata { $value }
}
venice-fact-cost = { $value ->
    [0] za darmo
    [one] { $value } moneta
    [few] { $value } monety
   *[other] { $value } monet
}
venice-fact-leaves = { $value ->
    [one] zostaje { $value } moneta
    [few] zostają { $value } monety
   *[other] zostaje { $value } monet
}
venice-fact-coins = { $value ->
    [0] { "" }
   *[other] { $signed } { $count ->
        [one] moneta
        [few] monety
       *[other] monet
    }
}
venice-fact-vp = { $value ->
    [0] { "" }
   *[other] { $signed } PZ
}
venice-fact-scrolls = { $value ->
    [0] { "" }
   *[other] { $signed } { $count ->
        [one] zwój
        [few] zwoje
       *[other] zwojów
    }
}
venice-fact-intrigue = intrygi { $signed }
venice-fact-council = rada { $signed }
venice-fact-influence = karty wpływów { $signed }
venice-fact-ceramics = ceramika { $signed }
venice-fact-cloth = tkaniny { $signed }
venice-fact-silver = srebro { $signed }
venice-fact-any = kostki { $signed }
venice-fact-gondolas = { $value ->
    [one] { $value } gondola na miejscu
    [few] { $value } gondole na miejscu
   *[other] { $value } gondoli na miejscu
}
venice-fact-effects = { $value ->
    [one] { $value } efekt do użycia
    [few] { $value } efekty do użycia
   *[other] { $value } efektów do użycia
}
venice-fact-space = teraz pole { $value }
venice-fact-good = { $value }
venice-fact-cards = { $value ->
    [one] dobierasz { $value } kartę
    [few] dobierasz { $value } karty
   *[other] dobierasz { $value } kart
}
venice-fact-meets = { $value ->
    [0] bez spotkań
    [one] { $value } spotkanie
    [few] { $value } spotkania
   *[other] { $value } spotkań
}
venice-fact-cubes = { $value ->
    [one] { $value } kostka na pokładzie
    [few] { $value } kostki na pokładzie
   *[other] { $value } kostek na pokładzie
}
venice-fact-sold = { $value ->
    [one] { $value } kostka sprzedana
    [few] { $value } kostki sprzedane
   *[other] { $value } kostek sprzedanych
}

# Rzeczy, których nie ma na obrazach.
venice-thing-pass = przepłyń
venice-thing-moor = zacumuj
venice-thing-own = własna gondola
venice-thing-others = pozostałe
venice-thing-scroll = zwój
venice-thing-slot = wolne miejsce
venice-thing-archive = archiwum
venice-thing-points = weź punkty
venice-thing-mission = dobierz misję
venice-thing-plain = jedno pole
venice-thing-more = dwa pola, za 1 punkt intryg
venice-thing-canal = kanał
venice-thing-missions = misje
venice-thing-influence = karty wpływów
venice-thing-smugglers_a = talia przemytnika A
venice-thing-smugglers_b = talia przemytnika B
venice-thing-smuggler_a = przemytnik A
venice-thing-smuggler_b = przemytnik B
venice-thing-smuggler_a0 = pierwsza gondola doży A
venice-thing-smuggler_a1 = druga gondola doży A
venice-thing-smuggler_b0 = pierwsza gondola doży B
venice-thing-smuggler_b1 = druga gondola doży B
venice-thing-doge = Doża
venice-cargo-none = pusta
venice-place = { $name }
venice-gondola-of = gondola ({ $name })
venice-good-from = { $good }, { $gondola }
venice-good-at = { $good } z gondoli: { $quay }
venice-mission-at = { $mission } ({ $building })

# Ile czego.
venice-item-coins = { $count } { $count ->
    [one] moneta
    [few] monety
   *[other] monet
}
venice-item-vp = { $count } PZ
venice-item-scrolls = { $count } { $count ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
}
venice-item-intrigue = { $count } { $count ->
    [one] punkt intryg
    [few] punkty intryg
   *[other] punktów intryg
}
venice-item-council = { $count } { $count ->
    [one] pole rady
    [few] pola rady
   *[other] pól rady
}
venice-item-influence = { $count } { $count ->
    [one] karta wpływów
    [few] karty wpływów
   *[other] kart wpływów
}
venice-item-ceramics = { $count } × ceramika
venice-item-cloth = { $count } × tkaniny
venice-item-silver = { $count } × srebro
venice-item-any = { $count } { $count ->
    [one] dowolna kostka
    [few] dowolne kostki
   *[other] dowolnych kostek
}

# Co robią efekty.
venice-does-taxes = { $gain } (podatki)
venice-does-holding = mając w ręce karty wpływów ({ $count }): { $gain }
venice-does-rivals_counted = { $gain } za każdego, kto ma mniej intryg
venice-does-rivals_with_more_intrigue = { $gain } za każdego, kto ma więcej intryg
venice-does-missions_completed = { $gain } za każdą wykonaną misję
venice-does-own_bridges = { $gain } za każdy własny most
venice-does-exchange = zamiana dowolnych kostek na pokładzie
venice-does-sell = sprzedaż kostek, po { $gain }
venice-does-lose = intrygi −{ $count }
venice-does-others = każdy inny gracz: intrygi +{ $count }
venice-does-missions = { $count ->
    [one] dobierasz misję
    [few] dobierasz { $count } misje, zostaje 1
   *[other] dobierasz { $count } misji, zostaje 1
}
venice-does-bridge = budowa mostu
venice-does-bridge-or = budowa mostu albo { $instead }
venice-card-influence = Karta wpływów, zagrywana na początku tury. { $text }
venice-card-doge = Karta doży. { $text }
venice-about-tile = Płytka budynku. Pole twojego pomocnika mówi, ilu z tych efektów możesz użyć:
venice-about-public = Budynek użyteczności publicznej: działa, gdy przy nim zacumujesz; nie ma tu pomocników.
venice-about-mission =
    Miejsce: { $building }
    Wymaga: { $price }
    Daje: { $reward }
    Efekt trwały: { $effect }

# Co się dzieje.
venice-event-first_player_drawn = Los padł na: { $seat }. Ta osoba zaczyna każdą rundę.
venice-event-missions_dealt = Każdy dostaje misje: { $cards }, a zachowuje { $kept }.
venice-event-missions_chosen = Misje wybrane; w talii zostało: { $left }.
venice-event-turn_began = Runda { $round }: zaczyna turę { $seat }.
venice-event-influence_played = { $seat } zagrywa kartę: { $card }.
venice-event-spy_placed = { $seat } kładzie szpiega: { $building }.
venice-event-gondolier_placed = { $coins ->
    [0] { $seat } przenosi gondoliera: { $quay }.
    [one] { $seat } płaci { $coins } monetę i zostawia gondoliera: { $quay }.
    [few] { $seat } płaci { $coins } monety i zostawia gondoliera: { $quay }.
   *[other] { $seat } płaci { $coins } monet i zostawia gondoliera: { $quay }.
}
venice-event-sailed = { $seat } przepływa: { $quay }{ $fee ->
    [0] .
   *[other] , opłata { $fee }.
}
venice-event-met = { $quay ->
    [none] Spotkanie gondoli. Zwoje albo intrygi: { $owed }.
   *[other] Spotkanie gondoli: { $quay }. Zwoje albo intrygi: { $owed }.
}
venice-event-faced = { $seat } oddaje { $scrolls } { $scrolls ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
} i dostaje { $intrigue } { $intrigue ->
    [one] punkt intryg
    [few] punkty intryg
   *[other] punktów intryg
}.
venice-event-cube_yielded = { $seat } oddaje zamiast zwoju kostkę: { $good }.
venice-event-transferred = { $seat } dzieli kostki: { $hold } oraz { $other }.
venice-event-stowed = { $seat } ma na pokładzie: { $hold }{ $sold ->
    [0] { $lost ->
        [0] .
       *[other] ; przepadło: { $lost }.
    }
   *[other] ; sprzedano: { $sold }.
}
venice-event-moored = { $colour } cumuje: { $quay }{ $below_count ->
    [0] .
   *[other] ; pod spodem { $below }.
}
venice-event-mission_completed = { $seat } wykonuje: { $mission }, +{ $vp } PZ, monety +{ $coins }.
venice-event-mission_filed = { $slot ->
    [yes] { $archived ->
        [none] Od teraz działa efekt trwały ({ $seat }).
       *[other] Od teraz działa efekt trwały ({ $seat }); do archiwum idzie { $archived }.
    }
   *[no] { $seat } odkłada misję do archiwum.
}
venice-event-trained = { $before ->
    [0] { $colour } wystawia pomocnika: { $tile }.
   *[other] { $colour } szkoli pomocnika: { $tile }, pole { $space }.
}
venice-event-pushed = Przesunięty pomocnik ({ $colour }): { $tile }, pole { $space }.
venice-event-all_placed = { $seat } jako pierwsza osoba ma na planszy wszystkich pomocników: 8 PZ.
venice-event-activated = { $seat } używa budynku { $building }: { $effects_count ->
    [one] efekt { $effects }
   *[other] efekty { $effects }
}{ $spy ->
    [yes] , dzięki szpiegowi.
   *[no] .
}
venice-event-effect_used = { $seat } używa efektu trwałego: { $mission }.
venice-event-influence_given_up = { $seat } odrzuca kartę: { $card }.
venice-event-bridge_built = { $colour } buduje most: { $quays }.
venice-event-cards_shown = Oglądasz: { $cards }.
venice-event-card_kept = { $deck_id ->
    [missions] { $seat } bierze misję.
   *[other] { $seat } bierze kartę wpływów.
}
venice-event-face_kept = Zachowujesz: { $card }.
venice-event-deck_shuffled = Potasowano od nowa: { $deck }.
venice-event-smuggler_moved = { $seat } wysyła: { $gondola }, cel: { $quay }.
venice-event-doge_placed = { $gondola ->
    [yes] Doża ustawia gondolę { $letter }: { $quay }.
   *[no] Doża wystawia pomocnika { $letter }: { $quay }.
}
venice-event-doge_card_played = Karta doży: { $card }.
venice-event-doge_card_removed = Za dobraną misję znika karta doży; w talii zostaje { $left }.
venice-event-doge_changed = Doża: { $item ->
    [vp] PZ
    [scrolls] zwoje
    [intrigue] intrygi
    [council_A] rada A
   *[council_B] rada B
} { $by }.
venice-event-favour_turned = { $seat } obraca kartę przychylności: 5 monet i 2 zwoje.
venice-event-end_triggered = { $why_id ->
    [great_council] { $seat } dociera do znacznika końca w Wielkiej Radzie. Po tej rundzie zostaje rund: { $rounds }.
    [missions] Ostatnia misja dobrana. Po tej rundzie zostaje rund: { $rounds }.
    [doge] Karty doży się skończyły. Zostaje ci tur: { $rounds }.
   *[other] Gra trwa dość długo. Po tej rundzie zostaje rund: { $rounds }.
}
venice-event-council_scored = Wielka Rada, PZ: { $vp }.
venice-event-assistants_scored = Za pomocników, PZ: { $vp }.
venice-event-lowered = { $seat } obniża intrygi o { $by }; zwoje −{ $scrolls }, monety −{ $coins }.
venice-event-stood = { $seat } nie obniża intryg.
venice-event-coins_scored = Za monety, PZ: { $vp }.
venice-event-favours_scored = Za nieobrócone karty przychylności, PZ: { $vp }.
venice-event-arrested = Inkwizycja aresztuje: { $seat }, intrygi { $intrigue }.
venice-event-nobody_arrested = Inkwizycja nikogo nie aresztuje.

# Dlaczego nie.
venice-refusal-no_favour_card = Nie masz karty przychylności do obrócenia.
venice-refusal-canal_has_a_bridge = Nad tym kanałem jest już most.
venice-refusal-not_the_dearest_canal = Doża buduje tylko nad jednym z podanych kanałów.
venice-refusal-card_not_in_hand = Nie masz tej karty.
venice-refusal-card_has_no_use_now = { $card }: teraz ta karta nic by nie dała.
venice-refusal-one_influence_card_a_turn = W turze można zagrać tylko jedną kartę wpływów.
venice-refusal-too_few_coins = To kosztuje { $needs }, a masz { $has } { $has ->
    [one] monetę
    [few] monety
   *[other] monet
}.
venice-refusal-too_few_scrolls = Potrzeba { $needs } { $needs ->
    [one] zwoju
    [few] zwojów
   *[other] zwojów
}; masz { $has }.
venice-refusal-too_many_scrolls = Możesz oddać najwyżej { $most }.
venice-refusal-quay_used_already = { $quay }: to nabrzeże już było w tej turze, a każde wolno odwiedzić raz.
venice-refusal-quay_not_next = { $quay } nie sąsiaduje z: { $here }.
venice-refusal-own_gondola_there = { $quay }: tu cumuje twoja druga gondola. Możesz przepłynąć, ale nie zacumować.
venice-refusal-must_sail_on = Kto przepływa, musi móc płynąć dalej, a { $quay } to koniec drogi.
venice-refusal-effect_not_learnt = { $building }: twój pomocnik daje efekty do { $effects }.
venice-refusal-effects_not_possible = Tych efektów nie można teraz użyć razem ({ $building }).
venice-refusal-mission_not_in_hand = Nie masz tej misji.
venice-refusal-mission_elsewhere = Tę misję wykonuje się gdzie indziej: { $building }.
venice-refusal-cubes_missing = Na gondoli brakuje kostek. Misja wymaga: { $needs }.

# Opcje.
venice-option-favour_cards = Karty przychylności
venice-option-favour_cards-yes = dla wszystkich
venice-option-favour_cards-no = bez nich
venice-option-activate_where_own_gondola_moored = Mijając własną gondolę
venice-option-activate_where_own_gondola_moored-no = budynek nie działa
venice-option-activate_where_own_gondola_moored-yes = budynku można użyć
venice-option-great_council_counts = Wielka Rada liczy
venice-option-great_council_counts-fewer = graczy z mniejszą liczbą intryg
venice-option-great_council_counts-more = graczy z większą liczbą intryg
venice-option-court_scrolls = Sąd, efekt 4
venice-option-court_scrolls-rulebook = 3 zwoje
venice-option-court_scrolls-review = 1 zwój
venice-option-effects_simultaneous = Efekty budynku
venice-option-effects_simultaneous-yes = wszystkie naraz
venice-option-effects_simultaneous-no = jeden po drugim
venice-option-trade_needs_full_payment = Zamiana intryg na punkty
venice-option-trade_needs_full_payment-yes = tylko gdy są intrygi do oddania
venice-option-trade_needs_full_payment-no = nawet bez intryg
venice-option-mission_end_trigger = Ostatnia misja
venice-option-mission_end_trigger-deck_empty_after_return = talia pusta po odłożeniu karty
venice-option-mission_end_trigger-last_card_in_hand = gdy tylko zostanie dobrana
venice-option-spy_on_public_building = Szpieg w budynku publicznym
venice-option-spy_on_public_building-no = niedozwolony
venice-option-spy_on_public_building-yes = dozwolony
venice-option-supply_limited = Kostki i monety
venice-option-supply_limited-no = nigdy się nie kończą
venice-option-supply_limited-yes = tyle, ile w pudełku
venice-option-great_council_cap = Koniec toru rady
venice-option-great_council_cap-yes = postój na ostatnim polu
venice-option-great_council_cap-no = liczenie trwa dalej
venice-option-smuggler_mover_exempt = Twój przemytnik spotyka ciebie
venice-option-smuggler_mover_exempt-no = płacisz jak każdy
venice-option-smuggler_mover_exempt-yes = nic nie płacisz
venice-option-doge_more_cards = Doża: więcej pomocników na początku
venice-option-doge_more_cards-0 = bez dodatkowych
venice-option-doge_more_cards-1 = po jednym (trudniej)
venice-option-doge_more_cards-2 = po dwóch (trudniej)
venice-option-doge_council_start = Doża: pole rady na początku
venice-option-doge_council_start-0 = 0
venice-option-doge_council_start-1 = 1 (trudniej)
venice-option-doge_council_start-2 = 2 (trudniej)
venice-option-doge_council_start-3 = 3 (trudniej)
venice-option-doge_council_start-4 = 4 (trudniej)
venice-option-doge_council_start-5 = 5 (trudniej)
venice-option-doge_council_start-6 = 6 (trudniej)
venice-option-doge_scrolls = Doża: zwoje na początku
venice-option-doge_scrolls-usual = 2
venice-option-doge_scrolls-more = 3 (trudniej)
venice-option-doge_scrolls-fewer = 1 (łatwiej)
venice-option-doge_point_for_first_space = Doża: punkty za 1. pole
venice-option-doge_point_for_first_space-no = brak
venice-option-doge_point_for_first_space-yes = 1 (trudniej)
venice-option-doge_fewer_for_last_space = Doża: punkty za 4. pole
venice-option-doge_fewer_for_last_space-no = 4
venice-option-doge_fewer_for_last_space-yes = 3 (łatwiej)
venice-option-doge_without_assistants = Doża: pomocnicy na początku
venice-option-doge_without_assistants-no = razem z gondolami
venice-option-doge_without_assistants-yes = bez nich (łatwiej)
venice-option-doge_extra_turns = Doża: twoje ostatnie tury
venice-option-doge_extra_turns-usual = jedna
venice-option-doge_extra_turns-none = żadna (trudniej)
venice-option-doge_extra_turns-more = dwie (łatwiej)

# Skąd są punkty.
venice-source-buildings = budynki
venice-source-influence = karty wpływów
venice-source-stack = gondole na wierzchu
venice-source-scandal = skandal
venice-source-favour = karta przychylności
venice-source-great_council_rewards = Wielka Rada
venice-source-assistants = pomocnicy
venice-source-assistants_placed = komplet pomocników
venice-source-coins = monety
venice-source-mission_01 = misja 1
venice-source-mission_02 = misja 2
venice-source-mission_03 = misja 3
venice-source-mission_04 = misja 4
venice-source-mission_05 = misja 5
venice-source-mission_06 = misja 6
venice-source-mission_07 = misja 7
venice-source-mission_08 = misja 8
venice-source-mission_09 = misja 9
venice-source-mission_10 = misja 10
venice-source-mission_11 = misja 11
venice-source-mission_12 = misja 12
venice-source-mission_13 = misja 13
venice-source-mission_14 = misja 14
venice-source-mission_15 = misja 15
venice-source-mission_16 = misja 16
venice-source-mission_17 = misja 17
venice-source-mission_18 = misja 18
venice-source-mission_19 = misja 19
venice-source-mission_20 = misja 20
venice-source-mission_21 = misja 21
venice-source-mission_22 = misja 22
venice-source-mission_23 = misja 23
venice-source-mission_24 = misja 24
venice-source-mission_25 = misja 25
venice-source-mission_26 = misja 26

# Zasady, naszymi słowami.
venice-rules-goal =
    Jesteś weneckim kupcem: masz dwie gondole, ale tylko jednego gondoliera. Pływasz kanałami, szkolisz pomocników w budynkach, zbierasz towary i wykonujesz misje. **Wygrywa najwięcej punktów**, lecz kto na końcu ma **najwięcej intryg**, trafia do aresztu i nie może wygrać, choćby miał najlepszy wynik.
    Przed pierwszą turą każdy zachowuje dwie z trzech misji, a potem ustawia gondole, jedną po drugiej, przy dowolnych nabrzeżach, szkoli tam pomocnika i używa budynku.
    .title = O co chodzi
venice-rules-opening =
    1. Możesz zagrać jedną kartę wpływów.
    2. Gondolier przechodzi do drugiej gondoli za darmo albo zostaje za 3 monety. W pierwszej turze sam wybierasz, gdzie stanie.
    3. Ta gondola płynie, przynajmniej jednym kanałem.
    4. Tam, gdzie zacumuje, możesz wykonać jedną misję.
    5. Potem szkolisz tam pomocnika i używasz budynku.
    .title = Tura
venice-rules-sailing =
    Pierwszy kanał jest darmowy, za każdy następny płacisz, chyba że jest nad nim most. Przy każdym nabrzeżu mówisz, czy **przepływasz**, czy **cumujesz**. Żadnego nabrzeża ani kanału nie używasz w turze dwa razy, także nabrzeża startowego.
    Kto przepływa, spotyka stojące tam gondole, potem może użyć budynku, jeśli ma w nim pomocnika, i musi płynąć dalej. Gdzie stoi twoja druga gondola, możesz przepłynąć, ale nie cumujesz i nie używasz budynku.
    Cumując na innych, leżysz na wierzchu: każdy właściciel pod spodem dostaje 1 PZ za każdą gondolę nad swoją.
    { "" }**Most** czyni kanał darmowym dla wszystkich. Pod własnym dostajesz monetę, pod cudzym 1 punkt intryg. Masz dwa mosty.
    .title = Rejs
venice-rules-meeting =
    Przepłynięcie obok gondoli innego gracza to spotkanie: **obie strony**, nie znając nawzajem swoich decyzji, oddają zwój albo dostają 1 punkt intryg, za każdą spotkaną gondolę. Kto nie ma zwoju, dostaje punkt intryg. Cumowanie nie jest spotkaniem.
    Przy spotkaniu z własną gondolą możesz przełożyć kostki.
    Punktów intryg jest najwyżej 8, a w cztery i pięć osób 10; każdy ponad to kosztuje 2 PZ. Zwojów masz najwyżej 10.
    Możesz zostawić stałe polecenie na spotkania, żeby nikt na ciebie nie czekał.
    .title = Spotkania, zwoje i intrygi
venice-rules-activating =
    Szkolenie stawia nowego pomocnika na 1. polu płytki albo przesuwa twojego o pole dalej. Na polach od 1 do 3 stoi po jednym: kto zawadza, zostaje przesunięty i na tym zyskuje. Na 4. polu mieszczą się wszyscy. Masz dziesięciu pomocników, na płytce najwyżej jednego. Kto pierwszy wystawi wszystkich, dostaje 8 PZ.
    Używając płytki, bierzesz dowolne efekty aż do pola swojego pomocnika, każdy w całości albo wcale. Działają naraz: zysk z jednego nie opłaci drugiego. Towary trafiają na tę gondolę; mieści pięć kostek.
    Budynki użyteczności publicznej nie mają pomocników i działają tylko przy cumowaniu. **Wielka Rada** przesuwa cię o 1 pole i o 1 więcej za każdego gracza, który ma mniej intryg.
    .title = Pomocnicy i budynki
venice-rules-missions =
    W Pałacu Doży i na Placu św. Marka dobierasz dwie misje i jedną zachowujesz. Płacisz podatki: 1 monetę za każdą posiadaną misję, wykonaną czy nie. W ręce masz najwyżej trzy niewykonane.
    Aby wykonać misję, zacumuj przy jej budynku z potrzebnymi kostkami na pokładzie i oddaj zwoje. Od razu daje monety i PZ. Potem jej karta trafia na jedno z trzech miejsc, gdzie od tej chwili działa jej **efekt trwały**, albo do archiwum.
    .title = Misje i podatki
venice-rules-influence =
    Dobierając kartę wpływów, bierzesz dwie i jedną zachowujesz. Na początku każdej tury możesz zagrać jedną; liczba kart w ręce jest dowolna. Działanie każdej pokaże „/rules about”.
    { "" }**Kartę przychylności** możesz raz, w dowolnej chwili, obrócić za 5 monet i 2 zwoje. Nieobrócona daje na końcu 4 PZ.
    .title = Wpływy i przychylność
venice-rules-ending =
    Koniec nadchodzi, gdy ktoś dobierze ostatnią misję albo dotrze do znacznika końca w Wielkiej Radzie: pole 10, 12, 14 lub 16 w 2, 3, 4 lub 5 osób. Kończycie rundę i gracie jeszcze dwie.
    { "" }**Punktacja, po kolei.** Wielka Rada według miejsc. Za 7–8 wystawionych pomocników połowa twojego pola rady, za 9–10 całe. Potem po kolei każdy może obniżać intrygi, po 2 zwoje albo 4 monety za punkt, aż wszyscy spasują. 1 PZ za 4 monety. Karty przychylności. Wreszcie najwięcej intryg trafia do **aresztu**; przy remisie, także o zwycięstwo, liczy się dalsza kolejność od pierwszego gracza.
    .title = Koniec gry
venice-rules-smuggling =
    W **dwie osoby** każda ma talię przemytnika. Po swojej turze oglądasz dwie karty, jedną zagrywasz, drugą odkładasz na wierzch. Przemytnik z tą literą płynie do wskazanego budynku najtańszą drogą (pierwszy kanał nie jest darmowy); wśród równych wybierasz ty. Spotkani gracze oddają zwój albo dostają punkt intryg; na końcu szkoli się tam pomocnik przemytników, przesuwając innych jak zwykle.
    Przemytnicy niczego nie zyskują. Mijając ich, tylko ty płacisz. Gdy jeden zacumuje na drugim, punkty dostaje twój przeciwnik.
    .title = Dwie osoby: przemytnicy
venice-rules-doge =
    { "" }**Samotnie** grasz przeciw doży, który ma dwa kolory, A i B, po dwie gondole. Po twojej turze gondola każdego koloru płynie do budynku z karty przemytnika, wybranej przez ciebie z dwóch; szkoli się tam jego pomocnik, a doża dostaje 0, 1, 2 lub 4 PZ zależnie od pola. Każda karta przemytnika wskazuje jedną z trzech kart doży do pominięcia; pozostałe działają.
    Doża też ma zwoje i intrygi: gdy mijasz jego gondole, oddaje zwój albo dostaje punkt intryg. Przy 8 traci 2 PZ i oddaje 4.
    Gdy jego rzędu nie da się uzupełnić, masz jeszcze jedną turę. Wygrywasz, mając więcej PZ niż on i mniej intryg albo żadnych.
    .title = Samotnie: doża
venice-rules-components =
    Zasady pochodzą z instrukcji, tak samo efekty wszystkich budynków, karty wpływów i dwie misje. Czego nie pokazuje żadne źródło, jest **odtworzone** tak, by zgadzało się wszystko, co wiadomo: mapa kanałów z opłatami, większość misji, karty doży, to, którą kartę pomija karta przemytnika, oraz nagrody Wielkiej Rady dla trzech i więcej osób.
    Gdzie instrukcję można czytać dwojako, wybiera gospodarz. Po 30 rundach koniec nadchodzi sam.
    .title = Czego nie wiemy
