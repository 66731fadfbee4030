### The rules of both games in Polish. Every language has the same keys; tests compare them.
### **Two stars** make words stand out.

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
