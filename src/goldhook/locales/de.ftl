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
web-level-strength = { $level ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
}
name-seat = Platz { $seat }
word-cup = Pokal
word-palms = Palmen
word-display = Auslage
word-palm-worth = { $points ->
    [one] eine Palme zählt gerade { $points } Punkt
   *[other] eine Palme zählt gerade { $points } Punkte
}
word-expedition = Muster
word-round-card = Rundenkarte
word-laid-aside = Gefüllt:
word-played = Diese Runde gespielt:
word-thinking = wählt noch

## The table in a terminal

sg-heading = Runde { $round } von 4 · Zug { $turn } von 7
sg-heading-keep = Alle bekommen vier Karten und behalten zwei
sg-middle = Startspieler: { $first } · Stapel: { $stack } · Pokale übrig: { $cups }
sg-legend = Buchstaben: { $suits }. c Münze, p Palme, x Bonuskreuz, · leeres Feld, ~ Meer, █ angekreuzt. Ein Siegel wie 2O bringt 2 Punkte für jede orange Karte, die du füllst.
ga-heading = Plättchen { $tile } von 36 · { $bag ->
    [one] { $bag } Plättchen im Beutel
   *[other] { $bag } Plättchen im Beutel
}
ga-hand = { $name }: Plättchen auf der Hand
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
ask-mark = kreuze das Muster oder ein einzelnes Feld an
ask-cross = { $owed ->
    [one] Bonuskreuz: kreuze noch { $owed } Feld an
   *[other] Bonuskreuze: kreuze noch { $owed } Felder an
}
ask-take = { $owed ->
    [one] nimm { $owed } neue Karte
   *[other] nimm { $owed } neue Karten, eine nach der anderen
}
ask-place = lege dein Plättchen
ask-confirm = Enter spielt den Zug, zurück nimmt ihn zurück
play-welcome = { $game ->
    [silver_gold] Willkommen bei Silver & Gold!
    [gold_ahoi] Willkommen bei Gold Ahoi!
   *[other] { $game }
}
play-how = Gib einen Zug ein, ? für alle erlaubten Züge oder drück Enter fürs Spielfeld. Du kannst auch tipp, hilfe, zurück oder ende eingeben.
command-board = spielfeld
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-quit = ende
play-help =
    ?        zeigt alle erlaubten Züge; mit der Nummer wählst du einen aus
    Enter    spielt deinen Zug oder zeigt das Spielfeld noch einmal
    !        nach einem Zug: spielt ihn sofort, etwa 3!
    tipp     zeigt einen guten Zug und sagt, warum er gut ist
    zurück   nimmt deinen letzten Versuch zurück, solange er nicht gespielt ist
    ende     speichert die Partie und hört auf
play-goal-silver-gold =
    Fülle deine Inseln. Eine gefüllte Karte zählt so viele Punkte, wie sie Felder hat. Ein Siegel zählt seine Zahl für jede gefüllte Karte seiner Farbe. Eine Münze zählt einen Punkt, und jede Reihe aus vier Münzen holt den wertvollsten Pokal, der noch da ist. Eine Palme zählt 1 Punkt und 1 weiteren für jede Palme, die gerade in der Auslage liegt. Für ein Bonuskreuz kreuzt du noch ein Feld an. Nach vier Runden mit je sieben Zügen gewinnt, wer die meisten Punkte hat.
play-goal-gold-ahoi =
    Sichere dir die Schatztruhen. Zusammenhängendes Land oder Wasser bildet ein Gebiet. Wo ein Gebiet auf deiner Seite den Rand der Auslage erreicht, hast du einen Zugang. Hast du mehr Zugänge zu einem Gebiet als dein Gegner, gehören dir alle Truhen darin: ▲ dem Norden, ▼ dem Süden, ◆ niemandem. Nach 36 Plättchen gewinnt, wer die meisten Truhen hat.
play-help-silver-gold =
    keep P01 G03          zwei der vier Karten behalten
    mark P01 a1 a2 b2     das Muster ankreuzen, gedreht oder gespiegelt, oder ein einzelnes Feld
    cross P01 c4          das Zusatzfeld für ein Bonuskreuz ankreuzen
    take O07, take stack  für eine volle Karte eine neue nehmen
    Das erste Wort darf fehlen: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    das Plättchen in Reihe 0, Spalte -1 legen, um 3 Viertel nach rechts gedreht
    Reihen zählen nach Süden hoch, Spalten nach Osten; das erste Plättchen liegt auf 0,0.
    Das Wort place darf fehlen: 0,-1 3
    Land verläuft entlang der Linien, ◆ ist eine Schatztruhe. ╲ (oder ╱) mitten im Plättchen
    sind zwei Kurven, die aneinander vorbeilaufen, ohne sich zu berühren.
play-nothing-to-undo = Es gibt nichts zurückzunehmen. Was gespielt ist, bleibt.
play-undone = Zurückgenommen.
play-hint = Tipp: { $action } – { $why }
play-hand-over = Gib den Bildschirm an { $name }, dann drück Enter.
play-suggested = Vorschlag bei dieser Spielstärke: { $option } ({ $how })
play-resumed = { $count ->
    [one] Die Partie geht nach { $count } Aktion weiter.
   *[other] Die Partie geht nach { $count } Aktionen weiter.
}
play-saved = Gespeichert. So spielst du weiter: { $command }
play-unsaved = Die Partie geht weiter, wird aber nicht gespeichert.
play-too-narrow = Das Spielfeld braucht { $columns } Spalten. Mach das Fenster breiter.
play-kept = Partie gespeichert in { $file }
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
help-lang = Sprache der Ausgabe.
help-json = JSON ausgeben, für Programme.
help-play = Im Terminal spielen, gegen Bots oder gegeneinander. --record setzt eine gespeicherte Partie fort. Während der Partie zeigt „tipp“ einen guten Zug.
help-first = Wer anfängt: lot (das Los) oder die Nummer eines Platzes, ab 1 gezählt.
help-seats = Wer mitspielt, durch Kommas getrennt: human, random, greedy, level:1 … level:5 (sehr leicht … sehr schwer; level:5@500 legt die Millisekunden je Zug fest, level:5@4000p die Probepartien), cmd:BEFEHL (ein Programm, das das Bot-Protokoll spricht).
help-bots = Wer mitspielt, durch Kommas getrennt: random, greedy, level:1 … level:5 (sehr leicht … sehr schwer; level:5@500 legt die Millisekunden je Zug fest, level:5@4000p die Probepartien), cmd:BEFEHL (ein Programm, das das Bot-Protokoll spricht).
help-seed = Eine Zahl, die festlegt, wie gemischt wird.
help-record = Die Partie in dieser Datei speichern. Gibt es die Datei schon, geht die Partie darin weiter.
help-memory-aid = Silver & Gold: zeigen, welche Muster in dieser Runde schon dran waren.
help-open-hands = Gold Ahoi!: mit offener Hand spielen.
help-handicap = Vorgabepunkte für den Startspieler, 0 bis 9.
help-option = Eine Option des Spiels setzen, etwa --option handicap=3; mehrfach möglich.
help-set = Das Spielmaterial aus dieser TOML- oder JSON-Datei statt des Standard-Sets verwenden.
help-simulate = Bots gegeneinander spielen lassen, Punkte und Siege zählen.
help-games = Anzahl der Partien.
help-match = Bots gegeneinander antreten lassen, jede Mischung von jedem Platz aus; zeigt Siegquoten mit Konfidenzintervallen.
help-match-games = Anzahl aller Partien, ein Vielfaches der Plätze; ohne Angabe das kleinste ab 100.
help-budget-ms = Millisekunden, die ein Bot über einen Zug nachdenken darf.
help-workers = Anzahl der Prozesse. Das Ergebnis hängt nicht davon ab.
help-records = Jede Partie in diesem Ordner speichern; kampflos verlorene erkennst du am Dateinamen.
help-tournament = Turnier jeder gegen jeden; jeder Bot bekommt eine Wertungszahl.
help-players = Die Bots, durch Kommas getrennt, geschrieben wie bei --seats.
help-pair-games = Anzahl der Partien je Paar, eine gerade Zahl.
help-cluster = Die Partien auf einen Ray-Cluster unter dieser Adresse verteilen; local startet einen hier.
help-plot = Die Wertungszahlen auch zeichnen: eine Datei mit .svg, .png oder .pdf.
help-page = Auch eine Webseite in diesen Ordner schreiben: Wertungszahlen, Kreuztabelle, wie man es wiederholt, Beispielpartien.
help-bot = Als Bot über stdin und stdout spielen, im Zeilenprotokoll: eine Stufe wie 5 oder 5@4000p, random oder greedy.
help-bot-seed = Eine Zahl, die festlegt, was der Bot dem Zufall überlässt.
help-bot-policy = Stattdessen als trainierte Strategie spielen: eine .npz-Datei, wie examples/train.py sie schreibt.
help-threads = Anzahl der Threads je Entscheidung; 0 nutzt alle Kerne.
help-replay = Eine aufgezeichnete Partie nacherzählen; --json gibt ihren Stand aus.
help-legal = Für jeden Platz, der am Zug ist, alle erlaubten Aktionen auflisten.
help-analyse = Eine Partie erklären: was jede Entscheidung wert war, was besser gewesen wäre und wo der Wendepunkt lag.
help-judge = Welche Stufe urteilt: 4 ist der Kapitän, 5 der Meister.
help-judge-budget = Wie lange über jede Entscheidung nachgedacht wird: Millisekunden, etwa 200, oder Probepartien, etwa 4000p.
help-report = Zusätzlich einen Bericht als .html-Datei schreiben.
help-upto = Nur die ersten N Aktionen verwenden.
help-set-group = Das Spielmaterial zeigen, prüfen, zeichnen und ausmessen.
help-set-show = Alle Teile eines Sets zeigen.
help-set-check = Die Datei eines Sets prüfen und auflisten, was nicht stimmt.
help-set-draw = Alle Teile eines Sets auf ein Blatt zeichnen.
help-set-report = Bots mit einem Set spielen lassen und über Punkte, Plätze, Karten und Schatztruhen berichten.
help-report-bot = Der Bot, der gegen sich selbst spielt, geschrieben wie bei --seats. Mehrere, durch Kommas getrennt, werden verglichen.
help-report-budget = Was eine Stufe ohne eigenes Budget auf eine Entscheidung verwenden darf: Probepartien wie 1000p oder Millisekunden wie 100.
help-report-players = Anzahl der Spieler, etwa 2 oder 2,3,4; ohne Angabe jede Zahl, die das Spiel erlaubt.
help-report-games = Anzahl der Partien je Bot und Spielerzahl.
help-report-output = Den Bericht auch in eine Datei schreiben: .html mit allen Tabellen oder nur das Diagramm als .svg, .png oder .pdf.
help-markdown = Die Tabellen als Markdown ausgeben.
help-output = Die Datei für die Zeichnung: .svg, .png oder .pdf.
help-warm = Die Bots beider Spiele jetzt kompilieren, damit später niemand darauf wartet.
help-daily = Spiel die Tagespartie im Terminal: für alle dieselbe, einmal am Tag, gegen einen Kapitän.
help-daily-server = Der Server, dessen Tagespartie du spielen willst, etwa http://127.0.0.1:8000. Ohne ihn gilt eine Kartenfolge dieses Computers.
help-serve = Im Browser spielen: einen Server auf diesem Rechner starten.
help-port = Der Port, auf dem der Server lauscht; 0 nimmt einen freien.
help-host = Die Adresse, auf der der Server lauscht.
help-lan = Alle im selben Netz mitspielen lassen und einen QR-Code für ihre Handys zeigen.
help-no-browser = Den Browser nicht öffnen.
help-db = Partien und Personen in dieser SQLite-Datei aufbewahren.
help-serve-workers = Anzahl der Serverprozesse. Mehr als einer braucht PostgreSQL.
help-backup = Die Datenbank des Servers in eine Datei sichern, während er läuft.
usage-hint = Hilfe gibt es mit --help.
stopped = Abgebrochen.
pipe-closed = Die Ausgabe wurde vorzeitig geschlossen; der Rest wurde nicht geschrieben.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
replay-running = Die Partie läuft noch; am Zug: { $waiting }
legal-over = Die Partie ist vorbei; niemand ist mehr am Zug.
warm-progress = Die Bots werden vorbereitet (nur beim ersten Mal) …
warm-done = Die Bots sind bereit.
serve-started = Goldhook läuft auf { $address } – beenden mit Strg-C.
serve-lan = Andere im selben Netz öffnen { $address } oder scannen diesen Code:
serve-stopped = Der Server ist beendet. Laufende Partien gehen weiter, sobald er wieder startet.
backup-done = Sicherung gespeichert in { $file }.
page-title = Goldhook: Der Server läuft
page-text = Diese Installation hat keine Oberfläche für den Browser, nur eine Schnittstelle für Programme. Beschrieben ist sie hier:
set-good = { $file }: gültiges Set für { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, es heißt „{ $name }“.
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
set-symbols = Münzen: { $coins } · Palmen: { $palms } · Bonuskreuze: { $crosses } · Siegel: { $seals }
set-chests = Schatztruhen an Land: { $land } · im Wasser: { $water } · verwendete Formen: { $shapes } von 6
set-note-chests = Hinweis: Plättchen ohne Schatztruhe: { $none }, mit zweien: { $two }.
set-note-outlines = Hinweis: Karten mit gleichem Umriss: { $cards }.
set-note-points = Hinweis: Punkte, die von der Zahl der Felder abweichen: { $cards }.
sheet-sign = { $sign ->
    [coin] Münze
    [palm] Palme
    [cross] Bonuskreuz
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
simulate-spread = Std.-Abw.
simulate-least = Minimum
simulate-most = Maximum
simulate-histogram = Punkte: { $name }
match-heading = Partien: { $games }, Seed: { $seed }
match-interval = 95-%-Intervall
match-difference = Vorsprung
match-rank = mittlerer Platz
match-forfeits = kampflos verloren
match-forfeit = Partie { $number } kampflos verloren von { $name }: { $reason }
tournament-title = Turnier
tournament-cross = Siege gegen jeden Gegner
tournament-repeat = So lässt es sich wiederholen
tournament-version = Programmversion
tournament-set = Set und seine Prüfsumme
tournament-seed = Startwert (Seed)
tournament-samples = Partien zum Nachspielen
tournament-page = Webseite: { $file }
tournament-rating = Wertungszahl
analyse-title = Analyse
analyse-progress = Analysiert
analyse-heading = Analysierte Entscheidungen: { $count } · Urteil: { $judge }
analyse-costliest = Die teuersten Fehler
analyse-none = Keine Entscheidung hat etwas gekostet.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] Zu Beginn
       *[other] Runde { $round }, Zug { $turn }
    }
    [gold_ahoi] Plättchen { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Siegchance { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , verlorene Punkte: { $points }
}
analyse-played = Gespielt: { $action }
analyse-better = Besser: { $action }
analyse-curve = Siegchance
analyse-curve-about = Die Siegchance jedes Platzes nach jeder Entscheidung, so wie er sie selbst beurteilen konnte. Die Nummern markieren die teuersten Fehler.
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
analyse-ownership-about = Eine Zeile für jede Schatztruhe, nach dem Gebiet, in dem sie zuletzt liegt; eine Spalte für jeden Zug. ▲ gehört dem Norden, ▼ dem Süden, ein Punkt niemandem.
analyse-ownership-signs = Eine Spalte für jeden Zug: ▲ Norden, ▼ Süden, · niemand, ◇ noch mehrere Gebiete mit verschiedenen Besitzern.
analyse-area = { $kind ->
    [land] Land
   *[water] Wasser
}, Schatztruhen: { $chests }
analyse-written = Bericht gespeichert in { $file }
report-title = { $game }: das Set „{ $name }“, ausgemessen
report-written = Gespeichert: { $file }
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
report-balance = Unterschied zwischen größtem Land und größtem Wasser
report-land-owner-wins = Besitzer des größten Landes gewinnt
report-water-owner-wins = Besitzer des größten Wassers gewinnt
report-lead-lost = Führender nach Plättchen { $tiles } gewinnt nicht
report-shapes = Formen der Plättchen
report-alike = Meiste Plättchen einer Form
report-largest-land = Truhen des größten Landes
report-largest-water = Truhen des größten Wassers
report-least-wanted = Am wenigsten gewünschte Karte bei { $players } Spielern ({ $card })
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
report-wanted-note = Behalten: Anteil der Male, in denen sie ausgeteilt wurde. Genommen: Anteil der Wahlen, bei denen sie in der Auslage lag. Begehrt: Anteil der Partien, in denen jemand sie behielt oder nahm, unter allen, in denen das möglich war. Gefüllt: Anteil der Male, in denen jemand sie hatte.
report-earned-title = { $name }: was die Karten einbringen
report-winning = gewinnt zu oft
report-earned-note = Punkte für jedes Mal, dass jemand die Karte hatte, gefüllt oder nicht; ein Pokal geht zu je einem Viertel an die Münzen seiner Reihe. Siege: Anteil unter denen, die die Karte gefüllt haben; fair wäre { $fair }.

## In the browser

web-home = Startseite
web-lost = Seite nicht gefunden
web-no-board = Dieses Spiel lässt sich noch nicht im Browser spielen.
web-no-board-how = Spiel es im Terminal: goldhook play { $game }
web-terminal-game = { $name } wird im Terminal gespielt: goldhook play { $game }
web-option-suggested = Vorschlag bei dieser Spielstärke: { $value }
web-option-off = { $option }: nein
web-tables = Offene Tische
web-matches = Meine Partien
web-settings = Einstellungen
web-rules = Spielregeln
web-rules-coming = Die Regeln werden geladen …
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
web-replay-begin = Anfang
web-replay-moves = Züge
web-replay-share = Link zu diesem Moment
web-replay-record = Partie speichern
web-replay-table = Zurück zum Tisch
web-replay-missing = Diese Partie lässt sich nicht zeigen
web-replay-open = Partie aus einer Datei öffnen
web-replay-open-how = Eine gespeicherte Partie (.json), von hier oder aus dem Terminal. Sie wird nur gezeigt, nicht gespeichert.
web-replay-choose = Datei auswählen …
web-replay-show = Zeigen
web-replay-played = Gespielt
web-replay-better = Besser
web-replay-stack = oberste Karte vom Stapel
web-replay-thinking = Der Meister analysiert die Partie.
web-replay-thinking-how = Du kannst inzwischen weiterschauen.
web-close = Schließen
web-menu = Menü
web-hint = Tipp
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }
web-replay-to-act = Am Zug: { $names }
web-table-closed-to-you = Diesen Tisch kannst du nicht öffnen
web-opening-table = Der Tisch wird vorbereitet …
web-connection-lost = Verbindung verloren – sie wird wieder aufgebaut. Deine Wahl bleibt erhalten.
web-server-restarts = Der Server startet neu. Gleich geht es weiter.
web-bots-preparing = Die Bots werden vorbereitet (nur beim ersten Mal) …
web-connection-ended = Die Verbindung ist beendet.
web-try-now = Jetzt versuchen
web-reload = Neu laden
web-time-up-you = Deine Zeit ist um. Die anderen entscheiden, ob sie warten.
web-time-up = Die Zeit von { $name } ist um
web-vote-skip = Einen Bot ziehen lassen
web-vote-wait = Warten
web-curtain = Gib das Gerät an { $name }
web-curtain-why = Was die anderen nicht sehen sollen, ist verdeckt.
web-curtain-lift = Ich bin { $name }
web-hand-over = Weitergeben
web-look-back = Rückblick ansehen
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-clock-of = Uhr von { $name }
web-tile-of = Plättchen { $tile } von 36
web-round = Runde { $round }
web-turn-of = Zug { $turn } von 7
web-story-and-chat = Verlauf und Chat
web-story = Verlauf
web-story-empty = Noch ist nichts passiert.
# The same word as in English.
web-chat = Chat
web-chat-write = Nachricht
web-send = Senden
web-copy-link = Link kopieren
web-copied = Kopiert
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-mute = Stummschalten
web-block = Blockieren
web-remove = Entfernen
web-leave = Tisch verlassen
web-leave-sure = Ein Bot übernimmt sofort. Du kannst jederzeit zurückkommen.
web-stay = Bleiben

## With friends: absent players, the lobby, reactions
web-missed = { $name } ist schon eine Weile weg. Wie geht es weiter?
web-missed-wait = Warten
web-missed-bot = Bot spielen lassen
web-missed-end = Partie beenden
web-missed-end-sure = Wirklich beenden?
web-missed-voted = Du hast gewählt. Die anderen überlegen noch.
web-left-you = Du hast den Tisch verlassen. Ein Bot spielt für dich.
web-return = Platz wieder einnehmen
web-leave-alone = Die Partie wartet auf der Startseite unter „Weiterspielen“ auf dich.
web-ended-early = Die Partie wurde vorzeitig beendet. Niemand gewinnt.
web-back-since = Seit { $time } hat ein Bot für dich gespielt. Dein Platz gehört wieder dir.
web-clock-how = Zu Beginn: { $bank }. Je Zug: +{ $credit }. Höchstens: { $bank }. Ist deine Zeit um, entscheiden die anderen: warten oder einen Bot ziehen lassen.
web-told-missed = { $name } ist schon eine Weile weg.
web-told-awaited = Alle warten auf { $name }.
web-told-ended = Die Partie wurde vorzeitig beendet.
refusal-match-ended = Diese Partie wurde vorzeitig beendet, deshalb gibt es keine Wiederholung.
web-told-left-match = { $mine ->
    [yes] Du bist gegangen. Ein Bot spielt für dich.
   *[no] { $name } ist gegangen. Ein Bot spielt weiter.
}
web-told-returned = { $mine ->
    [yes] Du hast deinen Platz wieder.
   *[no] { $name } spielt wieder mit.
}
refusal-seat-is-yours = Du spielst deinen Platz schon selbst.
refusal-already-left = Du hast den Tisch schon verlassen.
web-hints-on = Tipps sind für alle erlaubt
web-hints-off = Ohne Tipps
web-change-options = Optionen ändern
web-add-seat = Platz hinzufügen
web-close-seat = Platz { $seat } schließen
web-told-seat-added = Es gibt jetzt einen Platz mehr.
web-told-seat-closed = Ein Platz wurde geschlossen.
web-told-options-set = Die Optionen wurden geändert.

## In the browser
web-told-joined = { $mine ->
    [yes] Du bist dabei.
   *[no] { $name } ist dabei.
}
web-told-left = { $mine ->
    [yes] Du hast den Tisch verlassen.
   *[no] { $name } hat den Tisch verlassen.
}
web-told-bot-seated = { $name } ist dabei.
web-told-removed = { $mine ->
    [yes] Du hast deinen Platz verloren.
   *[no] { $name } hat den Platz verloren.
}
web-told-host-passed = { $mine ->
    [yes] Du bist jetzt Gastgeber.
   *[no] { $name } ist jetzt Gastgeber.
}
web-told-started = Die Partie beginnt.
web-told-confirmed = { $mine ->
    [yes] Du bist fertig.
   *[no] { $name } ist fertig.
}
web-told-went-away = { $mine ->
    [yes] Deine Verbindung war unterbrochen.
   *[no] { $name } ist gerade nicht da.
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
    [yes] Deine Zeit war um, ein Bot hat deinen Zug beendet.
   *[no] Die Zeit von { $name } war um, ein Bot hat den Zug beendet.
}
web-told-waited = { $mine ->
    [yes] Alle warten auf dich.
   *[no] Alle warten auf { $name }.
}
web-told-paused = Der Server macht eine kurze Pause.
web-told-resumed = Es geht weiter.
web-told-rematched = Die Revanche steht bereit.
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
web-you-win = Du hast gewonnen!
web-unread = { $count } neu
web-remove-sure = { $name } verliert den Platz, und ein Bot übernimmt.
web-block-done = Blockiert. In den Einstellungen kannst du das rückgängig machen.
web-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-pages = Seiten
web-game-line = { $game ->
    [silver_gold] Kreuze Muster an und fülle deine Inseln vor den anderen.
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
web-strength = Spielstärke der Gegner
web-players = Spieler
web-players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-invite = Freunde einladen
web-one-device = An einem Gerät spielen
web-more-options = Mehr Optionen
web-your-name = Dein Name
web-continue = Weiterspielen
web-others-turn = Andere am Zug
web-before-start = Noch nicht begonnen
option-memory-aid = Zeigen, welche Muster in dieser Runde schon dran waren
option-open-hands = Offene Hand: Beide sehen beide Plättchen
option-handicap = Vorgabepunkte für den Startspieler
option-handicap-value = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
option-hints = Tipps unter Menschen (nur gegen Bots gibt es sie immer)
option-chat = Chat erlauben
option-spectators = Zuschauer erlauben
option-open-lobby = Bei den offenen Tischen anzeigen
option-first = Wer fängt an?
option-first-lot = Das Los entscheidet
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-rematch-first = Wer fängt bei der Revanche an?
option-rematch-first-next = Der nächste Spieler
option-rematch-first-lot = Das Los entscheidet
option-rematch-first-loser = Wer Letzter wurde
option-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-quick = Schnell: 20 Sekunden je Zug
web-clock-calm = Ruhig: eine Minute je Zug
web-clock-days = Langsam: ein Tag je Zug
web-own-set = Spielmaterial
web-own-set-house = Standard-Set
web-own-set-choose = Set aus einer Datei laden …
web-own-set-good = „{ $name }“ ist gültig. Dein nächster Tisch spielt damit.
web-own-set-drop = Zurück zum Standard-Set
web-own-set-faults = { $count ->
    [one] { $file } hat { $count } Fehler. Behebe ihn und wähle die Datei noch einmal:
   *[other] { $file } hat { $count } Fehler. Behebe sie und wähle die Datei noch einmal:
}
web-one-device-how = Gebt das Gerät herum; was die anderen nicht sehen sollen, bleibt verdeckt.
web-name-of = Name von Spieler { $seat }
web-add-player = Spieler hinzufügen
web-add-bot = Bot hinzufügen
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
web-waiting-host = Alle sind da. { $name } kann die Partie starten.
web-all-here = Alle sind da.
web-one-more-here = Spieler an diesem Gerät hinzufügen
web-agreed = Optionen des Tischs
web-link = Link zu diesem Tisch
web-invite-how = { $code ->
    [yes] Schick den Link oder scann den Code mit einem Handy. Ein Konto braucht niemand.
   *[no] Schick den Link. Ein Konto braucht niemand.
}
web-share = Teilen …
web-qr = Der Link als QR-Code
web-lan-off = Bisher kann nur dieser Computer den Link öffnen.
web-lan-open = Handys im selben Netz mitspielen lassen
web-lan-on = Alle im selben Netz können diesen Link öffnen.
web-lan-unavailable = Nur dieser Computer kann den Link öffnen: Es wurde kein Netz gefunden.
web-running-matches = Partien zum Zuschauen
web-no-tables = Gerade wartet kein Tisch auf Mitspieler.
web-no-tables-how = Eröffne einen: Dann sehen ihn hier alle auf diesem Server.
web-open-table = Tisch eröffnen
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
web-no-matches-how = Hier findest du später deine Partien, zum Weiterspielen oder Ansehen.
web-choose-game = Spiel aussuchen
web-older = Ältere Partien
web-look = Aussehen und Ton
web-contrast = Kontrast
web-contrast-more = Hoch
web-motion = Bewegung
web-motion-less = Reduziert
web-notify = Sag Bescheid, wenn ich dran bin
web-notify-blocked = Dein Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen kannst du das ändern.
web-saved = Gespeichert.
web-carry = Anderes Gerät verwenden
web-carry-how = Dein Name und deine Partien auch am Handy: Hol dir hier einen Code und tipp ihn dort innerhalb von fünf Minuten ein.
web-code-get = Code holen
web-code-shown = Tipp das am anderen Gerät unter „Einstellungen“ ein:
web-code-type = Code vom anderen Gerät
web-code-use = Code verwenden
web-code-done = Fertig. An diesem Gerät bist du jetzt { $name }.
web-blocked = Blockierte Personen
web-blocked-none = Niemand. Zum Blockieren tipp am Tisch auf einen Namen.
web-unblock = { $name } nicht mehr blockieren
web-delete = Meine Daten löschen
web-delete-how = Dein Name, die Liste deiner Partien und alles andere über dich werden gelöscht. Gespielte Partien bleiben, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-delete-yes = Ja, alles löschen
web-cancel = Abbrechen
web-deleted = Alle deine Daten sind gelöscht.
refusal-server-unreachable = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
web-ga-lay = Plättchen legen
web-ga-laying = Wird gelegt …
web-ga-turn-left = Nach links drehen
web-ga-turn-right = Nach rechts drehen
web-ga-take-back = Aufnehmen
web-ga-choose = Wähle einen Platz für dein Plättchen.
web-ga-first = Das ist das erste Plättchen: Dreh es, wie du magst.
web-ga-put = Dreh es, verschieb es oder leg es.
web-ga-stands = bisher
web-ga-bag = { $count ->
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
web-ga-unseen = Noch nicht gesehen: { $count }. Sie sind im Beutel oder auf der Hand deines Gegners.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Das erste Plättchen kommt hierher; du wählst, wie es gedreht ist.
    [seventh_row] Mehr als sechs Reihen gibt es nicht.
    [seventh_column] Mehr als sechs Spalten gibt es nicht.
    [row_on_other_side] Neue Reihen eröffnest du nur auf deiner eigenen Seite.
   *[touches_no_tile] Es muss Kante an Kante an einem anderen Plättchen liegen.
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
web-ga-areas = Gebiete bisher
web-ga-no-areas = Noch liegt kein Plättchen.
web-ga-layout = Auslage
web-ga-cell = Reihe { $row }, Spalte { $column }
web-ga-cell-open = frei, hier kannst du dein Plättchen hinlegen
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
web-ga-tile = Land verbunden: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Schatztruhe im Wasser
   *[no] Schatztruhe an Land
} ({ $at }).
web-ga-hand = Dein Plättchen
web-ga-hand-of = Plättchen von { $name }
web-ga-handicap = Vorgabe { $count }
web-ga-keys = Tastenkürzel
web-ga-key-arrows = Über die Auslage bewegen
web-ga-key-turn = Plättchen nach rechts oder links drehen
web-ga-key-enter = Plättchen hier ausprobieren; noch einmal: legen
web-ga-key-escape = Plättchen aufnehmen
web-ga-key-areas = Nächstes Gebiet (Umschalt: voriges)
web-ga-key-help = Diese Hilfe zeigen
web-ga-count = Wertung
web-ga-count-next = Nächstes Gebiet
web-ga-count-back = Voriges Gebiet
web-ga-count-all = Alles zeigen
web-ga-count-again = Wertung wiederholen
web-ga-ownership = Eine Zeile für jede Truhe, eine Spalte für jeden Zug: ▲ { $above }, ▼ { $below }, · niemand.
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
web-sg-prompt-mark = Kreuze das Muster auf einer Insel an – oder ein einzelnes Feld.
web-sg-prompt-cross = { $owed ->
    [one] Bonuskreuz! Kreuze noch { $owed } Feld deiner Wahl an.
   *[other] Bonuskreuze! Kreuze noch { $owed } Felder deiner Wahl an.
}
web-sg-prompt-claim = { $owed ->
    [one] Insel voll! Nimm { $owed } neue Karte.
   *[other] Inseln voll! Nimm { $owed } neue Karten, eine nach der anderen.
}
web-sg-prompt-done = Noch kannst du zurück. „Fertig“ gilt, sobald alle fertig sind.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = Noch kannst du zurück. „Fertig“ prüft deinen Zug.
web-sg-does-not-fit = Hier passt das Muster nicht. Du kannst nur dieses Feld ankreuzen.
web-sg-no-symbols = Diese Felder bringen keinen Bonus
web-sg-gain-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
web-sg-gain-palm = { $points ->
    [one] Palme: { $points } Punkt
   *[other] Palme: { $points } Punkte
}
web-sg-gain-cup = Pokal { $cup }, wenn dir niemand zuvorkommt
web-sg-gain-crosses = { $count ->
    [one] +{ $count } Feld
   *[other] +{ $count } Felder
}
web-sg-gain-card = Insel voll: +{ $points }
web-sg-palm-now = Eine Palme zählt jetzt { $points }
web-sg-palm-parts = { $own } + { $display } in der Auslage
web-sg-palms-full = Alle Palmenfelder sind voll.
web-sg-coins-of = Münzen: { $coins } von 12
web-sg-palms-are = Palmen: { $palms }
web-sg-stack = Stapel: { $count }
web-sg-round-of = Runde { $round } von 4
web-sg-round-card-note = Die Muster dieses Decks, und auf wie vielen Expeditionskarten sie stehen. Jede Runde werden alle gemischt; eine bleibt verdeckt.
web-sg-pattern-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-sg-cups-left = Pokale übrig: { $cups }
web-sg-expedition = Muster für Zug { $turn } von 7
web-sg-first = Startspieler
web-sg-state = { $state ->
    [thinking] überlegt …
    [away] nicht da
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
web-sg-yours = gehört schon dir
web-sg-when-filled = Wenn sie voll ist
web-sg-in-all-now = Bisher mit allen Siegeln
web-sg-filled = Volle Inseln: { $count }
web-sg-empty-place = Hier liegt keine Karte.
web-sg-field = { $field }{ $symbol ->
    [coin] , Münze
    [palm] , Palme
    [cross] , Bonuskreuz
   *[none] {""}
}{ $state ->
    [marked] , angekreuzt
    [preview] , Vorschau
    [owed] , frei, wählbar für dein Bonuskreuz
   *[free] , frei
}
web-sg-symbol = { $symbol ->
    [coin] Münze
    [palm] Palme
   *[cross] Bonuskreuz
}
web-sg-marked-fields = Angekreuzt: { $fields }
web-sg-pattern = Muster: { $fields }
web-sg-taken = Dieses Feld ist schon angekreuzt.
web-sg-final = Endwertung
web-sg-tie = Punktgleich: { $names }. Vorn liegt, wer mehr { $colour ->
    [purple] lila
    [orange] orange
    [green] grüne
   *[grey] graue
} Karten gefüllt hat.
web-sg-tie-shared = Gleich viele Punkte und gleich viele volle Karten jeder Farbe: { $names } teilen sich den Platz.
web-sg-keys = Tastenkürzel
web-sg-key-arrows = Von Feld zu Feld
web-sg-key-enter = Ankreuzen; noch einmal: fertig
web-sg-key-escape = Muster wieder aufnehmen
web-sg-key-pointer = Mausrad: drehen; mit Umschalttaste: spiegeln. Zwei Finger: drehen; mit beiden tippen: spiegeln.
web-ga-openings-word = Zugänge
web-sg-now = jetzt { $points }
web-sg-islands = Volle Inseln
web-keys-how = Du kannst auch nur mit der Tastatur spielen. ? zeigt die Tastenkürzel.
web-key-hint = Um einen Tipp bitten

## The boards: what happens, and where

web-skip = Zum Inhalt springen
web-sg-side = { $side ->
    [left] links
   *[right] rechts
}
web-sg-drag = Das ist das Muster. Zieh es auf eine Insel oder tippe ein Feld an.

## Why a move is good

hint-only = Das ist dein einziger Zug.
hint-in-thought = Nichts sticht heraus, aber vorausgedacht schneidet dieser Zug am besten ab: Siegchance etwa { $win } %.
hint-fills-card = Füllt { $card ->
    [here] diese Insel
   *[other] { $card }
}: +{ $points }.
hint-fills-card-seals = Füllt { $card ->
    [here] diese Insel
   *[other] { $card }
}: +{ $points }, dazu +{ $seals } durch Siegel.
hint-completes-row = Macht Münzreihe { $row } voll; der wertvollste Pokal, der noch da ist, zählt { $cup }.
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
    [one] { $card ->
        [here] Auf dieser Insel
       *[other] Auf { $card }
    } bleibt nur noch { $left } Feld frei.
   *[other] { $card ->
        [here] Auf dieser Insel
       *[other] Auf { $card }
    } bleiben nur noch { $left } Felder frei.
}
hint-many-fields = { $count ->
    [one] Kreuzt { $count } Feld auf einmal an.
   *[other] Kreuzt { $count } Felder auf einmal an.
}
hint-keeps-open = Von den { $of } Mustern, die als Nächstes kommen können, passen dann noch { $fits }.
hint-one-more = Von den { $of } Expeditionskarten, die als Nächstes kommen können, würden { $fits } { $card ->
    [here] diese Insel
   *[other] { $card }
} auf einen Schlag füllen.
hint-seal-brings = Ist { $card ->
    [here] diese Insel
   *[other] { $card }
} gefüllt, bringt ihr Siegel mit den abgelegten Karten +{ $points }.
hint-counts-with-seals = Deine Siegel zählen auch { $card ->
    [here] diese Insel
   *[other] { $card }
}: +{ $points }, sobald sie gefüllt ist.
hint-pair-seals = Sind beide gefüllt, bringen ihre Siegel +{ $points }.
hint-few-fields = Schnell gefüllt: nur { $fields } Felder.
hint-palm-stays = Die Auslage bleibt, wie sie ist, und eine Palme zählt weiter { $points }.
hint-display-stays = In die Auslage kommt keine neue Karte, die andere nehmen könnten.
hint-takes-over = Nimmt deinem Gegner { $kind ->
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
hint-ties-area = Dein Gegner verliert { $kind ->
    [land] dieses Land
   *[water] dieses Wasser
}; jetzt gehört es niemandem: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-settles-area = Schließt { $kind ->
    [land] dein Land
   *[water] dein Wasser
} ab: Die Schatztruhen darin ({ $chests }) nimmt dir niemand mehr.
hint-denies-area = Schließt { $kind ->
    [land] dieses Land
   *[water] dieses Wasser
} ab, sodass niemand die Schatztruhen darin bekommt ({ $chests }).
hint-area-grows = Hält { $kind ->
    [land] dein Land
   *[water] dein Wasser
} offen (Schatztruhen: { $chests }; freie Plätze daneben: { $places }).
hint-more-openings = Bringt dir mehr Zugänge zu { $kind ->
    [land] diesem Land
   *[water] diesem Wasser
}: Schatztruhen { $chests }, Zugänge { $mine } : { $theirs }.
hint-hems-in = Engt { $kind ->
    [land] das Land
   *[water] das Wasser
} deines Gegners ein (Schatztruhen: { $chests }; freie Plätze daneben: { $places }).
hint-chest-to-nobody = Die Schatztruhe auf diesem Plättchen gehört vorerst niemandem.
hint-best-balance = Damit steht es bei den Schatztruhen { $mine } : { $theirs }; kein anderer Zug bringt sofort mehr.
hint-opens-row = Eröffnet eine neue Reihe auf deiner Seite.

## What happens in Silver & Gold

event-cards-kept = { $name }: { $cards } behalten
event-all-kept = Alle haben gewählt.
event-expedition-turned = Runde { $round }, Zug { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: Muster { $expedition }
}
event-fields-marked = { $name }: { $fields } auf { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } Zusatzfeld für ein Bonuskreuz
   *[other] { $owed } Zusatzfelder für Bonuskreuze
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
event-cup-taken = { $name }: Pokal { $cup } für Reihe { $row }
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
event-match-ended = Die Partie ist vorbei. Erster Platz: { $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Wessen Fehler
web-replay-whose-mine = Meine
web-replay-whose-all = Alle
web-replay-mistakes-mine = Deine teuersten Fehler
web-replay-no-mistakes-mine = Du hast keinen klaren Fehler gemacht.
web-replay-no-mistakes = Niemand hat einen klaren Fehler gemacht.
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = Dieselbe Stelle, anders gedreht
web-sg-fields = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = Kein einzelner Vorteil sticht heraus, aber { $count }-mal zu Ende gespielt gewinnt dieser Zug öfter.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] Ein Bonuskreuz: Es kreuzt ein weiteres Feld kostenlos an.
   *[other] { $count } Bonuskreuze: Jedes kreuzt ein weiteres Feld kostenlos an.
}
hint-card-coins = { $count ->
    [one] Eine Münze: Vier davon füllen eine Reihe und bringen einen Pokal.
   *[other] { $count } Münzen: Vier davon füllen eine Reihe und bringen einen Pokal.
}
hint-card-palms = { $count ->
    [one] Eine Palme: Sie bringt 1 Punkt und 1 weiteren für jede Palme in der Auslage.
   *[other] { $count } Palmen: Jede bringt 1 Punkt und 1 weiteren für jede Palme in der Auslage.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: zwei Brettspiele, sofort spielbar
preview-home-text = Spiele Silver & Gold und Gold Ahoi! mit Freunden oder gegen Bots. Kostenlos, im Browser, ohne Anmeldung.
# $name is the name of the game.
preview-table-title = Spiel mit: { $name }
preview-table-text = Link öffnen, Namen eingeben, und schon sitzt du am Tisch.
preview-replay-title = Eine Partie { $name }, Zug für Zug
preview-replay-text = Sieh dir die ganze Partie auf dem Spielfeld an, und welche Züge sie entschieden haben.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Spielmaterial: Inseln auf Karten, Land und Meer auf Plättchen
# A button after a match: it opens a picture with the result.
web-share-result = Ergebnis teilen
web-share-names = Namen der Spieler zeigen
web-share-picture = Das Bild, das du teilst
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Teilen
web-share-save = Bild speichern
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Von hier weiterspielen
web-play-on-how = Öffnet einen neuen Tisch in diesem Moment. Was verdeckt war, wird neu gemischt.
web-play-on-seat = Dein Platz
web-play-on-alone = Gegen Bots
web-play-on-friends = Mit Freunden
# A button beside a mistake: play on from just before it.
web-try-again = Noch einmal versuchen
refusal-play-on-impossible = Partien dieses Spiels lassen sich nicht mittendrin fortsetzen.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: Plättchen auf { $row },{ $column }, Vierteldrehungen: { $turn }
event-row-opened = { $name }: neue Reihe { $row }
event-column-opened = { $name }: neue Spalte { $column }
event-tile-drawn = { $name }: ein Plättchen gezogen
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
event-chests-counted = Norden { $north }, Süden { $south }. Erster Platz: { $winners }

## What the rules refuse

refusal-match-over = Die Partie ist vorbei.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht: Es gibt { $players }.
refusal-not-to-act = Du bist noch nicht dran. Am Zug: { $waiting }.
refusal-wrong-step = Das geht jetzt nicht: { $step ->
    [keep] Erst behalten alle zwei Karten (keep P01 G03).
    [mark] Gerade kreuzen alle an (mark P01 a1 a2).
    [claim] Gerade werden neue Karten genommen (take O07 oder take stack).
   *[place] Lege ein Plättchen (place 0,1 0).
}
refusal-keep-two = Behalte genau zwei verschiedene Karten.
refusal-card-not-dealt = { $card } hast du nicht bekommen.
refusal-card-not-held = { $card } liegt nicht vor dir.
refusal-cross-owed-first = { $owed ->
    [one] Kreuze erst das Zusatzfeld für dein Bonuskreuz an (cross P01 a1).
   *[other] Kreuze erst die { $owed } Zusatzfelder für deine Bonuskreuze an, eins nach dem anderen (cross P01 a1).
}
refusal-no-cross-owed = Du hast kein Bonuskreuz: Kreuze das Muster oder ein einzelnes Feld an (mark P01 a1).
refusal-cross-one-field = Ein Bonuskreuz bringt ein Feld. Gib nur eins an.
refusal-mark-nothing = Kreuze mindestens ein Feld an.
refusal-field-outside = { $card } hat kein Feld { $field }.
refusal-field-taken = Feld { $field } auf { $card } ist schon angekreuzt.
refusal-not-the-pattern = Kreuze auf { $card } das ganze Muster an, beliebig gedreht oder gespiegelt, oder nur ein Feld.
refusal-card-not-in-display = { $card } liegt nicht in der Auslage.
refusal-stack-empty = Der Stapel ist leer: Nimm eine Karte aus der Auslage.
refusal-cell-taken = Auf { $row },{ $column } liegt schon ein Plättchen.
refusal-first-tile-at-origin = Das erste Plättchen kommt auf 0,0; du wählst, wie es gedreht ist.
refusal-seventh-row = Reihe { $row } wäre die siebte: Die Auslage hat höchstens sechs.
refusal-seventh-column = Spalte { $column } wäre die siebte: Die Auslage hat höchstens sechs.
refusal-touches-no-tile = { $row },{ $column } berührt kein Plättchen: Lege deins Kante an Kante an ein anderes.
refusal-row-on-other-side = Reihe { $row } wäre eine neue Reihe auf der Seite deines Gegners; neue Reihen eröffnest du nur auf deiner eigenen.
refusal-turn-wrong = Möglich sind 0, 1, 2 oder 3 Vierteldrehungen, nicht { $turn }.
refusal-action-unreadable = „{ $text }“ ist kein Zug. Gib ? für die Liste ein oder hilfe.
refusal-cell-unreadable = „{ $cell }“ ist kein Feld. Ein Feld ist ein Buchstabe a–d und eine Zahl 1–4, etwa b3.
refusal-cell-twice = { $cell } ist zweimal genannt.
refusal-pick-beyond = Zug Nummer { $number } gibt es nicht: Die Liste geht bis { $count }.

## What a table refuses

refusal-match-not-begun = Die Partie hat noch nicht begonnen.
refusal-match-running = Die Partie läuft schon.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-table-full = Alle Plätze sind besetzt.
refusal-table-paused = Der Server startet gerade neu. Gleich geht es weiter; so lange stehen alle Uhren.
refusal-not-host = Das darf nur der Gastgeber.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-one-seat = An einem offenen Tisch darf nur der Gastgeber mehrere Plätze nehmen. Um zu mehreren an einem Gerät zu spielen, eröffne einen eigenen Tisch.
refusal-seats-empty = { $count ->
    [one] Es ist noch { $count } Platz frei: Warte auf jemanden oder setz einen Bot hin.
   *[other] Es sind noch { $count } Plätze frei: Warte auf Mitspieler oder füll sie mit Bots auf.
}
refusal-seat-not-removable = Während der Partie kannst du nur andere Personen entfernen.
refusal-name-wrong = Ein Name muss 1 bis { $longest } Zeichen lang sein und in eine Zeile passen.
refusal-name-alike = Dein Name ist „{ $name }“ zu ähnlich, und so heißt hier schon jemand. Wähle für diesen Tisch einen anderen.
refusal-level-wrong = Einen Bot der Stufe { $level } gibt es nicht: Die Stufen gehen von { $least } bis { $most }.
refusal-option-wrong = { $kind ->
    [flag] „{ $option }“ muss ja oder nein sein (yes, no).
    [number] „{ $option }“ muss eine ganze Zahl von { $least } bis { $most } sein.
    [choice] „{ $option }“ muss eins davon sein: { $known }.
   *[other] „{ $option }“ hat einen ungültigen Wert.
}
refusal-option-form = „{ $text }“ ist keine Option. Schreib NAME=WERT, etwa handicap=3.
refusal-bot-plays = Auf diesem Platz spielt gerade ein Bot.
refusal-not-a-bot = Auf diesem Platz spielt ein Mensch, kein Bot.
refusal-not-at-device = Das Gerät ist gerade bei jemand anderem. Gebt es erst weiter.
refusal-cover-first = Verdecke das Gerät, bevor du es weitergibst.
refusal-already-confirmed = Du bist schon fertig. Die anderen spielen noch.
refusal-step-unfinished = Du bist noch nicht fertig. Mach erst alles, was dieser Schritt verlangt.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen. Aufgedecktes und Bestätigtes bleibt.
refusal-too-many-attempts = In diesem Schritt hast du schon { $most } Mal etwas ausprobiert. Bitte bestätige jetzt.
refusal-table-worn-out = An diesem Tisch ist schon zu viel passiert. Bitte eröffne einen neuen.
refusal-stale = Zu spät: Am Tisch hat sich etwas geändert. Bitte sieh noch einmal hin.
refusal-nothing-to-vote = Im Moment gibt es nichts zu entscheiden.
refusal-vote-of-others = Ob gewartet wird, können nur die anderen entscheiden.
refusal-rematch-made = Die Revanche gibt es schon, an Tisch { $table }.
refusal-command-id-wrong = Die Kennung eines Befehls hat höchstens { $longest } Zeichen.
refusal-rules-version = Diese Partie folgt Version { $version } der Regeln; dieses Programm kennt Version { $known }.
refusal-table-version = Dieser Tisch wurde in Version { $version } gespeichert; dieses Programm liest Version { $known }.

## What a server refuses

refusal-name-first = Gib zuerst deinen Namen ein.
refusal-table-unknown = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-daily-unknown = Für diesen Tag gibt es keine Tagespartie. Spielen kannst du die von heute und die der letzten { $days } Tage.
refusal-server-address = „{ $text }“ ist keine Adresse eines Servers. Sie beginnt mit http:// oder https://.
refusal-page-unknown = Unter dieser Adresse gibt es nichts.
refusal-piece-unknown = Ein Teil namens { $piece_id } gibt es in diesem Set nicht.
refusal-nobody-there = Dort sitzt niemand.
refusal-watching-forbidden = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-lan-not-from-here = Nur der Rechner, auf dem der Server läuft, kann ihn für das Netzwerk öffnen.
refusal-lan-unavailable = Der Server lässt sich nicht für das Netzwerk öffnen ({ $why }).
refusal-analysis-unavailable = Die Analyse ist gerade nicht möglich. Versuche es gleich noch einmal.
refusal-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refusal-hint-unavailable = Gerade gibt es keinen Tipp. Versuche es gleich noch einmal.
refusal-not-welcome = An diesen Tisch kannst du dich nicht setzen.
refusal-chat-off = An diesem Tisch wird ohne Chat gespielt.
refusal-chat-wrong = Eine Nachricht muss 1 bis { $longest } Zeichen lang sein.
refusal-chat-too-fast = Das waren viele Nachrichten. Warte kurz, bevor du weiterschreibst.
refusal-too-fast = Zu schnell: Warte einen Moment und versuche es noch einmal.
refusal-too-many-connections = Aus deinem Netz sind zu viele Verbindungen offen (höchstens { $most }).
refusal-too-many-tables = Du hast viele Tische eröffnet. Warte etwas, bevor du noch einen eröffnest.
refusal-too-many-names = Aus deinem Netz sind zu viele neue Spieler gekommen. Warte etwas und versuche es noch einmal.
refusal-too-many-analyses = Aus deinem Netz laufen schon mehrere Analysen. Warte, bis eine davon fertig ist.
refusal-message-unreadable = Diese Nachricht ist nicht lesbar ({ $why }).
refusal-body-too-large = Das ist zu groß: höchstens { $most } Bytes.
refusal-too-costly = Das zu lesen dauert zu lange oder braucht zu viel Speicher. Schick etwas Kleineres oder Einfacheres.
refusal-host-unknown = Dieser Server antwortet nicht auf { $host }; wer ihn betreibt, kann den Namen mit GOLDHOOK_ORIGINS hinzufügen.
refusal-origin-wrong = Eine Seite von { $origin } darf nicht auf diesen Server zugreifen.
refusal-token-wrong = Dieses Token gilt nicht oder nicht mehr.
refusal-token-may-not = Dieses Token erlaubt „{ $what }“ nicht.
refusal-too-many-tokens = Du hast schon { $most } Tokens. Lösche zuerst eines.
refusal-too-many-seats = Dieses Token sitzt schon an { $most } Tischen, mehr darf es nicht.
refusal-code-unknown = Dieser Code ist falsch, schon benutzt oder abgelaufen. Hol dir auf deinem anderen Gerät einen neuen.
refusal-server-stopping = Der Server wird gerade beendet. Versuche es gleich noch einmal.
refusal-store-unavailable = Der Server erreicht gerade seine Datenbank nicht. Versuche es gleich noch einmal.
refusal-setting-wrong = Ungültiger Wert für { $setting }: „{ $text }“.
refusal-setting-range = Ungültiger Wert für { $setting }: { $text }. Möglich ist { $least } bis { $most }.
refusal-workers-need-postgres = Mehrere Serverprozesse brauchen PostgreSQL: Setze GOLDHOOK_STORE auf eine postgresql://-Adresse oder lass --workers weg.
refusal-workers-died = { $count } Serverprozesse haben sich gleich nach dem Start beendet. Behebe, was in ihrem Protokoll steht, und starte noch einmal.
refusal-port-in-use = Der Server kann nicht auf { $host }, Port { $port } lauschen ({ $why }). Wähle mit --port einen anderen.
refusal-lan-or-host = --lan und --host gehen nicht zusammen. Lass eins weg.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Dieses Spiel ist für zwei Spieler, nicht für { $players }.
       *[other] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
    }
   *[other] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
}
refusal-first-wrong = Der Startspieler soll auf Platz { $seat } sitzen, aber es gibt { $players } Plätze.
refusal-shuffle-missing = Die Mischung „{ $shuffle }“ fehlt.
refusal-shuffle-unknown = Eine Mischung „{ $shuffle }“ gibt es in diesem Spiel nicht.
refusal-shuffle-length = Die Mischung „{ $shuffle }“ hat { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}; nötig sind { $needed }.
refusal-shuffle-unknown-id = Die Mischung „{ $shuffle }“ nennt { $id }, das im Set fehlt.
refusal-shuffle-duplicate-id = Die Mischung „{ $shuffle }“ nennt { $id } zweimal.
refusal-record-not-a-record = { $file } ist keine Aufzeichnung einer Partie.
refusal-record-version = { $file } ist eine Aufzeichnung in Version { $version }; dieses Programm liest Version { $known }.
refusal-record-field = „{ $field }“ fehlt in der Aufzeichnung oder hat die falsche Form.
refusal-record-action-form = Aktion { $index } hat die falsche Form; nötig ist [Platz, "Text"].
refusal-record-action = Aktion { $index }, Platz { $seat }, „{ $text }“: { $reason }
refusal-record-other-game = { $file } enthält eine Partie { $game }.
refusal-record-over = { $file } enthält eine beendete Partie. Sieh sie dir mit goldhook replay an, oder gib für eine neue Partie eine andere Datei an.
refusal-record-has-options = Die gespeicherte Partie hat ihr eigenes Set und ihre eigenen Optionen. Lass --set, --first, --option, --memory-aid, --open-hands und --handicap weg.
refusal-record-program = In dieser Partie spielte ein Programm mit, und eine Datei allein startet keins. Gib es mit --seats wieder an.
refusal-seats-of-record = { $count ->
    [one] Die gespeicherte Partie hat { $count } Platz. Gib mit --seats genauso viele an.
   *[other] Die gespeicherte Partie hat { $count } Plätze. Gib mit --seats genauso viele an.
}
refusal-upto-beyond = { $count ->
    [one] Die Aufzeichnung hat nur { $count } Aktion; --upto { $upto } geht darüber hinaus.
   *[other] Die Aufzeichnung hat nur { $count } Aktionen; --upto { $upto } geht darüber hinaus.
}
refusal-past-hidden = Frühere Züge bleiben verborgen, solange die Partie läuft. Lass --upto weg oder warte auf das Ende.
refusal-option-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl: { $known }.
refusal-game-unknown = Ungültiger Wert für GAME: „{ $game }“. Zur Wahl: { $known }.
refusal-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl: { $known }.
refusal-seat-unknown = „{ $text }“ kann nicht mitspielen. Zur Wahl: { $known }.
refusal-seat-command-missing = cmd: braucht einen Befehl, etwa cmd:python my_bot.py.
refusal-seat-command-quotes = Ein Anführungszeichen ist nicht geschlossen: { $text }
refusal-budget-unreadable = „{ $text }“ ist kein Budget. Gib Millisekunden an, etwa 500, oder Probepartien, etwa 4000p.
refusal-games-multiple = Ungültiger Wert für --games: { $games }. Jede Mischung wird von jedem Platz aus gespielt, also muss es ein Vielfaches von { $seats } sein.
refusal-records-there = { $file } gibt es schon und würde überschrieben. Gib mit --records einen anderen Ordner an oder räum die alten Aufzeichnungen weg.
refusal-json-or-markdown = --json und --markdown gehen nicht zusammen. Lass eins weg.
refusal-players-few = Ein Turnier braucht mindestens zwei Bots.
refusal-workers-broken = Ein Arbeitsprozess ist abgestürzt, und die Partien können nicht weitergehen. Mit weniger --workers hat jeder mehr Speicher.
refusal-cluster-missing = Für einen Cluster braucht es Ray: pip install "goldhook[cluster]"
refusal-cluster-address = „{ $address }“ ist keine Adresse eines Clusters. Möglich sind host:port, ray://host:port, auto oder local.
refusal-cluster-lost = Der Cluster { $address } lässt sich nicht benutzen ({ $why }).
refusal-bot-missing = Der Bot „{ $program }“ lässt sich nicht starten ({ $why }).
refusal-bot-silent = Der Bot hat in { $seconds } s nicht geantwortet.
refusal-bot-gone = Der Bot hat sich beendet oder seine Ausgabe geschlossen.
refusal-bot-line-long = Die Antwort des Bots ist länger als { $most } Bytes.
refusal-bot-unasked = Der Bot hat ungefragt eine Nachricht geschickt: „{ $text }“.
refusal-bot-rubbish = Die Antwort des Bots ist keine Nachricht vom Typ „{ $wanted }“: „{ $text }“.
refusal-bot-illegal = Die Aktion des Bots ist nicht erlaubt: „{ $text }“.
refusal-protocol-line = Diese Zeile ist keine Nachricht des Bot-Protokolls: „{ $text }“.
refusal-protocol-hello-first = Die erste Nachricht im Bot-Protokoll muss hello sein.
refusal-protocol-version = Am Tisch gilt Version { $version } des Bot-Protokolls; dieses Programm spricht { $known }.
refusal-protocol-field = In der Nachricht „{ $message }“ fehlt ein gültiges „{ $field }“.
refusal-protocol-view = In der Nachricht „{ $message }“ ist „view“ ungültig ({ $why }).

## What is wrong with a file

refusal-file-missing = Die Datei { $file } gibt es nicht.
refusal-file-unreadable = { $file } lässt sich nicht lesen ({ $why }).
refusal-policy-unreadable = { $file } ist keine trainierte Strategie ({ $why }). examples/train.py trainiert eine.
refusal-policy-game = Diese Strategie spielt { $game }, am Tisch wird { $table } gespielt.
refusal-bot-choose = Wähle einen Bot: eine Stufe wie 5, random, greedy oder --policy DATEI, aber nicht zwei zugleich.
refusal-file-unwritable = { $file } lässt sich nicht schreiben ({ $why }).
refusal-store-in-use = { $file } wird gerade von einem anderen Goldhook-Server benutzt. Beende ihn zuerst oder gib eine andere Datei an.
refusal-store-linked = Die Datenbank { $file } hat noch einen zweiten Namen (einen Hardlink), und ein Server, der sie dort öffnet, würde sie beschädigen. Entferne den anderen Namen und starte noch einmal.
refusal-store-corrupt = Die Datenbank { $file } ist beschädigt ({ $why }). Stelle eine Sicherung wieder her oder verschiebe die Datei, um mit einer neuen zu beginnen.
refusal-store-foreign = { $file } ist eine Datenbank, aber keine von Goldhook. Gib eine andere Datei an.
refusal-store-newer = Die Datenbank { $store } stammt von einem neueren Goldhook (Format { $version }; dieses liest { $known }). Aktualisiere Goldhook oder stelle eine Sicherung wieder her.
refusal-store-unopenable = Die Datenbank { $file } lässt sich nicht öffnen ({ $why }). Sie braucht einen Ordner auf einer lokalen Platte, in den du schreiben darfst.
refusal-store-sqlite-old = Dieses Python bringt SQLite { $version } mit; Goldhook braucht { $needed } oder neuer. Nimm ein neueres Python.
refusal-backup-exists = { $file } gibt es schon. Gib eine andere Datei für die Sicherung an.
refusal-backup-memory = Dieser Server hält alles im Arbeitsspeicher, also gibt es nichts, was in { $file } gesichert werden könnte.
refusal-backup-postgres = Sichere PostgreSQL mit pg_dump; Goldhook schreibt { $file } nicht selbst.
refusal-postgres-missing = Für PostgreSQL fehlt ein Paket: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Der PostgreSQL-Server { $server } ist nicht benutzbar ({ $why }). Prüfe, ob er läuft, und Adresse, Benutzer und Passwort.
refusal-file-too-large = { $file } ist größer als { $megabytes } MB, zu groß für ein Set oder eine Aufzeichnung.
refusal-file-not-text = { $file } ist keine Textdatei.
refusal-file-too-deep = { $file } ist zu tief verschachtelt.
refusal-file-not-json = kein gültiges JSON ({ $why })
refusal-file-not-toml = kein gültiges TOML ({ $why })
refusal-draw-suffix = Ungültiger Dateityp für eine Zeichnung: „{ $suffix }“. Möglich sind { $known }.
refusal-report-suffix = Ungültiger Dateityp für einen Bericht: „{ $suffix }“. Nimm .html.

## What is wrong with a set

refusal-set-not-a-set = { $file } ist kein Set mit Spielmaterial.
refusal-set-other-game = { $file } ist ein Set für { $game }, nicht für { $wanted }.
refusal-set-no-name = { $file }: Das Set hat keinen Namen. Ergänze eine Zeile wie name = "Mein Set".
refusal-set-name-long = { $file }: Der Name des Sets ist zu lang (höchstens { $longest } Zeichen).
refusal-set-missing-part = { $file }: Im Set fehlt „{ $part }“.
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } Fehler
   *[other] { $file }: { $count } Fehler
}
refusal-set-not-a-piece = kein Spielteil: nötig ist eine Tabelle mit einer ID
refusal-set-unknown-word = unbekannter Schlüssel „{ $word }“; bekannt sind: { $known }
refusal-set-colour = die Farbe muss purple, orange, green oder grey sein
refusal-set-card-id = die ID einer Karte dieser Farbe besteht aus { $letter } und zwei Ziffern
refusal-set-expedition-id = die ID einer Expeditionskarte besteht aus E und einer Ziffer
refusal-set-tile-id = die ID eines Plättchens besteht aus T und zwei Ziffern
refusal-set-duplicate-id = diese ID kommt zweimal vor
refusal-set-no-fields = keine Felder: zeichne sie (drawing) oder zähle sie auf (cells)
refusal-set-drawing-size = eine Insel hat vier Zeilen mit je vier Buchstaben, ein Muster höchstens 4 × 4, alle Zeilen gleich lang
refusal-set-sign = in Zeile { $row } der Zeichnung steht „{ $sign }“; erlaubt sind . o c p x
refusal-set-cell = ungültiges Feld „{ $cell }“: ein Feld ist ein Buchstabe a–d und eine Zahl 1–4, jedes nur einmal
refusal-set-symbol = unbekanntes Symbol „{ $symbol }“: möglich sind coin, palm, cross oder null
refusal-set-field-count = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}, aber eine { $colour ->
    [purple] lila
    [orange] orange
    [green] grüne
   *[grey] graue
} Karte hat { $needed }
refusal-set-points = „points“ ist { $points }; nötig ist eine ganze Zahl von 0 bis { $most }
refusal-set-not-connected = die Insel besteht aus mehreren Teilen
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
refusal-set-chest = eine Schatztruhe liegt an einem Ende (n, e, s, w) oder in einer Ecke (ne, se, sw, nw); in einer Liste dürfen bis zu zwei stehen

## What is wrong with a command

refusal-usage-no-command = Den Befehl „{ $text }“ gibt es nicht.
refusal-usage-no-option = Die Option { $option } gibt es nicht.
refusal-usage-missing = { $parameter } fehlt.
refusal-usage-option-value = Die Option { $option } ist falsch verwendet.
refusal-usage-bad-value = { $allowed ->
    [none] Ungültiger Wert für { $parameter }: „{ $value }“.
   *[other] Ungültiger Wert für { $parameter }: „{ $value }“. Zur Wahl: { $allowed }.
}
refusal-usage-wrong = Ungültiger Befehl.

# --- Ergebnisse: meine Partien mit Ausgang, die persönliche Seite, die Rangleiter -----------------------------------
web-results = Meine Ergebnisse
web-results-none = Noch keine Ergebnisse. Spiel eine Partie zu Ende, dann siehst du hier, wie es läuft.
# Bei einer beendeten Partie in einer Liste, danach stehen die Punkte.
web-outcome = { $outcome ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
}
# Unter einer beendeten Partie, die für die Statistik nicht zählt.
web-not-counted = { $why ->
    [helped] Zählt nicht: Einige Züge hat ein Bot gemacht.
    [program] Zählt nicht: Ein Programm hat für dich gespielt.
    [continued] Zählt nicht: aus einer anderen Partie weitergespielt.
    [repeated] Zählt nicht: Du kanntest diese Kartenfolge schon.
    [late] Zählt nicht: zu spät beendet.
    [several_seats] Zählt nicht: Du hast mehrere Plätze gespielt.
   *[own_set] Zählt nicht: mit einem eigenen Satz gespielt.
}
web-filter = Auswahl
web-filter-games = Alle Spiele
web-filter-outcomes = Alle Ergebnisse
web-filter-rivals = Alle Gegner
# Menschen als Gegner, im Unterschied zu Bots.
web-rival-people = Menschen
web-filter-none = Keine Partie passt dazu.
web-results-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-results-won = { $won } gewonnen
web-best = Bestleistungen
web-averages = Durchschnitt
# Spaltenköpfe: die Gegner; gespielte Partien; Anteil der Siege; Punkte je Partie.
web-against = Gegen
web-matches-played = Partien
web-win-rate = Siege
web-mean-points = Punkte
web-streak = Siege in Folge: { $now } · längste Serie: { $longest }
web-ladder = Schlag jeden Rang
web-ladder-next = Als Nächstes: { $level } schlagen
web-ladder-all = Du hast jeden Rang geschlagen!
# So viele von so vielen Partien gegen eine Stufe gewonnen.
web-ladder-won = { $won } von { $played } gewonnen
web-ladder-beaten = geschlagen
web-ladder-play = Gegen { $level } spielen
web-strengths = Stärken
web-strengths-how = Je Partie, verglichen mit Partien gleicher Größe.
web-mine = Du
web-others = Andere Spieler
web-export = Meine Ergebnisse als Datei sichern
# Worin man gut sein kann.
strength-coins = Münzen
strength-cups = Pokale
strength-palms = Palmen
strength-cards = Inseln
strength-seals = Siegel
strength-land = Truhen an Land
strength-water = Truhen auf See
strength-large-areas = Truhen in großen Gebieten
strength-close-areas = Truhen durch einen Zugang Vorsprung

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = Freunde
web-circles-how = Ein Kreis ist nur für dich und deine Freunde: Seht, wie ihr gegeneinander abschneidet, und spielt Turniere mit gleichem Glück für alle.
web-circle = Freundeskreis
web-circle-new = Neuer Kreis
web-circle-name = Name des Kreises
web-circle-create = Kreis gründen
web-circle-count = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
web-circle-join-how = Du bist in einen Freundeskreis eingeladen. Die Mitglieder sehen deinen Namen und deine Ergebnisse gegen sie.
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by } lädt dich in „{ $name }“ ein.
web-circle-join = Beitreten
web-circle-members = Mitglieder
web-circle-leave = Verlassen
web-circle-leave-yes = Kreis verlassen
web-circle-remove = Entfernen
web-circle-remove-yes = { $name } entfernen
web-circle-closed = Der Link ist geschlossen: Niemand Neues kann beitreten.
web-circle-link = Link zu diesem Kreis
web-circle-close-link = Link schließen
web-circle-open-link = Neuen Link erstellen
web-circle-tables = Tische deiner Freunde
web-circle-encounters = Gegeneinander
web-circle-encounters-none = Noch keine Partien. Hier stehen beendete Partien zwischen Mitgliedern.
web-circle-points = { $one } : { $other } Punkte im Schnitt
web-to-circle = Zurück zum Kreis
web-tournaments = Turniere
web-tournament-how = In jeder Runde spielen alle dieselbe Kartenfolge, also entscheidet das Können. Wie es bei den anderen lief, siehst du, sobald du fertig bist.
web-tournament-new = Neues Turnier
web-tournament-game = Spiel
web-tournament-opponent = Gegner
web-tournament-member = ein anderes Mitglied
web-tournament-rounds = Runden
web-tournament-start = Turnier beginnen
web-tournament-round = Runde { $round }
web-tournament-play = Spielen
web-tournament-accept = Gegen { $name } spielen
web-tournament-offer = Gegner suchen
web-tournament-stop = Nicht mehr warten
web-tournament-waiting = Warte auf ein anderes Mitglied. Die Partie beginnt, sobald jemand zusagt; du kannst später wiederkommen.
web-tournament-uncounted = Zählt nicht im Vergleich: Du hast nicht jeden Zug selbst gemacht.
web-tournament-standings = Rangliste
web-tournament-lead = Punkte je Runde über oder unter den anderen
web-tournament-interval = 95 %: { $low } bis { $high }
web-tournament-drop = Turnier löschen
web-tournament-drop-yes = Ja, löschen
refusal-circle-unknown = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu.
refusal-circle-not-yours = Das kann nur, wer den Kreis leitet.
refusal-circle-closed = Der Link des Kreises ist geschlossen.
refusal-circle-full = Der Kreis ist voll: Er hat { $most } Mitglieder.
refusal-too-many-circles = Du bist schon in { $most } Kreisen. Verlasse zuerst einen.
refusal-too-many-tournaments = Ein Kreis kann { $most } Turniere haben. Lösche zuerst ein altes.
refusal-offer-gone = Zu spät: Das Angebot gibt es nicht mehr. Such dir einen anderen Gegner.

web-learn = Spielend lernen
web-learn-offer = Neu hier? Lerne das Spiel beim Spielen: drei Minuten auf dem echten Brett.
web-learn-decline = Nein, danke
web-learn-about = Spiel ein paar Züge einer Partie und lerne dabei die Regeln. Das dauert etwa drei Minuten.
web-learn-begin = Lektion starten
web-learn-again = Lektion noch einmal spielen
web-coach = Neues beim ersten Mal erklären

## Die Tagespartie: eine Kartenfolge am Tag für alle, die Seite /daily, ihr Eintrag auf der Startseite, der Befehl goldhook daily.

# Der Name der Sache, auf Knöpfen und als Überschrift.
web-daily = Tagespartie
web-daily-play = Tagespartie spielen
web-daily-resume = Weiterspielen
web-daily-again = Ohne Wertung spielen
# Auf der Startseite, auf einem Knopf hinter dem Namen des Spiels: heute noch nicht gespielt.
web-daily-waiting = wartet auf dich
web-daily-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Meine Punkte und die des Gegners. $level ist sein Rang.
web-daily-score = { $mine } : { $theirs } gegen { $level }
web-daily-better = { $others ->
    [one] Besser als { $worse } von 1 anderen.
   *[other] Besser als { $worse } von { $others } anderen.
}
web-daily-first = Du bist heute als Erster in der Wertung.
web-daily-ranked = { $count ->
    [0] Noch niemand in der Wertung.
    [one] 1 Person in der Wertung.
   *[other] { $count } Personen in der Wertung.
}
web-daily-once = Dein erster Versuch wird gewertet: ohne Tipps, Gegner: { $level }.
# $time ist Wochentag und Uhrzeit nach der Uhr des Lesers.
web-daily-ends = Alle spielen dieselbe Kartenfolge. Die nächste gibt es { $time }.
web-daily-unranked = Die Wertung dieses Tages ist abgeschlossen. Spielen kannst du ihn trotzdem.
web-daily-today = Zur heutigen Tagespartie
web-daily-costly = Deine teuersten Züge
# A button that starts the search, on a past day.
web-daily-find-costly = Teuerste Züge suchen
web-daily-share = Teilen
web-daily-copied = Kopiert.
web-daily-histogram = So lief es bei allen
# Für Screenreader. $range ist eine Zahl oder zwei, etwa 40–44.
web-daily-bar = { $range } Punkte: { $count }
web-daily-levels = Die Bots mit derselben Kartenfolge
web-daily-watch = Ansehen
web-daily-calendar = Vergangene Tage
web-daily-missed = nicht gespielt
web-daily-check = Kartenfolge prüfen
web-daily-how = Die Festlegung stand schon vor dem Tag fest. Nach dem Tag zeigt der Schlüssel, dass niemand die Kartenfolge geändert hat.
web-daily-commitment = Festlegung
web-daily-key = Schlüssel
web-daily-key-later = wird veröffentlicht: { $time }
# Ein Link nach der Partie.
web-daily-others = So lief es bei den anderen

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Rätsel
web-puzzle-of-the-day = Rätsel des Tages
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] gelöst
    [wrong] nicht gelöst
   *[open] wartet auf dich
}
help-puzzles-group = Rätsel lösen, oder aus Partien zwischen Bots neue gewinnen.
help-puzzles-play = Rätsel im Terminal lösen. Das Rätsel des Tages kommt zuerst.
help-puzzles-difficulty = Nach dem Rätsel des Tages nur Rätsel dieser Schwierigkeit, von 1 bis 5.
# $quit is the word of command-quit.
puzzles-onward = Enter: nächstes Rätsel, { $quit }: aufhören
help-puzzles-make = Partien zwischen Bots nach Rätseln durchsuchen. Nach einem Abbruch macht derselbe Befehl weiter.
help-puzzles-count = Die Anzahl der Rätsel.
help-puzzles-output = Die Rätsel in diese Datei schreiben.
puzzles-progress = Rätsel
puzzles-made = { $file }: { $count ->
    [one] 1 Rätsel.
   *[other] { $count } Rätsel.
}
refusal-puzzles-none = { $game } hat keine Rätsel.
refusal-puzzles-other-journal = „{ $file }“ gehört zu einer anderen Suche. Lösche die Datei oder wähle eine andere Ausgabedatei.
refusal-puzzle-action = Das ist kein Zug dieses Rätsels.
refusal-action-not-there = Dieser Zug ist an dieser Stelle der Partie nicht möglich.

## With friends

web-told-unconfirmed = { $mine ->
    [yes] Du überlegst noch einmal.
   *[no] { $name } überlegt noch einmal.
}
web-sg-prompt-given = Warten auf { $names }. Noch kannst du zurück.
web-quick = Fertige Züge sofort beenden, ohne „Fertig“
web-signs = Kurze Reaktionen
web-sign = { $sign ->
    [hello] Hallo!
    [luck] Viel Glück!
    [well_played] Gut gespielt!
    [thanks] Danke!
    [wow] Wow!
   *[oops] Ups!
}
web-watch-on = Du schaust zu
web-watch-free = Du schaust zu. Ein Platz ist frei: Setz dich und spiel mit.
web-watch-full = Du schaust zu. Alle Plätze sind besetzt.
web-points-so-far = Deine Punkte: { $points }
