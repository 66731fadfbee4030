### The rules of both games in German. Every language has the same keys; tests compare them.
### **Two stars** make words stand out.

## Both games

rules-title = So wird gespielt
rules-facts = { $game ->
    [silver_gold] 2–4 Spieler · ab 8 Jahren · 20 Minuten
    [gold_ahoi] 2 Spieler · ab 8 Jahren · 15 Minuten
   *[other] { $game }
}
rules-author = Ein Spiel von { $author }
rules-contents = Auf dieser Seite
rules-short = Kurz gesagt
rules-full = Alle Regeln, mit Bildern
rules-play = Jetzt spielen
rules-goal = Ziel des Spiels
rules-pieces = Spielmaterial
rules-start = Spielaufbau
rules-turn = Ein Zug
rules-end = Spielende
rules-count = Wertung
rules-example = Ein Beispiel
rules-tie = Bei Gleichstand
rules-here = Bedienung
rules-allowed = Erlaubt
rules-forbidden = Nicht erlaubt
rules-options = Varianten

## Silver & Gold, in short

rules-sg-short-mark = In jedem Zug kreuzen alle **dasselbe Muster** auf einer ihrer beiden Inseln an, beliebig gedreht oder gespiegelt – oder nur **ein einzelnes Feld**.
rules-sg-short-cross = **Bonuskreuz:** Sofort noch ein Feld ankreuzen.
rules-sg-short-coin = **Münze:** 1 Punkt. Jede volle Reihe von vier Münzen holt den wertvollsten Pokal, der noch da ist.
rules-sg-short-palm = **Palme:** 1 Punkt und 1 weiterer für jede Palme in der Auslage.
rules-sg-short-card = **Insel voll:** Sie bringt so viele Punkte, wie sie Felder hat, und du nimmst eine neue Karte. Ein Siegel bringt Extrapunkte für jede volle Karte seiner Farbe.
rules-sg-short-end = Gespielt werden vier Runden mit je sieben Zügen. Dann gewinnt, wer die meisten Punkte hat.

## Silver & Gold

rules-sg-goal = Ihr sucht Schätze auf Inseln. Feld für Feld kreuzt ihr sie an; wer eine Insel voll hat, bekommt ihre Punkte. Münzen, Pokale, Palmen und Siegel bringen noch mehr. Nach vier Runden gewinnt, wer die meisten Punkte hat.
rules-sg-cards = Deine Inseln sind **Schatzkarten**. Zwei davon liegen immer vor dir.
rules-sg-card-points = **Punkte:** So viel ist die volle Karte wert.
rules-sg-card-colour = **Farbe:** Lila Inseln (P) haben 14 Felder, orange (O) 12, grüne (G) 10, graue (S) 8.
rules-sg-card-seal = **Siegel:** auf manchen Karten. Es bringt am Ende Extrapunkte.
rules-sg-card-symbol = **Symbol:** ein Bonuskreuz, eine Münze oder eine Palme. Es wirkt, sobald du sein Feld ankreuzt.
rules-sg-display = Die **Auslage**: vier offene Karten in der Mitte. Hast du eine Insel voll, nimmst du dir von hier oder vom **Stapel** eine neue.
rules-sg-expedition = Die **Expeditionskarte** zeigt das Muster dieses Zuges. Es gibt acht Karten mit sechs Mustern; die Dreierreihe und die Ecke kommen zweimal vor.
rules-sg-score-card = Deine **Wertungskarte**: zwölf Münzen in drei Reihen, neben jeder Reihe ein Pokal, dazu vier Felder für Palmen.
rules-sg-round-card = Die **Rundenkarte** zählt die vier Runden und hält sechs Pokale für alle bereit: 6, 5, 4, 3, 2 und 1.
rules-sg-start-keep = Du bekommst vier Schatzkarten. **Zwei behältst du**, zwei gibst du zurück; niemand sieht, welche. Alle wählen gleichzeitig.
rules-sg-start-first = Alle übrigen Karten werden zum Stapel gemischt, die ersten vier davon bilden die Auslage. Der Startspieler wird ausgelost, oder der Gastgeber bestimmt ihn.
rules-sg-turn = Eine Runde hat sieben Züge, jeder Zug drei Schritte. Angekreuzt wird gleichzeitig, so wartet niemand lange.
rules-sg-explore-title = Schritt 1: erkunden
rules-sg-explore = Die nächste Expeditionskarte wird aufgedeckt. Sie gilt für **alle**.
rules-sg-mark-title = Schritt 2: ankreuzen
rules-sg-mark = Kreuze das **ganze Muster** auf freien Feldern **einer** deiner beiden Inseln an. Du darfst es drehen und spiegeln, wie du willst.
rules-sg-caption-turned = Gedreht: passt.
rules-sg-caption-flipped = Gespiegelt: passt auch.
rules-sg-caption-single = Oder nur ein Feld.
rules-sg-caption-taken = Ein Feld ist schon angekreuzt.
rules-sg-caption-sea = Das ragt ins Meer hinaus.
rules-sg-single = Passt das Muster nicht oder gefällt es dir nicht, kreuzt du genau **ein freies Feld** auf einer der beiden Inseln an. Gar nichts anzukreuzen ist nicht erlaubt.
rules-sg-symbols = Die Symbole
rules-sg-cross = **Bonuskreuz:** Du kreuzt sofort **noch ein freies Feld** an, wo du willst, auf einer deiner beiden Inseln. Auch dessen Symbol zählt, so kann ein Bonuskreuz zum nächsten führen. Erst kommt das ganze Muster, dann ein Zusatzfeld nach dem anderen. Verzichten darfst du nicht; sie verfallen nur, wenn du kein freies Feld mehr hast.
rules-sg-cross-example = Das Muster deckt ein Bonuskreuz ab (blau). Dafür wird auch das Feld mit der Münze angekreuzt (golden).
rules-sg-coin = **Münze:** Hake die nächste Münze auf deiner Wertungskarte ab, Reihe für Reihe. Nach der zwölften bringen Münzen nichts mehr.
rules-sg-palm = **Palme:** Du bekommst sofort 1 Punkt und 1 weiteren für **jede Palme in der Auslage**. Palmen auf deinen oder fremden Inseln zählen nicht. Platz ist für vier Palmen; eine fünfte bringt nichts. Eine Palme zählt sofort; aufheben lässt sie sich nicht.
rules-sg-palm-example = In der Auslage liegen zwei Palmen: 1 + 2 = **3 Punkte**.
rules-sg-together = Was die anderen angekreuzt haben, siehst du erst, wenn alle fertig sind. Eine volle Insel bleibt bis Schritt 3 liegen.
rules-sg-claim-title = Schritt 3: einsammeln
rules-sg-claim = Der Startspieler beginnt, dann geht es reihum im Uhrzeigersinn:
rules-sg-cups = **Pokale:** Für jede Münzreihe, die du in diesem Zug vollgemacht hast, nimmst du den **wertvollsten Pokal, der noch da ist**, und schreibst seine Zahl neben die Reihe. Der Erste bekommt 6, der Nächste 5 und so weiter. Sind alle sechs weg, gibt es nichts mehr.
rules-sg-new-cards = **Neue Inseln:** Lege deine vollen Karten ab: Ihre Punkte gehören dir. Für jede musst du eine neue nehmen: aus der Auslage oder die oberste vom Stapel, ungesehen. Sind es zwei, nimmst du sie nacheinander.
rules-sg-refill = Erst wenn du alle deine Karten genommen hast, wird die Auslage wieder auf vier aufgefüllt; dann ist der Nächste dran. Sind Stapel und Auslage leer, bekommst du keine neue Karte. Wer kein freies Feld mehr hat, überspringt Schritt 2.
rules-sg-first = Am Ende des Zuges wird der linke Nachbar Startspieler.
rules-sg-round = Nach sieben Zügen ist die Runde vorbei. Eine der acht Expeditionskarten ist verdeckt geblieben; die gespielten darf niemand durchsehen. Dann werden alle acht neu gemischt.
rules-sg-end = Nach der vierten Runde ist die Partie zu Ende. Im allerletzten Zug werden noch Pokale vergeben und volle Karten abgelegt, aber keine neuen mehr genommen.
rules-sg-count-coins = 1 Punkt für jede abgehakte Münze
rules-sg-count-cups = die Zahlen deiner Pokale
rules-sg-count-palms = die Punkte in deinen Palmenfeldern
rules-sg-count-cards = die Punkte aller vollen Karten
rules-sg-count-seals = für jedes Siegel auf einer vollen Karte seine Zahl, und zwar für **jede** volle Karte in der Farbe des Siegels – die eigene mitgezählt, wenn sie diese Farbe hat
rules-sg-count-none = Inseln, die nicht voll sind, bringen nichts. Wer die meisten Punkte hat, gewinnt.
rules-sg-example-cards = Anna hat sechs Inseln voll. Eine trägt ein graues Siegel mit 1, eine ein oranges mit 2.
rules-sg-example-coins = 9 Münzen
rules-sg-example-seals = 1 × 2 graue Karten, 2 × 2 orange Karten
rules-sg-tie = Dann liegt vorn, wer mehr **graue** Karten voll hat; ist auch das gleich, entscheiden die grünen, dann die orangen, dann die lila Karten. Bei weiterem Gleichstand teilen sie sich den Sieg.
rules-sg-options = Zum Lernen kann ein Tisch anzeigen, welche Muster in dieser Runde schon dran waren. Normalerweise müsst ihr sie euch merken.
rules-sg-here-tap = Tipp ein Feld an: Das Muster erscheint dort in Blau, wenn es passt. Tipp es noch einmal an oder drück den blauen Knopf, um es anzukreuzen.
rules-sg-here-turn = Drehen und spiegeln: mit den Knöpfen, mit den Tasten <R> und <F>, mit dem Mausrad oder mit zwei Fingern.
rules-sg-here-single = Für ein einzelnes Feld gibt es einen Knopf.
rules-sg-here-undo = Bis du bestätigst, kannst du alles zurücknehmen.
rules-sg-here-keys = Mit der Tastatur: Die Pfeiltasten führen über beide Inseln, <Enter> kreuzt an, <U> nimmt zurück, <?> zeigt alle Tastenkürzel.
rules-sg-here-look = Tipp die Inseln der anderen an, um sie groß zu sehen.

## Gold Ahoi!, in short

rules-ga-short-lay = Legt abwechselnd ein Plättchen **Kante an Kante** an die Auslage, beliebig gedreht. Es gibt höchstens sechs Reihen und sechs Spalten.
rules-ga-short-row = Du darfst **keine neue Reihe auf der Seite deines Gegners** eröffnen.
rules-ga-short-area = Zusammenhängendes Land oder Wasser ist ein **Gebiet**. Wo es den Rand auf deiner Seite erreicht, hast du einen **Zugang** dazu.
rules-ga-short-owner = **Mehr Zugänge** zu einem Gebiet als dein Gegner: Alle Schatztruhen darin gehören dir. Bei Gleichstand gehören sie niemandem.
rules-ga-short-end = Nach 36 Plättchen gewinnt, wer die meisten Schatztruhen hat.

## Gold Ahoi!

rules-ga-goal = Gemeinsam legt ihr ein Meer aus Inseln und Wasserwegen. Auf den Plättchen liegen Schatztruhen, an Land oder im Wasser. Wer von der eigenen Seite aus mehr Zugänge zu einem Gebiet hat, dem gehört es mit allen Truhen. Wer die meisten Truhen hat, gewinnt.
rules-ga-tiles = Es gibt **36 Plättchen**, alle in einem Beutel. Auf jedem sind:
rules-ga-tile-land = **Land:** Es reicht an die Mitte jeder der vier Kanten.
rules-ga-tile-water = **Wasser:** Es füllt alle vier Ecken.
rules-ga-tile-chest = Eine **Schatztruhe:** auf einem Stück Land oder in einem der Gewässer.
rules-ga-fit = Darum passt jedes Plättchen an jedes andere, wie man es auch dreht. Das sind die sechs Formen:
rules-ga-start-sides = Ihr sitzt euch gegenüber. **Deine Seite ist immer unten** auf dem Bildschirm, die deines Gegners oben.
rules-ga-start-hand = Beide ziehen ein Plättchen aus dem Beutel; das deines Gegners siehst du nicht. Der Startspieler wird ausgelost, oder der Gastgeber bestimmt ihn.
rules-ga-lay-title = Schritt 1: Plättchen legen
rules-ga-lay = Leg dein Plättchen so, dass es mindestens **eine Kante** mit einem Plättchen teilt, das schon liegt. Dreh es, wie du willst. Das allererste Plättchen kommt einfach in die Mitte.
rules-ga-frame = Die Auslage hat höchstens **sechs Reihen und sechs Spalten**.
rules-ga-rows = Eine neue Reihe darfst du **nur auf deiner Seite** eröffnen, nie auf der deines Gegners. Ist sie einmal offen, dürfen beide sie nutzen.
rules-ga-columns = Neue Spalten dürft ihr beide eröffnen, links und rechts.
rules-ga-figure = Du bist am Zug; deine Seite ist unten. Die gestrichelten Plätze stehen dir offen. **1** wäre eine neue Reihe auf der Seite deines Gegners, **2** eine siebte Spalte.
rules-ga-draw-title = Schritt 2: nachziehen
rules-ga-draw = Zieh ein neues Plättchen aus dem Beutel, solange noch welche da sind. Dann ist dein Gegner dran.
rules-ga-end = Liegen alle 36 Plättchen, ist das Quadrat fertig, und ihr zählt die Schatztruhen.
rules-ga-areas = Land, das zusammenhängt, ist über alle Plättchen hinweg **ein Gebiet**; Wasser, das zusammenhängt, ebenso. Wasser trifft sich an den Ecken der Plättchen.
rules-ga-openings = Wo ein Gebiet den Rand auf deiner Seite erreicht, hast du einen **Zugang**. Auf deiner Seite gibt es sechs Zugänge an Land und sieben im Wasser: zwischen zwei Plättchen je einen und an jedem Ende einen.
rules-ga-openings-caption = Deine Seite: sechs Zugänge an Land (▲) und sieben im Wasser (△). Der linke und der rechte Rand der Auslage zählen für niemanden.
rules-ga-owner = Wer **mehr Zugänge** zu einem Gebiet hat, dem gehören **alle Schatztruhen** darin. Bei gleich vielen oder gar keinen gehören sie niemandem. Jede Truhe ist ein Punkt.
rules-ga-example-layout = Eine kleine Auslage aus sechs Plättchen zum Üben. Du sitzt unten.
rules-ga-example-mine = **Land:** Du hast 2 Zugänge, dein Gegner hat 1. Die 3 Truhen gehören dir.
rules-ga-example-theirs = **Wasser** links: Du hast 1, dein Gegner hat 3. Die 2 Truhen gehen an deinen Gegner.
rules-ga-example-nobody = **Wasser** rechts: je 1. Die Truhe gehört niemandem.
rules-ga-example-sum = Es steht also **3 : 2** für dich.
rules-ga-tie = Bei gleich vielen Punkten endet die Partie unentschieden.
rules-ga-options-hands = Ein Tisch kann mit **offener Hand** spielen: Dann sehen beide Spieler beide Plättchen.
rules-ga-options-handicap = Wer als Zweiter zieht, hat es etwas leichter. Zum Ausgleich kann ein Tisch dem Startspieler eine **Vorgabe** von 1 bis 9 Punkten geben.
rules-ga-here-place = Tipp einen gestrichelten Platz an, um dein Plättchen dort auszuprobieren; der blaue Knopf bestätigt.
rules-ga-here-turn = Zum Drehen tipp das Plättchen an, oder nimm die Knöpfe, die Taste <R> oder das Mausrad.
rules-ga-here-area = Tipp ein Gebiet an, um zu sehen, wie weit es reicht, mit seinen Truhen und Zugängen.
rules-ga-here-keys = Mit der Tastatur: Die Pfeiltasten bewegen, <R> dreht; <Enter> probiert das Plättchen aus, noch einmal <Enter> legt es. <?> zeigt alle Tastenkürzel.
