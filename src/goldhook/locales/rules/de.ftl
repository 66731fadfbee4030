### Rules, lessons, coach and puzzles in German. **Two stars** make words of the rules stand out.
### Every language has the same keys; tests compare them.

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

## Lessons: a guided first match for each game; buttons and progress

lesson-progress = { $step } von { $count }
lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Überspringen
lesson-show-me = Zeig’s mir
lesson-answers = Deine Antwort
lesson-answer-me = Ich
lesson-answer-other = Gegner
lesson-answer-nobody = Niemand
lesson-wrong-move = Das ist erlaubt, aber hier üben wir etwas anderes. Versuch’s noch einmal oder drück „Zeig’s mir“.
lesson-wrong-answer = Nicht ganz. Schau noch einmal hin und versuch es erneut.
lesson-go-on = Oben geht es mit „Weiter“ weiter.
lesson-answer-above = Wähle oben deine Antwort.
lesson-end = Du kennst das Spiel!
lesson-play = Erste Partie spielen (leichter Bot)

## The lesson of Silver & Gold

lesson-silver-gold-mark = Fülle Inseln und kassiere ihre Punkte. Jeder Zug bringt ein Muster: Tippe auf eine Insel, dann auf „ankreuzen“ und „Fertig“.
lesson-silver-gold-mark-wrong = Leg diesmal das ganze Muster auf Felder ohne Symbole.
lesson-silver-gold-mark-done = Angekreuzt! Eine volle Insel bringt die Zahl oben links. Nach 4 Runden zu 7 Zügen gewinnen die meisten Punkte.
lesson-silver-gold-turn = Du darfst das Muster drehen und spiegeln. Tipp auf ein Feld, und es dreht sich passend; „Drehen“ und „Spiegeln“ zeigen mehr. Kreuze alle vier Felder an.
lesson-silver-gold-turn-wrong = Kreuze diesmal das ganze Muster an: vier Felder.
lesson-silver-gold-turn-done = Alles, was passt, ist erlaubt: auf einer einzigen Insel und kein Feld zweimal.
lesson-silver-gold-single = Dieses Quadrat passt nirgends. Passt ein Muster nicht, oder willst du es nicht, kreuzt du ein einzelnes Feld an. Tipp auf ein freies Feld.
lesson-silver-gold-single-done = Das Muster oder ein Feld: Irgendetwas kreuzt du immer an.
lesson-silver-gold-coin = Angekreuzte Münzen wandern auf deine Wertungskarte, je 1 Punkt. Eine volle Reihe bringt den besten Pokal. Dir fehlt eine Münze: Hol sie dir!
lesson-silver-gold-coin-wrong = Such ein Feld mit einer Münze und kreuze es an.
lesson-silver-gold-coin-done = Reihe voll! Du bekommst die 6. Die nächste volle Reihe, egal von wem, bringt nur noch 5: Sei schnell.
lesson-silver-gold-palm = Eine Palme zählt sofort: 1 Punkt, dazu 1 für jede Palme in der Auslage oben. Dort sind gerade zwei. Kreuze deine Palme an!
lesson-silver-gold-palm-wrong = Such die Palme auf deiner grauen Insel und kreuze sie an.
lesson-silver-gold-palm-done = 1 + 2 macht 3 Punkte. Die Auslage wechselt, warte also auf einen guten Moment. Nur deine ersten vier Palmen zählen.
lesson-silver-gold-cross = Ein Bonuskreuz schenkt dir ein weiteres Feld auf einer deiner Inseln. Kreuze ein Bonuskreuz an und wähle dann das Feld.
lesson-silver-gold-cross-wrong = Kreuze mit dem Muster genau ein Bonuskreuz an.
lesson-silver-gold-cross-done = Das Zusatzfeld zählt wie jedes andere, auch sein Symbol. So kann ein Bonuskreuz zum nächsten führen.
lesson-silver-gold-fill = Fülle die grüne Insel: 10 Punkte. Ihr Siegel oben rechts gibt 2 dazu für jede orange Insel, die du füllst. Eine hast du schon.
lesson-silver-gold-fill-wrong = Das Muster füllt die grüne Insel genau. Dreh es, wenn nötig.
lesson-silver-gold-take = Voll: 12 Punkte für dich! Nimm jetzt eine neue Insel aus der Auslage. Kleine sind schnell voll, große bringen mehr.
lesson-silver-gold-take-wrong = Der Stapel ist ein Glücksspiel: Du siehst nicht, was kommt. Nimm diesmal eine Karte aus der Auslage.
lesson-silver-gold-take-done = So hast du immer zwei Inseln. Auch die anderen nehmen neue, und wer zuerst wählt (①), wechselt mit jedem Zug.
lesson-silver-gold-score = Der allerletzte Zug! Unfertige Inseln bringen nichts, also fülle die graue.
lesson-silver-gold-score-wrong = Auf der grauen Insel sind zwei Felder frei: Dort passt das Muster.
lesson-silver-gold-score-done = Münzen, Pokale, Palmen, volle Inseln und ihre Siegel werden addiert. Die meisten Punkte gewinnen.
lesson-silver-gold-end = Eine Partie beginnt mit vier Inseln: Behalte zwei. Dann heißt es füllen, Pokale als Erster holen und Palmen gut abpassen.

## The lesson of Gold Ahoi!

lesson-gold-ahoi-place = Gewinne mehr Schatztruhen als dein Gegner. Leg dein Plättchen auf ein gestricheltes Feld, dreh es nach Belieben und drück „Plättchen legen“.
lesson-gold-ahoi-place-done = Jedes Plättchen passt: Land trifft auf Land, Wasser auf Wasser. So entsteht eine Karte aus 36 Plättchen, jedes mit einer Truhe.
lesson-gold-ahoi-opening = Du sitzt unten. Das helle Land erreicht deinen Rand zweimal, den oberen einmal: Das sind Zugänge. Du hast mehr, also gehören dir seine 3 Truhen!
lesson-gold-ahoi-theirs = Wer bekommt die Truhe auf diesem Plättchen? Folge dem Land zum oberen Rand und zu deinem, und zähle die Zugänge.
lesson-gold-ahoi-theirs-wrong = Nicht ganz. Wie oft erreicht dieses Land den oberen Rand, wie oft deinen?
lesson-gold-ahoi-theirs-done = Richtig: zwei Zugänge oben, einer unten. Alle Truhen dieses Landes gehen an deinen Gegner.
lesson-gold-ahoi-nobodys = Und diese Truhe? Sie steht auf einer Straße.
lesson-gold-ahoi-nobodys-wrong = Nicht ganz. Folge der Straße in beide Richtungen: Wo endet sie?
lesson-gold-ahoi-nobodys-done = Je ein Zugang: Gleichstand, niemand bekommt die Truhe. Für Wasser gilt dasselbe wie für Land.
lesson-gold-ahoi-take = Das Land links steht 1 zu 1. Leg dein Plättchen so, dass dieses Land deinen Rand noch einmal erreicht. Dreh es mit den Pfeilen.
lesson-gold-ahoi-take-wrong = So gewinnst du das Land noch nicht. Dreh das Plättchen oder nimm ein anderes Feld, und achte auf die Zahlen.
lesson-gold-ahoi-take-done = 2 zu 1: Diese Truhen gehören dir, solange es dabei bleibt. Die Zahlen neben den Namen zählen mit.
lesson-gold-ahoi-row = Die Karte wächst auf 6 Reihen und 6 Spalten. Spalten öffnest du links und rechts, Reihen nur auf deiner Seite. Öffne unten eine Reihe!
lesson-gold-ahoi-row-wrong = Leg das Plättchen diesmal unter alle anderen, in eine neue Reihe.
lesson-gold-ahoi-row-done = Dein Rand ist nach unten gerückt: Ab jetzt zählen deine Zugänge dort. Eine neue Reihe kann Gebiete gewinnen oder kosten.
lesson-gold-ahoi-last = Das letzte Plättchen einer Partie! Nur ein Feld ist frei. Dreh es so, dass du gewinnst, und leg es.
lesson-gold-ahoi-last-wrong = Anders gedreht bringt es dir mehr. Achte auf die Zahlen neben den Namen.
lesson-gold-ahoi-last-done = Jetzt geht jedes Gebiet an den, der mehr Zugänge hat. Die meisten Truhen gewinnen!
lesson-gold-ahoi-end = Achte auf Gebiete mit vielen Truhen und halte dort immer einen Zugang mehr als dein Gegner. Mehr brauchst du nicht.

## The coach in Silver & Gold: about 100 characters.

coach-silver-gold-keep = Behalte zwei Inseln. Kleine sind schnell voll, große bringen mehr, Symbole geben Extras.
coach-silver-gold-mark = Alle haben dasselbe Muster. Leg es auf eine deiner Inseln oder kreuze ein einzelnes Feld an.
coach-silver-gold-coin = Deine erste Münze: 1 Punkt. Vier in einer Reihe bringen einen Pokal, der Schnellste bekommt den besten.
coach-silver-gold-cup = Ein Pokal! Die nächste volle Reihe bekommt den nächsten, solange es welche gibt.
coach-silver-gold-palm = Eine Palme bringt 1 Punkt, dazu 1 für jede Palme in der Auslage. Nur deine ersten vier zählen.
coach-silver-gold-cross = Ein Bonuskreuz! Kreuze noch ein Feld auf einer deiner Inseln an.
coach-silver-gold-filled = Insel voll: Ihre Punkte sind sicher, und ein Siegel darauf zählt nun auch.
coach-silver-gold-take = Nimm eine neue Insel. Unter jeder steht, was sie wert ist, samt Siegeln.
coach-silver-gold-seal = Ein Siegel, oben rechts: Ist diese Insel voll, zählt jede volle Insel der Siegelfarbe extra.
coach-silver-gold-last-round = Die letzte Runde: Unfertige Inseln bringen nichts.

## The coach in Gold Ahoi!: about 100 characters.

coach-gold-ahoi-first = Du beginnst, dein Rand ist unten. Wer mehr Zugänge zu einem Gebiet hat, bekommt seine Truhen.
coach-gold-ahoi-row = Eine neue Reihe: Dein Rand liegt jetzt dort, nur Zugänge in dieser Reihe zählen für dich.
coach-gold-ahoi-their-row = Dein Gegner hat eine Reihe geöffnet: Seine Zugänge zählen jetzt dort.
coach-gold-ahoi-mine = Du hast eine Truhe: mehr Zugänge an deinem Rand als drüben. Tipp auf das Gebiet, um sie zu sehen.
coach-gold-ahoi-theirs = Dein Gegner hat eine Truhe. Tipp auf ihr Gebiet: Ein Zugang mehr an deinem Rand ändert das.
coach-gold-ahoi-last = Die letzten Plättchen entscheiden: Such Gebiete, in denen ein Zugang mehr genügt.

## Puzzles. The strip above the board has room for about 140 characters; buttons for about 12.

puzzle-about = Stellungen aus Partien zwischen Bots. Finde den besten Zug und erfahre, wie viel besser er ist und warum.
puzzle-one = Rätsel
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
# The question of a puzzle of Silver & Gold, and of one of Gold Ahoi!
puzzle-asks-points = Welche Felder bringen dir im Schnitt die meisten Punkte? Antworte mit dem Muster oder einem einzelnen Feld; Bonuskreuze kommen später.
puzzle-asks-chests = Wo bringt dir dein Plättchen den größten Vorsprung an Truhen, im Schnitt über jede Reihenfolge der übrigen Plättchen?
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug.
# After “Not the best move.” $value is a number such as 1.5; $before and $after are chances such as 40 %.
puzzle-behind-points = Er kostet dich im Schnitt { $value } Punkte. Siegchance: { $before }, mit dem besten Zug { $after }.
puzzle-behind-chests = Er kostet dich im Schnitt { $value } Truhen Vorsprung. Siegchance: { $before }, mit dem besten Zug { $after }.
# Before the reason for the best move, a sentence of its own.
puzzle-better = Der beste Zug:
puzzle-show-best = Zeigen
puzzle-mine = Dein Fortschritt
puzzle-solved = { $solved } von { $tried } gelöst
puzzle-streak = In Folge: { $now } (längste Serie: { $longest })
puzzle-days = Tage in Folge: { $days }
puzzle-device = Ohne Namen bleibt dein Fortschritt auf diesem Gerät.
puzzle-with-you = Dein Fortschritt gehört zu deinem Namen und kommt auf deine anderen Geräte mit.
puzzle-forget = Fortschritt löschen
puzzle-difficulty = Schwierigkeit
# Any difficulty.
puzzle-any = Beliebig
puzzle-of = { $solved } von { $count } gelöst

## A mistake of a finished match, tried again. The strip above the board has room for about 140 characters.

retry-title = Noch einmal versuchen
retry-asks = Dein Fehler aus dieser Partie. Findest du einen besseren Zug?
retry-thinking = Der Meister vergleicht deinen Zug …
# The verdict on the new move, in one sentence.
retry-found = Das ist der bessere Zug.
retry-same = Das ist der Zug, den du gespielt hast.
retry-worse = Schlechter als dein gespielter Zug.
retry-no-gain = Nicht eindeutig besser als dein gespielter Zug.
retry-halfway = Besser als dein gespielter Zug, aber da geht noch mehr.
retry-level = Genauso gut wie der bessere Zug.
retry-surpassed = Sogar besser als der Vorschlag des Meisters!
# The headings of a small table with numbers: keep them short.
retry-new = Neuer Zug
retry-chance = Siegchance
retry-points = Punkte
# Before the reason for the better move, a sentence of its own.
retry-better = Der bessere Zug:
retry-show-better = Zeigen
