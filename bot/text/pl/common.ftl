# Wszystko, co jest takie samo w każdej grze.

nothing = nic
nobody = nikt
somebody = ktoś
yes = tak
no = nie
list-and = { $before } i { $last }
so-many = { $count } × { $thing }
house-player = gracz domu
host = gospodarz
language-en = English
language-pl = polski

table-title = { $game } #{ $id }
table-not-begun = Gra przy tym stole jeszcze się nie zaczęła.
table-unclear = „{ $text }” nie oznacza żadnego stołu. Podaj numer, na przykład #12.
table-which = Siedzisz przy kilku stołach. Wskaż jeden parametrem „stół”.
table-none = Nie ma tu żadnego Twojego stołu.

# Poczekalnia
lobby-free-seat = wolne
lobby-pace = Czas na ruch: { $pace }
lobby-late = { $late ->
    [wait] Gdy czas minie: czekamy
    [default] Gdy czas minie: wykonany zostanie najprostszy ruch
   *[house] Gdy czas minie: ruch wykona gracz domu
}
lobby-open = Może dołączyć każdy
lobby-invited = Tylko zaproszeni: { $names }
lobby-commitment = Uczciwe karty: pieczęć `{ $commitment }`, otwarta po grze (/stół sprawdź)
lobby-expires = Zaproszenie wygasa { $when }
lobby-join = Dołącz
lobby-leave = Odejdź
lobby-options = Opcje
lobby-start = Zacznij
lobby-close = Zamknij
lobby-close-sure = Zamknąć ten stół na dobre?
lobby-closed-done = Stół jest zamknięty.
lobby-closed-host = Gospodarz zamknął ten stół przed rozpoczęciem gry.
lobby-closed-expired = Nikt nie zaczął tej gry na czas, więc stół został zamknięty. Nowy otwiera /graj.
lobby-started = { $names } grają w { $room }.
lobby-started-now = Gra się zaczyna.
lobby-opened = Twój stół jest otwarty. Jesteś gospodarzem: na jego wpisie dodasz ludzi, graczy domu i opcje.
lobby-joined = Siedzisz przy stole.
lobby-joined-hands = Twoje karty przyjdą w prywatnej wiadomości. Jeśli je blokujesz, zastąpi ją prywatny wątek. Moderatorzy mogą czytać prywatne wątki.
lobby-left = Nie siedzisz już przy tym stole.
lobby-already-in = Już siedzisz przy tym stole.
lobby-not-in = Nikt taki nie siedzi przy tym stole.
lobby-by-invitation = Ten stół jest tylko dla zaproszonych. Poproś gospodarza o zaproszenie.
lobby-full = Wszystkie miejsca są zajęte.
lobby-host-stays = To Twój stół. Zamknij go, jeśli nikt nie ma grać.
lobby-only-host = Może to zrobić tylko gospodarz stołu.
lobby-no-house = Nie siedzi tu żaden gracz domu.
lobby-more-than-seats = Siedzi tu więcej osób niż { $seats }. Najpierw kogoś usuń.
lobby-too-few = Osoby przy stole: { $present }; ta gra wymaga co najmniej { $least }. Miejsca mogą zająć gracze domu (Opcje).
lobby-is-over = { $status ->
    [closed] Ten stół jest zamknięty.
    [over] Ta gra jest skończona.
   *[other] Ta gra już się zaczęła.
}
lobby-no-such-game = Nie ma tu takiej gry.
lobby-wrong-seats = W tę grę gra od { $least } do { $most } osób.
lobby-server-full = Na tym serwerze jest już tyle otwartych stołów, ile wolno ({ $most }). Najpierw skończcie lub zamknijcie któryś.
lobby-person-full = Jedna osoba może tu siedzieć najwyżej przy { $most } otwartych stołach. Najpierw skończ lub opuść któryś.

terms-seats = Miejsca
terms-seats-n = { $count }
terms-pace = Czas na ruch
terms-late = Spóźnienie
terms-language = Język stołu
terms-start = Początek
terms-start-full = gdy wszystkie miejsca będą zajęte
terms-start-host = gdy zechce gospodarz
terms-invite = Zaproś …
terms-remove = Usuń …
terms-add-house = Dodaj gracza domu
terms-drop-house = Usuń gracza domu
terms-open = Wpuść każdego
terms-by-invitation = Tylko zaproszeni

pace-live = 10 minut
pace-half_day = 12 godzin
pace-day = 1 dzień
pace-three_days = 3 dni
pace-week = tydzień
pace-none = bez ograniczeń

# Wpis stołu
post-your-move = Twój ruch
post-my-hand = Moje karty
post-history = Historia
post-rules = Zasady
post-table = Stół
post-owed = -# Teraz: { $what }
post-waits = Czekamy: { $name }
post-waits-until = Czekamy: { $name } · { $when }
post-paused = Gra jest wstrzymana.
post-earlier = wcześniejszych: { $count }, są w historii
over-winner = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólnie wygrywają: { $names }.
}
over-place = { $place }. { $name } · { $score }
over-secret = Sekret kart: `{ $secret }` (pieczęć `{ $commitment }`). Sprawdza go /stół sprawdź.
over-rematch = Rewanż
over-record = Zapis
over-closed = Ten stół zamknięto przed końcem gry.

hand-title = Twoje karty
hand-to-table = Do stołu
hand-none = W tej grze nikt nic nie ukrywa.

# Twój ruch
panel-since = Od Twojego ostatniego ruchu
panel-and-earlier = … i wcześniejszych: { $count }
panel-you-owe = **Twój ruch:** { $what }
panel-you-may = Teraz nie Twoja kolej, ale możesz:
panel-wait = Czekamy: { $names }. Teraz nic do Ciebie nie należy.
panel-over = Gra jest skończona.
panel-done = Gotowe ({ $count })
panel-number = Podaj liczbę od { $least } do { $most }
panel-do-it = Zrób to
panel-back = Wstecz
panel-played = Zrobione.
panel-next = Następny: { $title }
composer-which = Która rzecz?
composer-most = najwyżej { $most }
composer-how-many = Ile: { $thing }?
composer-done = To wszystko
composer-type = Wpisz
composer-clear = Opróżnij

# Co się stało
event-answered = { $seat }: odpowiedź złożona{ $again ->
    [yes] {" "}na nowo.
   *[no] .
}
event-default = { $name }: czas minął, więc wykonano najprostszy ruch.
event-order = { $name } działa według stałego polecenia.
event-undo = { $name } cofa grę do ruchu { $move }.

# Historia i zapis
history-move = ruch { $move } z { $last }
history-quiet = Nic, co mogliby wiedzieć wszyscy.
history-compacted = Plansza z tego ruchu nie jest już przechowywana.
history-jump = Przejdź do …
record-here = Zapis tej gry, po jednej linii na ruch.

# Zasady
rules-more = Czytaj dalej
rules-which-game = Wskaż grę.
rules-no-topic = W zasadach tej gry nie ma nic o „{ $text }”.

# Uczciwość
verify-title = uczciwe karty
verify-how = Zanim ktokolwiek dołączył, wylosowano i opieczętowano sekret: pieczęć poniżej to jego odcisk SHA-256. Każdy, kto dołączył, dodał numer swojego naciśnięcia, którego nie da się wybrać. Karty wynikają z obu naraz.
verify-commitment = Pieczęć: `{ $commitment }`
verify-salts = Naciśnięcia: { $salts }
verify-wait = Sekret zostanie ujawniony po grze.
verify-secret = Sekret: `{ $secret }`
verify-key = Klucz kart: `{ $key }`
verify-kept = ✅ Sekret pasuje do pieczęci. Nikt nie wybrał tych kart.
verify-broken = ❌ Sekret nie pasuje do pieczęci.

# Moje stoły, moje ustawienia
games-title = Twoje stoły
games-none = Nie siedzisz przy żadnym stole. Nowy otwiera /graj.
games-waits = 👉 { $title } czeka na Ciebie
games-waits-until = 👉 { $title } czeka na Ciebie · { $when }
games-other = { $title } · { $status ->
    [lobby] przed początkiem
    [paused] wstrzymana
   *[other] inni się namyślają
}
games-more = … i jeszcze { $count }
settings-title = Twoje ustawienia
settings-saved = Zapisane.
settings-language = Język
settings-language-auto = jak w moim Discordzie
settings-hands = Moje karty przychodzą
settings-hands-dm = w prywatnej wiadomości
settings-hands-thread = w prywatnym wątku

server-title = Ten serwer
server-language = Język nowych stołów: { $language }
server-pace = Zwykły czas na ruch: { $pace }
server-channels = Stoły wolno otwierać w: { $channels }
server-all = każdym kanale
server-opener = Stoły może otwierać: { $role }
server-all-people = każdy
server-ping = Nowe stoły gry { $game } wzywają { $role }

# Dlaczego nie
refusal-not_your_turn = Teraz nie Twoja kolej.
refusal-not_allowed_now = Teraz nie można tego zrobić.
refusal-game_over = Gra jest skończona.
refusal-no_such_seat = Nie ma takiego miejsca.
refusal-no_such_action = Nie ma takiego ruchu.
refusal-malformed_action = Ten ruch nie ma sensu.
refusal-not_awaited = Na to miejsce nikt nie czeka.
refusal-no_such_option = Nie ma takiej opcji.
refusal-foreign_options = Te opcje należą do innej gry.
refusal-wrong_number_of_players = W tę grę gra od { $least } do { $most } osób.
refusal-wrong_seed = Sekret ma złą długość.
refusal-no_number = „{ $text }” nie jest liczbą całkowitą.
refusal-number_out_of_range = Potrzebna jest liczba od { $least } do { $most }.
refusal-unclear = „{ $text }” nie należy do rzeczy, które można wybrać.

trouble-no-table = Nie ma takiego stołu.
trouble-not-playing = { $status ->
    [paused] Gra jest wstrzymana. Wznowić ją może ktoś od stołu.
    [lobby] Gra jeszcze się nie zaczęła.
    [over] Gra jest skończona.
   *[other] Ten stół jest zamknięty.
}
trouble-not-seated = Nie siedzisz przy tym stole.
trouble-stale = Tymczasem coś się zmieniło. Teraz jest tak.
trouble-store = Nie udało się teraz zapisać gry, więc nic się nie stało. Spróbuj za chwilę.
trouble-stopping = Bot jest właśnie uruchamiany ponownie, więc nic się nie stało. Wróci za chwilę; wtedy spróbuj jeszcze raz.
trouble-state = Tego stołu nie da się odczytać. Nic nie zginęło; operator już o tym wie.
trouble-forbidden = Botowi brakuje tu uprawnień. Zwróć się do kogoś, kto zarządza serwerem.
trouble-discord = Discord nie odpowiedział. Spróbuj za chwilę.
trouble-unknown-press = Ten przycisk nie należy do niczego, co tu teraz jest.
trouble-unknown-command = To polecenie się zmieniło. Wpisz je od nowa; jeśli wygląda jak przedtem, uruchom Discorda ponownie.
trouble-unexpected = Coś poszło nie tak i nic się nie zmieniło. Operator znajdzie to pod numerem { $number }.

help-title = Loggia: kupieckie gry w wiadomościach
help-text =
    {""}**Na początek:** `/graj` otwiera stół. Znajomi naciskają *Dołącz*; miejsca mogą też zająć gracze domu, więc każdą grę da się wypróbować w pojedynkę.
    {""}**Gra:** gdy stół na Ciebie czeka, naciśnij *Twój ruch* pod planszą. Zobaczysz, co możesz zrobić, i widzisz to tylko Ty. Każdy przycisk ma też swoje polecenie, na przykład `/medici załaduj`.
    {""}**Przez wiele dni:** zamknij wszystko i wróć później. Gdy przyjdzie Twoja kolej, dostaniesz wezwanie, a `/ja gry` pokazuje wszystkie stoły, które na Ciebie czekają. Przypomnienia, cisza i urlop są w `/ja ustawienia` i `/ja nieobecność`.
    {""}**Gdy coś jest nie tak:** przycisk *Stół* cofa kroki, wstrzymuje grę i szuka zastępstwa.
