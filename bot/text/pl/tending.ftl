# Życie stołu: czas, nieobecność, namysł, porządek.

reminder = { $late ->
    [yes] ⏰ { $name }, stół wciąż czeka na Twój ruch: { $what }.
   *[no] ⏰ { $name }, Twoja kolej: { $what } · { $when }
}
reminder-snooze = W tej turze już nie
snoozed = W tej turze nie będzie więcej przypomnień.

menu-undo = Cofnij mój krok
menu-ask-undo = Poproś o cofnięcie mojej tury
menu-orders = Stałe polecenia
menu-pause = Wstrzymaj
menu-resume = Wznów
menu-keep-seat = Jednak zostaję
menu-extend = Więcej czasu
menu-substitute = Potrzebuję zastępstwa
menu-house = Niech dom gra za mnie
menu-house-sure = Gracz domu zajmie Twoje miejsce, razem z tym, co masz na ręce. Możesz wrócić, dopóki on tam siedzi.
menu-come-back = Wracam na swoje miejsce
menu-replace = Zastąp kogoś
menu-replace-whom = Czyje miejsce ma zająć dom? Wszyscy pozostali muszą się zgodzić.
menu-concede = Poddaję się
menu-concede-sure = Poprosić pozostałych o zakończenie gry Twoim poddaniem się?
menu-abandon = Zakończ grę
menu-abandon-sure = Poprosić pozostałych o zakończenie gry bez zwycięzcy?

undo-done = Krok został cofnięty.
undo-not-alone = Tego nie cofniesz w pojedynkę: coś zostało pokazane albo ktoś już działał. Możesz poprosić pozostałych.
undo-gone = Gra poszła dalej; tego już nie można cofnąć.
extend-no-limit = Ten stół nie ma limitu czasu.
undo-nothing = Nie masz jeszcze żadnego ruchu.

vote-asked = Pozostali dostali pytanie.
vote-done = Zrobione.
vote-counted = Twoja odpowiedź się liczy.
vote-already = Pozostali już są o to pytani.
vote-over = To głosowanie jest skończone.
vote-not-yours = To głosowanie jest dla pozostałych przy stole.
vote-agree = Zgoda
vote-refuse = Sprzeciw
vote-passed = Zgoda.
vote-failed = Brak zgody.
vote-void = Nieaktualne: gra poszła dalej.
vote-until = Wszyscy muszą się zgodzić · { $when } · kto milczy, { $silence ->
    [yes] zgadza się
   *[no] nie zgadza się
}
vote-undo = { $name } prosi o cofnięcie gry do stanu sprzed ruchu { $move }.
vote-pause = { $name } prosi o wstrzymanie gry.
vote-resume = { $name } prosi o wznowienie gry.
vote-extend = { $name } prosi o więcej czasu.
vote-abandon = { $name } prosi o zakończenie gry bez zwycięzcy.
vote-concede = { $name } chce się poddać i zakończyć grę.
vote-replace = { $name } prosi, by miejsce { $other } zajął gracz domu.

note-reshuffled = To, czego nikt nie widział, zostało przetasowane.
note-paused = Gra jest wstrzymana na prośbę: { $name }.
note-resumed = Gra wznowiona, wznawia { $name }.
note-deserted = Przez całą rundę nikt nie przyszedł, więc gra jest wstrzymana. Wznowić ją może każdy przy stole.
note-extended = Na prośbę { $name } jest więcej czasu.
note-abandoned = Na prośbę { $name } gra skończyła się bez zwycięzcy.
note-conceded = { $name } poddaje się; gra jest skończona.
note-substituted = { $new } zajmuje miejsce { $old }.
note-handed_over = { $old } odchodzi; miejsce zajmuje gracz domu { $new }.
note-came_back = { $new } wraca i przejmuje miejsce od gracza domu: { $old }.
note-replaced_by_vote = Stół się zgodził: gracz domu { $new } zajmuje miejsce { $old }.
note-replaced_by_moderator = Moderacja ({ $name }) oddaje miejsce { $old } graczowi { $new }.
note-closed_by_moderator = Stół zamyka moderacja ({ $name }).
note-reposted = Moderacja ({ $name }) kazała pokazać stół jeszcze raz.
note-repaired = Moderacja ({ $name }) kazała wystawić ten stół od nowa.
note-closing_soon = Od dawna nikt nie wykonał ruchu. Stół zostanie zamknięty { $when }, jeśli nikt się nie ruszy.
note-closed_forgotten = Od dawna nikt nie wykonał ruchu, więc stół zamknięto zgodnie z zapowiedzią.
note-order_ended = Twoje stałe polecenie wygasło: { $why ->
    [new_day] zaczął się nowy dzień
    [undo] cofnięto krok
   *[other] nie dało się go wykonać
}.

event-late = { $name }: czas minął, ruch wykonał gracz domu.

substitute-posted = Twoje miejsce jest wystawione. Należy do Ciebie, póki ktoś go nie zajmie.
substitute-wanted = { $name } szuka zastępstwa. Kto zajmie miejsce, gra dalej od tego stanu, z tym, co do miejsca należy.
substitute-take = Zajmij miejsce
substitute-already = Twoje miejsce jest już wystawione.
substitute-withdrawn = { $name } zostaje przy stole.
substitute-kept = Zostajesz przy stole.
substitute-gone = To miejsce nie jest już wolne.
substitute-taken = Miejsce jest Twoje: { $link }
substitute-found = Miejsce zajmuje { $name }.
seat-not-live = Ta gra teraz się nie toczy.
handed-over = Od teraz za Ciebie gra dom.
hand-gone = To miejsce należy teraz do kogoś innego.
rematch-not-now = O rewanż mogą prosić tylko ci, którzy grali, i dopiero po końcu gry.
rematch-already = Rewanż już jest: stół #{ $other }.
note-rematch = Otwarto rewanż: stół #{ $other }.
rematch-opened = Nowy stół czeka w { $channel }. Każdy dołącza od nowa.

orders-title = stałe polecenia
orders-how = Polecenie jest wykonywane jako Twój ruch, gdy tylko pasuje, z odpowiednią adnotacją. Wygasa samo, gdy zniknie jego powód.
orders-none = W tej grze nie ma stałych poleceń.
orders-not-given = Brak.
orders-given = Obowiązuje: { $what }
orders-ended = Wygasło: { $why }
orders-revoke = Odwołaj
order-ended-new_day = zaczął się nowy dzień
order-ended-undo = cofnięto krok
order-ended-refused = nie dało się go wykonać

settings-remind = Przypominaj mi
settings-remind-usual = w połowie czasu i tuż przed końcem
settings-remind-once = raz, gdy minie większość czasu
settings-remind-often = często
settings-remind-never = nigdy
settings-next_up = Gdy będę następną osobą
settings-next_up-no = nic nie mów
settings-next_up-yes = daj mi znać
settings-quiet = Cisza
settings-quiet-none = brak
settings-zone = Twoja strefa czasowa: { $zone } (teraz { $now })
settings-zone-change = Zmień strefę czasową
settings-zone-label = Nazwa, na przykład Europe/Warsaw
settings-zone-unknown = Nie ma strefy czasowej „{ $text }”.
next-up = Przy stole { $title } prawdopodobnie zaraz Twoja kolej: { $link }

away-set = Nieobecność od { $begin } do { $end }. Bez przypomnień, a czas na ruch zacznie biec po powrocie.
away-ended = Nie masz zgłoszonej nieobecności.
privacy = Loggia przechowuje Twój identyfikator Discorda, wyświetlaną nazwę, język i ustawienia oraz wykonane ruchy. Niczego, co piszesz na kanałach, nie czyta i nie przechowuje. W skończonych grach zostają ruchy; bez nazwy i identyfikatora, gdy poprosisz o zapomnienie. Wiadomości wysłane już na Discorda tam pozostają.
forget-sure = Zapomnieć o Tobie? Znikną ustawienia i Twoja nazwa w skończonych grach.
forget-me = Zapomnij o mnie
forget-first-leave = Wciąż siedzisz przy: { $tables }. Najpierw oddaj te miejsca.
forgotten = Nic o Tobie nie pamiętamy.

server-tables-title = Otwarte stoły
server-table = { $title } · { $status ->
    [lobby] przed początkiem
    [paused] wstrzymany
   *[other] w grze
} · { $when }
server-no-tables = Nie ma otwartych stołów.
moderated = Zrobione i zapisane, tak że stół to widzi.
repaired = { $count ->
    [0] Niczego nie brakowało.
    [one] Brakowało jednej rzeczy; jest wystawiona na nowo, a stół widzi, kto o to poprosił.
    [few] Brakowało { $count } rzeczy; są wystawione na nowo, a stół widzi, kto o to poprosił.
   *[other] Brakowało { $count } rzeczy; są wystawione na nowo, a stół widzi, kto o to poprosił.
}
repair-no-channel = Kanału tego stołu już nie ma. Podaj dla niego inny.
server-limits = Jedna osoba siedzi najwyżej przy { $person } otwartych stołach, a na serwerze jest ich najwyżej { $server }
lobby-closed-moderator = Moderacja zamknęła ten stół przed początkiem gry.

pace-so-many-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[other] { $count } dni
}
pace-so-many-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
pace-so-many-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
terms-pace-other = Inny czas …
terms-pace-label = Na przykład 36 h, 2 dni albo 45 min
terms-silence = Milczenie w głosowaniu
terms-silence-no = liczy się jako sprzeciw
terms-silence-yes = liczy się jako zgoda
lobby-silence = { $silence ->
    [yes] W głosowaniu milczenie oznacza zgodę
   *[no] W głosowaniu milczenie oznacza sprzeciw
}
over-kept = Planszę po każdym ruchu można oglądać do { $when }; potem zostaje przebieg i wynik.
