### Zasady obu gier, tak jak gra się w tym domu.
### **Dwie gwiazdki** wyróżniają słowa.

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
rules-goal = O co chodzi
rules-pieces = Co leży na stole
rules-start = Jak zacząć
rules-turn = Jedna tura
rules-end = Koniec
rules-count = Liczenie punktów
rules-example = Przykład
rules-tie = W razie remisu
rules-here = Przy tym stole
rules-allowed = Wolno
rules-forbidden = Nie wolno
rules-options = Jeśli chcecie

## Silver & Gold, in short

rules-sg-short-mark = W każdej turze wszyscy zaznaczają **ten sam wzór** na jednej ze swoich dwóch wysp, obrócony lub odbity, jak chcą – albo tylko **jedno pole**.
rules-sg-short-cross = **Krzyżyk:** od razu zaznaczasz jeszcze jedno pole.
rules-sg-short-coin = **Moneta:** 1 punkt; każdy rząd czterech monet daje najwyższy z pozostałych pucharów.
rules-sg-short-palm = **Palma:** 1 punkt i jeszcze 1 za każdą palmę w ofercie.
rules-sg-short-card = **Pełna wyspa:** daje tyle punktów, ile ma pól, a ty bierzesz nową kartę. Pieczęć daje dodatkowe punkty za każdą zapełnioną kartę w jej kolorze.
rules-sg-short-end = Cztery rundy po siedem tur; potem wygrywa ten, kto ma najwięcej punktów.

## Silver & Gold

rules-sg-goal = Szukacie skarbów na wyspach. Zaznaczacie je pole po polu; kto zapełni wyspę, dostaje jej punkty. Monety, puchary, palmy i pieczęcie dają ich więcej. Po czterech rundach wygrywa ten, kto ma najwięcej punktów.
rules-sg-cards = Twoje wyspy to **karty ze skarbami**. Zawsze masz przed sobą dwie.
rules-sg-card-points = **Punkty:** tyle jest warta zapełniona karta, 1 za każde pole.
rules-sg-card-colour = **Kolor:** wyspy liliowe (P) mają 14 pól, pomarańczowe (O) 12, zielone (G) 10, szare (S) 8.
rules-sg-card-seal = **Pieczęć:** na niektórych kartach. Na koniec daje dodatkowe punkty.
rules-sg-card-symbol = **Symbol:** krzyżyk, moneta albo palma. Działa, gdy tylko zaznaczysz jego pole.
rules-sg-display = **Oferta**: cztery odkryte karty pośrodku. Kto zapełni wyspę, bierze stąd lub ze **stosu** nową.
rules-sg-expedition = **Karta ekspedycji** pokazuje wzór tej tury. Jest osiem kart i sześć wzorów; linia z trzech pól i narożnik występują dwa razy.
rules-sg-score-card = Twoja **karta wyników**: dwanaście monet w trzech rzędach, puchar przy każdym rzędzie, cztery pola na palmy.
rules-sg-round-card = **Karta rundowa** odlicza cztery rundy i ma sześć pucharów dla wszystkich: 6, 5, 4, 3, 2 i 1.
rules-sg-start-keep = Dostajesz cztery karty ze skarbami. **Dwie zatrzymujesz**, dwie oddajesz; nikt nie widzi które. Wszyscy wybierają jednocześnie.
rules-sg-start-first = Wszystkie pozostałe karty po przetasowaniu tworzą stos, a cztery pierwsze – ofertę. Gracza rozpoczynającego wyznacza los.
rules-sg-turn = Runda ma siedem tur, a każda tura trzy etapy. Zaznaczacie jednocześnie, więc nikt długo nie czeka.
rules-sg-explore-title = Etap 1: odkrywanie
rules-sg-explore = Odkrywa się następną kartę ekspedycji. Obowiązuje **wszystkich**.
rules-sg-mark-title = Etap 2: zaznaczanie
rules-sg-mark = Zaznacz **cały wzór** na wolnych polach **jednej** ze swoich dwóch wysp. Możesz go dowolnie obracać i odbijać.
rules-sg-caption-turned = Obrócony: pasuje.
rules-sg-caption-flipped = Odbity: też pasuje.
rules-sg-caption-single = Albo tylko jedno pole.
rules-sg-caption-taken = Jedno pole jest już zaznaczone.
rules-sg-caption-sea = Wystaje w morze.
rules-sg-single = Jeśli wzór nie pasuje albo go nie chcesz, zaznacz dokładnie **jedno wolne pole** na dowolnej z wysp. Nie wolno nie zaznaczyć niczego.
rules-sg-symbols = Symbole
rules-sg-cross = **Krzyżyk:** od razu zaznaczasz **jeszcze jedno wolne pole**, gdzie chcesz na swoich dwóch wyspach. Jego symbol też się liczy, więc jeden krzyżyk może prowadzić do następnego. Najpierw cały wzór, potem dodatkowe pola, jedno po drugim. Nie możesz z nich zrezygnować; przepadają tylko wtedy, gdy nie masz już wolnego pola.
rules-sg-cross-example = Wzór zakrywa krzyżyk (niebieski). Za niego zaznacza się też pole z monetą (złote).
rules-sg-coin = **Moneta:** odhacz następną monetę na swojej karcie wyników, rząd po rzędzie. Po dwunastej monety nic już nie dają.
rules-sg-palm = **Palma:** od razu dostajesz 1 punkt i jeszcze 1 za **każdą palmę w ofercie**. Palmy na wyspach twoich i innych graczy się nie liczą. Jest miejsce na cztery palmy; piąta nic nie daje. Palma liczy się od razu; nie można jej zachować na później.
rules-sg-palm-example = W ofercie są dwie palmy: 1 + 2 = **3 punkty**.
rules-sg-together = Dopiero gdy wszyscy skończą, widać, co zaznaczyli inni. Pełna wyspa leży na miejscu do etapu 3.
rules-sg-claim-title = Etap 3: zbieranie
rules-sg-claim = Zaczyna gracz rozpoczynający, potem kolejno zgodnie z ruchem wskazówek zegara:
rules-sg-cups = **Puchary:** za każdy rząd monet ukończony w tej turze bierzesz **najwyższy z pozostałych pucharów** i wpisujesz jego liczbę obok rzędu. Pierwszy gracz dostaje 6, następny 5… Gdy nie ma już żadnego z sześciu, nie ma nic.
rules-sg-new-cards = **Nowe wyspy:** odłóż zapełnione karty: ich punkty są twoje. Za każdą musisz wziąć nową: z oferty albo z wierzchu stosu, bez podglądania. Jeśli są dwie, bierzesz je jedną po drugiej.
rules-sg-refill = Dopiero gdy weźmiesz wszystkie swoje karty, oferta jest uzupełniana do czterech; potem kolej na następnego gracza. Jeśli stos i oferta są puste, nie dostajesz nowej karty; kto nie ma już wolnego pola, pauzuje w etapie 2.
rules-sg-first = Na koniec tury graczem rozpoczynającym zostaje sąsiad z lewej.
rules-sg-round = Po siedmiu turach runda się kończy. Jedna z ośmiu kart ekspedycji pozostała zakryta; zagranych nikomu nie wolno przeglądać. Potem tasuje się znów wszystkie osiem.
rules-sg-end = Po czwartej rundzie partia się kończy. W ostatniej turze rozdaje się jeszcze puchary i odkłada pełne karty, ale nie bierze się nowych.
rules-sg-count-coins = 1 punkt za każdą odhaczoną monetę
rules-sg-count-cups = liczby na twoich pucharach
rules-sg-count-palms = punkty z twoich pól palm
rules-sg-count-cards = punkty wszystkich zapełnionych kart
rules-sg-count-seals = za każdą pieczęć na zapełnionej karcie jej liczba, i to za **każdą** zapełnioną kartę w kolorze pieczęci – także za własną kartę pieczęci, jeśli ma ten kolor
rules-sg-count-none = Niezapełnione wyspy nic nie dają. Wygrywa ten, kto ma najwięcej punktów.
rules-sg-example-cards = Anna zapełniła sześć wysp. Jedna ma szarą pieczęć z 1, jedna pomarańczową z 2.
rules-sg-example-coins = 9 monet
rules-sg-example-seals = 1 × 2 szare karty, 2 × 2 pomarańczowe karty
rules-sg-tie = Wtedy lepszy jest ten, kto zapełnił więcej **szarych** kart; jeśli i tu jest po równo, liczą się zielone, potem pomarańczowe, potem liliowe. Kto nadal ma tyle samo, dzieli zwycięstwo.
rules-sg-options = Dla uczących się stół może pokazywać, które karty ekspedycji już wyszły w tej rundzie. Właściwie trzeba je pamiętać.
rules-sg-here-tap = Dotknij pola: wzór pojawi się tam na niebiesko, jeśli pasuje. Dotknij go znów albo naciśnij niebieski przycisk, żeby go zaznaczyć.
rules-sg-here-turn = Obracaj i odbijaj przyciskami, klawiszami <R> i <F>, kółkiem myszy albo dwoma palcami.
rules-sg-here-single = Do jednego pola jest osobny przycisk.
rules-sg-here-undo = Dopóki nie zatwierdzisz, możesz wszystko cofnąć.
rules-sg-here-keys = Klawiatura: strzałki prowadzą po obu wyspach, <Enter> zaznacza, <U> cofa, <?> pokazuje wszystkie klawisze.
rules-sg-here-look = Dotknij wysp innych graczy, żeby zobaczyć je w powiększeniu.

## Gold Ahoi!, in short

rules-ga-short-lay = Na zmianę dokładacie kafelek **bokiem do boku**, obrócony, jak chcecie. Najwyżej sześć rzędów i sześć kolumn.
rules-ga-short-row = Nie wolno ci otworzyć **nowego rzędu po drugiej stronie**.
rules-ga-short-area = Połączony ląd albo połączona woda to **obszar**. Tam, gdzie sięga brzegu po twojej stronie, masz **wejście**.
rules-ga-short-owner = **Więcej wejść** niż druga osoba: wszystkie skrzynie obszaru są twoje. Po równo: niczyje.
rules-ga-short-end = Po 36 kafelkach wygrywa ten, kto ma więcej skrzyń.

## Gold Ahoi!

rules-ga-goal = Razem układacie morze wysp i kanałów. Na każdym kafelku jest skrzynia, na lądzie albo w wodzie. Kto ma więcej wejść ze swojej strony, do tego należy obszar ze wszystkimi skrzyniami. Wygrywa ten, kto ma więcej skrzyń.
rules-ga-tiles = Jest **36 kafelków**, wszystkie w jednym worku. Na każdym są:
rules-ga-tile-land = **Ląd:** sięga środka każdego z czterech boków.
rules-ga-tile-water = **Woda:** wypełnia wszystkie cztery rogi.
rules-ga-tile-chest = **Skrzynia:** na jednym z lądów albo w jednej z wód.
rules-ga-fit = Dlatego każdy kafelek pasuje do każdego innego, jakkolwiek go obrócić. Oto sześć kształtów:
rules-ga-start-sides = Siedzicie naprzeciwko siebie. **Twoja strona jest zawsze na dole** ekranu, druga na górze.
rules-ga-start-hand = Każdy losuje kafelek z worka; druga osoba go nie widzi. Kto zaczyna, wyznacza los.
rules-ga-lay-title = Etap 1: połóż kafelek
rules-ga-lay = Połóż kafelek tak, żeby stykał się co najmniej **jednym bokiem** z już leżącym. Obróć go, jak chcesz. Pierwszy kafelek leży po prostu pośrodku.
rules-ga-frame = Układ ma najwyżej **sześć rzędów i sześć kolumn**.
rules-ga-rows = Nowy rząd wolno ci otworzyć **tylko po swojej stronie**, nigdy po drugiej. Otwarty rząd jest dostępny dla obojga.
rules-ga-columns = Nowe kolumny możecie otwierać oboje, z lewej i z prawej.
rules-ga-figure = Twój ruch; twoja strona jest na dole. Miejsca z przerywaną ramką są dla ciebie otwarte. **1** byłoby nowym rzędem po drugiej stronie, **2** siódmą kolumną.
rules-ga-draw-title = Etap 2: dobierz
rules-ga-draw = Dobierz nowy kafelek, dopóki są w worku. Potem kolej na drugą osobę.
rules-ga-end = Gdy leży wszystkie 36 kafelków, kwadrat jest gotowy i liczycie.
rules-ga-areas = Połączony ląd, przez wszystkie kafelki, to **jeden obszar**; tak samo połączona woda. Woda łączy się w rogach kafelków.
rules-ga-openings = Gdzie obszar sięga brzegu po twojej stronie, masz do niego **wejście**. Po twojej stronie jest sześć wejść lądowych i siedem wodnych: po jednym między sąsiednimi kafelkami i po jednym na obu końcach.
rules-ga-openings-caption = Twoja strona: sześć wejść lądowych (▲) i siedem wodnych (△). Lewy i prawy brzeg układu nie liczą się nikomu.
rules-ga-owner = Kto ma **więcej wejść** do obszaru, dostaje **wszystkie skrzynie** w nim. Przy równej liczbie lub braku wejść są niczyje. Każda skrzynia to punkt.
rules-ga-example-layout = Sześć kafelków na próbę. Siedzisz na dole.
rules-ga-example-mine = **Ląd:** masz 2 wejścia, druga osoba 1. Jego 3 skrzynie są twoje.
rules-ga-example-theirs = **Woda** z lewej: ty 1, druga osoba 3. Jej 2 skrzynie dostaje druga osoba.
rules-ga-example-nobody = **Woda** z prawej: po 1. Jej skrzynia jest niczyja.
rules-ga-example-sum = Jest więc **3 : 2** dla ciebie.
rules-ga-tie = Przy równej liczbie punktów jest remis.
rules-ga-options-hands = Stół może grać z **odkrytymi kafelkami**: wtedy oboje widzicie oba kafelki.
rules-ga-options-handicap = Kto gra jako drugi, ma trochę łatwiej. Dla wyrównania stół może dać graczowi rozpoczynającemu **handicap** od 1 do 9 punktów.
rules-ga-here-place = Dotknij miejsca z przerywaną ramką: kafelek położy się tam na próbę. Niebieskim przyciskiem kładziesz go na stałe.
rules-ga-here-turn = Żeby obrócić, dotknij kafelka albo użyj przycisków, klawisza <R> lub kółka myszy.
rules-ga-here-area = Dotknij obszaru, żeby zobaczyć, dokąd sięga, z jego skrzyniami i wejściami.
rules-ga-here-keys = Klawiatura: strzałki przesuwają, <R> obraca; <Enter> kładzie kafelek na próbę, a naciśnięty ponownie – na stałe. <?> pokazuje wszystkie klawisze.
