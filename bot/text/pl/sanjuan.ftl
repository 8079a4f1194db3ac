# San Juan przy stole: ruchy, pytania, zdarzenia, odmowy.

sanjuan = San Juan
    .about = Zbuduj miasto z kart, które są budynkami, towarami i pieniędzmi. Od 2 do 4 osób, godzina lub dwie.

sanjuan-do-take_role = Wybierz postać
    .command = postać
    .hint = Wybierz postać, której akcję wykonają teraz wszyscy
sanjuan-ask-take_role-role = Którą postać?
    .command = postać
    .hint = Postać, której akcję wykonają teraz wszyscy; przywilej jest twój
sanjuan-ask-take_role-keep_library = Zostawić Bibliotekę na drugą postać?
    .command = zostaw_bibliotekę
    .hint = W dwie osoby Biblioteka działa raz w rundzie: tak zostawia ją na drugą postać
    .none = nie
sanjuan-do-build = Buduj
    .command = buduj
    .hint = Zbuduj kartę i zapłać za nią
sanjuan-ask-build-card = Co budujesz?
    .command = karta
    .hint = Budynek, po nazwie
sanjuan-ask-build-over = W którym miejscu?
    .command = zamiast
    .hint = Z Żurawiem: twój budynek, który zastąpisz nowym
    .none = obok pozostałych
sanjuan-ask-build-goods = Którymi towarami dopłacasz?
    .command = towary
    .hint = Z Czarnym rynkiem: do dwóch towarów, każdy zamiast karty
    .none = bez towarów
sanjuan-ask-build-pay = Którymi kartami płacisz?
    .command = zapłata
    .hint = Karty z ręki, które za to oddajesz
    .none = bez opłaty
sanjuan-do-pass = Nic nie buduj
    .command = pasuj
    .hint = Nie buduj nic w tej fazie
sanjuan-do-produce = Produkuj
    .command = produkuj
    .hint = Połóż towary na pustych budynkach produkcyjnych
sanjuan-ask-produce-on = Gdzie produkujesz?
    .command = gdzie
    .hint = Puste budynki produkcyjne, które dostaną towar
    .none = nigdzie
sanjuan-do-sell = Sprzedaj
    .command = sprzedaj
    .hint = Sprzedaj towary za karty po cenach targowiska
sanjuan-ask-sell-goods = Co sprzedajesz?
    .command = towary
    .hint = Sprzedawane towary, po ich nazwie albo nazwie budynku
    .none = nic
sanjuan-do-keep = Zatrzymaj
    .command = zatrzymaj
    .hint = Zatrzymaj część dobranych kart; resztę odrzucisz
sanjuan-ask-keep-cards = Które karty zatrzymujesz?
    .command = karty
    .hint = Karty, które zostają w twojej ręce
    .none = żadnej
sanjuan-do-discard = Odrzuć
    .command = odrzuć
    .hint = Odrzuć karty z ręki
sanjuan-ask-discard-cards = Które karty odrzucasz?
    .command = karty
    .hint = Karty, które opuszczają twoją rękę
    .none = żadnej
sanjuan-do-swap = Wymień karty
    .command = wymień
    .hint = Z Biurem: odrzuć do dwóch kart i dobierz tyle samo
sanjuan-ask-swap-cards = Które karty wymieniasz?
    .command = karty
    .hint = Do dwóch kart, które odrzucasz za nowe
    .none = żadnej
sanjuan-do-tidy = Uporządkuj rękę
    .command = uporządkuj
    .hint = Wsuń kartę pod Kaplicę albo nie i odrzuć nadmiar kart
sanjuan-ask-tidy-chapel = Która karta trafi pod Kaplicę?
    .command = kaplica
    .hint = Karta warta 1 PZ na koniec gry
    .none = żadna
sanjuan-ask-tidy-discard = Które karty odrzucasz?
    .command = odrzuć
    .hint = Karty ponad twój limit
    .none = żadnej
sanjuan-do-deposit = Użyj Banku
    .command = bank
    .hint = Raz w grze: wsuń karty pod Bank, po 1 PZ za każdą
sanjuan-ask-deposit-chapel = Która karta trafi pod Kaplicę?
    .command = kaplica
    .hint = Karta warta 1 PZ na koniec gry, oprócz tych do Banku
    .none = żadna
sanjuan-ask-deposit-bank = Które karty trafią pod Bank?
    .command = karty
    .hint = Dowolna liczba kart, każda warta 1 PZ na koniec gry
    .none = żadna

# Postać w ofercie: co daje wszystkim, a co tobie.
sanjuan-role-builder = Budowniczy · wszyscy budują, ty taniej
sanjuan-role-producer = Nadzorca · wszyscy produkują, ty więcej
sanjuan-role-trader = Kupiec · wszyscy sprzedają, ty więcej
sanjuan-role-councillor = Burmistrz · wszyscy dobierają, ty z większym wyborem
sanjuan-role-prospector = Poszukiwacz · dobierasz tylko ty

sanjuan-fact-privilege = twój przywilej: { $value }
sanjuan-fact-cost = { $value ->
    [0] za darmo
    [one] kosztuje { $value } kartę
    [few] kosztuje { $value } karty
   *[other] kosztuje { $value } kart
}
sanjuan-fact-points = { $value ->
    [0] PZ na koniec gry
   *[other] { $value } PZ
}
sanjuan-fact-cards = { $value ->
    [0] bez kart
    [one] { $value } karta
    [few] { $value } karty
   *[other] { $value } kart
}
sanjuan-fact-good = { $value }

sanjuan-phase-draft = odrzucenie kart, by na start zostały cztery
sanjuan-phase-choosing = wybór postaci
sanjuan-phase-builder = budowa albo pas
sanjuan-phase-producer = wybór, gdzie produkować
sanjuan-phase-trader = sprzedaż towarów albo nic
sanjuan-phase-councillor = wybór kart do zatrzymania
sanjuan-phase-office = wymiana kart w Biurze albo nic
sanjuan-phase-tidying = Kaplica, Bank i limit kart
sanjuan-phase-hand_limit = odrzucenie kart ponad limit
sanjuan-phase-over = nic, gra skończona

# Skąd przyszły albo dokąd poszły karty, poza postaciami i budynkami.
sanjuan-thing-deal = rozdanie
sanjuan-thing-advanced_start = karty na start
sanjuan-thing-hand_limit = limit kart
sanjuan-thing-buildings = budynki
sanjuan-thing-rounds = rundy
sanjuan-thing-good_of = towar ({ $building })

sanjuan-event-governor_drawn = Pierwszym Gubernatorem los wyznacza: { $seat }.
sanjuan-event-round_began = Runda { $round }; Gubernatorem jest { $governor }.
sanjuan-event-role_taken = { $seat } wybiera postać: **{ $role }**{ $multiplied ->
    [yes] {" "}i podwaja przywilej dzięki Bibliotece.
   *[no] .
}
sanjuan-event-built = { $seat } buduje: **{ $card }**{ $over_id ->
    [none] {""}
   *[other] {" "}w miejscu: { $over }
}, za { $cost ->
    [0] darmo
    [one] { $cost } kartę
    [few] { $cost } karty
   *[other] { $cost } kart
}{ $goods_count ->
    [0] {""}
    [one] , w tym { $goods_count } towar
    [few] , w tym { $goods_count } towary
   *[other] , w tym { $goods_count } towarów
}. Razem { $buildings ->
    [one] { $buildings } budynek.
    [few] { $buildings } budynki.
   *[other] { $buildings } budynków.
}
sanjuan-event-good_lost = Towar z zabudowanego budynku przepada ({ $on }).
sanjuan-event-building_passed = { $seat } { $asked ->
    [yes] nic nie buduje.
   *[no] nie może nic zbudować.
}
sanjuan-event-produced = { $seat } produkuje: { $on }{ $asked ->
    [yes] .
   *[no] {" "}(bez wyboru).
}
sanjuan-event-market_shown = Targowisko{ $first ->
    [yes] , dotąd nieznane
   *[no] {""}
}: { $market }.
sanjuan-event-sold = { $seat } sprzedaje: { $goods }{ $goods_count ->
    [0] .
   *[other] , za { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty.
       *[other] { $cards } kart.
    }
}
sanjuan-event-good_stored = { $seat } dostaje towar na budynek: { $on }.
sanjuan-event-cards_turned_up = { $building } ({ $seat }) odkrywa: { $cards }. Zysk: { $won_id ->
    [none] nic.
   *[other] { $won }.
}
sanjuan-event-exchanged = { $seat } wymienia { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[other] { $count } kart.
}
sanjuan-event-tucked = { $seat } wsuwa { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} pod budynek: { $building }.
sanjuan-event-cards_drawn = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} ({ $why }).
sanjuan-event-cards_seen = Dostajesz: { $cards }.
sanjuan-event-cards_discarded = { $seat } odrzuca { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} ({ $why }).
sanjuan-event-cards_parted = Oddajesz: { $cards }.
sanjuan-event-deck_shuffled = Talia się skończyła; odrzucone karty ({ $cards }) tworzą nową.
sanjuan-event-game_ended = { $why_id ->
    [buildings] Ktoś ma dwanaście budynków: koniec gry.
   *[rounds] Minęło sto rund: koniec gry.
}

sanjuan-refusal-role_is_taken = Postać { $role } jest w tej rundzie już wybrana ({ $seat }).
sanjuan-refusal-no_library_to_keep = Tu nie ma Biblioteki do zostawienia: trzeba ją mieć, grać we dwoje i wybierać w tej rundzie jeszcze raz.
sanjuan-refusal-not_in_hand = Nie masz tej karty na ręce.
sanjuan-refusal-built_already = { $building } już u ciebie stoi. Budynek miejski każdego rodzaju można mieć tylko jeden.
sanjuan-refusal-cannot_be_covered = Tego budynku nie można zabudować. Potrzebny jest Żuraw; samego Żurawia się nie zabudowuje ani żadnego budynku takim samym.
sanjuan-refusal-too_dear = { $building } kosztuje cię { $cost }, a poza tą kartą masz na ręce { $cards }{ $goods ->
    [0] .
    [one] {" "}i { $goods } towar.
    [few] {" "}i { $goods } towary.
   *[other] {" "}i { $goods } towarów.
}
sanjuan-refusal-pays_wrongly = { $building } kosztuje cię dokładnie { $cost ->
    [one] { $cost } kartę
    [few] { $cost } karty
   *[other] { $cost } kart
}{ $most_goods ->
    [0] .
    [one] , w tym najwyżej { $most_goods } towar.
    [few] , w tym najwyżej { $most_goods } towary.
   *[other] , w tym najwyżej { $most_goods } towarów.
}
sanjuan-refusal-discards_so_many = Masz odrzucić { $count ->
    [0] zero kart.
    [one] dokładnie { $count } kartę.
    [few] dokładnie { $count } karty.
   *[other] dokładnie { $count } kart.
}
sanjuan-refusal-keeps_so_many = Z dobranych zatrzymujesz { $count ->
    [one] dokładnie { $count } kartę.
    [few] dokładnie { $count } karty.
   *[other] dokładnie { $count } kart.
}
sanjuan-refusal-produces_too_many = Możesz wyprodukować najwyżej { $most ->
    [one] { $most } towar.
    [few] { $most } towary.
   *[other] { $most } towarów.
}
sanjuan-refusal-produces_only_on_empty_buildings = Produkuje się tylko na pustych budynkach produkcyjnych, po jednym towarze.
sanjuan-refusal-nothing_to_sell = Nie masz towarów na sprzedaż.
sanjuan-refusal-sells_too_many = Możesz sprzedać najwyżej { $most ->
    [one] { $most } towar.
    [few] { $most } towary.
   *[other] { $most } towarów.
}
sanjuan-refusal-sells_only_goods = Sprzedać można tylko towary, które leżą na twoich budynkach, każdy raz.
sanjuan-refusal-swaps_too_many = Biuro wymienia karty z ręki, najwyżej { $most }.
sanjuan-refusal-no_chapel = Nie masz Kaplicy.
sanjuan-refusal-no_bank = Nie masz Banku.
sanjuan-refusal-bank_is_used = Bank już raz zadziałał; więcej w tej grze nie można.
sanjuan-refusal-deposits_cards_of_the_hand = Bank przyjmuje karty z ręki, co najmniej jedną, ale nie tę, która idzie pod Kaplicę.
sanjuan-refusal-answered_often_enough = Odpowiedź była już zmieniana tyle razy, ile wolno. Teraz zostaje.

sanjuan-option-expansion = Nowe budynki
sanjuan-option-expansion-no = bez rozszerzenia
sanjuan-option-expansion-yes = dziesięć nowych rodzajów i Katedra
sanjuan-option-advanced_start = Karty na start
sanjuan-option-advanced_start-no = po cztery
sanjuan-option-advanced_start-yes = cztery wybrane z pięciu do ośmiu
sanjuan-option-harbor_per_good = Port
sanjuan-option-harbor_per_good-no = bierze jeden towar w fazie
sanjuan-option-harbor_per_good-yes = bierze każdy sprzedany towar

sanjuan-source-buildings = budynki
sanjuan-source-chapel = Kaplica
sanjuan-source-bank = Bank
sanjuan-source-harbor = Port
sanjuan-source-triumphal_arch = Łuk triumfalny
sanjuan-source-guild_hall = Siedziba cechu
sanjuan-source-city_hall = Ratusz
sanjuan-source-palace = Pałac
sanjuan-source-residence = Rezydencja
sanjuan-source-cathedral = Katedra

# Zasady, naszymi słowami.
sanjuan-rules-goal =
    Budujesz miasto. Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa (PZ).
    Karta może być trzema rzeczami: przed tobą jest **budynkiem**, na ręce **pieniądzem**, a zakryta na budynku produkcyjnym **towarem**.
    Zaczynasz z Farbiarnią i czterema kartami. Budynków produkcyjnych możesz mieć dowolnie wiele, miejskich **tylko po jednym z rodzaju**. Budynek działa po zakończeniu fazy, w której powstał, i nie trzeba z niego korzystać; nic nigdy nie kosztuje mniej niż zero.
    .title = O co chodzi
sanjuan-rules-choosing =
    Od Gubernatora poczynając, każdy po kolei wybiera jedną z pozostałych postaci. Jej akcję wykonują **wszyscy**, wybierający pierwszy, i on też ma jej **przywilej**. We dwoje wybiera Gubernator, potem druga osoba, potem jeszcze raz Gubernator.
    {"**"}Budowniczy**: zbuduj budynek; przywilej: płacisz o 1 kartę mniej.
    {"**"}Nadzorca**: wyprodukuj towar; przywilej: o jeden więcej.
    {"**"}Kupiec**: sprzedaj towar; przywilej: o jeden więcej.
    {"**"}Burmistrz**: dobierz dwie karty i zatrzymaj jedną; przywilej: dobierasz trzy więcej.
    {"**"}Poszukiwacz**: tylko przywilej: dobierz kartę.
    Ani akcji, ani przywileju nie trzeba użyć.
    .title = Postacie
sanjuan-rules-builder =
    Po kolei, od Budowniczego, każdy może zbudować **jedną** kartę z ręki; płaci jej koszt, odrzucając inne karty. Budowniczy płaci o jedną mniej.
    {"**"}Kuźnia** obniża o 1 koszt budynków produkcyjnych, **Kamieniołom** miejskich. Z **Żurawiem** możesz zabudować swój budynek i oszczędzić tyle, ile kosztował; stary wypada z gry razem z towarem, a karty pod nim zostają i dalej się liczą. **Czarny rynek** pozwala dopłacić do dwóch towarów.
    Po budynku miejskim **Stolarnia** dobiera kartę. Potem, gdy na ręce jest najwyżej jedna, dobiera **Przybudówka**.
    .title = Budowniczy
sanjuan-rules-producer =
    Każdy kładzie kartę z talii, zakrytą i nieoglądaną, na pustym budynku produkcyjnym; Nadzorca na jeszcze jednym. Na budynku leży najwyżej jeden towar.
    {"**"}Akwedukt** pozwala na jeden towar więcej. Za dwa lub więcej w jednej fazie właściciel **Studni** dobiera kartę.
    Kto może zapełnić wszystkie puste budynki, nie jest pytany: zapełniają się same.
    .title = Nadzorca
sanjuan-rules-trader =
    Odkrywa się następną kartę targowiska, która mówi, ile kart daje każdy towar. Każdy może sprzedać jeden towar, Kupiec o jeden więcej: towar odrzuca się bez oglądania i dobiera tyle kart.
    Pięć targowisk wraca przez całą grę w tej samej kolejności.
    {"**"}Faktoria** sprzedaje o jeden towar więcej. **Mały targ** dobiera kartę za co najmniej dwa sprzedane towary, **Duży targ** za choćby jeden.
    .title = Kupiec
sanjuan-rules-councillor =
    Każdy dobiera dwie karty i zatrzymuje jedną; Burmistrz dobiera pięć i zatrzymuje jedną. Resztę się odrzuca.
    Z **Kancelarią** zatrzymuje się dwie. Z **Archiwum** dobrane karty trafiają najpierw na rękę, a odrzucić można dowolne z niej.
    .title = Burmistrz
sanjuan-rules-prospector =
    Poszukiwacz dobiera kartę; pozostali nic nie robią.
    Potem, od Poszukiwacza w kierunku ruchu wskazówek, każda **Kopalnia złota** odkrywa cztery karty: gdy wszystkie koszty są różne, właściciel bierze najtańszą, inaczej nic.
    .title = Poszukiwacz
sanjuan-rules-tidying =
    Gdy wszystkie postacie rundy są rozegrane, wracają na środek, a karta Gubernatora przechodzi w lewo. Zanim nowy Gubernator wybierze, kolejno:
    1. właściciele **Biura** mogą wymienić do dwóch kart;
    2. właściciele **Kaplicy** mogą wsunąć pod nią kartę, a **Banku**, raz w grze, dowolnie wiele: każda to 1 PZ na koniec;
    3. kto ma więcej niż **siedem** kart, odrzuca nadmiar. **Wieża widokowa** podnosi limit do dwunastu. Gdy ktoś ma **Wartownię**, wszyscy bez niej i bez Wieży mają limit sześciu.
    Limit liczy się tylko tutaj; w trakcie rundy można mieć więcej. Wszyscy, których to dotyczy, są pytani naraz.
    .title = Początek rundy
sanjuan-rules-end =
    Gra kończy się po fazie budowniczego, w której ktoś postawił **dwunasty** budynek; rundy się nie dogrywa.
    Punkty: te z budynków; po jednym za karty pod Kaplicą, Bankiem i Portem; to, co liczą duże budynki: Łuk triumfalny, Siedziba cechu, Ratusz, Rezydencja, Katedra; a na samym końcu **Pałac**: punkt za każde pełne cztery dotychczasowe.
    Przy remisie wygrywa, kto ma razem więcej kart na ręce i towarów.
    .title = Koniec gry
sanjuan-rules-expansion =
    Z Nowymi budynkami gra ma dziesięć rodzajów więcej: Wartownia, Biuro, Szałas, Tawerna, Park, Komora celna, Bank, Port, Pracownia złotnicza i Rezydencja są wtasowane w talię. **Katedra** leży odkryta obok: kto chce, buduje ją w fazie budowniczego zamiast karty z ręki.
    .title = Nowe budynki
sanjuan-rules-components =
    Gramy w wydanie o 112 i 30 kartach. Koszty, których nie podaje instrukcja, wynikają z jej przykładów albo z innych opisów gry. Nieznane i **odtworzone**: koszt Szałasu i Tawerny. Niepewne: punkty Pracowni złotniczej, Banku, Biura, Komory celnej, Portu i Wartowni. Cztery z pięciu targowisk znamy z innych źródeł.
    Nasze rozstrzygnięcia tam, gdzie instrukcja milczy: Port bierze jeden towar w fazie, chyba że stół wybrał inaczej; właściciel Kopalni złota i Pracowni złotniczej najpierw kopie; „nikt nie wybudował” znaczy, że żaden taki budynek teraz nie stoi; towar z zabudowywanego budynku nie może dopłacić; gdy obu stosów zabraknie, dobiera się to, co jest; po stu rundach gra się kończy.
    Ile kart leży pod czyjąś Kaplicą, Bankiem czy Portem, tego innym nie pokazujemy.
    .title = Czego nie wiemy i nasze rozstrzygnięcia

# Po jednym budynku.
sanjuan-about-facts = Koszt { $cost } · { $points ->
    [0] PZ na koniec gry
   *[other] { $points } PZ
} · { $copies ->
    [one] { $copies } karta
    [few] { $copies } karty
   *[other] { $copies } kart
} · { $set ->
    [expansion] Nowe budynki
   *[base] gra podstawowa
}
sanjuan-about-indigo_plant = Budynek produkcyjny: może na nim leżeć jeden towar, indygo. Każdy zaczyna z jedną.
sanjuan-about-sugar_mill = Budynek produkcyjny: może na nim leżeć jeden towar, cukier.
sanjuan-about-tobacco_storage = Budynek produkcyjny: może na nim leżeć jeden towar, tytoń.
sanjuan-about-coffee_roaster = Budynek produkcyjny: może na nim leżeć jeden towar, kawa.
sanjuan-about-silver_smelter = Budynek produkcyjny: może na nim leżeć jeden towar, srebro.
sanjuan-about-smithy = Faza budowniczego. Za budynki produkcyjne płacisz o 1 kartę mniej; za miejskie nie.
sanjuan-about-gold_mine = Faza poszukiwacza, ktokolwiek go wybrał. Gdy Poszukiwacz dobierze, odkrywa się dla ciebie cztery karty. Jeśli wszystkie koszty są różne, najtańsza jest twoja; inaczej wszystkie odpadają.
sanjuan-about-archive = Faza burmistrza. Dobrane karty trafiają na rękę, a odrzucić możesz dowolne z całej ręki.
sanjuan-about-poor_house = Faza budowniczego. Jeśli coś zbudujesz i masz potem na ręce najwyżej jedną kartę, dobierasz jedną. Stolarnia dobiera wcześniej.
sanjuan-about-black_market = Faza budowniczego. Jeden lub dwa twoje towary mogą dopłacić do budowy, każdy zamiast karty.
sanjuan-about-trading_post = Faza kupca. Możesz sprzedać o jeden towar więcej.
sanjuan-about-well = Faza nadzorcy. Jeśli wyprodukujesz co najmniej dwa towary, dobierasz kartę.
sanjuan-about-market_stand = Faza kupca. Jeśli sprzedasz co najmniej dwa towary, dobierasz o jedną kartę więcej.
sanjuan-about-crane = Faza budowniczego. Nowy budynek możesz postawić w miejscu swojego starego i oszczędzić tyle, ile tamten kosztował. Stary od razu przestaje działać i wypada z gry, a towar z niego przepada. Karty pod nim zostają i się liczą. Samego Żurawia się nie zabudowuje ani żadnego budynku takim samym.
sanjuan-about-chapel = Początek rundy, przed limitem kart. Możesz wsunąć pod nią zakrytą kartę z ręki: 1 PZ na koniec. Inni nie muszą wiedzieć, ile ich jest.
sanjuan-about-tower = Początek rundy. Możesz mieć na ręce dwanaście kart.
sanjuan-about-aqueduct = Faza nadzorcy. Możesz wyprodukować o jeden towar więcej, jeśli masz na niego wolny budynek.
sanjuan-about-carpenter = Faza budowniczego. Gdy zbudujesz i opłacisz budynek miejski, dobierasz kartę.
sanjuan-about-prefecture = Faza burmistrza. Z dobranych zatrzymujesz o jedną kartę więcej.
sanjuan-about-market_hall = Faza kupca. Jeśli cokolwiek sprzedasz, dobierasz o jedną kartę więcej, raz.
sanjuan-about-quarry = Faza budowniczego. Za budynki miejskie płacisz o 1 kartę mniej; za produkcyjne nie.
sanjuan-about-library = Przywilej wybranej przez ciebie postaci liczy się dwa razy: 2 karty mniej, 3 towary, 3 sprzedaże, wybór z 8 kart, 2 karty. We dwoje działa raz w rundzie i możesz ją zostawić na drugą postać.
sanjuan-about-statue = Pomnik: daje swoje punkty, a więcej z Łukiem triumfalnym.
sanjuan-about-victory_column = Pomnik: daje swoje punkty, a więcej z Łukiem triumfalnym.
sanjuan-about-hero = Pomnik: daje swoje punkty, a więcej z Łukiem triumfalnym.
sanjuan-about-triumphal_arch = Koniec gry. 4 PZ za jeden pomnik, 6 za dwa, 8 za trzy różne.
sanjuan-about-guild_hall = Koniec gry. 1 PZ za każdy twój budynek produkcyjny i 1 PZ za każdy ich rodzaj.
sanjuan-about-city_hall = Koniec gry. 1 PZ za każdy twój budynek miejski, z nim samym.
sanjuan-about-palace = Koniec gry, liczony na samym końcu. 1 PZ za każde pełne 4 PZ z całej reszty.
sanjuan-about-guard_room = Początek rundy. Gdy ktokolwiek ją ma, wszyscy bez Wartowni i bez Wieży widokowej mogą mieć tylko sześć kart. Jej właściciel może mieć siedem.
sanjuan-about-office = Początek rundy, przed wszystkim innym. Możesz odrzucić jedną lub dwie karty i dobrać tyle samo.
sanjuan-about-hut = Faza kupca. Jeśli nikt nie sprzedał żadnego towaru, dobierasz kartę.
sanjuan-about-tavern = Koniec każdej fazy budowniczego. Jeśli nikt nie ma mniej budynków niż ty, a ktoś ma więcej, dobierasz kartę.
sanjuan-about-park = Faza budowniczego. Zabudowany z Żurawiem oszczędza sześć kart zamiast własnych trzech.
sanjuan-about-customs_office = Na początku fazy burmistrza, jeśli jest pusta, kładzie się na niej kartę jako towar. W fazie kupca sprzedasz go za dwie karty, cokolwiek mówi targowisko. Poza tym to towar jak każdy inny.
sanjuan-about-bank = Raz w grze, na początku rundy, przed limitem, możesz wsunąć pod niego dowolnie wiele kart: po 1 PZ na koniec.
sanjuan-about-harbor = Faza kupca. Gdy sprzedajesz, jeden ze sprzedanych towarów trafia pod Port, bez oglądania, zamiast na stos: 1 PZ na koniec.
sanjuan-about-goldsmith = Każda faza poszukiwacza. Odkrywa się dla ciebie kartę. Jeśli taki budynek nie stoi u nikogo, jest twoja; inaczej odpada.
sanjuan-about-residence = Koniec gry. Trzy różne budynki o równym koszcie to zestaw: 4 PZ za pierwszy, potem 3, 2 i 1. Żaden budynek nie jest w dwóch zestawach.
sanjuan-about-cathedral = Leży odkryta: za siedem kart może ją zbudować każdy. Koniec gry: 4, 3, 2 i 1 PZ za pierwsze cztery budynki o koszcie 6 u przeciwników, razem wziętych.
