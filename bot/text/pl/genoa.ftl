# Genua przy stole: ruchy, pytania, zdarzenia, odmowy. Nazwy miejsc i rzeczy są przy obrazach.

genoa = Genua
    .about = Prowadź wieżę kupiecką przez miasto i sprzedawaj każdy jej krok. Wiążące układy, od 2 do 5 kupców.

genoa-do-roll = Rzuć kośćmi
    .command = rzuć
    .hint = Niech kości wskażą pole startowe wieży
genoa-do-start_at = Wybierz pole startowe
    .command = start
    .hint = Zużyj żeton pola startowego i wybierz
genoa-ask-start_at-place = Gdzie zaczyna wieża?
    .command = miejsce
    .hint = Budynek, ulica (np. 3/2) albo targowisko
genoa-do-move = Przesuń wieżę
    .command = przesuń
    .hint = Przesuń wieżę na wybrane miejsce
genoa-ask-move-place = Dokąd?
    .command = miejsce
    .hint = Dokąd idzie wieża
genoa-ask-move-via = Którędy?
    .command = przez
    .hint = Ulice po drodze
    .none = prosto tam
genoa-do-stop = Zatrzymaj wieżę
    .command = stój
    .hint = Nie przesuwaj już wieży w tej turze
genoa-do-act = Wykonaj akcję
    .command = akcja
    .hint = Wykonaj akcję budynku
genoa-ask-act-choice = Która akcja?
    .command = wybór
    .hint = To, co daje budynek, albo duże zamówienie
genoa-ask-act-token = Jaki żeton bierzesz za zamówienie?
    .command = żeton
    .hint = Żeton za duże zamówienie
    .none = żaden
genoa-ask-act-orders = Które małe zamówienia realizujesz przy okazji?
    .command = zamówienia
    .hint = Małe zamówienia dla tego budynku
    .none = żadne
genoa-ask-act-stay = Chcesz potem zrobić tu coś jeszcze?
    .command = dalej
    .hint = Czy po akcji użyjesz żetonów lub zamówień
genoa-do-begin = Najpierw żetony
    .command = zacznij
    .hint = Zajmij akcję i użyj żetonów, zanim ją wykonasz
genoa-do-fill = Zrealizuj małe zamówienia
    .command = zrealizuj
    .hint = Małe zamówienia dla tego budynku
genoa-ask-fill-orders = Które zamówienia?
    .command = zamówienia
    .hint = Małe zamówienia dla tego budynku
genoa-do-finish = To wszystko
    .command = koniec
    .hint = Zakończ swoją akcję
genoa-do-decline = Zrezygnuj z akcji
    .command = zrezygnuj
    .hint = Akcja przepada, nikt inny jej nie dostanie
genoa-do-hand = Oddaj karty
    .command = oddaj
    .hint = Oddaj kupcowi obiecane karty
genoa-ask-hand-cards = Które karty dostaje kupiec?
    .command = karty
    .hint = Tyle, ile było obiecane
genoa-do-take_commodity = Weź dowolny towar
    .command = towar
    .hint = Zużyj żeton dowolnego towaru
genoa-ask-take_commodity-good = Jaki towar?
    .command = jaki
    .hint = Towar, który bierzesz
genoa-do-trade = Wymień 1:1
    .command = wymień
    .hint = Zużyj żeton wymiany: jedno za drugie
genoa-ask-trade-give = Co odkładasz?
    .command = oddaję
    .hint = Twój towar, żeton, znacznik albo karta
genoa-ask-trade-take = Co za to bierzesz?
    .command = biorę
    .hint = Towar, żeton, znacznik albo wierzchnia karta
genoa-do-use_building = Wykorzystaj swój budynek
    .command = wykorzystaj
    .hint = Zużyj żeton wykorzystania budynku
genoa-ask-use_building-building = Który budynek?
    .command = budynek
    .hint = Budynek, który posiadasz
genoa-ask-use_building-choice = Która akcja?
    .command = wybór
    .hint = To, co daje budynek, albo duże zamówienie
genoa-ask-use_building-token = Jaki żeton bierzesz za zamówienie?
    .command = żeton
    .hint = Żeton za duże zamówienie
    .none = żaden
genoa-do-offer = Złóż ofertę
    .command = oferta
    .hint = Zaproponuj kupcowi zapłatę za ruch lub akcję
genoa-ask-offer-place = O które miejsce chodzi?
    .command = miejsce
    .hint = Budynek albo ulica
genoa-ask-offer-plan = Czego tam chcesz?
    .command = plan
    .hint = Akcja od razu, po pytaniu, zamówienie, tylko ruch
genoa-ask-offer-order = Które duże zamówienie zrealizujesz?
    .command = zamówienie
    .hint = Wszyscy je zobaczą
    .none = żadne
genoa-ask-offer-token = Jaki żeton za nie weźmiesz?
    .command = żeton
    .hint = Żeton za duże zamówienie
    .none = żaden
genoa-ask-offer-promise = Co oddajesz z uzysku?
    .command = uzysk
    .hint = Na przykład: 1 pieprz. Z tego, co da akcja, zaraz po niej
    .none = nic
genoa-ask-offer-ducats = Ile dajesz dukatów?
    .hint = Na przykład: 15
genoa-ask-offer-give = Co dajesz?
    .command = daję
    .hint = Na przykład: 15 dukatów, 2 pieprz
    .none = na razie nic
genoa-ask-offer-want = Czego chcesz jeszcze od kupca?
    .command = chcę
    .hint = Na przykład: 1 jedwab
    .none = niczego
genoa-ask-offer-shown = Czy kupiec może zobaczyć twoje karty?
    .command = pokaż
    .hint = Czy kupiec widzi oferowane karty
genoa-ask-offer-parent = Którą ofertę zmienia lub na którą odpowiada?
    .command = zamiast
    .hint = Twoja oferta do zmiany albo ta, na którą odpowiadasz
    .none = żadną, to nowa oferta
genoa-do-propose = Złóż propozycję
    .command = propozycja
    .hint = Jako kupiec zaproponuj komuś układ
genoa-ask-propose-parent = Na którą ofertę odpowiada lub którą zmienia?
    .command = zamiast
    .hint = Oferta, na którą odpowiadasz, albo twoja do zmiany
    .none = żadną, to nowa propozycja
genoa-ask-propose-receiver = Komu?
    .command = komu
    .hint = Gracz, któremu to proponujesz
genoa-ask-propose-place = O które miejsce chodzi?
    .command = miejsce
    .hint = Budynek albo ulica
genoa-ask-propose-plan = Co tam dostaje?
    .command = plan
    .hint = Akcję albo tylko ruch
genoa-ask-propose-promise = Co chcesz z uzysku?
    .command = uzysk
    .hint = Na przykład: 1 pieprz. Z tego, co da akcja, zaraz po niej
    .none = nic
genoa-ask-propose-want = Co chcesz w zamian?
    .command = chcę
    .hint = Na przykład: 20 dukatów, 1 jedwab
    .none = na razie nic
genoa-ask-propose-give = Co dokładasz od siebie?
    .command = daję
    .hint = Co dajesz poza ruchem lub akcją
    .none = nic
genoa-ask-propose-shown = Czy ta osoba może zobaczyć twoje karty?
    .command = pokaż
    .hint = Czy widać oferowane karty
genoa-do-accept = Przyjmij
    .command = przyjmij
    .hint = Zgódź się: wszystko od razu zmienia właściciela
genoa-ask-accept-offer = Którą ofertę?
    .command = oferta
    .hint = Oferta, którą przyjmujesz
genoa-ask-accept-via = Którędy idzie wieża?
    .command = przez
    .hint = Ulice po drodze
    .none = prosto tam
genoa-ask-accept-contract = Które kontrakty oddajesz?
    .command = kontrakty
    .hint = Kontrakty, o które proszono
    .none = żadne
genoa-ask-accept-message = Które wiadomości oddajesz?
    .command = wiadomości
    .hint = Wiadomości, o które proszono
    .none = żadne
genoa-ask-accept-large_order = Które duże zamówienia oddajesz?
    .command = duże
    .hint = Duże zamówienia, o które proszono
    .none = żadne
genoa-ask-accept-small_order = Które małe zamówienia oddajesz?
    .command = małe
    .hint = Małe zamówienia, o które proszono
    .none = żadne
genoa-do-reject = Odrzuć
    .command = odrzuć
    .hint = Odrzuć propozycję kupca
genoa-ask-reject-offer = Którą propozycję?
    .command = oferta
    .hint = Propozycja, którą odrzucasz
genoa-do-withdraw = Wycofaj
    .command = wycofaj
    .hint = Wycofaj swoją ofertę
genoa-ask-withdraw-offer = Którą ofertę?
    .command = oferta
    .hint = Oferta, którą wycofujesz
genoa-do-pass = Pasuj
    .command = pas
    .hint = Nie chcesz nic tutaj albo nic w tej turze
genoa-ask-pass-scope = Na jak długo?
    .command = zakres
    .hint = Tutaj albo do końca tury
genoa-ask-pass-unless = Przy których budynkach mimo to pytać?
    .command = oprócz
    .hint = Budynki, przy których chcesz być pytany
    .none = przy żadnych
genoa-do-acquire = Pozyskaj budynki
    .command = pozyskaj
    .hint = Zajmij budynki przy ulicy z dyskami
genoa-ask-acquire-street = Przy której ulicy?
    .command = ulica
    .hint = Ulica, na której leżą dyski
genoa-ask-acquire-claims = Co zajmujesz?
    .command = co
    .hint = Budynki do zajęcia lub znaczniki do usunięcia
genoa-do-waive = Nic nie pozyskuj
    .command = odpuść
    .hint = Nie pozyskuj nic w tej turze
genoa-do-deliver = Dostarcz wiadomość
    .command = dostarcz
    .hint = Wieża odwiedziła oba budynki
genoa-ask-deliver-message = Którą wiadomość?
    .command = wiadomość
    .hint = Wiadomość, którą dostarczasz

# Odpowiedzi inne niż miejsca i rzeczy.
genoa-thing-act = akcja od razu
genoa-thing-ask = zdecyduję na miejscu
genoa-thing-order = realizacja dużego zamówienia
genoa-thing-move = tylko ruch
genoa-thing-here = tylko tutaj
genoa-thing-turn = na tę turę
genoa-thing-take = to, co daje budynek
genoa-thing-wish = życzenie
genoa-thing-uncovered = bez pokrycia
genoa-thing-acted = po akcji
genoa-thing-round = runda
genoa-stay-yes = i działaj dalej
genoa-stay-no = i zakończ
genoa-offer-number = Nr { $number }
genoa-claim-own = zajmij: { $place }
genoa-claim-oust = usuń znacznik: { $place }
genoa-claim-take = przejmij: { $place }
genoa-so-many-buildings = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
genoa-offer-brief = Nr { $number } · { $name } · { $place }: { $gives ->
    [0] {""}
   *[other] { $give }
}{ $wants ->
    [0] {""}
   *[other] {" "}⇄ { $want }
}
genoa-offer-line = Nr { $number }: { $words }

genoa-fact-discs = { $value ->
    [0] ostatni dysk
    [one] zostanie { $value } dysk
    [few] zostaną { $value } dyski
   *[other] zostanie { $value } dysków
}
genoa-fact-markers = { $value ->
    [one] kosztuje { $value } znacznik
    [few] kosztuje { $value } znaczniki
   *[other] kosztuje { $value } znaczników
}
genoa-fact-leaves = zostanie ci { $value } { $value ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}
genoa-outlook-held = najpierw akcja tutaj
genoa-outlook-far = jeszcze nie: wieża jest za daleko
genoa-outlook-lack = nie masz tego, czego chce: { $things }
genoa-fact-leaves-markers = zostanie { $value }

genoa-phase-start = rzut kośćmi albo wybór pola startowego
genoa-phase-journey = ruch wieży, akcja, układ albo zatrzymanie
genoa-phase-bid = oferta za akcję w tym budynku albo pas
genoa-phase-answer = odpowiedź na propozycję kupca
genoa-phase-acting = wykonanie akcji
genoa-phase-hand_over = oddanie obiecanych kart
genoa-phase-acquisition = pozyskanie budynków albo rezygnacja
genoa-phase-over = nic, gra skończona

genoa-event-game_began = Pierwszym kupcem jest { $first }. Liczba rund: { $rounds }.
genoa-event-turn_began = **Runda { $round } z { $last }:** kupcem jest { $merchant }.
genoa-event-dice_rolled = Kości wskazują { $blue } i { $red }: wieża zaczyna tu: { $place }.
genoa-event-start_chosen = { $seat } zużywa żeton i wybiera pole startowe: { $place }.
genoa-event-round_marker_moved = { $why_id ->
    [market] Tura zaczęła się na targowisku: nadeszła runda { $round } z { $last }.
   *[round] Każdy był już kupcem: runda { $round } z { $last }.
}
genoa-event-tower_moved = { $merchant } przesuwa wieżę: { $place }.
genoa-event-offer_made = { $offer } · { $seat } → { $receiver }, { $plan_id ->
    [move] ruch ({ $place })
    [order] duże zamówienie ({ $place }: { $order })
   *[other] akcja ({ $place })
}: { $proposed ->
    [yes] { $give_count ->
        [0] {""}
       *[other] daje: { $give };{" "}
    }chce: { $want_count ->
        [0] { $promise } z uzysku
       *[other] { $want }{ $promise_count ->
            [0] {""}
           *[other] {" "}oraz { $promise } z uzysku
        }
    }
   *[no] daje: { $give_count ->
        [0] { $promise } z uzysku
       *[other] { $give }{ $promise_count ->
            [0] {""}
           *[other] {" "}oraz { $promise } z uzysku
        }
    }{ $want_count ->
        [0] {""}
       *[other] ; chce: { $want }
    }
}.{ $version ->
    [1] {""}
   *[other] {" "}(Zamiast: { $parent }.)
}
genoa-event-cards_shown = Karty w ofercie ({ $offer }): { $cards }.
genoa-event-offer_rejected = { $seat } odrzuca ofertę ({ $offer }, { $maker }).
genoa-event-offer_withdrawn = { $why_id ->
    [wish] { $seat } wycofuje ofertę ({ $offer }).
    [acted] { $seat } nie ma już akcji: oferta przepada ({ $offer }).
   *[uncovered] { $seat } nie ma już tego, co oferuje: oferta przepada ({ $offer }).
}
genoa-event-passed = { $scope_id ->
    [here] { $seat } pasuje: { $place }.
   *[turn] { $seat } pasuje w tej turze{ $unless_count ->
        [0] .
       *[other] , oprócz: { $unless }.
    }
}
genoa-event-deal_struck = 🤝 Układ: { $buyer } i { $merchant }, { $plan_id ->
    [move] ruch
   *[other] akcja
} ({ $place }) za: { $pays_count ->
    [0] { $promise } z uzysku
   *[other] { $pays }{ $promise_count ->
        [0] {""}
       *[other] {" "}oraz { $promise } z uzysku
    }
}{ $gets_count ->
    [0] .
   *[other] ; kupiec dokłada: { $gets }.
}
genoa-event-acted = { $seat } wykonuje akcję: { $place }.
genoa-event-action_declined = { $seat } rezygnuje z akcji: { $place }.
genoa-event-extra_action_used = { $seat } zużywa żeton dodatkowej akcji.
genoa-event-owner_paid = { $owner } ma budynek { $place } i dostaje z banku { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}.
genoa-event-proceeds_handed = { $seat } oddaje z uzysku: { $items } ({ $receiver }).
genoa-event-took = { $seat } bierze ({ $place }): { $items }.
genoa-event-cards_drawn = { $seat } dobiera: { $count } × { $kind }.
genoa-event-cards_seen = Dobierasz: { $cards }.
genoa-event-cards_handed = { $seat } → { $receiver }: { $cards }.
genoa-event-markers_exchanged = { $seat } odkłada znaczniki własności ({ $given }), { $receiver } bierze { $got }.
genoa-event-deck_shuffled = Potasowano stos: { $kind }, kart: { $cards }.
genoa-event-large_order_filled = 📦 { $seat } realizuje duże zamówienie ({ $place }): { $goods } za { $ducats } dukatów{ $token_id ->
    [none] .
   *[other] {" "}i { $token }.
}
genoa-event-small_order_filled = { $seat } realizuje małe zamówienie ({ $place }): { $goods } za { $ducats } dukatów.
genoa-event-message_delivered = ✉️ { $seat }: { $message }, { $ducats } dukatów.
genoa-event-commodity_taken = { $seat } zużywa żeton dowolnego towaru: { $good }.
genoa-event-traded = { $seat } zużywa żeton wymiany: { $gave } za { $took }.
genoa-event-building_used = { $seat } zużywa żeton wykorzystania budynku: { $building }.
genoa-event-building_acquired = { $seat } ma teraz budynek: { $building }.
genoa-event-owner_ousted = { $seat } usuwa znacznik ({ $building }), który ma tam { $owner }.
genoa-event-acquisition_waived = { $seat } nic nie pozyskuje.
genoa-event-buildings_paid = { $seat } dostaje { $ducats } dukatów za budynki: { $buildings }.
genoa-event-contracts_paid = { $seat } dostaje { $ducats } dukatów za kontrakty: { $runs }.

genoa-refusal-not_the_merchant = To może zrobić tylko kupiec.
genoa-refusal-you_are_the_merchant = Kupcem jesteś ty: oferty przychodzą do ciebie. Złóż propozycję.
genoa-refusal-too_many_offers = W tej turze masz już za sobą { $most } ofert, więcej nie wolno.
genoa-refusal-deal_not_possible_now = Teraz ten układ jest niemożliwy: wieża nie stoi obok tego miejsca albo komuś czegoś brakuje.
genoa-refusal-something_else_needed = Oferta musi coś zawierać, a w dwie osoby coś oprócz dukatów.
genoa-regret = ⚠️ Wydasz to, co obiecujesz: { $offers } zniknie ze stołu. Czy mimo to?
genoa-refusal-offer_gone = Tej oferty nie ma już na stole.
genoa-refusal-another_acts = Teraz działa { $seat }.
genoa-refusal-promised_to_act = Część uzysku jest obiecana, więc akcję trzeba wykonać.
genoa-refusal-action_begun = Akcja już się zaczęła. Najpierw ją wykonaj.
genoa-refusal-acted_already = Akcja tego budynku jest już wykonana.
genoa-refusal-others_may_bid = Inni mogą jeszcze złożyć ofertę za akcję: { $place }. Wieża czeka, aż każdy zaoferuje coś albo spasuje.
genoa-refusal-sell_or_act = Jest oferta za akcję: { $place }. Przyjmij którąś albo wykonaj akcję samodzielnie.
genoa-refusal-no_discs_left = Wieża nie ma już dysków na ruch.
genoa-refusal-visited_already = Wieża była już w tej turze tutaj: { $place }.
genoa-refusal-too_far = Tak daleko wieża za jednym razem nie dojdzie. Przechodzi przez ulice, nie przez budynki.
genoa-refusal-no_action_here = Tu nie ma akcji.
genoa-refusal-action_gone = Ta akcja jest już w tej turze wykorzystana: { $place }.
genoa-refusal-pay_the_merchant = Tylko kupiec działa bez zapłaty. Złóż ofertę.
genoa-refusal-no_action_left = W tej turze nie masz już akcji.
genoa-refusal-promise_is_due = Najpierw trzeba oddać obiecane karty ({ $cards }).
genoa-refusal-no_such_token = Nie masz tego: { $token }.
genoa-refusal-not_your_building = Tego budynku nie możesz wykorzystać: { $building }.
genoa-refusal-acquired_already = W tej turze twoja decyzja o budynkach już zapadła.
genoa-refusal-message_not_carried = Wieża nie odwiedziła obu budynków tej wiadomości.
genoa-refusal-no_markers = Nie masz znaczników własności. Daje je Katedra.
genoa-refusal-no_discs_there = Tam nie ma dysków: { $street }.
genoa-refusal-others_acquire_first = Jeszcze nie twoja kolej na pozyskiwanie.
genoa-refusal-too_few_markers = Na to masz za mało znaczników własności ({ $markers }).

genoa-option-layout = Miasto
genoa-option-layout-a = wille w narożnikach
genoa-option-layout-b = każdy budynek przy ulicy
genoa-option-rounds_with_five = Rundy przy pięciu graczach
genoa-option-rounds_with_five-6 = sześć
genoa-option-rounds_with_five-7 = siedem
genoa-option-open_purses = Sakiewki
genoa-option-open_purses-no = ukryte
genoa-option-open_purses-yes = jawne

genoa-source-start = na start
genoa-source-deals = układy
genoa-source-large_orders = duże zamówienia
genoa-source-small_orders = małe zamówienia
genoa-source-messages = wiadomości
genoa-source-fees = opłaty
genoa-source-buildings = budynki
genoa-source-contracts = kontrakty

# Zasady, naszymi słowami.
genoa-rules-goal = Jesteś kupcem w Genui. Każdy po kolei prowadzi wieżę przez miasto, od budynku do budynku. Kto ją prowadzi, działa tylko raz, dlatego kroki i akcje się **sprzedaje**: temu, kto da najwięcej dukatów, towarów, żetonów, kart czy przysług. Zrealizowane zamówienia, dostarczone wiadomości, kontrakty i własne budynki przynoszą dukaty; po ostatniej rundzie wygrywa, kto ma ich najwięcej.
    .title = O co chodzi
genoa-rules-start =
    Kupiec bierze wieżę z pięciu dysków. Dwie kości wskazują jej pole startowe: **niebieska** kolumnę, **czerwona** rząd. Żeton pola startowego pozwala wybrać je samemu.
    Jeśli wieża zaczyna na **targowisku**, znacznik rund od razu przesuwa się dalej i gra się skraca. W ostatniej rundzie zostaje na miejscu.
    .title = Gdzie zaczyna wieża
genoa-rules-journey =
    Wieża idzie na sąsiednie miejsce, przez bok, nie przez róg, i za każdym razem zostawia dysk: najwyżej pięć miejsc razem ze startem, żadnego dwa razy. Budynek jest jednym miejscem, choćby był duży, targowisko też; każde pole ulicy jest osobnym miejscem. Kupiec może się zatrzymać, kiedy chce.
    W budynku ktoś może wykonać akcję: **jedną na gracza i turę, jedną na budynek i turę**. Jeśli miejsce było kupione, działa kupujący. Jeśli nie, akcja jest na sprzedaż: każdy, kto może jeszcze działać, składa ofertę albo pasuje. Gdy jest oferta, która niczego nie żąda, kupiec musi którąś przyjąć albo wykonać akcję sam.
    .title = Droga wieży
genoa-rules-bargaining =
    Wszyscy targują się z kupcem, nigdy między sobą. Oferta wskazuje miejsce, mówi, co się daje i czego się chce. Zmieniać właściciela może wszystko: dukaty (piątkami), towary, żetony, znaczniki własności i karty według rodzaju. Można obiecać część tego, co da akcja; oddaje się ją zaraz po niej.
    Układ wiąże co do budynku, w którym stoi wieża, i miejsc, do których dojdzie od razu ulicami; oferty za dalsze miejsca czekają, aż tam dotrze. Dopóki oferta nie jest przyjęta, można ją zmienić lub wycofać. To, czego nie możesz już zapłacić, wycofuje się samo, więc przyjęcie zawsze się udaje.
    Oddane znaczniki wracają do zasobów, a odbiorca bierze własne. Kto kupił akcję, może z niej zrezygnować, chyba że obiecał część uzysku.
    .title = Negocjacje
genoa-rules-post =
    Tura listowna, w której każdy zagląda dwa razy:
    1. Wieża stoi na polu startowym. Pozostali zaglądają raz: składają stałe oferty za budynki, których chcą i do których wieża może jeszcze dojść, i pasują *na tę turę, oprócz* tych budynków. To jedna wizyta.
    2. Kupiec otwiera *Oferty*: widzi wszystkie, najlepsze na górze, i to, ile po każdej zostanie mu w sakiewce. Przyjęcie przesuwa wieżę ulicami, przekazuje zapłatę, a kupujący od razu działa, jeśli tak mówi oferta. *Kilka układów za jednym razem* pokazuje drogi, na których oferty idą jedna po drugiej: jeden wybór i wieża przechodzi całą drogę.
    3. Tylko gdy ktoś jednak ma odpowiedzieć (oferta w budynku, którego nikt nie kupił, kontrpropozycja), kupiec wraca jeszcze raz. Potem kto ma znaczniki i ulicę z dyskami, pozyskuje budynki, a wieża przechodzi dalej.
    Rozmowa w wątku jest tylko rozmową. Liczy się to, co leży na stole.
    .title = Tura listowna
genoa-rules-acting =
    Składy dają po jednym z dwóch swoich towarów, pozostałe zewnętrzne budynki żeton, wewnętrzne karty albo znaczniki. W **willi** bierzesz kontrakt *albo* realizujesz duże zamówienie dla tej willi. Czego brak w zasobach, tego nie dostajesz.
    - **Małe zamówienia** dla budynku realizuje się razem z jego akcją. Przed akcją, w jej trakcie i po niej możesz używać żetonów. Jeśli budynek ma ktoś inny, bank płaci mu 10 dukatów.
    .title = Akcje
genoa-rules-cards =
    - **Duże zamówienie:** trzy towary do jednej willi, jako akcja: 100 dukatów i wybrany żeton.
    - **Małe zamówienie:** jeden towar do jednego budynku, razem z jego akcją: 40 dukatów.
    - **Wiadomość:** wieża odwiedziła w jednej turze oba budynki: 30 dukatów, bez względu na to, kto ją prowadził. Co dało się dostarczyć, dostarcza się samo na koniec tury.
    - **Kontrakt:** wskazuje budynek zewnętrznego pierścienia. Na koniec każdy ciąg sąsiadów daje 10, 30, 60, 100 dukatów za jeden do czterech i 50 za każdy następny.
    Zagrane karty trafiają odkryte pod stos; gdy taka znajdzie się na wierzchu, stos się tasuje.
    .title = Karty
genoa-rules-tokens =
    - **Dodatkowa akcja:** jeszcze jedna akcja w tej turze. **Pole startowe:** wybierasz, gdzie zaczyna twoja wieża. **Dowolny towar:** towar z zasobów. **Wymiana 1:1:** jedna twoja rzecz za inną z zasobów. **Wykorzystanie budynku:** akcja twojego budynku, gdziekolwiek jest wieża, bez małych zamówień.
    Trzech ostatnich używa się tylko przy własnej akcji, w turze dowolnego gracza.
    .title = Żetony specjalne
genoa-rules-acquisition =
    Gdy wieża się zatrzyma, po kolei, od kupca, każdy może wskazać **jedną ulicę z dyskami** i położyć znaczniki własności na najwyżej dwóch budynkach obok niej. Cudzy znacznik usuwa się za jeden własny, oba wracają do zasobów; następny własny może zająć jego miejsce. Potem zdejmuje się dyski z tej ulicy.
    Własny budynek daje 10 dukatów, gdy działa w nim ktoś inny, i 10 na koniec.
    .title = Pozyskiwanie budynków
genoa-rules-two =
    We dwoje oferta musi zawierać coś poza dukatami, a kupiec może wykonać drugą akcję, jeśli przeciwnik wykonał w tej turze swoją.
    .title = Dwoje graczy
genoa-rules-end =
    Gdy każdy był kupcem, znacznik rund idzie dalej; po ostatniej rundzie (12, 10, 8 lub 6 przy dwojgu do pięciorga graczy) gra się kończy. Bank płaci za budynki i kontrakty, wygrywa najwięcej dukatów; potem najwięcej kart, towarów, żetonów i znaczników; w końcu zwycięstwo jest wspólne.
    .title = Rundy i koniec
genoa-rules-components = Zasady są takie jak w instrukcji. Drukowanej planszy i większości kart nie mieliśmy: położenie budynków wynika z opisów, a zestawienia na wiadomościach i zamówieniach są odtworzone tak, by wszystkie towary i budynki liczyły się tak samo. Wartość dwóch i trzech sąsiednich kontraktów podajemy z pamięci. Gospodarz może wybrać inny układ miasta.
    .title = Co jest odtworzone

# Co robią rzeczy.
genoa-about-guild_hall = Dobierz duże zamówienie z wierzchu stosu.
genoa-about-city_hall = Dobierz dwa małe zamówienia z wierzchu stosu.
genoa-about-post_office = Dobierz dwie wiadomości z wierzchu stosu.
genoa-about-cathedral = Weź dwa znaczniki własności w swoim kolorze z zasobów ogólnych.
genoa-about-palace = Weź żeton wykorzystania budynku z zasobów ogólnych.
genoa-about-park = Weź żeton dodatkowej akcji z zasobów ogólnych.
genoa-about-coach_house = Weź żeton pola startowego z zasobów ogólnych.
genoa-about-harbor = Weź żeton dowolnego towaru z zasobów ogólnych.
genoa-about-tavern = Weź żeton wymiany 1:1 z zasobów ogólnych.
genoa-about-inn = Weź żeton wymiany 1:1 z zasobów ogólnych.
genoa-about-warehouse_drinks = Weź piwo i wino z zasobów, o ile tam są.
genoa-about-warehouse_metals = Weź srebro i miedź z zasobów, o ile tam są.
genoa-about-warehouse_spices = Weź pieprz i szafran z zasobów, o ile tam są.
genoa-about-warehouse_fabric = Weź płótno i jedwab z zasobów, o ile tam są.
genoa-about-villa_colini = Dobierz kontrakt albo zrealizuj duże zamówienie dla Willi Colini.
genoa-about-villa_monetti = Dobierz kontrakt albo zrealizuj duże zamówienie dla Willi Monetti.
genoa-about-villa_ricci = Dobierz kontrakt albo zrealizuj duże zamówienie dla Willi Ricci.
genoa-about-villa_zasteri = Dobierz kontrakt albo zrealizuj duże zamówienie dla Willi Zasteri.
genoa-about-market = Bez akcji. Tura, która tu się zaczyna, przesuwa znacznik rund.
genoa-about-starting_space = Na początku swojej tury jako kupiec: zamiast rzucać, wybierz, gdzie zaczyna wieża.
genoa-about-trade = Przy własnej akcji: odłóż towar, żeton, znacznik albo kartę i weź co innego; karty bierze się z wierzchu stosu.
genoa-about-any_commodity = Przy własnej akcji: weź dowolny towar, który jest w zasobach.
genoa-about-building_action = Przy własnej akcji: wykonaj akcję swojego budynku, gdziekolwiek jest wieża. Bez małych zamówień; nie liczy się jako twoja akcja.
genoa-about-extra_action = Jeszcze jedna akcja w tej turze, w budynku, w którym nikt nie działał. Zużywa się, gdy działasz.
genoa-about-marker = Położony obok ulicy z dyskami daje ci budynek: 10 dukatów, gdy działa w nim ktoś inny, i 10 na koniec.
genoa-about-contract = Daje dukaty na koniec, więcej w ciągach sąsiednich budynków zewnętrznego pierścienia: 10, 30, 60, 100, potem 50 za każdy następny.
genoa-about-message = 30 dukatów, gdy wieża w jednej turze odwiedzi oba budynki. Nie kosztuje akcji.
genoa-about-large_order = Trzy towary do willi, jako akcja w niej: 100 dukatów i wybrany żeton.
genoa-about-small_order = Jeden towar do budynku, razem z jego akcją: 40 dukatów.
