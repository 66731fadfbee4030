### Rules, lessons, coach and puzzles in Polish. **Two stars** make words of the rules stand out.
### Every language has the same keys; tests compare them.

## Both games

rules-title = Jak się gra
rules-facts = { $game ->
    [silver_gold] 2–4 graczy · od 8 lat · 20 minut
    [gold_ahoi] 2 graczy · od 8 lat · 15 minut
   *[other] { $game }
}
rules-author = Autor gry: { $author }
rules-contents = Na tej stronie
rules-short = W skrócie
rules-full = Wszystkie zasady, z obrazkami
rules-play = Zagraj teraz
rules-goal = Cel gry
rules-pieces = Elementy gry
rules-start = Przygotowanie
rules-turn = Tura
rules-end = Koniec gry
rules-count = Punktacja
rules-example = Przykład
rules-tie = W razie remisu
rules-here = Sterowanie
rules-allowed = Wolno
rules-forbidden = Nie wolno
rules-options = Warianty

## Silver & Gold, in short

rules-sg-short-mark = W każdej turze wszyscy zaznaczają **ten sam wzór** na jednej ze swoich dwóch wysp, obrócony lub odbity, jak chcą – albo tylko **jedno pole**.
rules-sg-short-cross = **Krzyżyk bonusowy:** od razu zaznaczasz jeszcze jedno pole.
rules-sg-short-coin = **Moneta:** 1 punkt. Każdy rząd czterech monet daje najcenniejszy z pozostałych pucharów.
rules-sg-short-palm = **Palma:** 1 punkt i jeszcze 1 za każdą palmę w ofercie.
rules-sg-short-card = **Zapełniona wyspa:** daje tyle punktów, ile ma pól, a ty bierzesz nową kartę. Pieczęć daje dodatkowe punkty za każdą zapełnioną kartę w jej kolorze.
rules-sg-short-end = Gra trwa cztery rundy po siedem tur. Potem wygrywa ten, kto ma najwięcej punktów.

## Silver & Gold

rules-sg-goal = Szukacie skarbów na wyspach. Zaznaczacie je pole po polu; gdy zapełnisz wyspę, dostajesz jej punkty. Monety, puchary, palmy i pieczęcie dają ich więcej. Po czterech rundach wygrywa ten, kto ma najwięcej punktów.
rules-sg-cards = Twoje wyspy to **karty ze skarbami**. Zawsze masz przed sobą dwie.
rules-sg-card-points = **Punkty:** tyle jest warta zapełniona karta.
rules-sg-card-colour = **Kolor:** wyspy liliowe (P) mają 14 pól, pomarańczowe (O) 12, zielone (G) 10, szare (S) 8.
rules-sg-card-seal = **Pieczęć:** na niektórych kartach. Na koniec daje dodatkowe punkty.
rules-sg-card-symbol = **Symbol:** krzyżyk bonusowy, moneta albo palma. Działa, gdy tylko zaznaczysz jego pole.
rules-sg-display = **Oferta**: cztery odkryte karty pośrodku. Gdy zapełnisz wyspę, bierzesz nową stąd albo ze **stosu**.
rules-sg-expedition = **Karta ekspedycji** pokazuje wzór tej tury. Jest osiem kart i sześć wzorów; linia z trzech pól i narożnik występują dwa razy.
rules-sg-score-card = Twoja **karta wyników**: dwanaście monet w trzech rzędach, puchar przy każdym rzędzie, cztery pola na palmy.
rules-sg-round-card = **Karta rundowa** odlicza cztery rundy i zawiera sześć pucharów dla wszystkich: 6, 5, 4, 3, 2 i 1.
rules-sg-start-keep = Dostajesz cztery karty ze skarbami. **Dwie zatrzymujesz**, dwie oddajesz; nikt nie widzi które. Wszyscy wybierają jednocześnie.
rules-sg-start-first = Wszystkie pozostałe karty po przetasowaniu tworzą stos, a cztery pierwsze – ofertę. Gracza rozpoczynającego wyznacza los albo gospodarz.
rules-sg-turn = Runda ma siedem tur, a każda tura trzy etapy. Zaznaczacie jednocześnie, więc nikt długo nie czeka.
rules-sg-explore-title = Etap 1: odkrywanie
rules-sg-explore = Odkrywa się następną kartę ekspedycji. Obowiązuje **wszystkich**.
rules-sg-mark-title = Etap 2: zaznaczanie
rules-sg-mark = Zaznacz **cały wzór** na wolnych polach **jednej** ze swoich dwóch wysp. Możesz go dowolnie obracać i odbijać.
rules-sg-caption-turned = Obrócony: pasuje.
rules-sg-caption-flipped = Odbity: też pasuje.
rules-sg-caption-single = Albo tylko jedno pole.
rules-sg-caption-taken = Jedno pole jest już zaznaczone.
rules-sg-caption-sea = Tak wystawałby w morze.
rules-sg-single = Jeśli wzór nie pasuje albo go nie chcesz, zaznacz dokładnie **jedno wolne pole** na dowolnej z wysp. Zawsze trzeba zaznaczyć choć jedno pole.
rules-sg-symbols = Symbole
rules-sg-cross = **Krzyżyk bonusowy:** od razu zaznaczasz **jeszcze jedno wolne pole**, gdzie chcesz na swoich dwóch wyspach. Jego symbol też się liczy, więc jeden krzyżyk bonusowy może prowadzić do następnego. Najpierw zaznaczasz cały wzór, potem dodatkowe pola, jedno po drugim. Nie możesz z nich zrezygnować; przepadają tylko wtedy, gdy nie masz już wolnego pola.
rules-sg-cross-example = Wzór zakrywa krzyżyk bonusowy (niebieski). Za niego zaznacza się też pole z monetą (złote).
rules-sg-coin = **Moneta:** odhacz następną monetę na swojej karcie wyników, rząd po rzędzie. Po dwunastej monety nic już nie dają.
rules-sg-palm = **Palma:** od razu dostajesz 1 punkt i jeszcze 1 za **każdą palmę w ofercie**. Palmy na wyspach twoich i innych graczy się nie liczą. Jest miejsce na cztery palmy; piąta nic nie daje. Palma liczy się od razu; nie można jej zachować na później.
rules-sg-palm-example = W ofercie są dwie palmy: 1 + 2 = **3 punkty**.
rules-sg-together = Co zaznaczyli inni, widzisz dopiero wtedy, gdy wszyscy skończą. Zapełniona wyspa leży na miejscu do etapu 3.
rules-sg-claim-title = Etap 3: zbieranie
rules-sg-claim = Zaczyna gracz rozpoczynający, potem kolejno zgodnie z ruchem wskazówek zegara:
rules-sg-cups = **Puchary:** za każdy rząd monet ukończony w tej turze bierzesz **najcenniejszy z pozostałych pucharów** i wpisujesz jego liczbę obok rzędu. Pierwszy gracz dostaje 6, następny 5 i tak dalej. Gdy zabraknie wszystkich sześciu, nie ma nic.
rules-sg-new-cards = **Nowe wyspy:** odłóż zapełnione karty: ich punkty są twoje. Za każdą musisz wziąć nową: z oferty albo z wierzchu stosu, bez podglądania. Jeśli są dwie, bierzesz je jedną po drugiej.
rules-sg-refill = Oferta jest uzupełniana do czterech dopiero wtedy, gdy weźmiesz wszystkie swoje karty; potem kolej na następnego gracza. Jeśli stos i oferta są puste, nie dostajesz nowej karty. Gracz bez wolnego pola pomija etap 2.
rules-sg-first = Na koniec tury graczem rozpoczynającym zostaje sąsiad z lewej.
rules-sg-round = Po siedmiu turach runda się kończy. Jedna z ośmiu kart ekspedycji pozostała zakryta; zagranych nikomu nie wolno przeglądać. Potem tasuje się znów wszystkie osiem.
rules-sg-end = Po czwartej rundzie partia się kończy. W ostatniej turze rozdaje się jeszcze puchary i odkłada zapełnione karty, ale nie bierze się nowych.
rules-sg-count-coins = 1 punkt za każdą odhaczoną monetę
rules-sg-count-cups = liczby na twoich pucharach
rules-sg-count-palms = punkty z twoich pól palm
rules-sg-count-cards = punkty wszystkich zapełnionych kart
rules-sg-count-seals = za każdą pieczęć na zapełnionej karcie jej liczba za **każdą** zapełnioną kartę w kolorze pieczęci – także za własną kartę pieczęci, jeśli ma ten kolor
rules-sg-count-none = Niezapełnione wyspy nic nie dają. Wygrywa ten, kto ma najwięcej punktów.
rules-sg-example-cards = Anna zapełniła sześć wysp. Jedna ma szarą pieczęć wartą 1, jedna pomarańczową wartą 2.
rules-sg-example-coins = 9 monet
rules-sg-example-seals = 1 × 2 szare karty, 2 × 2 pomarańczowe karty
rules-sg-tie = Wtedy lepszy jest ten, kto zapełnił więcej **szarych** kart; jeśli i tu jest po równo, liczą się zielone, potem pomarańczowe, potem liliowe. Gracze, którzy nadal remisują, dzielą zwycięstwo.
rules-sg-options = Na czas nauki stół może pokazywać, które wzory już wyszły w tej rundzie. Normalnie trzeba je pamiętać.
rules-sg-here-tap = Dotknij pola: wzór pojawi się tam na niebiesko, jeśli pasuje. Dotknij go znów albo naciśnij niebieski przycisk, żeby go zaznaczyć.
rules-sg-here-turn = Obracaj i odbijaj przyciskami, klawiszami <R> i <F>, kółkiem myszy albo dwoma palcami.
rules-sg-here-single = Do pojedynczego pola jest osobny przycisk.
rules-sg-here-undo = Dopóki nie zatwierdzisz, możesz wszystko cofnąć.
rules-sg-here-keys = Klawiatura: strzałki prowadzą po obu wyspach, <Enter> zaznacza, <U> cofa, <?> pokazuje wszystkie skróty.
rules-sg-here-look = Dotknij wysp innego gracza, żeby je powiększyć.

## Gold Ahoi!, in short

rules-ga-short-lay = Na zmianę dokładacie kafelek **bokiem do boku** do układu, obrócony, jak chcecie. Jest najwyżej sześć rzędów i sześć kolumn.
rules-ga-short-row = Nie wolno ci otworzyć **nowego rzędu po stronie przeciwnika**.
rules-ga-short-area = Połączony ląd albo połączona woda to **obszar**. Tam, gdzie sięga brzegu po twojej stronie, masz do niego **wejście**.
rules-ga-short-owner = **Więcej wejść** do obszaru niż przeciwnik: wszystkie skrzynie w tym obszarze są twoje. Po równo: niczyje.
rules-ga-short-end = Po 36 kafelkach wygrywa ten, kto ma więcej skrzyń.

## Gold Ahoi!

rules-ga-goal = Razem układacie morze wysp i kanałów. Na kafelkach są skrzynie ze skarbami, na lądzie albo w wodzie. Kto ma ze swojej strony więcej wejść do obszaru, do tego należy obszar ze wszystkimi skrzyniami. Wygrywa ten, kto ma więcej skrzyń.
rules-ga-tiles = Jest **36 kafelków**, wszystkie w jednym worku. Na każdym są:
rules-ga-tile-land = **Ląd:** sięga środka każdego z czterech boków.
rules-ga-tile-water = **Woda:** wypełnia wszystkie cztery rogi.
rules-ga-tile-chest = **Skrzynia:** na lądzie albo w wodzie.
rules-ga-fit = Dlatego każdy kafelek pasuje do każdego innego, jakkolwiek go obrócić. Oto sześć kształtów:
rules-ga-start-sides = Siedzicie naprzeciwko siebie. **Twoja strona jest zawsze na dole** ekranu, strona przeciwnika na górze.
rules-ga-start-hand = Obaj gracze losują po kafelku z worka; kafelka przeciwnika nie widzisz. Gracza rozpoczynającego wyznacza los albo gospodarz.
rules-ga-lay-title = Etap 1: połóż kafelek
rules-ga-lay = Połóż kafelek tak, żeby stykał się co najmniej **jednym bokiem** z już leżącym. Obróć go, jak chcesz. Pierwszy kafelek leży po prostu pośrodku.
rules-ga-frame = Układ ma najwyżej **sześć rzędów i sześć kolumn**.
rules-ga-rows = Nowy rząd wolno ci otworzyć **tylko po swojej stronie**, nigdy po stronie przeciwnika. Z otwartego rzędu mogą korzystać obaj gracze.
rules-ga-columns = Nowe kolumny mogą otwierać obaj gracze, z lewej i z prawej.
rules-ga-figure = Twoja kolej; twoja strona jest na dole. Możesz użyć miejsc z przerywaną ramką. **1** byłoby nowym rzędem po stronie przeciwnika, **2** siódmą kolumną.
rules-ga-draw-title = Etap 2: dobierz
rules-ga-draw = Dobierz nowy kafelek z worka, jeśli jeszcze jakieś są. Potem kolej na przeciwnika.
rules-ga-end = Gdy leżą już wszystkie kafelki (36), kwadrat jest gotowy i liczycie skrzynie.
rules-ga-areas = Połączony ląd, przez wszystkie kafelki, to **jeden obszar**; tak samo połączona woda. Woda łączy się w rogach kafelków.
rules-ga-openings = Gdzie obszar sięga brzegu po twojej stronie, masz do niego **wejście**. Po twojej stronie jest sześć wejść lądowych i siedem wodnych: po jednym między sąsiednimi kafelkami i po jednym na obu końcach.
rules-ga-openings-caption = Twoja strona: sześć wejść lądowych (▲) i siedem wodnych (△). Lewy i prawy brzeg układu nie liczą się nikomu.
rules-ga-owner = Kto ma **więcej wejść** do obszaru, dostaje **wszystkie skrzynie** w nim. Jeśli obaj gracze mają tyle samo wejść albo żadnego, skrzynie są niczyje. Każda skrzynia to punkt.
rules-ga-example-layout = Mały układ z sześciu kafelków, do ćwiczenia. Siedzisz na dole.
rules-ga-example-mine = **Ląd:** masz 2 wejścia, przeciwnik ma 1. 3 skrzynie z tego obszaru są twoje.
rules-ga-example-theirs = **Woda** z lewej: masz 1 wejście, przeciwnik ma 3. 2 skrzynie z tego obszaru dostaje przeciwnik.
rules-ga-example-nobody = **Woda** z prawej: po 1. Skrzynia z tego obszaru jest niczyja.
rules-ga-example-sum = Jest więc **3 : 2** dla ciebie.
rules-ga-tie = Przy równej liczbie punktów jest remis.
rules-ga-options-hands = Stół może grać z **odkrytymi kafelkami**: wtedy obaj gracze widzą oba kafelki.
rules-ga-options-handicap = Kto gra jako drugi, ma trochę łatwiej. Dla wyrównania stół może dać graczowi rozpoczynającemu **handicap** od 1 do 9 punktów.
rules-ga-here-place = Dotknij miejsca z przerywaną ramką, a kafelek pojawi się tam na próbę; niebieski przycisk zatwierdza.
rules-ga-here-turn = Żeby obrócić, dotknij kafelka albo użyj przycisków, klawisza <R> lub kółka myszy.
rules-ga-here-area = Dotknij obszaru, żeby zobaczyć, dokąd sięga, z jego skrzyniami i wejściami.
rules-ga-here-keys = Klawiatura: strzałki przesuwają, <R> obraca; <Enter> kładzie kafelek na próbę, a <Enter> jeszcze raz – na stałe. <?> pokazuje wszystkie skróty.

## Lessons: a guided first match for each game; buttons and progress

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

## The lesson of Silver & Gold

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

## The lesson of Gold Ahoi!

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
puzzle-device = Bez imienia twoje postępy zostają na tym urządzeniu.
puzzle-with-you = Twoje postępy są zapisane przy twoim imieniu i przechodzą na inne urządzenia.
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
