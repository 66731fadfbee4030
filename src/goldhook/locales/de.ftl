### Goldhook in German. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold – Muster auf Inseln ankreuzen, 2–4 Spieler, 20 Minuten
    [gold_ahoi] Gold Ahoi! – Land und Wasser legen, Schatztruhen sichern, 2 Spieler, 15 Minuten
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Deine Partie Silver & Gold fortsetzen
    [gold_ahoi] Deine Partie Gold Ahoi! fortsetzen
   *[other] { $game }
}
colour = { $colour ->
    [purple] lila
    [orange] orange
    [green] grün
   *[grey] grau
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
name-you = Du
name-human = Spieler
name-random = Zufallsbot
name-greedy = Gierbot
name-program = Gastbot
level-1 = Schiffsjunge
level-2 = Matrose
level-3 = Bootsmann
level-4 = Kapitän
level-5 = Meister
name-seat = Platz { $seat }
word-cup = Pokal
word-palms = Palmen
word-display = Auslage
word-palm-worth = { $points ->
    [one] eine Palme bringt jetzt { $points } Punkt
   *[other] eine Palme bringt jetzt { $points } Punkte
}
word-expedition = Expedition
word-laid-aside = Abgelegt:
word-played = Diese Runde gespielt:
word-thinking = wählt noch

## The table in a terminal

sg-heading = Runde { $round } von 4 · Zug { $turn } von 7
sg-heading-keep = Alle bekommen vier Karten und behalten zwei
sg-middle = Start: { $first } · Stapel { $stack } · Pokale { $cups }
sg-legend = Buchstaben: { $suits }. c Münze, p Palme, x Kreuz, · leeres Feld, ~ Meer, █ angekreuzt. Ein Siegel wie 2O: 2 Punkte für jede orange Karte, die du füllst.
ga-heading = Plättchen { $tile } von 36 · { $bag ->
    [one] { $bag } Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}
ga-hand = { $name }: Plättchen { $tile } auf der Hand
ga-north = Norden
ga-south = Süden
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } Schatztruhe
   *[other] { $count } Schatztruhen
}
ga-handicap = { $name }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} Vorgabe als Startspieler
ask-game = Welches Spiel? (Enter für 1)
ask-game-again = Gib eine der Nummern oder „ende“ ein.
ask-keep = behalte zwei Karten
ask-mark = kreuze das Muster oder ein Feld an
ask-cross = { $owed ->
    [one] ein Kreuz bringt dir noch { $owed } Feld
   *[other] Kreuze bringen dir noch { $owed } Felder
}
ask-take = { $owed ->
    [one] nimm { $owed } neue Karte
   *[other] nimm { $owed } neue Karten, eine nach der anderen
}
ask-place = lege dein Plättchen
play-welcome = { $game ->
    [silver_gold] Willkommen bei Silver & Gold!
    [gold_ahoi] Willkommen bei Gold Ahoi!
   *[other] { $game }
}
play-how = Gib einen Zug ein, ? für alle erlaubten Züge, Enter fürs Spielfeld, tipp, hilfe, zurück oder ende.
command-board = spielfeld
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-quit = ende
play-help =
    ?        zeigt alle erlaubten Züge; mit der Nummer wählst du einen aus
    Enter    zeigt das Spielfeld noch einmal
    hint     zeigt einen guten Zug und sagt, warum
    undo     bringt dich zu deiner letzten Entscheidung zurück
    quit     speichert die Partie und hört auf
play-goal-silver-gold =
    Fülle deine Inseln. Eine gefüllte Karte zählt so viele Punkte, wie sie Felder hat; ein Siegel
    zählt seine Zahl für jede gefüllte Karte seiner Farbe. Eine Münze ist ein Punkt, und jede Reihe
    aus vier Münzen holt den besten Pokal, der noch da ist. Eine Palme zählt 1 und 1 mehr für jede
    Palme, die gerade in der Auslage liegt. Ein Kreuz bringt ein weiteres Feld. Vier Runden mit je
    sieben Zügen; wer die meisten Punkte hat, gewinnt.
play-goal-gold-ahoi =
    Sichere dir die Schatztruhen. Land und Wasser bilden Gebiete; wer von der eigenen Seite mehr
    Zugänge zu einem Gebiet hat, dem gehören dessen Truhen: ▲ dem Norden, ▼ dem Süden, ◆ niemandem.
    Ein Zugang ist, wo Land oder Wasser auf deiner Seite den Rand der Auslage erreicht. Nach
    36 Plättchen gewinnt, wer die meisten Truhen hat.
play-help-silver-gold =
    keep P01 G03          zwei der vier Karten behalten
    mark P01 a1 a2 b2     das Muster ankreuzen, gedreht oder gespiegelt, oder ein einzelnes Feld
    cross P01 c4          das Zusatzfeld ankreuzen, das ein Kreuz bringt
    take O07, take stack  für eine volle Karte eine neue nehmen
    Das erste Wort darf fehlen: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3          Plättchen in Reihe 0, Spalte -1 legen, 3 Vierteldrehungen im Uhrzeigersinn
    Reihen zählen nach Süden hoch, Spalten nach Osten; das erste Plättchen liegt auf 0,0.
    Das Wort place darf fehlen: 0,-1 3
    Land verläuft entlang der Linien, ◆ ist eine Schatztruhe.
    ╲ und ╱ sind zwei Kurven, die aneinander vorbeilaufen, ohne sich zu berühren.
play-nothing-to-undo = Hier gibt es nichts zurückzunehmen: Das ist deine erste Entscheidung.
play-undone = Zurück zu deiner letzten Entscheidung.
play-hint = Tipp: { $action } – { $why }
play-hand-over = Der Bildschirm geht an { $name }. Weiter mit Enter.
play-resumed = { $count ->
    [one] Die Partie geht nach { $count } Aktion weiter.
   *[other] Die Partie geht nach { $count } Aktionen weiter.
}
play-saved = Gespeichert. So geht es weiter: { $command }
play-unsaved = Die Partie geht weiter, ist aber nicht gespeichert.
play-too-narrow = Das Spielfeld braucht { $columns } Spalten; mach das Fenster breiter.
play-kept = Die Aufzeichnung dieser Partie: { $file }
play-draw = Unentschieden.
play-won = { $count ->
    [one] Gewonnen: { $winners }
   *[other] Geteilter Sieg: { $winners }
}
score-coins = Münzen
score-cups = Pokale
score-palms = Palmen
score-cards = Schatzkarten
score-seals = Siegel
score-total = Gesamt

## Commands

help-goldhook = Zwei Schatzsuchen, Silver & Gold und Gold Ahoi!: spielen, nacherzählen, simulieren, gestalten.
help-usage = Aufruf:
help-options = Optionen
help-command = BEFEHL …
help-commands = Befehle
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-lang = Die Sprache aller Ausgaben.
help-json = JSON ausgeben, für Programme.
help-play = Im Terminal spielen, gegen Bots oder gegeneinander; mit --record eine gespeicherte Partie fortsetzen. Am Tisch zeigt „tipp“ einen guten Zug.
help-seats = Wer wo sitzt, durch Kommas getrennt: human, random, greedy, level:1 … level:5 (level:5@500 mit eigenen Millisekunden, level:5@4000p mit Probepartien), cmd:BEFEHL (ein Programm, das das Bot-Protokoll spricht).
help-bots = Wer wo sitzt, durch Kommas getrennt: random, greedy, level:1 … level:5 (level:5@500 mit eigenen Millisekunden, level:5@4000p mit Probepartien), cmd:BEFEHL (ein Programm, das das Bot-Protokoll spricht).
help-seed = Eine Zahl, die festlegt, wie gemischt wird.
help-record = Die Partie in dieser Datei festhalten; gibt es die Datei schon, geht die Partie darin weiter.
help-memory-aid = Silver & Gold: zeigen, welche Expeditionskarten diese Runde schon gespielt sind.
help-open-hands = Gold Ahoi!: mit offener Hand spielen.
help-handicap = Gold Ahoi!: so viele Punkte Vorgabe für den Startspieler, 0 bis 9.
help-option = Eine Option des Spiels, etwa --option handicap=3; mehrfach möglich.
help-set = Ein Set Spielmaterial aus einer Datei, TOML oder JSON, statt des mitgelieferten.
help-simulate = Bots gegeneinander spielen lassen, Punkte und Siege zählen.
help-games = Wie viele Partien gespielt werden.
help-match = Bots gegeneinander antreten lassen, jede Mischung von jedem Platz aus, und sagen, wer wie oft gewinnt und wie sicher das ist.
help-match-games = Wie viele Partien insgesamt, ein Vielfaches der Plätze; ohne Angabe das kleinste ab 100.
help-budget-ms = Wie viele Millisekunden ein Bot über einen Zug nachdenken darf.
help-workers = In wie vielen Prozessen gespielt wird; das Ergebnis ist dasselbe.
help-records = Von jeder Partie eine Aufzeichnung in diesem Ordner ablegen; einen Ausfall nennt der Dateiname.
help-tournament = Ein Turnier, jeder Bot gegen jeden; alle bekommen eine Wertungszahl.
help-players = Die Bots, durch Kommas getrennt, in den Worten von --seats.
help-pair-games = Wie viele Partien jedes Paar spielt, eine gerade Zahl.
help-cluster = Die Partien auf einen Ray-Cluster unter dieser Adresse verteilen; local startet einen hier.
help-plot = Die Wertungszahlen auch zeichnen: eine Datei mit .svg, .png oder .pdf.
help-bot = Als Bot über stdin und stdout spielen, im Zeilenprotokoll: eine Stufe wie 5 oder 5@4000p, random oder greedy.
help-bot-seed = Eine Zahl, die festlegt, was der Bot dem Zufall überlässt.
help-threads = In wie vielen Threads über eine Entscheidung nachgedacht wird; 0 nimmt alle Kerne.
help-replay = Eine aufgezeichnete Partie nacherzählen oder mit --json sagen, wie sie steht.
help-legal = Für jeden Platz, der am Zug ist, alle erlaubten Aktionen auflisten.
help-analyse = Eine Partie erklären: was jede Entscheidung wert war, was besser gewesen wäre, wann es gekippt ist.
help-judge = Wer urteilt: 4 der Kapitän, 5 der Meister.
help-judge-budget = Wie lange über jede Entscheidung nachgedacht wird: Millisekunden, etwa 200, oder Probepartien, etwa 4000p.
help-report = Zusätzlich einen Bericht zum Lesen schreiben: eine .html-Datei.
help-upto = Nur die ersten N Aktionen.
help-set-group = Das Material eines Spiels zeigen, prüfen, zeichnen und ausmessen.
help-set-show = Alle Teile eines Sets zeigen.
help-set-check = Die Datei eines Sets prüfen und sagen, was nicht stimmt.
help-set-draw = Alle Teile eines Sets auf ein Blatt zeichnen.
help-set-report = Bots unter sich mit einem Set spielen lassen und berichten, wie es sich spielt: Punkte, Plätze, Karten, Schatztruhen.
help-report-bot = Wer gegen sich selbst spielt: Bots in den Worten von --seats; mehrere, durch Kommas getrennt, werden verglichen.
help-report-budget = Was eine Stufe ohne eigenes Budget auf eine Entscheidung verwenden darf: Probepartien wie 1000p oder Millisekunden wie 100.
help-report-players = Wie viele mitspielen, etwa 2 oder 2,3,4; ohne Angabe jede Zahl, die das Spiel erlaubt.
help-report-games = Wie viele Partien je Bot und Spielerzahl.
help-report-output = Den Bericht auch in eine Datei schreiben: .html mit allen Tabellen oder nur die Zeichnung als .svg, .png oder .pdf.
help-markdown = Die Tabellen als Markdown ausgeben.
help-output = Wohin die Zeichnung soll: eine Datei mit .svg, .png oder .pdf.
help-warm = Die Bots beider Spiele jetzt kompilieren, damit später niemand darauf wartet.
help-serve = Die Tische im Browser öffnen: einen Server auf diesem Rechner starten.
help-port = Der Port, auf dem der Server lauscht; 0 nimmt einen freien.
help-host = Die Adresse, auf der der Server lauscht.
help-lan = Alle im selben Netz mitspielen lassen und einen QR-Code für ihre Handys zeigen.
help-no-browser = Den Browser nicht öffnen.
help-db = Partien und Personen in dieser SQLite-Datei aufbewahren.
help-serve-workers = Wie viele Serverprozesse; für mehr als einen braucht es PostgreSQL.
help-backup = Die Datenbank des Servers in eine Datei sichern, während er läuft.
usage-hint = Hilfe gibt es mit --help.
stopped = Abgebrochen.
pipe-closed = Niemand liest die Ausgabe mehr; der Rest wurde nicht geschrieben.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
replay-running = Die Partie läuft noch; am Zug: { $waiting }
legal-over = Die Partie ist vorbei: Niemand ist am Zug.
warm-progress = Die Bots werden kompiliert, nur dieses eine Mal …
warm-done = Die Bots sind kompiliert und bereit.
serve-started = Goldhook läuft auf { $address } – beenden mit Strg-C.
serve-lan = Andere im selben Netz öffnen { $address } oder scannen:
serve-stopped = Der Server ist beendet. Laufende Partien gehen weiter, sobald er wieder startet.
backup-done = Die Sicherung liegt in { $file }.
page-title = Goldhook: Der Server läuft
page-text = Die Tische stehen Programmen offen: Diese Installation hat keine Seite für Browser. Was Programme fragen können, steht hier:
set-good = { $file }: Das Set „{ $name }“ für { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
} ist in Ordnung.
set-suit = { $colour ->
    [purple] Lila
    [orange] Orange
    [green] Grün
   *[grey] Grau
}: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
set-expeditions = { $count ->
    [one] { $count } Expeditionskarte
   *[other] { $count } Expeditionskarten
}
set-symbols = Münzen: { $coins } (im Original: 42) · Palmen: { $palms } (16) · Kreuze: { $crosses } (55) · Siegel: { $seals } (12)
set-chests = Schatztruhen an Land: { $land } · im Wasser: { $water } · verwendete Formen: { $shapes } von 6
sheet-sign = { $sign ->
    [coin] Münze
    [palm] Palme
    [cross] Kreuz
    [land] Land
    [water] Wasser
   *[chest] Schatztruhe
}
set-drawn = Gezeichnet: { $file }
simulate-progress = Bots spielen
simulate-stopped = { $count ->
    [one] Nach { $count } Partie abgebrochen.
   *[other] Nach { $count } Partien abgebrochen.
}
simulate-heading = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, davon unentschieden: { $ties }
simulate-wins = Siege
simulate-mean = Schnitt
simulate-spread = Streuung
simulate-least = Minimum
simulate-most = Maximum
simulate-histogram = Punkte: { $name }
match-heading = Partien: { $games }, Seed: { $seed }
match-interval = 95-%-Intervall
match-difference = Vorsprung
match-rank = mittlerer Platz
match-forfeits = Ausfälle
match-forfeit = Partie { $number } verloren für { $name }: { $reason }
tournament-title = Turnier
tournament-rating = Wertungszahl
analyse-title = Analyse
analyse-progress = Überlegt
analyse-heading = Bewertete Entscheidungen: { $count } · Urteil: { $judge }
analyse-costliest = Die teuersten Momente
analyse-none = Keine Entscheidung hat etwas verschenkt.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] Zu Beginn
       *[other] Runde { $round }, Zug { $turn }
    }
    [gold_ahoi] Plättchen { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Siegchance { $before } → { $after }, verschenkte Punkte: { $points }
analyse-played = Gespielt: { $action }
analyse-better = Besser: { $action }
analyse-curve = Siegchance
analyse-curve-about = Die Siegchance jedes Platzes von Entscheidung zu Entscheidung, wie er sie selbst beurteilen konnte; die Nummern sind die teuersten Momente.
analyse-decisions = Alle Entscheidungen
analyse-column = { $column ->
    [when] Wann
    [who] Wer
    [action] Zug
    [before] Bestmöglich
    [after] Gewählt
    [cost] Kosten
   *[alternative] Beste Alternative
}
analyse-ownership = Wem wann welches Gebiet gehörte
analyse-ownership-about = Eine Zeile für jede Schatztruhe, nach dem Gebiet, in dem sie zuletzt liegt; eine Spalte für jeden Zug. Dreieck nach oben: Norden; nach unten: Süden; Punkt: niemand.
analyse-ownership-signs = Eine Spalte für jeden Zug: ▲ Norden, ▼ Süden, · niemand, ◇ noch mehrere Gebiete mit verschiedenen Besitzern.
analyse-area = { $kind ->
    [land] Land
   *[water] Wasser
}, Schatztruhen: { $chests }
analyse-written = Der Bericht: { $file }
report-title = { $game }: das Set „{ $name }“, ausgemessen
report-written = Geschrieben: { $file }
report-goals = Ziele
report-what = was
report-measured = gemessen
report-goal = Ziel
report-verdict = Urteil
report-met = erreicht
report-missed = verfehlt
report-unsure = (unsicher)
report-first-share = Siegesanteil des Startspielers
report-draws = Unentschieden
report-owned = Schatztruhen mit Besitzer
report-margin = Abstand des Siegers
report-lead = Vorsprung des Startspielers
report-unwanted-cards = Karten, die niemand will
report-winning-cards = Karten, die zu oft gewinnen
report-goals-note = Ein Unentschieden zählt halb. Anteile in Prozent, Abstand und Vorsprung in Truhen.
report-cards-note = Niemand will eine Karte, die in weniger als { $least } % der Partien gewählt wird, in denen jemand sie haben könnte. Sie gewinnt zu oft, wenn zu zweit über { $most } % derer gewinnen, die sie füllen, mit mehr Spielern entsprechend über dem fairen Anteil. Gezählt wird, was sicher ist; das Intervall nimmt hinzu, was sein kann.
report-points = Punkte
report-players = Spieler
report-games = Partien
report-range = Spanne
report-shared = geteilte Siege
report-seats = Plätze
report-place = Platz
report-order = Reihenfolge { $number }
report-seats-note = Reihenfolge 1 ist der Startspieler der Partie.
report-card = Karte
report-all-cards = alle
report-wanted-title = { $name }: welche Karten begehrt sind
report-kept = behalten
report-taken = genommen
report-wanted = begehrt
report-filled = gefüllt
report-remark = Bemerkung
report-unwanted = will niemand
report-wanted-note = Behalten: sooft sie ausgeteilt wurde. Genommen: sooft gewählt wurde, während sie in der Auslage lag. Begehrt: die Partien, in denen jemand sie behielt oder nahm, von denen, in denen jemand konnte. Gefüllt: sooft jemand sie hatte.
report-earned-title = { $name }: was die Karten einbringen
report-winning = gewinnt zu oft
report-earned-note = Punkte für jedes Mal, dass jemand die Karte hatte, gefüllt oder nicht; ein Pokal geht zu je einem Viertel an die Münzen seiner Reihe. Siege: derer, die die Karte gefüllt haben; ein fairer Anteil wäre { $fair }.

## In the browser

web-home = Startseite
web-lost = Hier ist nichts
web-no-board = Dieses Spiel hat noch kein Spielbrett für den Browser.
web-no-board-how = Im Terminal kannst du es schon spielen: goldhook play { $game }
web-terminal-game = { $name } wird im Terminal gespielt: goldhook play { $game }
web-option-off = { $option }: nein
web-tables = Offene Tische
web-matches = Meine Partien
web-settings = Einstellungen
web-rules = Spielregeln
web-rules-coming = Die Regeln kommen …
web-replay = Rückblick
web-replay-place = Stelle in der Partie
web-replay-step = Schritt { $step } von { $last }
web-replay-start = Zum Anfang
web-replay-back = Schritt zurück
web-replay-run = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Schritt weiter
web-replay-end = Zum Ende
web-replay-speed = Tempo
web-replay-begin = Der Anfang
web-replay-moves = Züge
web-replay-share = Link zu diesem Moment
web-replay-record = Partie speichern
web-replay-table = Zum Tisch
web-replay-missing = Diese Partie lässt sich nicht zeigen
web-replay-open = Eine Partie aus einer Datei
web-replay-open-how = Eine gespeicherte Partie (.json), von hier oder aus dem Terminal. Sie wird nur gezeigt, nicht aufbewahrt.
web-replay-choose = Datei auswählen …
web-replay-show = Zeigen
web-replay-played = Gespielt
web-replay-better = Besser
web-replay-stack = oberste Karte vom Stapel
web-replay-thinking = Der Meister denkt die Partie noch einmal durch.
web-replay-thinking-how = Du kannst inzwischen weiterschauen.
web-close = Schließen
web-menu = Menü
web-hint = Tipp
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }
web-replay-to-act = Am Zug: { $names }
web-table-closed-to-you = Dieser Tisch öffnet sich nicht
web-opening-table = Der Tisch wird gedeckt …
web-connection-lost = Verbindung verloren – sie wird wieder aufgebaut. Deine Wahl bleibt erhalten.
web-server-restarts = Der Server startet neu. Gleich geht es weiter.
web-bots-preparing = Die Bots werden vorbereitet, nur dieses eine Mal. Das dauert ein, zwei Minuten.
web-connection-ended = Die Verbindung ist beendet.
web-try-now = Jetzt versuchen
web-reload = Neu laden
web-time-up-you = Deine Zeit ist um: Die anderen entscheiden, ob sie warten.
web-time-up = Zeit um: { $name }
web-vote-skip = Ein Bot soll ziehen
web-vote-wait = Wir warten
web-curtain = Gib das Gerät an { $name }
web-curtain-why = Was die anderen nicht sehen sollen, liegt hinter dem Vorhang.
web-curtain-lift = Ich bin { $name }
web-hand-over = Weitergeben
web-look-back = Rückblick
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-clock-of = Uhr: { $name }
web-tile-of = Plättchen { $tile } von 36
web-round = Runde { $round }
web-turn-of = Zug { $turn } von 7
web-story-and-chat = Verlauf und Chat
web-story = Was geschah
web-story-empty = Noch nichts.
web-chat = Chat
web-chat-write = Nachricht
web-send = Senden
web-copy-link = Link kopieren
web-copied = Kopiert
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Dämmerung
web-sound = Töne
web-mute = Stummschalten
web-block = Blockieren
web-remove = Entfernen
web-leave = Tisch verlassen
web-leave-sure = Ein Bot spielt dann für dich weiter. Du kannst jederzeit zurückkommen.
web-stay = Bleiben
web-told-joined = { $mine ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
web-told-left = { $mine ->
    [yes] Du stehst auf.
   *[no] { $name } steht auf.
}
web-told-bot-seated = { $name } ist dabei.
web-told-removed = { $mine ->
    [yes] Dein Platz ist frei oder geht an einen Bot.
   *[no] Der Platz von { $name } ist frei oder geht an einen Bot.
}
web-told-host-passed = { $mine ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
web-told-started = Die Partie beginnt.
web-told-confirmed = { $mine ->
    [yes] Du bist fertig.
   *[no] { $name } ist fertig.
}
web-told-went-away = { $mine ->
    [yes] Du warst kurz weg.
   *[no] { $name } ist gerade weg.
}
web-told-came-back = { $mine ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}
web-told-stood-in = { $mine ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $name } ist um.
}
web-told-skipped = { $mine ->
    [yes] Ein Bot zieht einmal für dich.
   *[no] Ein Bot zieht einmal für { $name }.
}
web-told-waited = { $mine ->
    [yes] Alle warten auf dich.
   *[no] Alle warten auf { $name }.
}
web-told-paused = Der Server macht eine kurze Pause.
web-told-resumed = Es geht weiter.
web-told-rematched = Die Revanche ist eröffnet.
web-told-closed = Der Tisch ist geschlossen.
web-event-cards-kept = { $mine ->
    [yes] Du behältst
   *[no] { $name } behält
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] Du kreuzt
   *[no] { $name } kreuzt
} { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} an: { $card }
web-event-card-filled = { $mine ->
    [yes] Du füllst
   *[no] { $name } füllt
} { $colour ->
    [purple] eine lila
    [orange] eine orange
    [green] eine grüne
   *[grey] eine graue
} Karte: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-event-card-taken = { $mine ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $from_stack ->
    [yes] vom Stapel
   *[no] aus der Auslage
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] Du legst ein Plättchen
   *[no] { $name } legt ein Plättchen
}: { $place }
web-you-win = Du gewinnst!
web-unread = { $count } neu
web-remove-sure = { $name } verliert den Platz, und ein Bot spielt weiter.
web-block-done = Blockiert. In den Einstellungen kannst du das zurücknehmen.
web-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-pages = Seiten
web-game-line = { $game ->
    [silver_gold] Kreuze Muster auf deinen Inseln an und fülle sie zuerst.
    [gold_ahoi] Lege Land und Wasser und sichere dir die Schatztruhen.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 Spieler · 20 Minuten
    [gold_ahoi] 2 Spieler · 15 Minuten
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $count } Bots spielen
}
web-strength = Gegner
web-players = Spieler
web-players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-invite = Freunde einladen
web-one-device = Ein Gerät
web-more-options = Mehr Optionen
web-your-name = Dein Name
web-continue = Weiterspielen
web-others-turn = Andere am Zug
web-before-start = Noch nicht begonnen
option-memory-aid = Zeigen, welche Expeditionskarten diese Runde schon gespielt sind
option-open-hands = Offene Hand: beide Plättchen sind zu sehen
option-handicap = Vorgabe für den Startspieler
option-handicap-value = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
option-hints = Tipps erlauben
option-chat = Chat erlauben
option-spectators = Zuschauer willkommen
option-open-lobby = Bei den offenen Tischen anzeigen
option-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-quick = Schnell: 20 Sekunden je Zug
web-clock-calm = Ruhig: eine Minute je Zug
web-clock-days = Tageweise: ein Tag je Zug
web-own-set = Spielmaterial
web-own-set-house = Das Haus-Set
web-own-set-choose = Ein Set aus einer Datei nehmen …
web-own-set-good = „{ $name }“ ist in Ordnung: Dein nächster Tisch spielt damit.
web-own-set-drop = Zurück zum Haus-Set
web-own-set-faults = { $count ->
    [one] { $file } hat { $count } Fehler. Behebe ihn und wähle die Datei noch einmal:
   *[other] { $file } hat { $count } Fehler. Behebe sie und wähle die Datei noch einmal:
}
web-one-device-how = Ihr gebt das Gerät herum; was die anderen nicht sehen sollen, bleibt verdeckt.
web-name-of = Name von Spieler { $seat }
web-add-player = Spieler dazu
web-add-bot = Bot dazu
web-remove-name = { $name } entfernen
web-start = Partie starten
web-invited = { $name } lädt dich zu einer Partie ein
web-seats = Am Tisch
web-free = Frei
web-sit-down = Platz nehmen
web-you = du
web-host = Gastgeber
web-away = nicht da
web-bot-strength = Bot auf Platz { $seat }
web-move-up = { $name } nach oben
web-move-down = { $name } nach unten
web-fill-and-start = Mit Bots auffüllen und starten
web-waiting-people = { $count ->
    [one] Es fehlt noch { $count } Mitspieler
   *[other] Es fehlen noch { $count } Mitspieler
}
web-waiting-host = Alle sind da: { $name } kann die Partie starten.
web-all-here = Alle sind da. Los geht’s!
web-one-more-here = Noch jemand an diesem Gerät
web-agreed = Vereinbart
web-link = Link zu diesem Tisch
web-invite-how = Schick den Link, oder lass ein Handy den Code scannen. Ein Konto braucht niemand.
web-share = Teilen …
web-qr = Der Link als QR-Code
web-lan-off = Bisher kann nur dieser Computer den Link öffnen.
web-lan-open = Handys im selben Netz mitspielen lassen
web-lan-on = Alle im selben Netz können diesen Link öffnen.
web-lan-unavailable = Nur dieser Computer kann den Link öffnen: Es wurde kein Netz gefunden.
web-running-matches = Partien zum Zuschauen
web-no-tables = Gerade wartet kein Tisch auf Mitspieler.
web-no-tables-how = Mach einen auf: Dann sehen ihn hier alle auf diesem Server.
web-open-table = Tisch aufmachen
web-older-tables = Ältere Tische
web-free-seats = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-bots-count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
web-with-clock = mit Uhr
web-with-set = Set: { $name }
web-watch = Zuschauen
web-running = Laufend
web-finished = Beendet
web-no-matches = Du hast hier noch nicht gespielt.
web-no-matches-how = Jede deiner Partien steht dann hier, zum Weiterspielen und zum Nachsehen.
web-choose-game = Spiel aussuchen
web-older = Ältere Partien
web-look = Aussehen und Ton
web-contrast = Kontrast
web-contrast-more = Hoch
web-motion = Bewegung
web-motion-less = So wenig wie möglich
web-notify = Sag Bescheid, wenn ich dran bin
web-notify-blocked = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen kannst du das ändern.
web-saved = Gespeichert.
web-carry = Ein anderes Gerät
web-carry-how = Derselbe Name und dieselben Partien auch am Handy: Hol dir hier einen Code und tipp ihn dort binnen fünf Minuten ein.
web-code-get = Code holen
web-code-shown = Tipp das am anderen Gerät unter „Einstellungen“ ein:
web-code-type = Code vom anderen Gerät
web-code-use = Code verwenden
web-code-done = Fertig. An diesem Gerät bist du jetzt { $name }.
web-blocked = Blockierte Leute
web-blocked-none = Niemand. Am Tisch kannst du jemanden im Menü neben seinem Namen blockieren.
web-unblock = { $name } nicht mehr blockieren
web-delete = Meine Daten löschen
web-delete-how = Dein Name, die Liste deiner Partien und alles andere über dich wird gelöscht; wo du gespielt hast, bleibt kein Name stehen. Das lässt sich nicht rückgängig machen.
web-delete-yes = Ja, alles löschen
web-cancel = Abbrechen
web-deleted = Alles über dich ist gelöscht.
refusal-server-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
web-ga-lay = Plättchen legen
web-ga-laying = Wird gelegt …
web-ga-turn-left = Nach links drehen
web-ga-turn-right = Nach rechts drehen
web-ga-take-back = Zurücknehmen
web-ga-choose = Wähle einen Platz für dein Plättchen.
web-ga-first = Das erste Plättchen: Dreh es, wie du magst.
web-ga-put = Dreh es, verschieb es oder leg es.
web-ga-stands = Stand jetzt
web-ga-bag = { $count ->
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
web-ga-unseen = Noch nicht gesehen: { $count }. Sie sind im Beutel oder auf der anderen Hand.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Das erste Plättchen hat seinen Platz: Du wählst nur, wie es gedreht ist.
    [seventh_row] Mehr als sechs Reihen gibt es nicht.
    [seventh_column] Mehr als sechs Spalten gibt es nicht.
    [row_on_other_side] Eine neue Reihe auf der Gegenseite: Neue Reihen eröffnest du nur auf deiner.
   *[touches_no_tile] Berührt kein Plättchen: Lege deins Kante an Kante an.
}
web-ga-area = { $kind ->
    [land] Land
   *[water] Wasser
}: { $chests ->
    [one] { $chests } Schatztruhe
   *[other] { $chests } Schatztruhen
}
web-ga-openings = Zugänge: { $name } { $count } : { $others } { $other }
web-ga-nobody = niemand
web-ga-areas = Gebiete, Stand jetzt
web-ga-no-areas = Noch liegt kein Plättchen.
web-ga-layout = Die Auslage
web-ga-cell = Reihe { $row }, Spalte { $column }
web-ga-cell-open = frei, hier darf dein Plättchen hin
web-ga-cell-empty = leer
web-ga-end = { $end ->
    [n] oben
    [e] rechts
    [s] unten
   *[w] links
}
web-ga-corner = { $corner ->
    [ne] oben rechts
    [se] unten rechts
    [sw] unten links
   *[nw] oben links
}
web-ga-tile = Land verbunden: { $land }. { $afloat ->
    [yes] Schatztruhe im Wasser
   *[no] Schatztruhe an Land
} ({ $at }).
web-ga-hand = Dein Plättchen
web-ga-hand-of = Plättchen auf der Hand: { $name }
web-ga-handicap = Vorgabe { $count }
web-ga-keys = Tasten
web-ga-key-arrows = Über die Auslage gehen
web-ga-key-turn = Plättchen nach rechts oder links drehen
web-ga-key-enter = Plättchen hierher setzen; noch einmal: legen
web-ga-key-escape = Zurücknehmen
web-ga-key-areas = Von Gebiet zu Gebiet (Umschalt: zurück)
web-ga-key-help = Diese Hilfe
web-ga-count = Die Wertung
web-ga-count-next = Nächstes Gebiet
web-ga-count-back = Voriges Gebiet
web-ga-count-all = Alles zeigen
web-ga-count-again = Noch einmal zählen
web-sg-my-score = Meine Wertung
web-sg-score-card = Wertungskarte
web-sg-actions = Was du tun kannst
web-sg-turn = Drehen
web-sg-flip = Spiegeln
web-sg-one-field = Nur ein Feld
web-sg-undo = Zurück
web-sg-done = Fertig
web-sg-mark-fields = { $count ->
    [one] { $count } Feld ankreuzen
   *[other] { $count } Felder ankreuzen
}
web-sg-choose-fields = Wähle Felder
web-sg-choose-field = Wähle ein Feld
web-sg-choose-two = Wähle zwei Karten
web-sg-keep-two = Diese zwei behalten
web-sg-choose-card = Wähle eine Karte
web-sg-take = Diese Karte nehmen
web-sg-take-stack = Vom Stapel nehmen
web-sg-prompt-keep = Behalte zwei deiner vier Inseln.
web-sg-prompt-mark = Lege das Muster auf eine Insel – oder kreuze ein Feld an.
web-sg-prompt-cross = { $owed ->
    [one] Kreuz! Noch { $owed } Feld deiner Wahl.
   *[other] Kreuze! Noch { $owed } Felder deiner Wahl.
}
web-sg-prompt-claim = { $owed ->
    [one] Insel voll! Nimm { $owed } neue Karte.
   *[other] Inseln voll! Nimm { $owed } neue Karten, eine nach der anderen.
}
web-sg-prompt-done = Noch kannst du zurück. Nach „Fertig“ gilt es.
web-sg-does-not-fit = Hier passt das Muster nicht: nur dieses Feld.
web-sg-no-symbols = Felder ohne Symbol
web-sg-gain-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
web-sg-gain-palm = { $points ->
    [one] Palme: { $points } Punkt
   *[other] Palme: { $points } Punkte
}
web-sg-gain-cup = Pokal { $cup }, wenn niemand schneller ist
web-sg-gain-crosses = { $count ->
    [one] +{ $count } Feld
   *[other] +{ $count } Felder
}
web-sg-gain-card = Insel voll: +{ $points }
web-sg-palm-now = Eine Palme jetzt: { $points }
web-sg-palm-parts = { $own } + { $display } in der Auslage
web-sg-palms-full = Alle Palmenfelder sind voll.
web-sg-coins-of = Münzen: { $coins } von 12
web-sg-palms-are = Palmen: { $palms }
web-sg-stack = Stapel: { $count }
web-sg-round-of = Runde { $round } von 4
web-sg-cups-left = Pokale übrig: { $cups }
web-sg-expedition = Expedition { $expedition }, Zug { $turn } von 7
web-sg-first = Startspieler
web-sg-state = { $state ->
    [thinking] überlegt …
    [away] ist weg
   *[ready] fertig
}
web-sg-island = { $colour ->
    [purple] Lila Insel
    [orange] Orange Insel
    [green] Grüne Insel
   *[grey] Graue Insel
}
web-sg-seal = { $points } je { $colour ->
    [purple] lila
    [orange] oranger
    [green] grüner
   *[grey] grauer
} Karte
web-sg-with-seals = { $card } + { $points } durch deine Siegel
web-sg-yours = liegt schon vor dir
web-sg-when-filled = Wenn sie voll ist
web-sg-in-all-now = Mit allen Siegeln, Stand jetzt
web-sg-filled = Volle Inseln: { $count }
web-sg-empty-place = Hier liegt keine Karte.
web-sg-field = { $field }{ $symbol ->
    [coin] , Münze
    [palm] , Palme
    [cross] , Kreuz
   *[none] {""}
}{ $state ->
    [marked] , angekreuzt
    [ghost] , vorgemerkt
    [owed] , frei, wählbar
   *[free] , frei
}
web-sg-symbol = { $symbol ->
    [coin] Münze
    [palm] Palme
   *[cross] Kreuz
}
web-sg-marked-fields = Angekreuzt: { $fields }
web-sg-pattern = Muster: { $fields }
web-sg-taken = { $field } ist schon angekreuzt.
web-sg-final = Endwertung
web-sg-tie = Gleich viele Punkte: { $names }. Es entscheiden die vollen { $colour ->
    [purple] lila
    [orange] orangen
    [green] grünen
   *[grey] grauen
} Karten.
web-sg-tie-shared = Alles gleich, auch die vollen Karten jeder Farbe: { $names } teilen sich den Platz.
web-sg-keys = Tasten
web-sg-key-arrows = von Feld zu Feld
web-sg-key-enter = ankreuzen; noch einmal: fertig
web-sg-key-escape = Muster wieder aufnehmen
web-sg-key-pointer = Mausrad: drehen, mit Umschalttaste spiegeln. Zwei Finger: drehen; zusammen tippen: spiegeln.
web-ga-openings-word = Zugänge
web-sg-now = jetzt { $points }
web-sg-islands = Volle Inseln
web-keys-how = Alles geht auch mit der Tastatur: ? zeigt die Tasten.

## Warum ein Zug gut ist

hint-only = Einen anderen Zug gibt es nicht.
hint-in-thought = Nichts sticht ins Auge; in Gedanken weitergespielt, schneidet der Zug am besten ab: Siegchance etwa { $win } %.
hint-fills-card = Füllt { $card }: +{ $points }.
hint-fills-card-seals = Füllt { $card }: +{ $points }, dazu +{ $seals } durch Siegel.
hint-completes-row = Macht Münzreihe { $row } voll; der beste Pokal, der noch da ist, zählt { $cup }.
hint-palms = Palmenpunkte sofort: +{ $points }.
hint-crosses = { $count ->
    [one] Bringt sofort { $count } Feld extra.
   *[other] Bringt sofort { $count } Felder extra.
}
hint-coins = { $count ->
    [one] Bringt { $count } Münze, macht { $coins } von 12.
   *[other] Bringt { $count } Münzen, macht { $coins } von 12.
}
hint-leaves-few = { $left ->
    [one] Auf { $card } bleibt nur noch { $left } Feld frei.
   *[other] Auf { $card } bleiben nur noch { $left } Felder frei.
}
hint-many-fields = { $count ->
    [one] Kreuzt { $count } Feld auf einmal an.
   *[other] Kreuzt { $count } Felder auf einmal an.
}
hint-keeps-open = Von den { $of } Expeditionskarten, die als Nächstes kommen können, passen dann noch { $fits }.
hint-one-more = Von { $of } Expeditionskarten, die als Nächstes kommen können, würden { $fits } { $card } auf einen Schlag füllen.
hint-seal-brings = Ist { $card } gefüllt, bringt ihr Siegel mit den abgelegten Karten +{ $points }.
hint-counts-with-seals = Deine Siegel zählen auch { $card }: +{ $points }, sobald sie gefüllt ist.
hint-pair-seals = Sind beide gefüllt, bringen ihre Siegel +{ $points }.
hint-symbols = Reich an Symbolen: Kreuze { $crosses }, Münzen { $coins }, Palmen { $palms }.
hint-few-fields = Schnell gefüllt: nur { $fields } Felder.
hint-palm-stays = Die Auslage bleibt, wie sie ist: Eine Palme zählt weiter { $points }.
hint-display-stays = In die Auslage kommt keine neue Karte, die andere nehmen könnten.
hint-takes-over = Nimmt der anderen Seite { $kind ->
    [land] dieses Land
   *[water] dieses Wasser
} ab: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-wins-area = Gewinnt { $kind ->
    [land] dieses Land
   *[water] dieses Wasser
} für dich: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-adds-chests = Vergrößert { $kind ->
    [land] dein Land
   *[water] dein Wasser
}: Schatztruhen +{ $count }, jetzt { $chests }.
hint-ties-area = { $kind ->
    [land] Dieses Land
   *[water] Dieses Wasser
} gehört dann nicht mehr der anderen Seite, sondern niemandem: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-settles-area = Schließt { $kind ->
    [land] dein Land
   *[water] dein Wasser
} ab: Seine Schatztruhen ({ $chests }) nimmt dir niemand mehr.
hint-denies-area = Schließt { $kind ->
    [land] dieses Land
   *[water] dieses Wasser
} ab, und seine Schatztruhen ({ $chests }) bekommt niemand.
hint-area-grows = Hält { $kind ->
    [land] dein Land
   *[water] dein Wasser
} offen (Schatztruhen: { $chests }); freie Plätze daneben: { $places }.
hint-more-openings = Mehr Zugänge für dich zu { $kind ->
    [land] diesem Land
   *[water] diesem Wasser
}: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-hems-in = Engt { $kind ->
    [land] das Land
   *[water] das Wasser
} der anderen Seite ein (Schatztruhen: { $chests }); freie Plätze daneben: { $places }.
hint-chest-to-nobody = Die Schatztruhe des Plättchens gehört vorerst niemandem.
hint-best-balance = Dann steht es { $mine } : { $theirs } Schatztruhen; kein anderer Zug bringt sofort mehr.
hint-opens-row = Eröffnet Reihe { $row } auf deiner Seite.

## What happens in Silver & Gold

event-cards-kept = { $name }: { $cards } behalten
event-all-kept = Alle haben gewählt.
event-expedition-turned = Runde { $round }, Zug { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: Expedition { $expedition }
}
event-fields-marked = { $name }: { $fields } auf { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } Zusatzfeld
   *[other] { $owed } Zusatzfelder
}
event-cross-lapsed = { $name }: kein freies Feld mehr, { $lapsed ->
    [one] { $lapsed } Zusatzfeld verfällt
   *[other] { $lapsed } Zusatzfelder verfallen
}
event-coin-ticked = { $name }: Münze { $coins } von 12
event-coin-wasted = { $name }: Münze, aber alle 12 sind schon abgehakt
event-palm-scored = { $name }: Palme, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-palm-wasted = { $name }: Palme, aber alle vier Palmenfelder sind voll
event-all-marked = Alle haben angekreuzt.
event-row-completed = { $name }: Münzreihe { $row } komplett
event-card-filled = { $name }: { $card } ist voll
event-cup-taken = { $name }: { $cup }er-Pokal für Reihe { $row }
event-cup-missed = { $name }: kein Pokal mehr für Reihe { $row }
event-card-laid-aside = { $name }: { $card } abgelegt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-card-taken = { $name }: { $card } { $from_stack ->
    [yes] vom Stapel
   *[no] aus der Auslage
}
event-place-left-empty = { $name }: keine Karte mehr da
event-display-refilled = Neu in der Auslage: { $cards }
event-first-player-passed = Startspieler: { $name }
event-round-ended = Runde { $round } ist vorbei
event-match-ended = Die Partie ist vorbei. Am Ende vorn: { $winners }

## What happens in Gold Ahoi!

event-tile-laid = { $name }: Plättchen { $tile } auf { $row },{ $column }, Vierteldrehungen: { $turn }
event-row-opened = { $name }: neue Reihe { $row }
event-column-opened = { $name }: neue Spalte { $column }
event-tile-drawn = { $name }: { $tile ->
    [none] ein Plättchen
   *[other] Plättchen { $tile }
} gezogen
event-area-counted = { $kind ->
    [land] Land
   *[water] Wasser
} mit { $chests ->
    [one] { $chests } Schatztruhe
   *[other] { $chests } Schatztruhen
}, Zugänge { $north } : { $south } – { $owner ->
    [0] an den Norden
    [1] an den Süden
   *[none] an niemanden
}
event-handicap-given = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Vorgabe als Startspieler
event-chests-counted = Norden { $north }, Süden { $south }. Am Ende vorn: { $winners }

## What the rules refuse

refusal-match-over = Die Partie ist vorbei.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht: Plätze zählen ab 0, und es gibt { $players }.
refusal-not-to-act = Du bist noch nicht dran. Am Zug: { $waiting }.
refusal-wrong-step = Das geht jetzt nicht: { $step ->
    [keep] Erst behält jeder zwei Karten (keep P01 G03).
    [mark] Gerade kreuzen alle an (mark P01 a1 a2).
    [claim] Gerade werden neue Karten genommen (take O07 oder take stack).
   *[place] Lege ein Plättchen (place 0,1 0).
}
refusal-keep-two = Behalte genau zwei verschiedene Karten.
refusal-card-not-dealt = { $card } hast du nicht bekommen.
refusal-card-not-held = { $card } liegt nicht vor dir.
refusal-cross-owed-first = { $owed ->
    [one] Erst ist das Zusatzfeld für dein Kreuz dran (cross P01 a1).
   *[other] Erst sind die { $owed } Zusatzfelder für deine Kreuze dran, eins nach dem anderen (cross P01 a1).
}
refusal-no-cross-owed = Ohne Kreuz kein Zusatzfeld: Kreuze das Muster oder ein Feld an (mark P01 a1).
refusal-cross-one-field = Ein Kreuz bringt ein Feld: Gib immer nur eins an.
refusal-mark-nothing = Kreuze mindestens ein Feld an.
refusal-field-outside = { $card } hat kein Feld { $field }.
refusal-field-taken = Feld { $field } auf { $card } ist schon angekreuzt.
refusal-not-the-pattern = Kreuze auf { $card } das ganze Muster an, beliebig gedreht oder gespiegelt, oder nur ein Feld.
refusal-card-not-in-display = { $card } liegt nicht in der Auslage.
refusal-stack-empty = Der Stapel ist leer: Nimm eine Karte aus der Auslage.
refusal-cell-taken = Auf { $row },{ $column } liegt schon ein Plättchen.
refusal-first-tile-at-origin = Das erste Plättchen liegt auf 0,0; du wählst nur, wie es gedreht ist.
refusal-seventh-row = Reihe { $row } wäre die siebte: Die Auslage hat höchstens sechs.
refusal-seventh-column = Spalte { $column } wäre die siebte: Die Auslage hat höchstens sechs.
refusal-touches-no-tile = { $row },{ $column } berührt kein Plättchen: Lege deins Kante an Kante an ein anderes.
refusal-row-on-other-side = Reihe { $row } wäre eine neue Reihe auf der Gegenseite; neue Reihen eröffnest du nur auf deiner eigenen.
refusal-turn-wrong = Möglich sind 0, 1, 2 oder 3 Vierteldrehungen, nicht { $turn }.
refusal-action-unreadable = „{ $text }“ ist kein Zug. ? zeigt die Liste, help die Hilfe.
refusal-cell-unreadable = „{ $cell }“ ist kein Feld: Es braucht einen Buchstaben a–d und eine Zahl 1–4, etwa b3.
refusal-cell-twice = { $cell } steht zweimal da.
refusal-pick-beyond = Zug Nummer { $number } gibt es nicht: Die Liste geht bis { $count }.

## What a table refuses

refusal-match-not-begun = Die Partie hat noch nicht begonnen.
refusal-match-running = Die Partie läuft schon.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-table-full = Alle Plätze sind besetzt.
refusal-table-paused = Der Server startet gerade neu. Gleich geht es weiter, und keine Uhr läuft.
refusal-not-host = Das darf nur der Gastgeber.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-one-seat = An einem offenen Tisch darf nur der Gastgeber mehrere Plätze nehmen. Für mehrere Leute an einem Gerät öffne einen eigenen Tisch.
refusal-seats-empty = { $count ->
    [one] Es ist noch { $count } Platz frei: Warte auf jemanden oder setz einen Bot hin.
   *[other] Es sind noch { $count } Plätze frei: Warte auf Mitspieler oder füll sie mit Bots auf.
}
refusal-seat-not-removable = Während der Partie lassen sich nur andere Personen entfernen.
refusal-name-wrong = Ein Name hat 1 bis { $longest } Zeichen und passt in eine Zeile.
refusal-name-alike = Dein Name sieht „{ $name }“ zu ähnlich, und so heißt hier schon jemand. Wähle für diesen Tisch einen anderen.
refusal-level-wrong = Einen Bot der Stufe { $level } gibt es nicht: Die Stufen gehen von { $least } bis { $most }.
refusal-option-wrong = { $kind ->
    [flag] Die Option „{ $option }“ ist ja oder nein (yes, no).
    [number] Die Option „{ $option }“ ist eine ganze Zahl von { $least } bis { $most }.
    [choice] Die Option „{ $option }“ ist eins von: { $known }.
   *[other] Die Option „{ $option }“ hat keinen gültigen Wert.
}
refusal-option-form = „{ $text }“ ist keine Option: Schreib NAME=WERT, etwa handicap=3.
refusal-bot-plays = Diesen Platz spielt gerade ein Bot.
refusal-not-a-bot = Diesen Platz spielt ein Mensch, kein Bot.
refusal-not-at-device = Das Gerät gehört gerade einem anderen Platz: Gib es erst weiter.
refusal-cover-first = Verdecke das Gerät, bevor du es weitergibst.
refusal-already-confirmed = Du hast schon bestätigt; jetzt sind noch die anderen dran.
refusal-step-unfinished = Du bist noch nicht fertig: Erst muss alles getan sein, was der Schritt verlangt.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen: Aufgedecktes und Bestätigtes bleibt.
refusal-too-many-attempts = In diesem Schritt hast du schon { $most } Mal etwas ausprobiert: Bestätige jetzt.
refusal-table-worn-out = An diesem Tisch ist schon zu viel geschehen: Eröffnet einen neuen.
refusal-stale = Das kam zu spät: Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
refusal-nothing-to-vote = Hier ist niemandes Zeit abgelaufen.
refusal-vote-of-others = Ob gewartet wird, entscheiden nur die anderen.
refusal-rematch-made = Die Revanche läuft schon, an Tisch { $table }.
refusal-command-id-wrong = Die Kennung eines Befehls hat höchstens { $longest } Zeichen.
refusal-rules-version = Diese Partie folgt Version { $version } der Regeln; dieses Programm kennt Version { $known }.
refusal-table-version = Dieser Tisch wurde in Version { $version } gespeichert; dieses Programm liest Version { $known }.

## Was ein Server ablehnt

refusal-name-first = Sag zuerst, wie du heißt.
refusal-table-unknown = Diesen Tisch gibt es nicht, oder nicht mehr.
refusal-page-unknown = Unter dieser Adresse gibt es nichts.
refusal-piece-unknown = Ein Teil { $piece_id } gibt es in diesem Set nicht.
refusal-nobody-there = Dort sitzt niemand.
refusal-watching-forbidden = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-lan-not-from-here = Nur der Rechner, auf dem der Server läuft, kann ihn für das Netzwerk öffnen.
refusal-lan-unavailable = Der Server lässt sich nicht für das Netzwerk öffnen ({ $why }).
refusal-analysis-unavailable = Die Analyse ist gerade nicht möglich. Versuche es gleich noch einmal.
refusal-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refusal-hint-unavailable = Gerade gibt es keinen Tipp. Versuche es gleich noch einmal.
refusal-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refusal-chat-off = An diesem Tisch wird ohne Chat gespielt.
refusal-chat-wrong = Eine Nachricht hat 1 bis { $longest } Zeichen.
refusal-chat-too-fast = Das war viel auf einmal: Warte kurz, bevor du weiterschreibst.
refusal-too-fast = Zu schnell: Warte einen Moment und versuche es noch einmal.
refusal-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen (höchstens { $most }).
refusal-too-many-tables = Du hast viele Tische eröffnet: Warte etwas, bevor du noch einen eröffnest.
refusal-too-many-names = Aus deinem Netz haben sich gerade viele mit neuen Namen angemeldet: Warte etwas und versuche es noch einmal.
refusal-too-many-analyses = Aus deinem Netz laufen schon mehrere Analysen: Warte, bis eine davon fertig ist.
refusal-message-unreadable = Diese Nachricht ist nicht lesbar ({ $why }).
refusal-body-too-large = Das ist zu viel: höchstens { $most } Bytes.
refusal-too-costly = Das zu lesen dauert zu lange oder braucht zu viel Speicher. Schick etwas Kleineres oder Einfacheres.
refusal-host-unknown = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann das mit GOLDHOOK_ORIGINS ändern.
refusal-origin-wrong = Eine Seite von { $origin } darf diesen Server nichts fragen.
refusal-token-wrong = Dieses Token gilt nicht, oder nicht mehr.
refusal-token-may-not = Dieses Token erlaubt „{ $what }“ nicht.
refusal-too-many-tokens = Du hast schon { $most } Tokens: Lösche zuerst eines.
refusal-too-many-seats = Dieses Token sitzt schon an so vielen Tischen, wie es darf ({ $most }).
refusal-code-unknown = Dieser Code ist falsch, schon benutzt oder zu alt. Hol dir auf deinem anderen Gerät einen neuen.
refusal-server-stopping = Der Server wird gerade beendet. Versuche es gleich noch einmal.
refusal-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Versuche es gleich noch einmal.
refusal-setting-wrong = Die Einstellung { $setting } kann nicht „{ $text }“ sein.
refusal-setting-range = Die Einstellung { $setting } geht von { $least } bis { $most }: { $text } ist nicht möglich.
refusal-workers-need-postgres = Mehrere Serverprozesse brauchen PostgreSQL: Setze GOLDHOOK_STORE auf eine postgresql://-Adresse oder lass --workers weg.
refusal-workers-died = { $count } Serverprozesse endeten nacheinander gleich nach ihrem Start. Was laut ihrem Protokoll fehlt, muss zuerst behoben werden.
refusal-port-in-use = Der Server kann nicht auf { $host }, Port { $port } lauschen ({ $why }). Wähle mit --port einen anderen.
refusal-lan-or-host = --lan und --host zusammen widersprechen sich: Lass eines weg.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Dieses Spiel ist für zwei Spieler, nicht für { $players }.
       *[other] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
    }
   *[other] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
}
refusal-first-wrong = Den Platz { $seat } des Startspielers gibt es nicht: Die Plätze zählen ab 0, insgesamt { $players }.
refusal-shuffle-missing = Die Mischung „{ $shuffle }“ fehlt.
refusal-shuffle-unknown = Eine Mischung „{ $shuffle }“ gibt es in diesem Spiel nicht.
refusal-shuffle-length = Die Mischung „{ $shuffle }“ hat { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}; nötig sind { $needed }.
refusal-shuffle-unknown-id = Die Mischung „{ $shuffle }“ nennt { $id }, aber das gehört nicht zum Set.
refusal-shuffle-duplicate-id = Die Mischung „{ $shuffle }“ nennt { $id } zweimal.
refusal-record-not-a-record = { $file } ist keine Aufzeichnung einer Partie.
refusal-record-version = { $file } ist eine Aufzeichnung in Version { $version }; dieses Programm liest Version { $known }.
refusal-record-field = „{ $field }“ fehlt in der Aufzeichnung oder hat die falsche Form.
refusal-record-action-form = Aktion { $index } hat nicht die Form [Platz, "Text"].
refusal-record-action = Aktion { $index }, Platz { $seat }, „{ $text }“: { $reason }
refusal-record-other-game = { $file } enthält eine Partie { $game }.
refusal-record-over = { $file } enthält eine beendete Partie. Sieh sie dir mit goldhook replay an; für eine neue gib eine andere Datei an.
refusal-record-has-options = Die gespeicherte Partie hat ihr eigenes Set und ihre Optionen: Lass --set, --option, --memory-aid, --open-hands und --handicap weg.
refusal-record-program = In dieser Partie spielte ein Programm mit, und eine Datei allein startet keins: Gib es mit --seats wieder an.
refusal-seats-of-record = { $count ->
    [one] Die gespeicherte Partie hat { $count } Platz: Gib genau einen an.
   *[other] Die gespeicherte Partie hat { $count } Plätze: Gib genauso viele an.
}
refusal-upto-beyond = { $count ->
    [one] Die Aufzeichnung hat nur { $count } Aktion; --upto { $upto } geht darüber hinaus.
   *[other] Die Aufzeichnung hat nur { $count } Aktionen; --upto { $upto } geht darüber hinaus.
}
refusal-option-unknown = Die Option „{ $option }“ gibt es nicht; zur Wahl: { $known }.
refusal-game-unknown = Das Spiel „{ $game }“ gibt es hier nicht; zur Wahl: { $known }.
refusal-language-unknown = Die Sprache „{ $language }“ gibt es hier nicht; zur Wahl: { $known }.
refusal-seat-unknown = „{ $text }“ kann hier nicht mitspielen; zur Wahl: { $known }.
refusal-seat-command-missing = Nach cmd: gehört ein Befehl, etwa cmd:python my_bot.py.
refusal-seat-command-quotes = Ein Anführungszeichen ist nicht geschlossen: { $text }
refusal-budget-unreadable = „{ $text }“ ist kein Budget: Gib Millisekunden an, etwa 500, oder Probepartien, etwa 4000p.
refusal-games-multiple = --games { $games } geht nicht auf: Jede Mischung wird von jedem Platz aus gespielt, nötig ist also ein Vielfaches von { $seats }.
refusal-records-there = { $file } gibt es schon und würde überschrieben. Gib mit --records einen anderen Ordner an oder räum die alten Aufzeichnungen weg.
refusal-json-or-markdown = --json und --markdown zusammen widersprechen sich: Lass eines weg.
refusal-players-few = Ein Turnier braucht mindestens zwei Bots.
refusal-workers-broken = Ein Arbeitsprozess ist gestorben, die Partien können nicht weitergehen. Mit weniger --workers bleibt für jeden mehr Speicher.
refusal-cluster-missing = Für einen Cluster braucht es Ray: pip install "goldhook[cluster]"
refusal-cluster-address = „{ $address }“ ist keine Adresse eines Clusters: host:port, ray://host:port, auto oder local.
refusal-cluster-lost = Der Cluster { $address } lässt sich nicht benutzen ({ $why }).
refusal-bot-missing = Der Bot „{ $program }“ lässt sich nicht starten ({ $why }).
refusal-bot-silent = Der Bot hat in { $seconds } s nicht geantwortet.
refusal-bot-gone = Der Bot hat sich beendet oder seine Ausgabe geschlossen.
refusal-bot-line-long = Die Antwort des Bots ist länger als { $most } Bytes.
refusal-bot-unasked = Der Bot hat ungefragt gesprochen: „{ $text }“.
refusal-bot-rubbish = Die Antwort des Bots ist keine Nachricht vom Typ „{ $wanted }“: „{ $text }“.
refusal-bot-illegal = Die Aktion des Bots ist nicht erlaubt: „{ $text }“.
refusal-protocol-line = Diese Zeile ist keine Nachricht des Bot-Protokolls: „{ $text }“.
refusal-protocol-hello-first = Die erste Nachricht im Bot-Protokoll ist hello.
refusal-protocol-version = Am Tisch gilt Version { $version } des Bot-Protokolls; dieses Programm spricht { $known }.
refusal-protocol-field = In der Nachricht „{ $message }“ fehlt „{ $field }“ oder hat die falsche Form.
refusal-protocol-view = In der Nachricht „{ $message }“ ist „view“ nicht zu verstehen ({ $why }).

## What is wrong with a file

refusal-file-missing = Die Datei { $file } gibt es nicht.
refusal-file-unreadable = { $file } lässt sich nicht lesen ({ $why }).
refusal-file-unwritable = { $file } lässt sich nicht schreiben ({ $why }).
refusal-store-in-use = { $file } wird gerade von einem anderen Goldhook-Server benutzt. Beende ihn zuerst oder gib eine andere Datei an.
refusal-store-linked = Die Datenbank { $file } hat noch einen zweiten Namen (einen Hardlink), und ein Server, der sie dort öffnet, würde sie beschädigen. Entferne den anderen Namen und starte noch einmal.
refusal-store-corrupt = Die Datenbank { $file } ist beschädigt ({ $why }). Setze eine Sicherung an ihre Stelle; oder verschiebe sie, dann wird eine neue angelegt.
refusal-store-foreign = { $file } ist eine Datenbank, aber keine von Goldhook. Gib eine andere Datei an.
refusal-store-newer = Die Datenbank { $store } stammt von einem neueren Goldhook (Format { $version }; dieses kennt { $known }). Aktualisiere Goldhook oder nimm eine Sicherung.
refusal-store-unopenable = Die Datenbank { $file } lässt sich nicht öffnen ({ $why }). Sie braucht einen Ordner auf einer lokalen Platte, in den du schreiben darfst.
refusal-store-sqlite-old = Dieses Python bringt SQLite { $version } mit; Goldhook braucht { $needed } oder neuer. Ein neueres Python hat es dabei.
refusal-backup-exists = { $file } gibt es schon. Gib eine andere Datei für die Sicherung an.
refusal-backup-memory = Dieser Server hält alles im Arbeitsspeicher: Es gibt nichts, was in { $file } gesichert werden könnte.
refusal-backup-postgres = PostgreSQL sichert selbst: Nimm pg_dump, statt { $file } zu schreiben.
refusal-postgres-missing = Für PostgreSQL fehlt ein Paket: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Der PostgreSQL-Server { $server } ist nicht benutzbar ({ $why }). Prüfe, ob er läuft, und Adresse, Benutzer und Passwort.
refusal-file-too-large = { $file } ist größer als { $megabytes } MB: Das ist weder ein Set noch eine Aufzeichnung.
refusal-file-not-text = { $file } ist keine Textdatei.
refusal-file-too-deep = { $file } ist zu tief verschachtelt, um gelesen zu werden.
refusal-file-not-json = kein gültiges JSON ({ $why })
refusal-file-not-toml = kein gültiges TOML ({ $why })
refusal-draw-suffix = Die Endung „{ $suffix }“ passt nicht zu einer Zeichnung; zur Wahl: { $known }.
refusal-report-suffix = Ein Bericht endet auf .html, nicht auf „{ $suffix }“.

## What is wrong with a set

refusal-set-not-a-set = { $file } ist kein Set mit Spielmaterial.
refusal-set-other-game = { $file } ist ein Set für { $game }, nicht für { $wanted }.
refusal-set-no-name = { $file }: Das Set hat keinen Namen (name = "…").
refusal-set-name-long = { $file }: Der Name des Sets ist zu lang (höchstens { $longest } Zeichen).
refusal-set-missing-part = { $file }: Im Set fehlt „{ $part }“.
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } Fehler
   *[other] { $file }: { $count } Fehler
}
refusal-set-not-a-piece = kein Spielteil: nötig ist eine Tabelle mit einer ID
refusal-set-unknown-word = „{ $word }“ gibt es hier nicht; bekannt: { $known }
refusal-set-colour = die Farbe muss purple, orange, green oder grey sein
refusal-set-card-id = die ID einer Karte dieser Farbe besteht aus { $letter } und zwei Ziffern
refusal-set-expedition-id = die ID einer Expeditionskarte besteht aus E und einer Ziffer
refusal-set-tile-id = die ID eines Plättchens besteht aus T und zwei Ziffern
refusal-set-duplicate-id = diese ID kommt zweimal vor
refusal-set-no-fields = keine Felder: zeichne sie (drawing) oder zähle sie auf (cells)
refusal-set-drawing-size = eine Insel hat vier Zeilen mit je vier Buchstaben, ein Muster höchstens 4 × 4, alle Zeilen gleich lang
refusal-set-sign = in Zeile { $row } der Zeichnung steht „{ $sign }“; erlaubt sind . o c p x
refusal-set-cell = Feld „{ $cell }“ geht nicht: ein Buchstabe a–d und eine Zahl 1–4, jedes Feld nur einmal
refusal-set-symbol = Symbol „{ $symbol }“ gibt es nicht; zur Wahl: coin, palm, cross oder null
refusal-set-field-count = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, aber eine { $colour ->
    [purple] lila
    [orange] orange
    [green] grüne
   *[grey] graue
} Karte hat { $needed }
refusal-set-points = „points“ ist { $points }, aber die Karte hat { $needed ->
    [one] { $needed } Feld
   *[other] { $needed } Felder
}
refusal-set-not-connected = die Insel besteht aus mehreren Teilen
refusal-set-same-outline = derselbe Umriss wie { $other }, gedreht oder gespiegelt
refusal-set-seal = ein Siegel hat eine Farbe und 1 oder 2 Punkte
refusal-set-pattern = ein Muster besteht aus mindestens zwei zusammenhängenden Feldern
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } { $colour ->
        [purple] lila
        [orange] orange
        [green] grüne
       *[grey] graue
    } Karte
   *[other] { $count } { $colour ->
        [purple] lila
        [orange] orange
        [green] grüne
       *[grey] graue
    } Karten
}, nötig sind { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } Expeditionskarte
   *[other] { $count } Expeditionskarten
}, nötig sind { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}, nötig sind { $needed }
refusal-set-land = land muss n, e, s und w je einmal nennen, etwa [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = Land von Nord nach Süd und Land von Ost nach West würden sich kreuzen
refusal-set-chest = eine Schatztruhe liegt an einem Ende (n, e, s, w) oder in einer Ecke (ne, se, sw, nw)

## What is wrong with a command

refusal-usage-no-command = Den Befehl „{ $text }“ gibt es nicht.
refusal-usage-no-option = Die Option { $option } gibt es nicht.
refusal-usage-missing = { $parameter } fehlt.
refusal-usage-option-value = Die Option { $option } ist falsch verwendet.
refusal-usage-bad-value = { $allowed ->
    [none] { $parameter } hat einen falschen Wert.
   *[other] { $parameter } hat einen falschen Wert; möglich: { $allowed }.
}
refusal-usage-wrong = Der Befehl stimmt so nicht.
