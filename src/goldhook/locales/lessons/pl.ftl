## Buttons and progress.

lesson-progress = { $step } z { $count }
lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pomiń
lesson-show-me = Pokaż
lesson-answers = Twoja odpowiedź
lesson-answer-me = Ja
lesson-answer-other = Przeciwnik
lesson-answer-nobody = Nikt
lesson-wrong-move = Tak też wolno, ale tu ćwiczymy coś innego. Spróbuj jeszcze raz albo naciśnij „Pokaż”.
lesson-wrong-answer = Niezupełnie. Przyjrzyj się i spróbuj jeszcze raz.
lesson-go-on = Naciśnij u góry „Dalej”.
lesson-answer-above = Wybierz odpowiedź u góry.
lesson-end = Już znasz tę grę!
lesson-play = Zagraj pierwszą partię (łatwy bot)

## Silver & Gold.

lesson-silver-gold-mark = Zapełniaj wyspy i zbieraj ich punkty. Każda tura ma jeden wzór: dotknij wyspy, potem naciśnij „Zaznacz” i „Gotowe”.
lesson-silver-gold-mark-wrong = Tym razem połóż cały wzór na polach bez symboli.
lesson-silver-gold-mark-done = Zaznaczone! Pełna wyspa daje tyle, ile wskazuje liczba w lewym górnym rogu. Po 4 rundach po 7 tur wygrywa, kto ma najwięcej punktów.
lesson-silver-gold-turn = Wzór wolno obracać i odbijać. Dotknij pola, a sam się dopasuje; „Obróć” i „Odbij” pokażą inne ułożenia. Zaznacz wszystkie cztery pola.
lesson-silver-gold-turn-wrong = Tym razem zaznacz cały wzór: cztery pola.
lesson-silver-gold-turn-done = Każde ułożenie jest dobre, byle na jednej wyspie i żadne pole dwa razy.
lesson-silver-gold-single = Ten kwadrat nigdzie się nie mieści. Gdy wzór nie pasuje albo go nie chcesz, zaznacz jedno pole. Dotknij dowolnego wolnego pola.
lesson-silver-gold-single-done = Wzór albo jedno pole: coś zaznaczasz zawsze.
lesson-silver-gold-coin = Zaznaczone monety trafiają na twoją kartę wyników, po 1 punkcie. Pełny rząd daje najlepszy puchar. Brakuje ci jednej: zaznacz ją!
lesson-silver-gold-coin-wrong = Znajdź pole z monetą i je zakryj.
lesson-silver-gold-coin-done = Rząd pełny! Bierzesz 6. Następny pełny rząd, twój lub cudzy, da już tylko 5: pospiesz się.
lesson-silver-gold-palm = Palma punktuje od razu: 1 punkt i po 1 za każdą palmę w ofercie u góry. Teraz są tam dwie. Zaznacz swoją palmę!
lesson-silver-gold-palm-wrong = Znajdź palmę na szarej wyspie i ją zakryj.
lesson-silver-gold-palm-done = 1 + 2 to 3 punkty. Oferta się zmienia, więc czekaj na dobry moment. Liczą się tylko twoje pierwsze cztery palmy.
lesson-silver-gold-cross = Krzyżyk premiowy daje jeszcze jedno pole na dowolnej twojej wyspie. Zakryj taki krzyżyk, a potem wybierz dodatkowe pole.
lesson-silver-gold-cross-wrong = Zakryj wzorem dokładnie jeden krzyżyk premiowy.
lesson-silver-gold-cross-done = Dodatkowe pole liczy się jak każde inne, jego symbol też. Tak jeden krzyżyk może prowadzić do następnego.
lesson-silver-gold-fill = Zapełnij zieloną wyspę: 10 punktów. Pieczęć w prawym górnym rogu dodaje 2 za każdą twoją pełną pomarańczową wyspę, a jedną już masz.
lesson-silver-gold-fill-wrong = Wzór dokładnie zapełni zieloną wyspę. Obróć go, jeśli trzeba.
lesson-silver-gold-take = Pełna: 12 punktów dla ciebie! Teraz weź nową wyspę z oferty. Małe zapełnisz szybko, duże dają więcej.
lesson-silver-gold-take-wrong = Stos to ryzyko: nie widzisz, co bierzesz. Tym razem weź kartę z oferty.
lesson-silver-gold-take-done = Dzięki temu zawsze masz dwie wyspy. Inni też wybierają, a pierwszeństwo (①) przechodzi dalej co turę.
lesson-silver-gold-score = Ostatnia tura! Niedokończone wyspy nic nie dają, więc zapełnij szarą.
lesson-silver-gold-score-wrong = Na szarej wyspie są dwa wolne pola: wzór tam pasuje.
lesson-silver-gold-score-done = Monety, puchary, palmy, pełne wyspy i ich pieczęcie się sumują. Wygrywa, kto ma najwięcej punktów.
lesson-silver-gold-end = Na początku dostaniesz cztery wyspy: zatrzymaj dwie. Potem je zapełniaj, ścigaj się o puchary i wyczuj moment na palmy.

## Gold Ahoi!

lesson-gold-ahoi-place = Zdobądź więcej skrzyń niż przeciwnik. Połóż kafelek na polu z przerywaną ramką, obróć go, jeśli chcesz, i naciśnij „Połóż kafelek”.
lesson-gold-ahoi-place-done = Każdy kafelek pasuje: ląd łączy się z lądem, woda z wodą. Razem budujecie mapę z 36 kafelków, a na każdym jest skrzynia.
lesson-gold-ahoi-opening = Twoja strona jest na dole. Jasny ląd dochodzi do niej dwa razy, do górnej raz: to wejścia. Masz ich więcej, więc jego 3 skrzynie są twoje!
lesson-gold-ahoi-theirs = Kto dostanie skrzynię z tego kafelka? Prześledź ląd do górnej krawędzi i do swojej, i policz wejścia.
lesson-gold-ahoi-theirs-wrong = Niezupełnie. Ile razy ten ląd dochodzi do górnej krawędzi, a ile do twojej?
lesson-gold-ahoi-theirs-done = Zgadza się: dwa wejścia u góry, jedno na dole. Wszystkie skrzynie tego lądu bierze przeciwnik.
lesson-gold-ahoi-nobodys = A ta skrzynia? Stoi na drodze.
lesson-gold-ahoi-nobodys-wrong = Niezupełnie. Prześledź drogę w obie strony: gdzie się kończy?
lesson-gold-ahoi-nobodys-done = Po jednym wejściu: remis i nikt nie bierze skrzyni. Z wodą jest tak samo.
lesson-gold-ahoi-take = Na lądzie po lewej jest remis, po jednym wejściu. Połóż kafelek tak, by ląd jeszcze raz doszedł do twojej krawędzi. Obracaj strzałkami.
lesson-gold-ahoi-take-wrong = To jeszcze nie daje lądu. Obróć kafelek albo spróbuj innego miejsca i patrz na liczby.
lesson-gold-ahoi-take-done = 2 do 1: te skrzynie są twoje, dopóki to się nie zmieni. Liczby przy imionach je zliczają.
lesson-gold-ahoi-row = Mapa rośnie do 6 rzędów i 6 kolumn. Kolumny otwierasz z obu boków, ale rzędy tylko po swojej stronie. Otwórz rząd na dole!
lesson-gold-ahoi-row-wrong = Tym razem połóż kafelek pod wszystkimi innymi, w nowym rzędzie.
lesson-gold-ahoi-row-done = Twoja krawędź przesunęła się w dół: odtąd tam liczą się twoje wejścia. Nowy rząd może dać obszary albo je odebrać.
lesson-gold-ahoi-last = Ostatni kafelek partii! Zostało jedno miejsce. Obróć kafelek tak, by wygrać, i połóż go.
lesson-gold-ahoi-last-wrong = Inaczej obrócony da ci więcej. Patrz na liczby przy imionach.
lesson-gold-ahoi-last-done = Teraz każdy obszar bierze ten, kto ma do niego więcej wejść. Wygrywa, kto ma najwięcej skrzyń!
lesson-gold-ahoi-end = Szukaj obszarów z wieloma skrzyniami i miej tam o jedno wejście więcej niż przeciwnik. To cała gra.

## The coach in Silver & Gold: about 100 characters.

coach-silver-gold-keep = Zatrzymaj dwie wyspy. Małe zapełnisz szybko, duże dają więcej, a symbole to dodatki.
coach-silver-gold-mark = Wszyscy mają ten sam wzór. Połóż go na swojej wyspie albo zaznacz jedno pole.
coach-silver-gold-coin = Pierwsza moneta: 1 punkt. Cztery w rzędzie dają puchar, a najszybszy bierze najlepszy.
coach-silver-gold-cup = Puchar! Następny pełny rząd dostanie kolejny, dopóki jakieś są.
coach-silver-gold-palm = Palma daje 1 punkt i po 1 za każdą palmę w ofercie. Liczą się tylko pierwsze cztery.
coach-silver-gold-cross = Krzyżyk premiowy! Zaznacz jeszcze jedno pole na dowolnej swojej wyspie.
coach-silver-gold-filled = Wyspa pełna: punkty są twoje, a jej pieczęć, jeśli ją ma, też już się liczy.
coach-silver-gold-take = Weź nową wyspę. Pod każdą widać, ile jest warta razem z pieczęciami.
coach-silver-gold-seal = Pieczęć w rogu: gdy ta wyspa będzie pełna, każda pełna wyspa w kolorze pieczęci da dodatkowe punkty.
coach-silver-gold-last-round = Ostatnia runda: niedokończone wyspy nic nie dają.

## The coach in Gold Ahoi!: about 100 characters.

coach-gold-ahoi-first = Zaczynasz, a twoja strona jest na dole. Więcej wejść tam niż u góry daje obszar.
coach-gold-ahoi-row = Nowy rząd: teraz tam jest twoja krawędź i tylko jego wejścia liczą się dla ciebie.
coach-gold-ahoi-their-row = Przeciwnik otworzył rząd: jego wejścia liczą się teraz stamtąd.
coach-gold-ahoi-mine = Masz skrzynię: jej obszar ma więcej wejść po twojej stronie. Dotknij go, by je zobaczyć.
coach-gold-ahoi-theirs = Przeciwnik ma skrzynię. Dotknij jej obszaru: jedno twoje wejście więcej to zmieni.
coach-gold-ahoi-last = Ostatnie kafelki decydują: szukaj obszarów, gdzie wystarczy jedno wejście więcej.

## Puzzles. The strip above the board has room for about 140 characters; buttons for about 12.

puzzle-about = Pozycje z partii botów. Znajdź najlepszy ruch, a potem zobacz, o ile jest lepszy i dlaczego.
puzzle-one = Zagadka
puzzle-all = Wszystkie zagadki
puzzle-of-the-day = Zagadka dnia
puzzle-next = Następna
# The question of a puzzle of Silver & Gold, and of one of Gold Ahoi!
puzzle-asks-points = Które pola dadzą średnio najwięcej punktów? Odpowiedz wzorem albo jednym polem; krzyżyki premiowe są później.
puzzle-asks-chests = Gdzie kafelek da ci największą przewagę w skrzyniach, średnio dla każdej kolejności pozostałych kafelków?
puzzle-right = Dobrze!
puzzle-wrong = To nie najlepszy ruch.
# After “Not the best move.” $value is a number such as 1.5; $before and $after are chances such as 40 %.
puzzle-behind-points = Kosztuje cię średnio { $value } pkt. Szansa na wygraną: { $before }, z najlepszym ruchem { $after }.
puzzle-behind-chests = Kosztuje cię średnio { $value } skrzyni przewagi. Szansa na wygraną: { $before }, z najlepszym ruchem { $after }.
# Before the reason for the best move, a sentence of its own.
puzzle-better = Najlepszy ruch:
puzzle-show-best = Pokaż
puzzle-mine = Twoje postępy
puzzle-solved = Rozwiązane: { $solved } z { $tried }
puzzle-streak = Z rzędu: { $now } (najdłuższa seria: { $longest })
puzzle-days = Dni z rzędu: { $days }
puzzle-device = Twoje postępy zostają na tym urządzeniu.
puzzle-forget = Usuń postępy
puzzle-difficulty = Trudność
# Any difficulty.
puzzle-any = Dowolna
puzzle-of = Rozwiązane: { $solved } z { $count }

## A mistake of a finished match, tried again. The strip above the board has room for about 140 characters.

retry-title = Spróbuj jeszcze raz
retry-asks = Twój błąd z tej partii. Znajdziesz lepszy ruch?
retry-thinking = Mistrz porównuje twój ruch …
# The verdict on the new move, in one sentence.
retry-found = To jest lepszy ruch.
retry-same = To ruch, który wtedy padł.
retry-worse = Gorszy od zagranego ruchu.
retry-no-gain = Nie jest wyraźnie lepszy od zagranego ruchu.
retry-halfway = Lepszy od zagranego ruchu, ale da się jeszcze lepiej.
retry-level = Tak samo dobry jak lepszy ruch.
retry-surpassed = Jeszcze lepszy niż ruch, który proponował Mistrz!
# The headings of a small table with numbers: keep them short.
retry-new = Nowy ruch
retry-chance = Szansa na wygraną
retry-points = Punkty
# Before the reason for the better move, a sentence of its own.
retry-better = Lepszy ruch:
retry-show-better = Pokaż
