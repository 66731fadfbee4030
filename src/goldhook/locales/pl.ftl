### Goldhook in Polish. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold – zaznaczaj wzory na wyspach, 2–4 graczy, 20 minut
    [gold_ahoi] Gold Ahoi! – układaj ląd i wodę, zdobywaj skrzynie, 2 graczy, 15 minut
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Kontynuuj swoją partię Silver & Gold
    [gold_ahoi] Kontynuuj swoją partię Gold Ahoi!
   *[other] { $game }
}
colour = { $colour ->
    [purple] liliowa
    [orange] pomarańczowa
    [green] zielona
   *[grey] szara
}
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
name-you = Ty
name-human = Gracz
name-random = Losowy bot
name-greedy = Chciwy bot
name-program = Bot gościnny
level-1 = Chłopiec okrętowy
level-2 = Marynarz
level-3 = Bosman
level-4 = Kapitan
level-5 = Mistrz
web-level-strength = { $level ->
    [1] bardzo łatwy
    [2] łatwy
    [3] średni
    [4] trudny
   *[5] bardzo trudny
}
name-seat = Miejsce { $seat }
word-cup = Puchar
word-palms = Palmy
word-display = Oferta
word-palm-worth = { $points ->
    [one] palma jest teraz warta { $points } punkt
    [few] palma jest teraz warta { $points } punkty
    [many] palma jest teraz warta { $points } punktów
   *[other] palma jest teraz warta { $points } punktu
}
word-expedition = Wzór
word-round-card = Karta rundowa
word-laid-aside = Zapełnione:
word-played = Zagrane w tej rundzie:
word-thinking = jeszcze wybiera

## The table in a terminal

sg-heading = Runda { $round } z 4 · tura { $turn } z 7
sg-heading-keep = Każdy ma cztery karty: zatrzymaj dwie
sg-middle = gracz rozpoczynający: { $first } · stos: { $stack } · pozostałe puchary: { $cups }
sg-legend = Litery: { $suits }. c moneta, p palma, x krzyżyk bonusowy, · puste pole, ~ morze, █ zaznaczone. Pieczęć taka jak 2O daje 2 punkty za każdą zapełnioną pomarańczową kartę.
ga-heading = Kafelek { $tile } z 36 · w worku: { $bag ->
    [one] { $bag } kafelek
    [few] { $bag } kafelki
    [many] { $bag } kafelków
   *[other] { $bag } kafelka
}
ga-hand = { $name }: kafelek na ręce
ga-north = Północ
ga-south = Południe
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
    [many] { $count } skrzyń
   *[other] { $count } skrzyni
}
ga-handicap = { $name }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} handicapu dla gracza rozpoczynającego
ask-game = Która gra? (Enter: 1)
ask-game-again = Wpisz jeden z numerów albo koniec.
ask-keep = zatrzymaj dwie karty
ask-mark = zaznacz wzór albo pojedyncze pole
ask-cross = { $owed ->
    [one] krzyżyk bonusowy: zaznacz jeszcze { $owed } pole
    [few] krzyżyki bonusowe: zaznacz jeszcze { $owed } pola
    [many] krzyżyki bonusowe: zaznacz jeszcze { $owed } pól
   *[other] krzyżyki bonusowe: zaznacz jeszcze { $owed } pola
}
ask-take = { $owed ->
    [one] weź { $owed } nową kartę
    [few] weź { $owed } nowe karty, po jednej
    [many] weź { $owed } nowych kart, po jednej
   *[other] weź { $owed } nowej karty, po jednej
}
ask-place = połóż swój kafelek
ask-confirm = Enter zatwierdza ruch, cofnij go wycofuje
play-welcome = { $game ->
    [silver_gold] Witaj w Silver & Gold!
    [gold_ahoi] Witaj w Gold Ahoi!
   *[other] { $game }
}
play-how = Wpisz ruch albo ? (lista dozwolonych ruchów); Enter pokazuje planszę. Możesz też wpisać podpowiedź, pomoc, cofnij lub koniec.
command-board = plansza
command-help = pomoc
command-hint = podpowiedź
command-undo = cofnij
command-quit = koniec
play-help =
    ?           wypisuje wszystkie dozwolone ruchy; wybierasz numerem
    Enter       zatwierdza twój ruch albo jeszcze raz pokazuje planszę
    !           po ruchu: zatwierdza go od razu, np. 3!
    podpowiedź  pokazuje dobry ruch i mówi, dlaczego jest dobry
    cofnij      wycofuje twoją ostatnią próbę, póki jej nie zatwierdzisz
    koniec      zapisuje partię i kończy grę
play-goal-silver-gold =
    Zapełniaj wyspy. Zapełniona karta jest warta tyle punktów, ile ma pól. Pieczęć jest warta swoją liczbę za każdą zapełnioną kartę w jej kolorze. Moneta to punkt, a każdy rząd czterech monet zdobywa najcenniejszy z pozostałych pucharów. Palma jest warta 1 punkt i jeszcze 1 za każdą palmę, która jest wtedy w ofercie. Krzyżyk bonusowy pozwala zaznaczyć jeszcze jedno pole. Po czterech rundach po siedem tur wygrywa ten, kto ma najwięcej punktów.
play-goal-gold-ahoi =
    Zdobywaj skrzynie. Połączony ląd albo połączona woda to obszar. Tam, gdzie obszar sięga brzegu układu po twojej stronie, masz do niego wejście. Jeśli masz więcej wejść do obszaru niż przeciwnik, wszystkie skrzynie w tym obszarze są twoje: ▲ północy, ▼ południa, ◆ niczyje. Po 36 kafelkach wygrywa ten, kto ma więcej skrzyń.
play-help-silver-gold =
    keep P01 G03          zatrzymaj dwie z czterech kart
    mark P01 a1 a2 b2     zaznacz wzór, obrócony lub odbity, albo pojedyncze pole
    cross P01 c4          zaznacz dodatkowe pole za krzyżyk bonusowy
    take O07, take stack  weź nową kartę za zapełnioną
    Pierwsze słowo można pominąć: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    połóż kafelek w rzędzie 0, kolumnie -1, po 3 ćwierćobrotach w prawo
    Numery rzędów rosną na południe, kolumn na wschód; pierwszy kafelek leży na 0,0.
    Słowo place można pominąć: 0,-1 3
    Ląd biegnie wzdłuż linii, ◆ to skrzynia. ╲ (albo ╱) na środku kafelka to dwa zakręty,
    które mijają się bez zetknięcia.
play-nothing-to-undo = Nie ma czego cofnąć. Co zagrane, to zagrane.
play-undone = Cofnięto.
play-hint = Podpowiedź: { $action } – { $why }
play-hand-over = Teraz { $name }: przekaż ekran i naciśnij Enter.
play-suggested = Zalecane przy tej sile gry: { $option } ({ $how })
play-resumed = { $count ->
    [one] Gramy dalej, po { $count } ruchu.
    [few] Gramy dalej, po { $count } ruchach.
    [many] Gramy dalej, po { $count } ruchach.
   *[other] Gramy dalej, po { $count } ruchu.
}
play-saved = Zapisano. Aby grać dalej: { $command }
play-unsaved = Partia trwa dalej, ale nie jest zapisywana.
play-too-narrow = Plansza wymaga { $columns } kolumn. Poszerz okno.
play-kept = Partię zapisano w { $file }
play-draw = Remis.
play-won = { $count ->
    [one] Zwycięstwo: { $winners }
    [few] Wspólne zwycięstwo: { $winners }
    [many] Wspólne zwycięstwo: { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}
score-coins = Monety
score-cups = Puchary
score-palms = Palmy
score-cards = Karty ze skarbami
score-seals = Pieczęcie
score-total = Razem

## Commands

help-goldhook = Dwie wyprawy po skarby, Silver & Gold i Gold Ahoi!: graj, odtwarzaj, symuluj, projektuj.
help-usage = Użycie:
help-options = opcje
help-command = POLECENIE …
help-commands = polecenia
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-lang = Język wyświetlanych tekstów.
help-json = Wypisz JSON, dla programów.
help-play = Graj w terminalu, z botami albo z ludźmi. --record wznawia zapisaną partię. W trakcie gry „podpowiedź” pokazuje dobry ruch.
help-first = Kto zaczyna: lot (losowo) albo numer miejsca, licząc od 1.
help-seats = Kto gra, po przecinku: human, random, greedy, level:1 … level:5 (bardzo łatwy … bardzo trudny; level:5@500 ustala milisekundy na ruch, level:5@4000p partie próbne), cmd:POLECENIE (program, który zna protokół botów).
help-bots = Kto gra, po przecinku: random, greedy, level:1 … level:5 (bardzo łatwy … bardzo trudny; level:5@500 ustala milisekundy na ruch, level:5@4000p partie próbne), cmd:POLECENIE (program, który zna protokół botów).
help-seed = Liczba, która ustala wszystkie tasowania.
help-record = Zapisuj partię w tym pliku. Jeśli plik już istnieje, wznów partię, która w nim jest.
help-memory-aid = Silver & Gold: pokazuj, które wzory już wyszły w tej rundzie.
help-open-hands = Gold Ahoi!: graj z odkrytymi kafelkami.
help-handicap = Punkty handicapu dla gracza rozpoczynającego, od 0 do 9.
help-option = Ustaw opcję gry, np. --option handicap=3. Można podać kilka razy.
help-set = Użyj elementów z tego pliku TOML lub JSON zamiast zestawu standardowego.
help-simulate = Rozegraj partie samych botów i policz punkty oraz zwycięstwa.
help-games = Liczba partii.
help-match = Porównaj siłę botów, każde tasowanie z każdego miejsca; podaje odsetek wygranych i przedziały ufności.
help-match-games = Liczba wszystkich partii, wielokrotność liczby miejsc; domyślnie najmniejsza od 100 wzwyż.
help-budget-ms = Ile milisekund bot może myśleć nad ruchem.
help-workers = Liczba procesów. Wynik od niej nie zależy.
help-records = Zapisuj każdą partię w tym folderze; walkower widać w nazwie pliku.
help-tournament = Turniej każdy z każdym; wszystkie boty dostają ranking.
help-players = Boty po przecinku, tak jak w --seats.
help-pair-games = Liczba partii na każdą parę, parzysta.
help-cluster = Rozdziel partie na klaster Ray pod tym adresem; local uruchamia go tutaj.
help-plot = Narysuj też ranking: plik .svg, .png lub .pdf.
help-page = Zapisz też stronę w tym folderze: ranking, tabela krzyżowa, jak to powtórzyć, przykładowe partie.
help-bot = Graj jako bot przez stdin i stdout, protokołem wierszowym: poziom, np. 5 albo 5@4000p, random lub greedy.
help-bot-seed = Liczba, która ustala to, co bot zostawia losowi.
help-bot-policy = Zagraj zamiast tego wytrenowaną strategią: plik .npz zapisany przez examples/train.py.
help-threads = Liczba wątków na każdą decyzję; 0 to wszystkie rdzenie.
help-replay = Opowiedz zapisaną partię; --json podaje jej stan.
help-legal = Wypisz wszystkie dozwolone ruchy każdego, kto ma teraz ruch.
help-analyse = Objaśnij partię: ile warta była każda decyzja, co byłoby lepsze i gdzie był punkt zwrotny.
help-judge = Który poziom ocenia: 4 to kapitan, 5 mistrz.
help-judge-budget = Ile myśleć nad każdą decyzją: milisekundy, np. 200, albo partie próbne, np. 4000p.
help-report = Zapisz też raport jako plik .html.
help-upto = Użyj tylko pierwszych N ruchów.
help-set-group = Pokaż, sprawdź, narysuj i zmierz elementy gry.
help-set-show = Pokaż wszystkie elementy zestawu.
help-set-check = Sprawdź plik zestawu i wypisz, co jest w nim nie tak.
help-set-draw = Narysuj wszystkie elementy zestawu na jednym arkuszu.
help-set-report = Niech boty zagrają zestawem; raport podaje punkty, miejsca, karty i skrzynie.
help-report-bot = Bot, który gra sam ze sobą, zapisany jak w --seats. Kilka, po przecinku, zostanie porównanych.
help-report-budget = Ile na decyzję dostaje poziom bez własnego limitu: partie próbne, np. 1000p, albo milisekundy, np. 100.
help-report-players = Liczba graczy, np. 2 albo 2,3,4; domyślnie każda, na którą gra pozwala.
help-report-games = Liczba partii na każdego bota i liczbę graczy.
help-report-output = Zapisz raport także do pliku: .html ze wszystkimi tabelami albo sam wykres jako .svg, .png lub .pdf.
help-markdown = Wypisz tabele jako Markdown.
help-output = Plik, w którym zapisać rysunek: .svg, .png lub .pdf.
help-warm = Skompiluj teraz boty obu gier, żeby potem nikt nie musiał czekać.
help-daily = Zagraj rozdanie dnia w terminalu: to samo dla wszystkich, raz dziennie, przeciw kapitanowi.
help-daily-server = Serwer, którego rozdanie chcesz zagrać, np. http://127.0.0.1:8000. Bez niego gra się rozdanie tego komputera.
help-serve = Graj w przeglądarce: uruchom serwer na tym komputerze.
help-port = Port, na którym serwer nasłuchuje; 0 wybiera wolny.
help-host = Adres, na którym serwer nasłuchuje.
help-lan = Wpuść wszystkich z tej samej sieci i pokaż kod QR dla ich telefonów.
help-no-browser = Nie otwieraj przeglądarki.
help-db = Przechowuj partie i osoby w tym pliku SQLite.
help-serve-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
help-backup = Skopiuj bazę danych serwera do pliku, nie zatrzymując go.
usage-hint = Spróbuj --help.
stopped = Przerwano.
pipe-closed = Wyjście zamknięto przed czasem; reszty nie zapisano.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}
replay-running = Partia jeszcze trwa. Czekamy na ruch: { $waiting }
legal-over = Partia się skończyła; nikt nie ma już ruchu.
warm-progress = Przygotowywanie botów (tylko za pierwszym razem)…
warm-done = Boty są gotowe.
serve-started = Goldhook działa pod adresem { $address } – aby go zatrzymać, naciśnij Ctrl-C.
serve-lan = Inni w tej samej sieci mogą otworzyć { $address } albo zeskanować ten kod:
serve-stopped = Serwer zatrzymany. Trwające partie zostaną wznowione po ponownym uruchomieniu.
backup-done = Kopię zapasową zapisano w { $file }.
page-title = Goldhook: serwer działa
page-text = Ta instalacja nie ma strony dla przeglądarki, tylko API dla programów, opisane tutaj:
set-good = { $file }: poprawny zestaw do { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
} o nazwie „{ $name }”.
set-suit = { $count ->
    [one] { $colour ->
        [purple] Liliowa
        [orange] Pomarańczowa
        [green] Zielona
       *[grey] Szara
    }: { $count } karta
    [few] { $colour ->
        [purple] Liliowe
        [orange] Pomarańczowe
        [green] Zielone
       *[grey] Szare
    }: { $count } karty, każda
    [many] { $colour ->
        [purple] Liliowe
        [orange] Pomarańczowe
        [green] Zielone
       *[grey] Szare
    }: { $count } kart, każda
   *[other] { $colour ->
        [purple] Liliowe
        [orange] Pomarańczowe
        [green] Zielone
       *[grey] Szare
    }: { $count } karty, każda
} za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
set-expeditions = { $count ->
    [one] { $count } karta ekspedycji
    [few] { $count } karty ekspedycji
    [many] { $count } kart ekspedycji
   *[other] { $count } karty ekspedycji
}
set-symbols = Monety: { $coins } · palmy: { $palms } · krzyżyki bonusowe: { $crosses } · pieczęcie: { $seals }
set-chests = Skrzynie na lądzie: { $land } · w wodzie: { $water } · użyte kształty: { $shapes } z 6
set-note-chests = Uwaga: kafelki bez skrzyni: { $none }, z dwiema: { $two }.
set-note-outlines = Uwaga: karty o tym samym obrysie: { $cards }.
set-note-points = Uwaga: punkty inne niż liczba pól: { $cards }.
sheet-sign = { $sign ->
    [coin] moneta
    [palm] palma
    [cross] krzyżyk bonusowy
    [land] ląd
    [water] woda
   *[chest] skrzynia
}
set-drawn = Narysowano: { $file }
simulate-progress = Gramy
simulate-stopped = { $count ->
    [one] Przerwano po { $count } partii.
    [few] Przerwano po { $count } partiach.
    [many] Przerwano po { $count } partiach.
   *[other] Przerwano po { $count } partii.
}
simulate-heading = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, remisy: { $ties }
simulate-wins = wygrane
simulate-mean = średnia
simulate-spread = odch. std.
simulate-least = najmniej
simulate-most = najwięcej
simulate-histogram = Punkty: { $name }
match-heading = Partie: { $games }, ziarno: { $seed }
match-interval = przedział 95%
match-difference = przewaga
match-rank = średnie miejsce
match-forfeits = walkowery
match-forfeit = Partia { $number }, walkower, przegrywa { $name }: { $reason }
tournament-title = Turniej
tournament-cross = Wygrane z każdym przeciwnikiem
tournament-repeat = Jak to powtórzyć
tournament-version = Wersja
tournament-set = Zestaw i jego suma kontrolna
tournament-seed = Ziarno
tournament-samples = Partie do odtworzenia
tournament-page = Strona: { $file }
tournament-rating = ranking
analyse-title = Analiza
analyse-progress = Analizowanie
analyse-heading = Przeanalizowane decyzje: { $count } · ocenia: { $judge }
analyse-costliest = Najkosztowniejsze błędy
analyse-none = Żadna decyzja nic nie kosztowała.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] Na początku
       *[other] Runda { $round }, tura { $turn }
    }
    [gold_ahoi] Kafelek { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Szansa na wygraną { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , stracone punkty: { $points }
}
analyse-played = Zagrano: { $action }
analyse-better = Lepiej: { $action }
analyse-curve = Szansa na wygraną
analyse-curve-about = Szansa na wygraną każdego miejsca po każdej decyzji, tak jak można ją było ocenić z tego miejsca. Numery oznaczają najkosztowniejsze błędy.
analyse-decisions = Wszystkie decyzje
analyse-column = { $column ->
    [when] Kiedy
    [who] Kto
    [action] Ruch
    [before] Najlepszy
    [after] Wybrany
    [cost] Koszt
   *[alternative] Najlepsza alternatywa
}
analyse-ownership = Do kogo i kiedy należały obszary
analyse-ownership-about = Wiersz dla każdej skrzyni, według obszaru, w którym ostatecznie leży; kolumna dla każdego ruchu. ▲ należy do północy, ▼ do południa, kropka do nikogo.
analyse-ownership-signs = Kolumna dla każdego ruchu: ▲ północ, ▼ południe, · nikt, ◇ jeszcze kilka obszarów różnych właścicieli.
analyse-area = { $kind ->
    [land] Ląd
   *[water] Woda
}, skrzynie: { $chests }
analyse-written = Raport zapisano w { $file }
report-title = { $game }: zestaw „{ $name }” w liczbach
report-written = Zapisano: { $file }
report-goals = Cele
report-what = co
report-measured = pomiar
report-goal = cel
report-verdict = ocena
report-met = osiągnięty
report-missed = nieosiągnięty
report-unsure = (niepewne)
report-first-share = Wygrane gracza rozpoczynającego
report-draws = Remisy
report-owned = Skrzynie z właścicielem
report-margin = Przewaga zwycięzcy
report-lead = Przewaga gracza rozpoczynającego
report-balance = Różnica między największym lądem a największą wodą
report-land-owner-wins = Wygrywa właściciel największego lądu
report-water-owner-wins = Wygrywa właściciel największej wody
report-lead-lost = Prowadzący po kafelku { $tiles } nie wygrywa
report-shapes = Kształty kafelków
report-alike = Najwięcej kafelków jednego kształtu
report-largest-land = Skrzynie największego lądu
report-largest-water = Skrzynie największej wody
report-least-wanted = Najrzadziej wybierana karta, liczba graczy: { $players } ({ $card })
report-winning-cards = Karty, które wygrywają za często
report-goals-note = Remis to pół wygranej. Udziały w procentach, przewagi w skrzyniach.
report-cards-note = Nikt nie chce karty, którą wybrano w mniej niż { $least }% partii, w których ktoś mógł ją mieć. Wygrywa za często, jeśli w grze dwuosobowej ten, kto ją zapełni, wygrywa ponad { $most }%, a przy większej liczbie graczy odpowiednio ponad sprawiedliwy udział. Liczy się to, co pewne; przedział dodaje to, co możliwe.
report-points = Punkty
report-players = gracze
report-games = partie
report-range = zakres
report-shared = wspólne wygrane
report-seats = Miejsca
report-place = miejsce
report-order = kolejność { $number }
report-seats-note = Kolejność 1 to gracz rozpoczynający partię.
report-card = karta
report-all-cards = wszystkie
report-wanted-title = { $name }: które karty są pożądane
report-kept = zatrzymana
report-taken = wzięta
report-wanted = pożądana
report-filled = zapełniona
report-remark = uwaga
report-unwanted = nikt jej nie chce
report-wanted-note = Zatrzymana: odsetek rozdań, w których ją dostano. Wzięta: odsetek wyborów, gdy leżała w ofercie. Pożądana: odsetek partii, w których ktoś ją zatrzymał lub wziął, spośród tych, w których mógł. Zapełniona: odsetek przypadków, gdy ktoś ją miał.
report-earned-title = { $name }: co przynoszą karty
report-winning = wygrywa za często
report-earned-note = Punkty za każdy raz, gdy ktoś miał kartę, zapełnioną czy nie; puchar dzieli się po równo na cztery monety swojego rzędu. Wygrane: odsetek wśród tych, którzy zapełnili kartę; sprawiedliwy byłby { $fair }.

## In the browser

web-home = Strona główna
web-lost = Nie znaleziono strony
web-no-board = W tę grę nie można jeszcze grać w przeglądarce.
web-no-board-how = Zagraj w terminalu: goldhook play { $game }
web-terminal-game = W { $name } gra się w terminalu: goldhook play { $game }
web-option-suggested = Zalecane przy tej sile gry: { $value }
web-option-off = { $option }: nie
web-tables = Otwarte stoły
web-matches = Moje partie
web-settings = Ustawienia
web-rules = Zasady
web-rules-coming = Wczytywanie zasad…
web-replay = Powtórka
web-replay-place = Moment partii
web-replay-step = Krok { $step } z { $last }
web-replay-start = Na początek
web-replay-back = Krok wstecz
web-replay-run = Odtwórz
web-replay-pause = Pauza
web-replay-forward = Krok naprzód
web-replay-end = Na koniec
web-replay-speed = Tempo
web-replay-begin = Początek
web-replay-moves = Ruchy
web-replay-share = Link do tego momentu
web-replay-record = Zapisz partię
web-replay-table = Wróć do stołu
web-replay-missing = Tej partii nie można pokazać
web-replay-open = Otwórz partię z pliku
web-replay-open-how = Zapisana partia (.json), stąd albo z terminala. Zostanie tylko pokazana, nie zapisana.
web-replay-choose = Wybierz plik…
web-replay-show = Pokaż
web-replay-played = Zagrane
web-replay-better = Lepsze
web-replay-stack = wierzchnia karta stosu
web-replay-thinking = Mistrz analizuje partię.
web-replay-thinking-how = W tym czasie możesz oglądać dalej.
web-close = Zamknij
# The same word as in English.
web-menu = Menu
web-hint = Podpowiedź
web-your-turn = Twoja kolej
web-waiting-for = Czekamy na: { $names }
web-replay-to-act = Ruch: { $names }
web-table-closed-to-you = Nie możesz otworzyć tego stołu
web-opening-table = Przygotowywanie stołu…
web-connection-lost = Utracono połączenie – łączymy ponownie. Twój wybór jest bezpieczny.
web-server-restarts = Serwer uruchamia się ponownie. Zaraz gramy dalej.
web-bots-preparing = Przygotowywanie botów (tylko za pierwszym razem)…
web-connection-ended = Połączenie zakończone.
web-try-now = Spróbuj teraz
web-reload = Odśwież
web-time-up-you = Twój czas minął. Pozostali decydują, czy czekać.
web-time-up = Koniec czasu: { $name }
web-vote-skip = Niech zagra bot
web-vote-wait = Czekaj
web-curtain = Teraz { $name }: przekaż urządzenie
web-curtain-why = To, czego inni nie powinni widzieć, jest ukryte.
web-curtain-lift = To ja, { $name }
web-hand-over = Przekaż
web-look-back = Obejrzyj powtórkę
web-rematch = Rewanż
web-to-rematch = Przejdź do rewanżu
web-clock-of = Zegar: { $name }
web-tile-of = kafelek { $tile } z 36
web-round = Runda { $round }
web-turn-of = tura { $turn } z 7
web-story-and-chat = Historia i czat
web-story = Historia
web-story-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-chat-write = Wiadomość
web-send = Wyślij
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak na urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-sound = Dźwięki
web-mute = Wycisz
web-block = Zablokuj
web-remove = Usuń
web-leave = Odejdź od stołu
web-leave-sure = Bot od razu przejmie grę. Możesz wrócić w każdej chwili.
web-stay = Zostań

## With friends: absent players, the lobby, reactions
web-missed = { $name }: nieobecność się przedłuża. Co robimy?
web-missed-wait = Czekamy
web-missed-bot = Niech gra bot
web-missed-end = Zakończ partię
web-missed-end-sure = Na pewno zakończyć?
web-missed-voted = Wybór zapisany. Pozostali jeszcze decydują.
web-left-you = Nie ma cię przy stole. Bot gra za ciebie.
web-return = Wróć na swoje miejsce
web-leave-alone = Partia poczeka na stronie głównej w sekcji „Graj dalej”.
web-ended-early = Partię zakończono przed czasem. Nikt nie wygrywa.
web-back-since = Od { $time } grał za ciebie bot. Masz z powrotem swoje miejsce.
web-clock-how = Na początku: { $bank }. Co turę: +{ $credit }. Najwyżej: { $bank }. Gdy czas się skończy, pozostali decydują: czekać czy pozwolić zagrać botowi.
web-told-missed = { $name }: nieobecność się przedłuża.
web-told-awaited = Wszyscy czekają na: { $name }.
web-told-ended = Partię zakończono przed czasem.
refusal-match-ended = Tę partię zakończono przed czasem, więc nie ma powtórki.
web-told-left-match = { $mine ->
    [yes] Odchodzisz. Bot gra za ciebie.
   *[no] { $name } odchodzi od stołu. Gra dalej bot.
}
web-told-returned = { $mine ->
    [yes] Masz z powrotem swoje miejsce.
   *[no] { $name } znowu gra.
}
refusal-seat-is-yours = Na swoim miejscu już grasz.
refusal-already-left = Nie ma cię już przy tym stole.
web-hints-on = Podpowiedzi: dla wszystkich
web-hints-off = Bez podpowiedzi
web-change-options = Zmień opcje
web-add-seat = Dodaj miejsce
web-close-seat = Zamknij miejsce { $seat }
web-told-seat-added = Dodano miejsce.
web-told-seat-closed = Zamknięto miejsce.
web-told-options-set = Zmieniono opcje.

## In the browser
web-told-joined = { $mine ->
    [yes] Dołączasz do stołu.
   *[no] { $name } dołącza do stołu.
}
web-told-left = { $mine ->
    [yes] Odchodzisz od stołu.
   *[no] { $name } odchodzi od stołu.
}
web-told-bot-seated = { $name } dołącza do stołu.
web-told-removed = { $mine ->
    [yes] Tracisz swoje miejsce.
   *[no] { $name } traci miejsce.
}
web-told-host-passed = { $mine ->
    [yes] Teraz ty jesteś gospodarzem.
   *[no] Gospodarzem jest teraz { $name }.
}
web-told-started = Partia się zaczyna.
web-told-confirmed = { $mine ->
    [yes] Twój ruch jest zatwierdzony.
   *[no] { $name }: ruch zatwierdzony.
}
web-told-went-away = { $mine ->
    [yes] Twoje połączenie zostało przerwane.
   *[no] { $name }: chwilowa nieobecność.
}
web-told-came-back = { $mine ->
    [yes] Jesteś z powrotem.
   *[no] { $name } wraca do stołu.
}
web-told-stood-in = { $mine ->
    [yes] Bot gra za ciebie.
   *[no] Bot gra za: { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Twój czas minął.
   *[no] Czas minął: { $name }.
}
web-told-skipped = { $mine ->
    [yes] Skończył ci się czas, więc ruch dokończył bot.
   *[no] { $name }: koniec czasu, ruch dokończył bot.
}
web-told-waited = { $mine ->
    [yes] Wszyscy czekają na ciebie.
   *[no] Wszyscy czekają na: { $name }.
}
web-told-paused = Serwer robi krótką przerwę.
web-told-resumed = Gramy dalej.
web-told-rematched = Rewanż jest gotowy.
web-told-closed = Stół jest zamknięty.
web-event-cards-kept = { $mine ->
    [yes] Zatrzymujesz
   *[no] { $name } zatrzymuje
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] Zaznaczasz
   *[no] { $name } zaznacza
} { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}: { $card }
web-event-card-filled = { $mine ->
    [yes] Zapełniasz
   *[no] { $name } zapełnia
} { $colour ->
    [purple] liliową
    [orange] pomarańczową
    [green] zieloną
   *[grey] szarą
} kartę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-event-card-taken = { $mine ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { $from_stack ->
    [yes] ze stosu
   *[no] z oferty
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] Kładziesz kafelek
   *[no] { $name } kładzie kafelek
}: { $place }
web-you-win = Wygrywasz!
web-unread = nowe: { $count }
web-remove-sure = { $name } straci miejsce, a grę przejmie bot.
web-block-done = Zablokowano. Możesz to cofnąć w ustawieniach.
web-watching = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
web-pages = Strony
web-game-line = { $game ->
    [silver_gold] Zaznaczaj wzory na swoich wyspach i zapełniaj je przed innymi.
    [gold_ahoi] Układaj ląd i wodę, zdobywaj skrzynie.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 graczy · 20 minut
    [gold_ahoi] 2 graczy · 15 minut
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Zagraj z botem
    [few] Zagraj z { $count } botami
    [many] Zagraj z { $count } botami
   *[other] Zagraj z { $count } bota
}
web-strength = Siła przeciwników
web-players = Gracze
web-players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-invite = Zaproś znajomych
web-one-device = Graj na jednym urządzeniu
web-more-options = Więcej opcji
web-your-name = Twoje imię
web-continue = Graj dalej
web-others-turn = Kolej innych
web-before-start = Jeszcze nierozpoczęta
option-memory-aid = Pokazuj wzory już zagrane w tej rundzie
option-open-hands = Odkryte kafelki: obaj gracze widzą oba
option-handicap = Punkty handicapu dla gracza rozpoczynającego
option-handicap-value = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
option-hints = Podpowiedzi między ludźmi (przeciw samym botom są zawsze)
option-chat = Czat
option-spectators = Zezwól na widzów
option-open-lobby = Pokaż wśród otwartych stołów
option-first = Kto zaczyna
option-first-lot = Losowo
option-first-1 = Miejsce 1
option-first-2 = Miejsce 2
option-first-3 = Miejsce 3
option-first-4 = Miejsce 4
option-rematch-first = Kto zaczyna w rewanżu
option-rematch-first-next = Następny gracz
option-rematch-first-lot = Losowo
option-rematch-first-loser = Gracz, który był ostatni
option-clock = Zegar
web-clock-none = Bez zegara
web-clock-quick = Szybko: 20 sekund na turę
web-clock-calm = Spokojnie: minuta na turę
web-clock-days = Korespondencyjnie: dzień na turę
web-own-set = Elementy gry
web-own-set-house = Zestaw standardowy
web-own-set-choose = Wczytaj zestaw z pliku…
web-own-set-good = Zestaw „{ $name }” jest poprawny. Użyjesz go przy następnym stole.
web-own-set-drop = Wróć do zestawu standardowego
web-own-set-faults = { $count ->
    [one] { $file }: { $count } błąd. Popraw go i wybierz plik ponownie:
    [few] { $file }: { $count } błędy. Popraw je i wybierz plik ponownie:
    [many] { $file }: { $count } błędów. Popraw je i wybierz plik ponownie:
   *[other] { $file }: { $count } błędu. Popraw je i wybierz plik ponownie:
}
web-one-device-how = Podawajcie sobie urządzenie; to, czego inni nie powinni widzieć, pozostaje ukryte.
web-name-of = Imię gracza { $seat }
web-add-player = Dodaj gracza
web-add-bot = Dodaj bota
web-remove-name = Usuń: { $name }
web-start = Zacznij partię
web-invited = { $name } zaprasza cię do gry
web-seats = Przy stole
web-free = Wolne
web-sit-down = Usiądź
web-you = ty
web-host = gospodarz
web-away = chwilowa nieobecność
web-bot-strength = Bot na miejscu { $seat }
web-move-up = { $name }: wyżej
web-move-down = { $name }: niżej
web-fill-and-start = Uzupełnij botami i zacznij
web-waiting-people = { $count ->
    [one] Czekamy jeszcze na { $count } gracza
    [few] Czekamy jeszcze na { $count } graczy
    [many] Czekamy jeszcze na { $count } graczy
   *[other] Czekamy jeszcze na { $count } gracza
}
web-waiting-host = Wszyscy już są. { $name } może zacząć partię.
web-all-here = Wszyscy już są.
web-one-more-here = Dodaj gracza na tym urządzeniu
web-agreed = Opcje stołu
web-link = Link do tego stołu
web-invite-how = { $code ->
    [yes] Wyślij link albo zeskanuj kod telefonem. Konto nie jest potrzebne.
   *[no] Wyślij link. Konto nie jest potrzebne.
}
web-share = Udostępnij…
web-qr = Link jako kod QR
web-lan-off = Na razie link otworzy tylko ten komputer.
web-lan-open = Wpuść telefony z tej samej sieci
web-lan-on = Ten link otworzy każdy w tej samej sieci.
web-lan-unavailable = Link otworzy tylko ten komputer: nie znaleziono sieci.
web-running-matches = Partie do oglądania
web-no-tables = Żaden stół nie szuka teraz graczy.
web-no-tables-how = Otwórz własny, a wszyscy na tym serwerze go tu zobaczą.
web-open-table = Otwórz stół
web-older-tables = Starsze stoły
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-with-clock = z zegarem
web-with-set = zestaw: { $name }
web-watch = Oglądaj
web-running = W toku
web-finished = Zakończone
web-no-matches = Nie masz tu jeszcze żadnej partii.
web-no-matches-how = Tu znajdziesz swoje partie, żeby je wznowić albo obejrzeć.
web-choose-game = Wybierz grę
web-older = Starsze partie
web-look = Wygląd i dźwięk
web-contrast = Kontrast
web-contrast-more = Wysoki
web-motion = Animacje
web-motion-less = Ograniczone
web-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-notify-blocked = Twoja przeglądarka nie zezwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
web-saved = Zapisano.
web-carry = Użyj innego urządzenia
web-carry-how = Aby mieć swoje imię i partie także na telefonie, pobierz tu kod i wpisz go tam w ciągu pięciu minut.
web-code-get = Pobierz kod
web-code-shown = Wpisz to na drugim urządzeniu, w Ustawieniach:
web-code-type = Kod z drugiego urządzenia
web-code-use = Użyj kodu
web-code-done = Gotowe. Na tym urządzeniu jesteś teraz: { $name }.
web-blocked = Zablokowane osoby
web-blocked-none = Nikogo. Aby kogoś zablokować, dotknij jego imienia przy stole.
web-unblock = Odblokuj: { $name }
web-delete = Usuń moje dane
web-delete-how = Twoje imię, lista twoich partii i wszystkie inne dane o tobie zostaną usunięte. Rozegrane partie pozostaną, bez twojego imienia. Tego nie da się cofnąć.
web-delete-yes = Tak, usuń wszystko
web-cancel = Anuluj
web-deleted = Wszystkie twoje dane zostały usunięte.
refusal-server-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-ga-lay = Połóż kafelek
web-ga-laying = Kładzenie…
web-ga-turn-left = Obróć w lewo
web-ga-turn-right = Obróć w prawo
web-ga-take-back = Zabierz
web-ga-choose = Wybierz miejsce na swój kafelek.
web-ga-first = To pierwszy kafelek: obróć go, jak chcesz.
web-ga-put = Obróć go, przesuń albo połóż.
web-ga-stands = dotąd
web-ga-bag = { $count ->
    [one] W worku: { $count } kafelek
    [few] W worku: { $count } kafelki
    [many] W worku: { $count } kafelków
   *[other] W worku: { $count } kafelka
}
web-ga-unseen = Jeszcze niewidziane: { $count }. Są w worku albo w ręce przeciwnika.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Pierwszy kafelek leży tutaj; ty wybierasz, jak go obrócić.
    [seventh_row] Najwyżej sześć rzędów.
    [seventh_column] Najwyżej sześć kolumn.
    [row_on_other_side] Nowe rzędy otwieraj tylko po swojej stronie.
   *[touches_no_tile] Musi stykać się bokiem z innym kafelkiem.
}
web-ga-area = { $kind ->
    [land] Ląd
   *[water] Woda
}: { $chests ->
    [one] { $chests } skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}
web-ga-openings = wejścia: { $name } { $count } : { $others } { $other }
web-ga-nobody = nikt
web-ga-areas = Dotychczasowe obszary
web-ga-no-areas = Nie położono jeszcze żadnego kafelka.
web-ga-layout = Układ
web-ga-cell = Rząd { $row }, kolumna { $column }
web-ga-cell-open = wolne, tu możesz położyć kafelek
web-ga-cell-empty = puste
web-ga-end = { $end ->
    [n] u góry
    [e] po prawej
    [s] u dołu
   *[w] po lewej
}
web-ga-corner = { $corner ->
    [ne] u góry po prawej
    [se] u dołu po prawej
    [sw] u dołu po lewej
   *[nw] u góry po lewej
}
web-ga-tile = Połączony ląd: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Skrzynia w wodzie
   *[no] Skrzynia na lądzie
} ({ $at }).
web-ga-hand = Twój kafelek
web-ga-hand-of = Kafelek gracza: { $name }
web-ga-handicap = handicap: { $count }
web-ga-keys = Skróty klawiszowe
web-ga-key-arrows = Poruszaj się po układzie
web-ga-key-turn = Obróć kafelek w prawo lub w lewo
web-ga-key-enter = Przymierz tu kafelek; jeszcze raz: połóż
web-ga-key-escape = Zabierz kafelek
web-ga-key-areas = Następny obszar (Shift: poprzedni)
web-ga-key-help = Pokaż tę pomoc
web-ga-count = Podliczanie
web-ga-count-next = Następny obszar
web-ga-count-back = Poprzedni obszar
web-ga-count-all = Pokaż wszystko
web-ga-count-again = Powtórz podliczanie
web-ga-ownership = Wiersz to skrzynia, kolumna to ruch: ▲ { $above }, ▼ { $below }, · nikt.
web-sg-my-score = Mój wynik
web-sg-score-card = Karta wyników
web-sg-actions = Co możesz zrobić
web-sg-turn = Obróć
web-sg-flip = Odbij
web-sg-one-field = Jedno pole
web-sg-undo = Cofnij
web-sg-done = Gotowe
web-sg-mark-fields = { $count ->
    [one] Zaznacz { $count } pole
    [few] Zaznacz { $count } pola
    [many] Zaznacz { $count } pól
   *[other] Zaznacz { $count } pola
}
web-sg-choose-fields = Wybierz pola
web-sg-choose-field = Wybierz pole
web-sg-choose-two = Wybierz dwie karty
web-sg-keep-two = Zatrzymaj te dwie
web-sg-choose-card = Wybierz kartę
web-sg-take = Weź tę kartę
web-sg-take-stack = Weź ze stosu
web-sg-prompt-keep = Zatrzymaj dwie z czterech wysp.
web-sg-prompt-mark = Zaznacz wzór na jednej wyspie – albo pojedyncze pole.
web-sg-prompt-cross = { $owed ->
    [one] Krzyżyk bonusowy! Zaznacz jeszcze { $owed } dowolne pole.
    [few] Krzyżyki bonusowe! Zaznacz jeszcze { $owed } dowolne pola.
    [many] Krzyżyki bonusowe! Zaznacz jeszcze { $owed } dowolnych pól.
   *[other] Krzyżyki bonusowe! Zaznacz jeszcze { $owed } dowolnego pola.
}
web-sg-prompt-claim = { $owed ->
    [one] Wyspa zapełniona! Weź { $owed } nową kartę.
    [few] Wyspy zapełnione! Weź { $owed } nowe karty, po jednej.
    [many] Wyspy zapełnione! Weź { $owed } nowych kart, po jednej.
   *[other] Wyspy zapełnione! Weź { $owed } nowej karty, po jednej.
}
web-sg-prompt-done = Możesz jeszcze cofnąć ruch. „Gotowe” liczy się, gdy wszyscy skończą.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = Możesz jeszcze cofnąć ruch. „Gotowe” sprawdzi twój ruch.
web-sg-does-not-fit = Wzór się tu nie mieści. Możesz zaznaczyć tylko to pole.
web-sg-no-symbols = Te pola nie dają bonusu
web-sg-gain-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
web-sg-gain-palm = { $points ->
    [one] palma: { $points } punkt
    [few] palma: { $points } punkty
    [many] palma: { $points } punktów
   *[other] palma: { $points } punktu
}
web-sg-gain-cup = puchar { $cup }, jeśli nikt cię nie uprzedzi
web-sg-gain-crosses = { $count ->
    [one] +{ $count } pole
    [few] +{ $count } pola
    [many] +{ $count } pól
   *[other] +{ $count } pola
}
web-sg-gain-card = wyspa zapełniona: +{ $points }
web-sg-palm-now = Palma jest teraz warta { $points }
web-sg-palm-parts = { $own } + { $display } w ofercie
web-sg-palms-full = Wszystkie pola palm są zajęte.
web-sg-coins-of = Monety: { $coins } z 12
web-sg-palms-are = Palmy: { $palms }
web-sg-stack = Stos: { $count }
web-sg-round-of = Runda { $round } z 4
web-sg-round-card-note = Wzory tej talii i liczba kart ekspedycji z każdym z nich. Co rundę tasuje się wszystkie; jedna zostaje zakryta.
web-sg-pattern-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-sg-cups-left = Pozostałe puchary: { $cups }
web-sg-expedition = Wzór na turę { $turn } z 7
web-sg-first = Gracz rozpoczynający
web-sg-state = { $state ->
    [thinking] myśli…
    [away] nieobecność
   *[ready] gotowe
}
web-sg-island = { $colour ->
    [purple] Liliowa wyspa
    [orange] Pomarańczowa wyspa
    [green] Zielona wyspa
   *[grey] Szara wyspa
}
web-sg-seal = { $points } za każdą { $colour ->
    [purple] liliową
    [orange] pomarańczową
    [green] zieloną
   *[grey] szarą
} kartę
web-sg-with-seals = { $card } + { $points } z twoich pieczęci
web-sg-yours = już twoja
web-sg-when-filled = Po zapełnieniu
web-sg-in-all-now = Dotąd ze wszystkimi pieczęciami
web-sg-filled = Zapełnione wyspy: { $count }
web-sg-empty-place = Tu nie ma karty.
web-sg-field = { $field }{ $symbol ->
    [coin] , moneta
    [palm] , palma
    [cross] , krzyżyk bonusowy
   *[none] {""}
}{ $state ->
    [marked] , zaznaczone
    [preview] , podgląd
    [owed] , wolne, możesz je wybrać za krzyżyk bonusowy
   *[free] , wolne
}
web-sg-symbol = { $symbol ->
    [coin] moneta
    [palm] palma
   *[cross] krzyżyk bonusowy
}
web-sg-marked-fields = Zaznaczone: { $fields }
web-sg-pattern = Wzór: { $fields }
web-sg-taken = To pole jest już zaznaczone.
web-sg-final = Wynik końcowy
web-sg-tie = Tyle samo punktów: { $names }. Lepszy jest ten, kto zapełnił więcej kart w kolorze { $colour ->
    [purple] liliowym
    [orange] pomarańczowym
    [green] zielonym
   *[grey] szarym
}.
web-sg-tie-shared = Tyle samo punktów i zapełnionych kart w każdym kolorze: { $names } dzielą miejsce.
web-sg-keys = Skróty klawiszowe
web-sg-key-arrows = Przechodź z pola na pole
web-sg-key-enter = Zaznacz; jeszcze raz: gotowe
web-sg-key-escape = Zabierz wzór
web-sg-key-pointer = Kółko myszy: obrót; z klawiszem Shift: odbicie. Dwa palce: obrót; stuknięcie obydwoma: odbicie.
web-ga-openings-word = wejścia
web-sg-now = teraz { $points }
web-sg-islands = Zapełnione wyspy
web-keys-how = Możesz grać samą klawiaturą. Naciśnij ?, aby zobaczyć skróty.
web-key-hint = Poproś o podpowiedź

## The boards: what happens, and where

web-skip = Przejdź do treści
web-sg-side = { $side ->
    [left] po lewej
   *[right] po prawej
}
web-sg-drag = To jest wzór. Przeciągnij go na wyspę albo dotknij pola.

## Why a move is good

hint-only = To twój jedyny ruch.
hint-in-thought = Nic nie rzuca się w oczy, ale patrząc w przód, ten ruch wypada najlepiej: szansa na wygraną około { $win }%.
hint-fills-card = Zapełnia { $card ->
    [here] tę kartę
   *[other] kartę { $card }
}: +{ $points }.
hint-fills-card-seals = Zapełnia { $card ->
    [here] tę kartę
   *[other] kartę { $card }
}: +{ $points } i jeszcze +{ $seals } z pieczęci.
hint-completes-row = Zapełnia rząd monet { $row }; najcenniejszy pozostały puchar jest wart { $cup }.
hint-palms = Punkty za palmy od razu: +{ $points }.
hint-crosses = { $count ->
    [one] Daje od razu { $count } dodatkowe pole.
    [few] Daje od razu { $count } dodatkowe pola.
    [many] Daje od razu { $count } dodatkowych pól.
   *[other] Daje od razu { $count } dodatkowego pola.
}
hint-coins = { $count ->
    [one] Daje { $count } monetę, razem { $coins } z 12.
    [few] Daje { $count } monety, razem { $coins } z 12.
    [many] Daje { $count } monet, razem { $coins } z 12.
   *[other] Daje { $count } monety, razem { $coins } z 12.
}
hint-leaves-few = { $left ->
    [one] { $card ->
        [here] Na tej karcie
       *[other] Na karcie { $card }
    } zostaje tylko { $left } wolne pole.
    [few] { $card ->
        [here] Na tej karcie
       *[other] Na karcie { $card }
    } zostają tylko { $left } wolne pola.
    [many] { $card ->
        [here] Na tej karcie
       *[other] Na karcie { $card }
    } zostaje tylko { $left } wolnych pól.
   *[other] { $card ->
        [here] Na tej karcie
       *[other] Na karcie { $card }
    } zostaje tylko { $left } wolnego pola.
}
hint-many-fields = { $count ->
    [one] Zaznacza { $count } pole naraz.
    [few] Zaznacza { $count } pola naraz.
    [many] Zaznacza { $count } pól naraz.
   *[other] Zaznacza { $count } pola naraz.
}
hint-keeps-open = Wzory, które mogą wyjść jako następne i nadal się zmieszczą: { $fits } z { $of }.
hint-one-more = Karty ekspedycji, które mogą wyjść jako następne i od razu zapełnić { $card ->
    [here] tę kartę
   *[other] kartę { $card }
}: { $fits } z { $of }.
hint-seal-brings = Gdy { $card ->
    [here] ta karta
   *[other] karta { $card }
} będzie zapełniona, jej pieczęć da +{ $points } za odłożone przez ciebie karty.
hint-counts-with-seals = Twoje pieczęcie liczą też { $card ->
    [here] tę kartę
   *[other] kartę { $card }
}: +{ $points }, gdy ją zapełnisz.
hint-pair-seals = Gdy obie będą zapełnione, ich pieczęcie dadzą +{ $points }.
hint-few-fields = Szybko się zapełni: pól tylko { $fields }.
hint-palm-stays = Oferta się nie zmienia i palma jest nadal warta { $points }.
hint-display-stays = W ofercie nie pojawi się nowa karta, którą mogliby wziąć inni.
hint-takes-over = Odbiera przeciwnikowi { $kind ->
    [land] ten ląd
   *[water] tę wodę
}: skrzynie { $chests }, wejścia { $mine } : { $theirs }.
hint-wins-area = Zdobywa dla ciebie { $kind ->
    [land] ten ląd
   *[water] tę wodę
}: skrzynie { $chests }, wejścia { $mine } : { $theirs }.
hint-adds-chests = Powiększa { $kind ->
    [land] twój ląd
   *[water] twoją wodę
}: skrzynie +{ $count }, teraz { $chests }.
hint-ties-area = Przeciwnik traci { $kind ->
    [land] ten ląd i jest on teraz niczyj
   *[water] tę wodę i jest ona teraz niczyja
}: skrzynie { $chests }, wejścia { $mine } : { $theirs }.
hint-settles-area = Zamyka { $kind ->
    [land] twój ląd
   *[water] twoją wodę
}: tych skrzyń ({ $chests }) nikt ci już nie zabierze.
hint-denies-area = Zamyka { $kind ->
    [land] ten ląd
   *[water] tę wodę
}, więc nikt nie dostanie tych skrzyń ({ $chests }).
hint-area-grows = Zostawia { $kind ->
    [land] twój ląd otwarty
   *[water] twoją wodę otwartą
} (skrzynie: { $chests }; wolne miejsca obok: { $places }).
hint-more-openings = Daje ci więcej wejść { $kind ->
    [land] na ten ląd
   *[water] do tej wody
}: skrzynie { $chests }, wejścia { $mine } : { $theirs }.
hint-hems-in = Ogranicza { $kind ->
    [land] ląd
   *[water] wodę
} przeciwnika (skrzynie: { $chests }; wolne miejsca obok: { $places }).
hint-chest-to-nobody = Skrzynia z tego kafelka na razie jest niczyja.
hint-best-balance = Stan skrzyń: { $mine } : { $theirs }; żaden inny ruch nie daje od razu więcej.
hint-opens-row = Otwiera nowy rząd po twojej stronie.

## What happens in Silver & Gold

event-cards-kept = { $name }: zatrzymane karty { $cards }
event-all-kept = Wszyscy wybrali.
event-expedition-turned = Runda { $round }, tura { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: wzór { $expedition }
}
event-fields-marked = { $name }: { $fields } na karcie { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } dodatkowe pole za krzyżyk bonusowy
    [few] { $owed } dodatkowe pola za krzyżyki bonusowe
    [many] { $owed } dodatkowych pól za krzyżyki bonusowe
   *[other] { $owed } dodatkowego pola za krzyżyki bonusowe
}
event-cross-lapsed = { $name }: brak wolnych pól, { $lapsed ->
    [one] przepada { $lapsed } dodatkowe pole
    [few] przepadają { $lapsed } dodatkowe pola
    [many] przepada { $lapsed } dodatkowych pól
   *[other] przepada { $lapsed } dodatkowego pola
}
event-coin-ticked = { $name }: moneta { $coins } z 12
event-coin-wasted = { $name }: moneta, ale wszystkie 12 jest już odhaczonych
event-palm-scored = { $name }: palma, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-palm-wasted = { $name }: palma, ale wszystkie cztery pola palm są już zajęte
event-all-marked = Wszyscy zaznaczyli.
event-row-completed = { $name }: pełny rząd monet { $row }
event-card-filled = { $name }: karta { $card } zapełniona
event-cup-taken = { $name }: puchar wart { $cup } za rząd { $row }
event-cup-missed = { $name }: dla rzędu { $row } nie ma już pucharu
event-card-laid-aside = { $name }: karta { $card } odłożona, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-card-taken = { $name }: nowa karta { $card } { $from_stack ->
    [yes] ze stosu
   *[no] z oferty
}
event-place-left-empty = { $name }: nie ma już karty do wzięcia
event-display-refilled = Nowe w ofercie: { $cards }
event-first-player-passed = Gracz rozpoczynający: { $name }
event-round-ended = Koniec rundy { $round }
event-match-ended = Koniec partii. Pierwsze miejsce: { $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Czyje błędy
web-replay-whose-mine = Moje
web-replay-whose-all = Wszystkich
web-replay-mistakes-mine = Twoje najkosztowniejsze błędy
web-replay-no-mistakes-mine = Nie było wyraźnych błędów z twojej strony.
web-replay-no-mistakes = Nikt nie popełnił wyraźnego błędu.
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = To samo miejsce, inaczej obrócony
web-sg-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = Żaden pojedynczy zysk się nie wyróżnia, ale po rozegraniu do końca (próby: { $count }) ten ruch wygrywał częściej.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] Krzyżyk bonusowy: pozwala za darmo zaznaczyć jeszcze jedno pole.
    [few] { $count } krzyżyki bonusowe: każdy pozwala za darmo zaznaczyć jeszcze jedno pole.
    [many] { $count } krzyżyków bonusowych: każdy pozwala za darmo zaznaczyć jeszcze jedno pole.
   *[other] { $count } krzyżyka bonusowego: każdy pozwala za darmo zaznaczyć jeszcze jedno pole.
}
hint-card-coins = { $count ->
    [one] Moneta: cztery zapełniają rząd i dają puchar.
    [few] { $count } monety: cztery zapełniają rząd i dają puchar.
    [many] { $count } monet: cztery zapełniają rząd i dają puchar.
   *[other] { $count } monety: cztery zapełniają rząd i dają puchar.
}
hint-card-palms = { $count ->
    [one] Palma: daje 1 punkt i jeszcze 1 za każdą palmę w ofercie.
    [few] { $count } palmy: każda daje 1 punkt i jeszcze 1 za każdą palmę w ofercie.
    [many] { $count } palm: każda daje 1 punkt i jeszcze 1 za każdą palmę w ofercie.
   *[other] { $count } palmy: każda daje 1 punkt i jeszcze 1 za każdą palmę w ofercie.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: dwie gry planszowe, od razu do grania
preview-home-text = Zagraj w Silver & Gold i Gold Ahoi! ze znajomymi albo z botami. Za darmo, w przeglądarce, bez rejestracji.
# $name is the name of the game.
preview-table-title = Dołącz do partii { $name }
preview-table-text = Otwórz link, wpisz imię i już siedzisz przy stole.
preview-replay-title = Partia { $name }, ruch po ruchu
preview-replay-text = Obejrzyj całą partię na planszy i zobacz, które ruchy ją rozstrzygnęły.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Elementy gier: wyspy na kartach, ląd i morze na kafelkach
# A button after a match: it opens a picture with the result.
web-share-result = Udostępnij wynik
web-share-names = Pokaż imiona graczy
web-share-picture = Obraz, który udostępniasz
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Udostępnij
web-share-save = Zapisz obraz
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Graj dalej od tego miejsca
web-play-on-how = Otwiera nowy stół w tym momencie. To, co było zakryte, zostanie rozdane od nowa.
web-play-on-seat = Twoje miejsce
web-play-on-alone = Z botami
web-play-on-friends = Ze znajomymi
# A button beside a mistake: play on from just before it.
web-try-again = Spróbuj jeszcze raz
refusal-play-on-impossible = Partii tej gry nie można kontynuować od wybranego momentu.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: kafelek na { $row },{ $column }, ćwierćobroty: { $turn }
event-row-opened = { $name }: nowy rząd { $row }
event-column-opened = { $name }: nowa kolumna { $column }
event-tile-drawn = { $name }: nowy kafelek z worka
event-area-counted = { $kind ->
    [land] Ląd
   *[water] Woda
}: { $chests ->
    [one] { $chests } skrzynia
    [few] { $chests } skrzynie
    [many] { $chests } skrzyń
   *[other] { $chests } skrzyni
}, wejścia { $north } : { $south } – { $owner ->
    [0] dla północy
    [1] dla południa
   *[none] dla nikogo
}
event-handicap-given = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} handicapu dla gracza rozpoczynającego
event-chests-counted = Północ { $north }, południe { $south }. Pierwsze miejsce: { $winners }

## What the rules refuse

refusal-match-over = Partia się skończyła.
refusal-no-such-seat = Nie ma miejsca { $seat }: miejsc jest { $players }.
refusal-not-to-act = Jeszcze nie twoja kolej. Czekamy na ruch: { $waiting }.
refusal-wrong-step = Nie teraz: { $step ->
    [keep] najpierw wszyscy zatrzymują po dwie karty (keep P01 G03).
    [mark] wszyscy zaznaczają pola (mark P01 a1 a2).
    [claim] trwa dobieranie nowych kart (take O07 albo take stack).
   *[place] połóż kafelek (place 0,1 0).
}
refusal-keep-two = Zatrzymaj dokładnie dwie różne karty.
refusal-card-not-dealt = Wśród twoich czterech kart nie ma karty { $card }.
refusal-card-not-held = Karta { $card } nie leży przed tobą.
refusal-cross-owed-first = { $owed ->
    [one] Najpierw zaznacz dodatkowe pole za krzyżyk bonusowy (cross P01 a1).
    [few] Najpierw zaznacz { $owed } dodatkowe pola za krzyżyki bonusowe, po jednym (cross P01 a1).
    [many] Najpierw zaznacz { $owed } dodatkowych pól za krzyżyki bonusowe, po jednym (cross P01 a1).
   *[other] Najpierw zaznacz { $owed } dodatkowego pola za krzyżyki bonusowe, po jednym (cross P01 a1).
}
refusal-no-cross-owed = Nie masz krzyżyka bonusowego: zaznacz wzór albo pojedyncze pole (mark P01 a1).
refusal-cross-one-field = Krzyżyk bonusowy daje jedno pole naraz. Podaj tylko jedno.
refusal-mark-nothing = Zaznacz co najmniej jedno pole.
refusal-field-outside = Na karcie { $card } nie ma pola { $field }.
refusal-field-taken = Pole { $field } na karcie { $card } jest już zaznaczone.
refusal-not-the-pattern = Na karcie { $card } zaznacz cały wzór, dowolnie obrócony lub odbity, albo pojedyncze pole.
refusal-card-not-in-display = Karty { $card } nie ma w ofercie.
refusal-stack-empty = Stos jest pusty. Weź kartę z oferty.
refusal-cell-taken = Na { $row },{ $column } leży już kafelek.
refusal-first-tile-at-origin = Pierwszy kafelek kładzie się na 0,0; ty wybierasz, jak go obrócić.
refusal-seventh-row = Rząd { $row } byłby siódmy: układ ma najwyżej sześć rzędów.
refusal-seventh-column = Kolumna { $column } byłaby siódma: układ ma najwyżej sześć kolumn.
refusal-touches-no-tile = Pole { $row },{ $column } nie styka się z żadnym kafelkiem: dołóż swój do boku innego.
refusal-row-on-other-side = Rząd { $row } byłby nowym rzędem po stronie przeciwnika; nowe rzędy otwieraj po swojej.
refusal-turn-wrong = Kafelek obraca się o 0, 1, 2 lub 3 ćwierćobroty, nie o { $turn }.
refusal-action-unreadable = „{ $text }” to nie ruch. Wpisz ?, aby zobaczyć listę, albo pomoc.
refusal-cell-unreadable = „{ $cell }” to nie pole. Pole to litera a–d i cyfra 1–4, np. b3.
refusal-cell-twice = Pole { $cell } jest podane dwa razy.
refusal-pick-beyond = Nie ma ruchu numer { $number }: lista kończy się na { $count }.

## What a table refuses

refusal-match-not-begun = Partia jeszcze się nie zaczęła.
refusal-match-running = Partia już się zaczęła.
refusal-table-closed = Ten stół jest zamknięty.
refusal-table-full = Wszystkie miejsca są zajęte.
refusal-table-paused = Serwer uruchamia się ponownie. Zaraz gramy dalej, a zegary na razie stoją.
refusal-not-host = To może zrobić tylko gospodarz.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-your-seat = To nie jest twoje miejsce.
refusal-seat-taken = To miejsce jest zajęte.
refusal-one-seat = Przy otwartym stole tylko gospodarz może zająć więcej niż jedno miejsce. Jeśli gracie w kilka osób na jednym urządzeniu, otwórz własny stół.
refusal-seats-empty = { $count ->
    [one] { $count } miejsce jest jeszcze wolne. Poczekaj na kogoś albo dodaj bota.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj na graczy albo dodaj boty.
    [many] { $count } miejsc jest jeszcze wolnych. Poczekaj na graczy albo dodaj boty.
   *[other] { $count } miejsca jest jeszcze wolne. Poczekaj na graczy albo dodaj boty.
}
refusal-seat-not-removable = W trakcie partii możesz usunąć tylko inne osoby.
refusal-name-wrong = Imię musi mieć od 1 do { $longest } znaków w jednym wierszu.
refusal-name-alike = Twoje imię za bardzo przypomina „{ $name }”, a ktoś taki już siedzi przy tym stole. Wybierz inne imię na czas gry przy tym stole.
refusal-level-wrong = Nie ma bota na poziomie { $level }. Poziomy są od { $least } do { $most }.
refusal-option-wrong = { $kind ->
    [flag] „{ $option }” musi mieć wartość tak albo nie (yes, no).
    [number] „{ $option }” musi być liczbą całkowitą od { $least } do { $most }.
    [choice] „{ $option }” musi być jedną z wartości: { $known }.
   *[other] „{ $option }” ma niepoprawną wartość.
}
refusal-option-form = „{ $text }” to nie opcja. Napisz NAZWA=WARTOŚĆ, np. handicap=3.
refusal-bot-plays = Na tym miejscu gra teraz bot.
refusal-not-a-bot = Na tym miejscu gra człowiek, nie bot.
refusal-not-at-device = Urządzenie ma teraz ktoś inny. Najpierw je przekażcie.
refusal-cover-first = Zakryj urządzenie, zanim je przekażesz.
refusal-already-confirmed = Twój ruch jest już zatwierdzony. Inni jeszcze grają.
refusal-step-unfinished = To jeszcze nie koniec. Najpierw zrób wszystko, czego wymaga ten etap.
refusal-nothing-to-undo = Nie ma czego cofnąć. To, co odkryte lub potwierdzone, zostaje.
refusal-too-many-attempts = Liczba prób w tym etapie osiągnęła limit ({ $most }). Teraz zatwierdź.
refusal-table-worn-out = Przy tym stole wydarzyło się już zbyt wiele. Otwórz nowy.
refusal-stale = Za późno: na stole coś się zmieniło. Spójrz jeszcze raz.
refusal-nothing-to-vote = Teraz nie ma o czym decydować.
refusal-vote-of-others = O tym, czy czekać, mogą zdecydować tylko inni.
refusal-rematch-made = Rewanż już istnieje, przy stole { $table }.
refusal-command-id-wrong = Identyfikator polecenia ma najwyżej { $longest } znaków.
refusal-rules-version = Ta partia trzyma się wersji { $version } zasad; ten program zna wersję { $known }.
refusal-table-version = Ten stół zapisano w wersji { $version }; ten program czyta wersję { $known }.

## What a server refuses

refusal-name-first = Najpierw podaj swoje imię.
refusal-table-unknown = Nie ma takiego stołu albo już go nie ma.
refusal-daily-unknown = Na ten dzień nie ma rozdania dnia. Możesz zagrać dzisiejsze i te z ostatnich { $days } dni.
refusal-server-address = „{ $text }” to nie adres serwera. Zaczyna się od http:// lub https://.
refusal-page-unknown = Pod tym adresem nic nie ma.
refusal-piece-unknown = W tym zestawie nie ma elementu { $piece_id }.
refusal-nobody-there = Nikt tam nie siedzi.
refusal-watching-forbidden = Przy tym stole widzowie nie są dozwoleni.
refusal-lan-not-from-here = Tylko komputer, na którym działa serwer, może go udostępnić w sieci.
refusal-lan-unavailable = Serwera nie można udostępnić w sieci ({ $why }).
refusal-analysis-unavailable = Analiza nie jest teraz dostępna. Spróbuj ponownie za chwilę.
refusal-hints-off = Przy tym stole gra się bez podpowiedzi.
refusal-hint-unavailable = W tej chwili nie ma podpowiedzi. Spróbuj ponownie za chwilę.
refusal-not-welcome = Nie możesz dołączyć do tego stołu.
refusal-chat-off = Przy tym stole gra się bez czatu.
refusal-chat-wrong = Wiadomość musi mieć od 1 do { $longest } znaków.
refusal-chat-too-fast = To dużo wiadomości. Poczekaj chwilę, zanim napiszesz znowu.
refusal-too-fast = Za szybko: poczekaj chwilę i spróbuj ponownie.
refusal-too-many-connections = Z twojej sieci otwarto zbyt wiele połączeń (najwyżej { $most }).
refusal-too-many-tables = Masz już wiele otwartych stołów. Poczekaj trochę, zanim otworzysz kolejny.
refusal-too-many-names = Z twojej sieci przyszło zbyt wielu nowych graczy. Poczekaj trochę i spróbuj ponownie.
refusal-too-many-analyses = Z twojej sieci trwa już kilka analiz. Poczekaj, aż jedna z nich się skończy.
refusal-message-unreadable = Nie można odczytać tej wiadomości ({ $why }).
refusal-body-too-large = To jest za duże: najwyżej { $most } bajtów.
refusal-too-costly = Odczytanie tego trwa za długo albo wymaga zbyt wiele pamięci. Wyślij coś mniejszego lub prostszego.
refusal-host-unknown = Ten serwer nie odpowiada na nazwę { $host }; jego administrator może ją dodać w GOLDHOOK_ORIGINS.
refusal-origin-wrong = Strona z { $origin } nie może korzystać z tego serwera.
refusal-token-wrong = Ten token jest nieważny albo już wygasł.
refusal-token-may-not = Ten token nie pozwala na „{ $what }”.
refusal-too-many-tokens = Liczba twoich tokenów osiągnęła limit ({ $most }). Najpierw usuń jeden.
refusal-too-many-seats = Ten token siedzi już przy tylu stołach, ilu może ({ $most }).
refusal-code-unknown = Ten kod jest błędny, już użyty albo wygasł. Pobierz nowy na drugim urządzeniu.
refusal-server-stopping = Serwer właśnie się zatrzymuje. Spróbuj za chwilę.
refusal-store-unavailable = Serwer nie ma teraz dostępu do bazy danych. Spróbuj za chwilę.
refusal-setting-wrong = Niepoprawna wartość ustawienia { $setting }: „{ $text }”.
refusal-setting-range = Niepoprawna wartość ustawienia { $setting }: { $text }. Dozwolone są wartości od { $least } do { $most }.
refusal-workers-need-postgres = Kilka procesów serwera wymaga PostgreSQL: ustaw GOLDHOOK_STORE na adres postgresql:// albo pomiń --workers.
refusal-workers-died = Procesy serwera zatrzymały się zaraz po uruchomieniu (łącznie: { $count }). Usuń problem podany w ich dzienniku i uruchom ponownie.
refusal-port-in-use = Serwer nie może nasłuchiwać na { $host }, port { $port } ({ $why }). Wybierz inny przez --port.
refusal-lan-or-host = --lan i --host nie można użyć razem. Pomiń jedno z nich.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] To gra dla dwóch graczy, nie dla { $players }.
       *[other] To gra dla { $least }–{ $most } graczy, nie dla { $players }.
    }
   *[other] To gra dla { $least }–{ $most } graczy, nie dla { $players }.
}
refusal-first-wrong = Gracz rozpoczynający miałby siedzieć na miejscu { $seat }, ale miejsc jest { $players }.
refusal-shuffle-missing = Brakuje tasowania „{ $shuffle }”.
refusal-shuffle-unknown = W tej grze nie ma tasowania „{ $shuffle }”.
refusal-shuffle-length = Tasowanie „{ $shuffle }” ma { $count ->
    [one] { $count } pozycję
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}; potrzeba { $needed }.
refusal-shuffle-unknown-id = W tasowaniu „{ $shuffle }” jest { $id }, ale nie ma tego w zestawie.
refusal-shuffle-duplicate-id = W tasowaniu „{ $shuffle }” { $id } występuje dwa razy.
refusal-record-not-a-record = { $file } to nie zapis partii.
refusal-record-version = { $file } to zapis w wersji { $version }; ten program czyta wersję { $known }.
refusal-record-field = W zapisie brakuje pola „{ $field }” albo ma ono złą postać.
refusal-record-action-form = Ruch { $index } ma złą postać; potrzeba [miejsce, "tekst"].
refusal-record-action = Ruch { $index }, miejsce { $seat }, „{ $text }”: { $reason }
refusal-record-other-game = { $file } to partia gry { $game }.
refusal-record-over = W { $file } jest skończona partia. Obejrzyj ją przez goldhook replay albo podaj inny plik dla nowej partii.
refusal-record-has-options = Zapisana partia ma własny zestaw i opcje. Pomiń --set, --first, --option, --memory-aid, --open-hands i --handicap.
refusal-record-program = W tej partii grał program, a sam plik nigdy żadnego nie uruchamia. Podaj go ponownie w --seats.
refusal-seats-of-record = { $count ->
    [one] Zapisana partia ma { $count } miejsce. Podaj tyle samo w --seats.
    [few] Zapisana partia ma { $count } miejsca. Podaj tyle samo w --seats.
    [many] Zapisana partia ma { $count } miejsc. Podaj tyle samo w --seats.
   *[other] Zapisana partia ma { $count } miejsca. Podaj tyle samo w --seats.
}
refusal-upto-beyond = { $count ->
    [one] Zapis ma tylko { $count } ruch; --upto { $upto } to za dużo.
    [few] Zapis ma tylko { $count } ruchy; --upto { $upto } to za dużo.
    [many] Zapis ma tylko { $count } ruchów; --upto { $upto } to za dużo.
   *[other] Zapis ma tylko { $count } ruchu; --upto { $upto } to za dużo.
}
refusal-past-hidden = Wcześniejsze tury pozostają ukryte, dopóki partia trwa. Pomiń --upto albo poczekaj do końca.
refusal-option-unknown = Nie ma opcji „{ $option }”. Wybierz spośród: { $known }.
refusal-game-unknown = Niepoprawna wartość GAME: „{ $game }”. Wybierz spośród: { $known }.
refusal-language-unknown = Nie ma języka „{ $language }”. Wybierz spośród: { $known }.
refusal-seat-unknown = „{ $text }” nie może tu grać. Wybierz spośród: { $known }.
refusal-seat-command-missing = Po cmd: potrzebne jest polecenie, np. cmd:python my_bot.py.
refusal-seat-command-quotes = Cudzysłów nie jest zamknięty: { $text }
refusal-budget-unreadable = „{ $text }” to nie limit. Podaj milisekundy, np. 500, albo partie próbne, np. 4000p.
refusal-games-multiple = Liczba partii --games { $games } nie dzieli się równo: każde tasowanie rozgrywa się z każdego miejsca, więc musi to być wielokrotność { $seats }.
refusal-records-there = { $file } już istnieje i zostałby nadpisany. Podaj inny folder w --records albo przenieś stare zapisy.
refusal-json-or-markdown = --json i --markdown nie można użyć razem. Pomiń jedno z nich.
refusal-players-few = Turniej wymaga co najmniej dwóch botów.
refusal-workers-broken = Jeden z procesów uległ awarii i nie można grać dalej. Przy mniejszym --workers każdy ma więcej pamięci.
refusal-cluster-missing = Do gry na klastrze potrzebny jest Ray: pip install "goldhook[cluster]"
refusal-cluster-address = „{ $address }” to nie adres klastra. Użyj host:port, ray://host:port, auto lub local.
refusal-cluster-lost = Nie można użyć klastra { $address } ({ $why }).
refusal-bot-missing = Nie można uruchomić bota „{ $program }” ({ $why }).
refusal-bot-silent = Bot nie odpowiedział w ciągu { $seconds } s.
refusal-bot-gone = Bot zakończył działanie albo zamknął swoje wyjście.
refusal-bot-line-long = Odpowiedź bota przekracza { $most } bajtów.
refusal-bot-unasked = Bot wysłał wiadomość bez pytania: „{ $text }”.
refusal-bot-rubbish = Odpowiedź bota nie jest komunikatem typu „{ $wanted }”: „{ $text }”.
refusal-bot-illegal = Ruch bota jest niedozwolony: „{ $text }”.
refusal-protocol-line = Ten wiersz nie jest komunikatem protokołu botów: „{ $text }”.
refusal-protocol-hello-first = Pierwszym komunikatem protokołu botów musi być hello.
refusal-protocol-version = Stół używa wersji { $version } protokołu botów; ten program zna { $known }.
refusal-protocol-field = W komunikacie „{ $message }” nie ma poprawnego „{ $field }”.
refusal-protocol-view = W komunikacie „{ $message }” pole „view” jest niepoprawne ({ $why }).

## What is wrong with a file

refusal-file-missing = Nie ma pliku { $file }.
refusal-file-unreadable = Nie można odczytać { $file } ({ $why }).
refusal-policy-unreadable = { $file } to nie wytrenowana strategia ({ $why }). Wytrenujesz ją przez examples/train.py.
refusal-policy-game = Ta strategia gra w { $game }, a przy stole gra się w { $table }.
refusal-bot-choose = Wybierz jednego bota: poziom, np. 5, random, greedy albo --policy PLIK.
refusal-file-unwritable = Nie można zapisać { $file } ({ $why }).
refusal-store-in-use = { $file } jest używany przez inny serwer Goldhook. Najpierw go zatrzymaj albo podaj inny plik.
refusal-store-linked = Baza danych { $file } ma też drugą nazwę (twarde dowiązanie), a serwer, który otworzyłby ją stamtąd, uszkodziłby ją. Usuń drugą nazwę i uruchom ponownie.
refusal-store-corrupt = Baza danych { $file } jest uszkodzona ({ $why }). Przywróć kopię zapasową albo przenieś plik, aby zacząć z nowym.
refusal-store-foreign = { $file } to baza danych, ale nie Goldhooka. Podaj inny plik.
refusal-store-newer = Bazę danych { $store } zapisał nowszy Goldhook (format { $version }; ten czyta { $known }). Zaktualizuj Goldhooka albo przywróć kopię zapasową.
refusal-store-unopenable = Nie można otworzyć bazy danych { $file } ({ $why }). Potrzebny jest folder na dysku lokalnym, w którym wolno ci zapisywać.
refusal-store-sqlite-old = Ten Python ma SQLite { $version }; Goldhook wymaga { $needed } lub nowszego. Użyj nowszego Pythona.
refusal-backup-exists = { $file } już istnieje. Podaj inny plik dla kopii zapasowej.
refusal-backup-memory = Ten serwer trzyma wszystko w pamięci: nie ma czego zapisać w { $file }.
refusal-backup-postgres = Kopię PostgreSQL zrób za pomocą pg_dump; Goldhook sam nie zapisuje { $file }.
refusal-postgres-missing = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Nie można użyć serwera PostgreSQL { $server } ({ $why }). Sprawdź, czy działa, oraz adres, użytkownika i hasło.
refusal-file-too-large = { $file } ma ponad { $megabytes } MB, za dużo jak na zestaw lub zapis partii.
refusal-file-not-text = { $file } to nie plik tekstowy.
refusal-file-too-deep = { $file }: zbyt głębokie zagnieżdżenie.
refusal-file-not-json = niepoprawny JSON ({ $why })
refusal-file-not-toml = niepoprawny TOML ({ $why })
refusal-draw-suffix = Niepoprawny typ pliku rysunku: „{ $suffix }”. Użyj jednego z: { $known }.
refusal-report-suffix = Niepoprawny typ pliku raportu: „{ $suffix }”. Użyj .html.

## What is wrong with a set

refusal-set-not-a-set = { $file } to nie zestaw elementów.
refusal-set-other-game = { $file } to zestaw do { $game }, nie do { $wanted }.
refusal-set-no-name = { $file }: zestaw nie ma nazwy. Dodaj wiersz, np. name = "Mój zestaw".
refusal-set-name-long = { $file }: nazwa zestawu jest za długa (najwyżej { $longest } znaków).
refusal-set-missing-part = { $file }: w zestawie brakuje „{ $part }”.
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } błąd
    [few] { $file }: { $count } błędy
    [many] { $file }: { $count } błędów
   *[other] { $file }: { $count } błędu
}
refusal-set-not-a-piece = to nie element gry: potrzebna jest tabela z id
refusal-set-unknown-word = nieznany klucz „{ $word }”; znane: { $known }
refusal-set-colour = kolor musi być jednym z: purple, orange, green, grey
refusal-set-card-id = id karty tego koloru to { $letter } i dwie cyfry
refusal-set-expedition-id = id karty ekspedycji to E i jedna cyfra
refusal-set-tile-id = id kafelka to T i dwie cyfry
refusal-set-duplicate-id = to id jest użyte dwa razy
refusal-set-no-fields = brak pól: narysuj je (drawing) albo wypisz (cells)
refusal-set-drawing-size = wyspa to cztery wiersze po cztery litery, wzór najwyżej 4 × 4, wszystkie wiersze równej długości
refusal-set-sign = w wierszu { $row } rysunku jest „{ $sign }”; dozwolone są . o c p x
refusal-set-cell = niepoprawne pole „{ $cell }”: pole to litera a–d i cyfra 1–4, każde raz
refusal-set-symbol = nieznany symbol „{ $symbol }”: użyj coin, palm, cross lub null
refusal-set-field-count = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, a { $colour ->
    [purple] liliowa
    [orange] pomarańczowa
    [green] zielona
   *[grey] szara
} karta ma { $needed }
refusal-set-points = „points” to { $points }; potrzebna liczba całkowita od 0 do { $most }
refusal-set-not-connected = wyspa jest w kilku kawałkach
refusal-set-seal = pieczęć ma kolor i 1 lub 2 punkty
refusal-set-pattern = wzór to co najmniej dwa pola, połączone bokami
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } { $colour ->
        [purple] liliowa
        [orange] pomarańczowa
        [green] zielona
       *[grey] szara
    } karta
    [few] { $count } { $colour ->
        [purple] liliowe
        [orange] pomarańczowe
        [green] zielone
       *[grey] szare
    } karty
    [many] { $count } { $colour ->
        [purple] liliowych
        [orange] pomarańczowych
        [green] zielonych
       *[grey] szarych
    } kart
   *[other] { $count } { $colour ->
        [purple] liliowej
        [orange] pomarańczowej
        [green] zielonej
       *[grey] szarej
    } karty
}, a musi być { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } karta ekspedycji
    [few] { $count } karty ekspedycji
    [many] { $count } kart ekspedycji
   *[other] { $count } karty ekspedycji
}, a musi być { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}, a musi być { $needed }
refusal-set-land = land musi zawierać n, e, s, w, każde raz, np. [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = ląd z północy na południe przeciąłby się z lądem ze wschodu na zachód
refusal-set-chest = skrzynia leży przy boku (n, e, s, w) albo w rogu (ne, se, sw, nw); lista może mieć najwyżej dwie

## What is wrong with a command

refusal-usage-no-command = Nie ma polecenia „{ $text }”.
refusal-usage-no-option = Nie ma opcji { $option }.
refusal-usage-missing = Brakuje { $parameter }.
refusal-usage-option-value = Opcja { $option } jest źle użyta.
refusal-usage-bad-value = { $allowed ->
    [none] Niepoprawna wartość { $parameter }: „{ $value }”.
   *[other] Niepoprawna wartość { $parameter }: „{ $value }”. Wybierz spośród: { $allowed }.
}
refusal-usage-wrong = Niepoprawne polecenie.

# --- wyniki: moje partie z rezultatem, strona osobista, drabina ----------------------------------------------------
web-results = Moje wyniki
web-results-none = Jeszcze nie ma wyników. Dokończ partię, a zobaczysz tu, jak ci idzie.
# Przy zakończonej partii na liście, potem są punkty.
web-outcome = { $outcome ->
    [won] Wygrana
    [drawn] Remis
   *[lost] Przegrana
}
# Pod zakończoną partią, która nie liczy się do statystyk.
web-not-counted = { $why ->
    [helped] Nie liczy się: część ruchów wykonał bot.
    [program] Nie liczy się: grał za ciebie program.
    [continued] Nie liczy się: kontynuacja innej partii.
    [repeated] Nie liczy się: to rozdanie było ci już znane.
    [late] Nie liczy się: zakończona zbyt późno.
    [several_seats] Nie liczy się: kilka miejsc było twoich.
   *[own_set] Nie liczy się: grano własnym zestawem.
}
web-filter = Filtr
web-filter-games = Wszystkie gry
web-filter-outcomes = Wszystkie wyniki
web-filter-rivals = Wszyscy przeciwnicy
# Ludzie jako przeciwnicy, w odróżnieniu od botów.
web-rival-people = Ludzie
web-filter-none = Żadna partia nie pasuje.
web-results-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
web-results-won = wygrane: { $won }
web-best = Najlepsze wyniki
web-averages = Średnie
# Nagłówki kolumn: przeciwnicy; rozegrane partie; odsetek wygranych; punkty na partię.
web-against = Przeciwko
web-matches-played = Partie
web-win-rate = Wygrane
web-mean-points = Punkty
web-streak = Wygrane z rzędu: { $now } · najdłuższa seria: { $longest }
web-ladder = Pokonaj każdą rangę
web-ladder-next = Następny krok: { $level }
web-ladder-all = Każda ranga pokonana!
# Tyle wygranych z tylu partii przeciw poziomowi.
web-ladder-won = wygrane: { $won } z { $played }
web-ladder-beaten = pokonany
web-ladder-play = Zagraj: { $level }
web-strengths = Mocne strony
web-strengths-how = Na partię, w porównaniu z partiami o tej samej liczbie graczy.
web-mine = Ty
web-others = Inni gracze
web-export = Zapisz moje wyniki w pliku
# W czym można być dobrym.
strength-coins = Monety
strength-cups = Puchary
strength-palms = Palmy
strength-cards = Wyspy
strength-seals = Pieczęcie
strength-land = Skrzynie na lądzie
strength-water = Skrzynie na morzu
strength-large-areas = Skrzynie w dużych obszarach
strength-close-areas = Skrzynie zdobyte o jedno wejście

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = Znajomi
web-circles-how = Krąg jest tylko dla ciebie i znajomych: zobaczcie, jak wam idzie przeciwko sobie, i grajcie w turnieje z równym szczęściem dla wszystkich.
web-circle = Krąg znajomych
web-circle-new = Nowy krąg
web-circle-name = Nazwa kręgu
web-circle-create = Załóż krąg
web-circle-count = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
web-circle-join-how = Masz zaproszenie do kręgu znajomych. Jego członkowie zobaczą twoje imię i wyniki partii z nimi.
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by } zaprasza cię do kręgu „{ $name }”.
web-circle-join = Dołącz
web-circle-members = Członkowie
web-circle-leave = Opuść
web-circle-leave-yes = Opuść krąg
web-circle-remove = Usuń
web-circle-remove-yes = Usuń: { $name }
web-circle-closed = Link jest zamknięty: nikt nowy nie może dołączyć.
web-circle-link = Link do tego kręgu
web-circle-close-link = Zamknij link
web-circle-open-link = Utwórz nowy link
web-circle-tables = Stoły znajomych
web-circle-encounters = Między sobą
web-circle-encounters-none = Jeszcze nic. Tu pojawią się zakończone partie między członkami.
web-circle-points = średnio { $one } : { $other } punktów
web-to-circle = Wróć do kręgu
web-tournaments = Turnieje
web-tournament-how = W każdej rundzie wszyscy grają to samo rozdanie, więc decydują umiejętności. Wyniki innych zobaczysz, gdy skończysz rundę.
web-tournament-new = Nowy turniej
web-tournament-game = Gra
web-tournament-opponent = Przeciwnik
web-tournament-member = inny członek
web-tournament-rounds = Rundy
web-tournament-start = Rozpocznij turniej
web-tournament-round = Runda { $round }
web-tournament-play = Zagraj
web-tournament-accept = Zagraj: { $name }
web-tournament-offer = Szukaj przeciwnika
web-tournament-stop = Nie czekaj już
web-tournament-waiting = Czekamy na kogoś z kręgu. Partia zacznie się, gdy tylko ktoś się zgłosi; możesz wrócić później.
web-tournament-uncounted = Poza porównaniem: nie wszystkie ruchy były twoje.
web-tournament-standings = Tabela
web-tournament-lead = Punkty na rundę powyżej lub poniżej innych
web-tournament-interval = 95 %: od { $low } do { $high }
web-tournament-drop = Usuń turniej
web-tournament-drop-yes = Tak, usuń
refusal-circle-unknown = Nie ma takiego kręgu albo do niego nie należysz.
refusal-circle-not-yours = Może to zrobić tylko osoba prowadząca krąg.
refusal-circle-closed = Link do kręgu jest zamknięty.
refusal-circle-full = Krąg jest pełny: liczba osób to { $most }.
refusal-too-many-circles = Jesteś już w tylu kręgach, ile można: { $most }. Najpierw opuść jeden z nich.
refusal-too-many-tournaments = Krąg może mieć tyle turniejów: { $most }. Najpierw usuń stary.
refusal-offer-gone = Za późno: tej propozycji już nie ma. Wybierz innego przeciwnika.

web-learn = Nauka przez grę
web-learn-offer = Pierwszy raz? Naucz się, grając: trzy minuty na prawdziwej planszy.
web-learn-decline = Nie, dziękuję
web-learn-about = Rozegraj kilka ruchów partii i poznaj grę w praktyce. To około trzech minut.
web-learn-begin = Zacznij lekcję
web-learn-again = Powtórz lekcję
web-coach = Objaśniaj rzeczy, które zdarzają się pierwszy raz

## Rozdanie dnia: codziennie jedno rozdanie dla wszystkich, strona /daily, strona główna, polecenie goldhook daily.

# Nazwa, na przyciskach i jako nagłówek.
web-daily = Rozdanie dnia
web-daily-play = Zagraj dzisiejsze
web-daily-resume = Graj dalej
web-daily-again = Zagraj poza rankingiem
# Na stronie głównej, po nazwie gry: dziś jeszcze nie rozegrane.
web-daily-waiting = czeka na ciebie
web-daily-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# Moje punkty i punkty przeciwnika. $level to jego ranga.
web-daily-score = { $mine } : { $theirs }, przeciwnik: { $level }
web-daily-better = { $others ->
    [one] Lepiej niż { $worse } z 1 innej osoby.
    [few] Lepiej niż { $worse } z { $others } innych osób.
    [many] Lepiej niż { $worse } z { $others } innych osób.
   *[other] Lepiej niż { $worse } z { $others } innych osób.
}
web-daily-first = To pierwszy wynik w dzisiejszym rankingu.
web-daily-ranked = { $count ->
    [0] W rankingu nie ma jeszcze nikogo.
    [one] W rankingu jest 1 osoba.
    [few] W rankingu są { $count } osoby.
    [many] W rankingu jest { $count } osób.
   *[other] W rankingu jest { $count } osoby.
}
web-daily-once = Pierwsza próba liczy się do rankingu: bez podpowiedzi, przeciwnik: { $level }.
# $time to dzień tygodnia i godzina na zegarze czytającego.
web-daily-ends = To samo rozdanie dla wszystkich. Następne: { $time }.
web-daily-unranked = Ranking tego dnia jest zamknięty. Nadal możesz zagrać.
web-daily-today = Do dzisiejszego rozdania
web-daily-costly = Twoje najdroższe decyzje
# A button that starts the search, on a past day.
web-daily-find-costly = Znajdź najdroższe decyzje
web-daily-share = Udostępnij
web-daily-copied = Skopiowano.
web-daily-histogram = Jak poszło wszystkim
# Dla czytników ekranu. $range to jedna liczba lub dwie, np. 40–44.
web-daily-bar = { $range } pkt: { $count }
web-daily-levels = Boty w tym samym rozdaniu
web-daily-watch = Obejrzyj
web-daily-calendar = Poprzednie dni
web-daily-missed = nie zagrano
web-daily-check = Sprawdź rozdanie
web-daily-how = Zobowiązanie opublikowano przed tym dniem. Po nim klucz pokazuje, że nikt nie zmienił rozdania.
web-daily-commitment = Zobowiązanie
web-daily-key = Klucz
web-daily-key-later = publikacja: { $time }
# Odsyłacz po partii.
web-daily-others = Jak poszło innym

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Zagadki
web-puzzle-of-the-day = Zagadka dnia
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] rozwiązana
    [wrong] nierozwiązana
   *[open] czeka na ciebie
}
help-puzzles-group = Rozwiązuj zagadki albo twórz nowe z partii botów.
help-puzzles-play = Rozwiązuj zagadki w terminalu. Najpierw jest zagadka dnia.
help-puzzles-difficulty = Po zagadce dnia tylko zagadki o tej trudności, od 1 do 5.
# $quit is the word of command-quit.
puzzles-onward = Enter: następna zagadka, { $quit }: koniec
help-puzzles-make = Szuka zagadek w partiach botów. Po przerwaniu to samo polecenie wznawia pracę.
help-puzzles-count = Liczba zagadek.
help-puzzles-output = Zapisz zagadki w tym pliku.
puzzles-progress = Zagadki
puzzles-made = { $file }: { $count ->
    [one] 1 zagadka.
    [few] { $count } zagadki.
    [many] { $count } zagadek.
   *[other] { $count } zagadki.
}
refusal-puzzles-none = { $game } nie ma zagadek.
refusal-puzzles-other-journal = „{ $file }” należy do innego wyszukiwania. Usuń ten plik albo wybierz inny.
refusal-puzzle-action = To nie jest ruch w tej zagadce.
refusal-action-not-there = Ten ruch nie jest możliwy w tym momencie partii.

## With friends

web-told-unconfirmed = { $mine ->
    [yes] Zastanawiasz się jeszcze raz.
   *[no] { $name }: jeszcze się zastanawia.
}
web-sg-prompt-given = Czekamy na: { $names }. Możesz jeszcze cofnąć ruch.
web-quick = Kończ gotowy ruch od razu, bez „Gotowe”
web-signs = Szybkie reakcje
web-sign = { $sign ->
    [hello] Cześć!
    [luck] Powodzenia!
    [well_played] Dobra gra!
    [thanks] Dzięki!
    [wow] Wow!
   *[oops] Ups!
}
web-watch-on = Oglądasz
web-watch-free = Oglądasz. Jest wolne miejsce: usiądź i zagraj.
web-watch-full = Oglądasz. Wszystkie miejsca są zajęte.
web-points-so-far = Twoje punkty: { $points }
