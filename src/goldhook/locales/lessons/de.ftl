## Buttons and progress.

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

## Silver & Gold.

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

## Gold Ahoi!

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
puzzle-of-the-day = Rätsel des Tages
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
puzzle-device = Dein Fortschritt bleibt auf diesem Gerät.
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
