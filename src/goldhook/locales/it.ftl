### Goldhook in Italian. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold – segna i modelli sulle isole, 2–4 giocatori, 20 minuti
    [gold_ahoi] Gold Ahoi! – posa terra e acqua, conquista i forzieri, 2 giocatori, 15 minuti
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Riprendi la tua partita di Silver & Gold
    [gold_ahoi] Riprendi la tua partita di Gold Ahoi!
   *[other] { $game }
}
colour = { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigia
}
points = { $count ->
    [one] { $count } punto
    [many] { $count } punti
   *[other] { $count } punti
}
name-you = Tu
name-human = Giocatore
name-random = Bot casuale
name-greedy = Bot avido
name-program = Bot ospite
level-1 = Mozzo
level-2 = Marinaio
level-3 = Nostromo
level-4 = Capitano
level-5 = Maestro
name-seat = Posto { $seat }
word-cup = Coppa
word-palms = Palme
word-display = Carte esposte
word-palm-worth = { $points ->
    [one] ora una palma vale { $points } punto
    [many] ora una palma vale { $points } punti
   *[other] ora una palma vale { $points } punti
}
word-expedition = Spedizione
word-laid-aside = Messe da parte:
word-played = Uscite in questa manche:
word-thinking = deve ancora scegliere

## The table in a terminal

sg-heading = Manche { $round } di 4 · turno { $turn } di 7
sg-heading-keep = Quattro carte a testa: tienine due
sg-middle = inizia: { $first } · mazzo { $stack } · coppe { $cups }
sg-legend = Lettere: { $suits }. c moneta, p palma, x croce, · campo vuoto, ~ mare, █ segnato. Un sigillo come 2O: 2 punti per ogni carta arancione che completi.
ga-heading = Tessera { $tile } di 36 · { $bag ->
    [one] { $bag } tessera nel sacchetto
    [many] { $bag } tessere nel sacchetto
   *[other] { $bag } tessere nel sacchetto
}
ga-hand = { $name }: tessera { $tile } in mano
ga-north = Nord
ga-south = Sud
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } forziere
    [many] { $count } forzieri
   *[other] { $count } forzieri
}
ga-handicap = { $name }: { $count ->
    [one] { $count } punto
    [many] { $count } punti
   *[other] { $count } punti
} di handicap come primo giocatore
ask-game = Quale gioco? (Invio per 1)
ask-game-again = Scrivi uno dei numeri, oppure «esci».
ask-keep = tieni due carte
ask-mark = segna il modello o un solo campo
ask-cross = { $owed ->
    [one] una croce ti dà { $owed } campo in più
    [many] le croci ti danno { $owed } campi in più
   *[other] le croci ti danno { $owed } campi in più
}
ask-take = { $owed ->
    [one] prendi { $owed } nuova carta
    [many] prendi { $owed } nuove carte, una alla volta
   *[other] prendi { $owed } nuove carte, una alla volta
}
ask-place = posa la tua tessera
play-welcome = { $game ->
    [silver_gold] Ti diamo il benvenuto a Silver & Gold!
    [gold_ahoi] Ti diamo il benvenuto a Gold Ahoi!
   *[other] { $game }
}
play-how = Scrivi una mossa, ? per tutte le mosse valide, Invio per il tavolo, consiglio, aiuto, annulla o esci.
command-board = tavolo
command-help = aiuto
command-hint = consiglio
command-undo = annulla
command-quit = esci
play-help =
    ?        elenca tutte le mosse valide; per sceglierne una basta il numero
    Enter    mostra di nuovo il tavolo
    hint     mostra una buona mossa e il perché
    undo     ti riporta alla tua ultima decisione
    quit     salva la partita ed esce
play-goal-silver-gold =
    Completa le tue isole. Una carta completa vale tanti punti quanti sono i suoi campi; un sigillo
    vale il suo numero per ogni carta completa del suo colore. Una moneta è un punto, e ogni riga di
    quattro monete ti dà la coppa migliore rimasta. Una palma vale 1, più 1 per ogni palma fra le
    carte esposte in quel momento. Una croce dà un campo in più. Quattro manche di sette turni;
    vince chi ha più punti.
play-goal-gold-ahoi =
    Conquista i forzieri. Terra e acqua formano aree; chi ha dalla propria parte più accessi a
    un’area ne possiede i forzieri: ▲ del nord, ▼ del sud, ◆ di nessuno. C’è un accesso dove la terra
    o l’acqua tocca il bordo della disposizione dalla tua parte. Dopo 36 tessere
    vince chi ha più forzieri.
play-help-silver-gold =
    keep P01 G03          tieni due delle quattro carte
    mark P01 a1 a2 b2     segna il modello, ruotato o ribaltato, o un solo campo
    cross P01 c4          segna il campo extra dato da una croce
    take O07, take stack  prendi una nuova carta al posto di una completata
    La prima parola si può omettere: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3          posa in riga 0, colonna -1, con 3 quarti di giro orari
    Le righe crescono verso sud, le colonne verso est; la prima tessera è in 0,0.
    La parola place si può omettere: 0,-1 3
    La terra segue le linee, ◆ è un forziere.
    ╲ o ╱: due curve vicine che non si toccano.
play-nothing-to-undo = Niente da annullare: questa è la tua prima decisione.
play-undone = Sei di nuovo alla tua ultima decisione.
play-hint = Consiglio: { $action } – { $why }
play-hand-over = Passa lo schermo a { $name }, poi premi Invio.
play-resumed = { $count ->
    [one] La partita riprende dopo { $count } mossa.
    [many] La partita riprende dopo { $count } mosse.
   *[other] La partita riprende dopo { $count } mosse.
}
play-saved = Partita salvata. Per riprenderla: { $command }
play-unsaved = La partita continua, ma non è salvata.
play-too-narrow = Il tavolo richiede { $columns } colonne; allarga la finestra.
play-kept = La registrazione di questa partita: { $file }
play-draw = Pareggio.
play-won = { $count ->
    [one] Vittoria: { $winners }
    [many] Vittoria condivisa: { $winners }
   *[other] Vittoria condivisa: { $winners }
}
score-coins = Monete
score-cups = Coppe
score-palms = Palme
score-cards = Mappe del tesoro
score-seals = Sigilli
score-total = Totale

## Commands

help-goldhook = Due cacce al tesoro, Silver & Gold e Gold Ahoi!: gioca, rivedi, simula, progetta.
help-usage = Uso:
help-options = opzioni
help-command = COMANDO …
help-commands = comandi
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-lang = La lingua di tutti i testi.
help-json = Scrivi in JSON, per altri programmi.
help-play = Gioca nel terminale, contro i bot o fra amici; con --record riprendi una partita salvata. Al tavolo, «consiglio» mostra una buona mossa.
help-seats = Chi siede a ogni posto, separati da virgole: human, random, greedy, level:1 … level:5 (level:5@500 con i suoi millisecondi, level:5@4000p con partite di prova), cmd:COMANDO (un programma che parla il protocollo dei bot).
help-bots = Chi siede a ogni posto, separati da virgole: random, greedy, level:1 … level:5 (level:5@500 con i suoi millisecondi, level:5@4000p con partite di prova), cmd:COMANDO (un programma che parla il protocollo dei bot).
help-seed = Un numero che fissa tutte le mescolate.
help-record = Salva la partita in questo file; se il file c’è già, riprendi da lì.
help-memory-aid = Silver & Gold: mostra le mappe di spedizione già uscite in questa manche.
help-open-hands = Gold Ahoi!: gioca a tessere scoperte.
help-handicap = Gold Ahoi!: punti di handicap per il primo giocatore, da 0 a 9.
help-option = Un’opzione del gioco, per esempio --option handicap=3; si può ripetere.
help-set = Un set di componenti da un file, TOML o JSON, al posto di quello di Goldhook.
help-simulate = Fai giocare i bot fra loro e conta punti e vittorie.
help-games = Quante partite.
help-match = Fai sfidare i bot, ogni mescolata da ogni posto: chi vince, quanto spesso e con quale certezza.
help-match-games = Quante partite in tutto, un multiplo dei posti; se manca, il più piccolo da 100 in su.
help-budget-ms = Quanti millisecondi un bot può pensare a una mossa.
help-workers = In quanti processi giocare; il risultato è lo stesso.
help-records = Salva ogni partita in questa cartella; un forfait è indicato nel nome del file.
help-tournament = Un torneo all’italiana: ogni bot incontra tutti gli altri e riceve un punteggio di forza.
help-players = I bot, separati da virgole, con le parole di --seats.
help-pair-games = Quante partite gioca ogni coppia, un numero pari.
help-cluster = Distribuisci le partite su un cluster Ray a questo indirizzo; local ne avvia uno qui.
help-plot = Disegna anche i punteggi: un file .svg, .png o .pdf.
help-bot = Gioca come bot su stdin e stdout, col protocollo a righe: un livello come 5 o 5@4000p, random o greedy.
help-bot-seed = Un numero che fissa ciò che il bot lascia al caso.
help-threads = Con quanti thread pensare a una decisione; 0 usa tutti i core.
help-replay = Racconta una partita registrata o, con --json, mostra a che punto è.
help-legal = Elenca tutte le mosse valide di chi deve giocare.
help-analyse = Spiega una partita: quanto valeva ogni decisione, cosa sarebbe stato meglio, quando c’è stata la svolta.
help-judge = Chi giudica: 4 il capitano, 5 il maestro.
help-judge-budget = Quanto pensare a ogni decisione: millisecondi, come 200, o partite di prova, come 4000p.
help-report = Scrivi anche un rapporto da leggere: un file .html.
help-upto = Solo le prime N mosse.
help-set-group = Mostra, controlla, disegna e misura i componenti di un gioco.
help-set-show = Mostra tutti i componenti di un set.
help-set-check = Controlla il file di un set e mostra che cosa non va.
help-set-draw = Disegna tutti i componenti di un set su un unico foglio.
help-set-report = Fai giocare dei bot fra loro con un set e scopri com’è: punti, posti, carte, forzieri.
help-report-bot = Chi gioca contro sé stesso: bot con le parole di --seats; se sono più d’uno, separati da virgole, vengono confrontati.
help-report-budget = Quanto può spendere per una decisione un livello senza un limite suo: partite di prova, come 1000p, o millisecondi, come 100.
help-report-players = In quanti si gioca, per esempio 2 o 2,3,4; se manca, tutti i numeri che il gioco ammette.
help-report-games = Quante partite per ogni bot e numero di giocatori.
help-report-output = Scrivi il rapporto anche in un file: .html con tutte le tabelle, o solo il disegno in .svg, .png o .pdf.
help-markdown = Scrivi le tabelle in Markdown.
help-output = Dove salvare il disegno: un file .svg, .png o .pdf.
help-warm = Compila ora i bot di entrambi i giochi, così dopo nessuno deve aspettare.
help-serve = Apri i tavoli nel browser: avvia un server su questo computer.
help-port = La porta su cui il server ascolta; con 0 ne prende una libera.
help-host = L’indirizzo su cui il server ascolta.
help-lan = Lascia giocare chiunque sia nella stessa rete e mostra un codice QR per i telefoni.
help-no-browser = Non aprire il browser.
help-db = Conserva partite e persone in questo file SQLite.
help-serve-workers = Quanti processi server; per più di uno serve PostgreSQL.
help-backup = Copia il database del server in un file, mentre il server è in funzione.
usage-hint = Prova con --help.
stopped = Interrotto.
pipe-closed = Nessuno legge più l’output; il resto non è stato scritto.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } giocatore
    [many] { $players } giocatori
   *[other] { $players } giocatori
}
replay-running = La partita non è finita; tocca a: { $waiting }
legal-over = La partita è finita: non tocca più a nessuno.
warm-progress = Compilo i bot, solo questa volta…
warm-done = I bot sono compilati e pronti.
serve-started = Goldhook è su { $address } – per fermarlo premi Ctrl-C.
serve-lan = Gli altri nella stessa rete aprono { $address } o inquadrano:
serve-stopped = Il server si è fermato. Le partite in corso riprendono al prossimo avvio.
backup-done = La copia di sicurezza è in { $file }.
page-title = Goldhook: il server è in funzione
page-text = I tavoli sono aperti ai programmi: questa installazione non ha una pagina per i browser. Che cosa può chiedere un programma è descritto qui:
set-good = { $file }: un set valido per { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, di nome «{ $name }».
set-suit = { $count ->
    [one] { $count } carta { $colour ->
        [purple] lilla
        [orange] arancione
        [green] verde
       *[grey] grigia
    }
    [many] { $count } carte { $colour ->
        [purple] lilla
        [orange] arancioni
        [green] verdi
       *[grey] grigie
    }
   *[other] { $count } carte { $colour ->
        [purple] lilla
        [orange] arancioni
        [green] verdi
       *[grey] grigie
    }
} da { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
set-expeditions = { $count ->
    [one] { $count } mappa di spedizione
    [many] { $count } mappe di spedizione
   *[other] { $count } mappe di spedizione
}
set-symbols = Monete: { $coins } (nella scatola: 42) · palme: { $palms } (16) · croci: { $crosses } (55) · sigilli: { $seals } (12)
set-chests = Forzieri sulla terra: { $land } · nell’acqua: { $water } · forme usate: { $shapes } su 6
sheet-sign = { $sign ->
    [coin] moneta
    [palm] palma
    [cross] croce
    [land] terra
    [water] acqua
   *[chest] forziere
}
set-drawn = Disegno salvato: { $file }
simulate-progress = Partite
simulate-stopped = { $count ->
    [one] Interrotto dopo { $count } partita.
    [many] Interrotto dopo { $count } partite.
   *[other] Interrotto dopo { $count } partite.
}
simulate-heading = { $games ->
    [one] { $games } partita
    [many] { $games } partite
   *[other] { $games } partite
}, pareggi: { $ties }
simulate-wins = vittorie
simulate-mean = media
simulate-spread = deviazione
simulate-least = minimo
simulate-most = massimo
simulate-histogram = Punti: { $name }
match-heading = Partite: { $games }, seme: { $seed }
match-interval = intervallo al 95%
match-difference = vantaggio
match-rank = posto medio
match-forfeits = forfait
match-forfeit = Partita { $number } persa da { $name }: { $reason }
tournament-title = Torneo
tournament-rating = punteggio
analyse-title = Analisi
analyse-progress = Riflette
analyse-heading = Decisioni valutate: { $count } · giudica: { $judge }
analyse-costliest = I momenti più costosi
analyse-none = Nessuna decisione ha regalato nulla.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] All’inizio
       *[other] Manche { $round }, turno { $turn }
    }
    [gold_ahoi] Tessera { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Probabilità di vittoria { $before } → { $after }, punti regalati: { $points }
analyse-played = Giocata: { $action }
analyse-better = Meglio: { $action }
analyse-curve = Probabilità di vittoria
analyse-curve-about = La probabilità di vittoria di ogni posto, decisione dopo decisione, come poteva giudicarla chi lo occupava; i numeri sono i momenti più costosi.
analyse-decisions = Tutte le decisioni
analyse-column = { $column ->
    [when] Quando
    [who] Chi
    [action] Mossa
    [before] Migliore
    [after] Scelta
    [cost] Costo
   *[alternative] Migliore alternativa
}
analyse-ownership = Di chi era ogni area, e quando
analyse-ownership-about = Una riga per ogni forziere, secondo l’area in cui finisce; una colonna per ogni mossa. Triangolo in su: nord; in giù: sud; punto: nessuno.
analyse-ownership-signs = Una colonna per ogni mossa: ▲ nord, ▼ sud, · nessuno, ◇ ancora più aree con proprietari diversi.
analyse-area = { $kind ->
    [land] Terra
   *[water] Acqua
}, forzieri: { $chests }
analyse-written = Il rapporto: { $file }
report-title = { $game }: il set «{ $name }», misurato
report-written = Scritto: { $file }
report-goals = Obiettivi
report-what = che cosa
report-measured = misura
report-goal = obiettivo
report-verdict = esito
report-met = raggiunto
report-missed = mancato
report-unsure = (incerto)
report-first-share = Vittorie del primo giocatore
report-draws = Pareggi
report-owned = Forzieri di qualcuno
report-margin = Distacco del vincitore
report-lead = Vantaggio del primo giocatore
report-unwanted-cards = Carte che nessuno vuole
report-winning-cards = Carte che vincono troppo spesso
report-goals-note = Un pareggio vale mezza vittoria. Quote in percentuale; distacco e vantaggio in forzieri.
report-cards-note = Nessuno vuole una carta scelta in meno del { $least }% delle partite in cui qualcuno poteva averla. Vince troppo spesso se in due chi la completa vince più del { $most }%, e in più giocatori altrettanto oltre la quota equa. Si conta ciò che è sicuro; l’intervallo aggiunge ciò che è possibile.
report-points = Punti
report-players = giocatori
report-games = partite
report-range = da…a
report-shared = vittorie condivise
report-seats = Posti
report-place = posto
report-order = ordine { $number }
report-seats-note = Ordine 1 è il primo giocatore della partita.
report-card = carta
report-all-cards = tutte
report-wanted-title = { $name }: quali carte sono ambite
report-kept = tenuta
report-taken = presa
report-wanted = ambita
report-filled = completata
report-remark = nota
report-unwanted = nessuno la vuole
report-wanted-note = Tenuta: delle volte che è stata distribuita. Presa: delle scelte mentre era esposta. Ambita: le partite in cui qualcuno l’ha tenuta o presa, fra quelle in cui poteva. Completata: delle volte che qualcuno l’aveva.
report-earned-title = { $name }: che cosa rendono le carte
report-winning = vince troppo spesso
report-earned-note = Punti per ogni volta che qualcuno aveva la carta, completata o no; una coppa va in quattro parti alle monete della sua riga. Vittorie: di chi ha completato la carta; la quota equa sarebbe { $fair }.

## In the browser

web-home = Pagina iniziale
web-lost = Qui non c’è niente
web-no-board = Questo gioco non ha ancora un tabellone per il browser.
web-no-board-how = Puoi giocarci nel terminale: goldhook play { $game }
web-terminal-game = { $name } si gioca nel terminale: goldhook play { $game }
web-option-off = { $option }: no
web-tables = Tavoli aperti
web-matches = Le mie partite
web-settings = Impostazioni
web-rules = Regole
web-rules-coming = Le regole stanno arrivando…
web-replay = Replay
web-replay-place = Punto della partita
web-replay-step = Passo { $step } di { $last }
web-replay-start = All’inizio
web-replay-back = Un passo indietro
web-replay-run = Riproduci
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-end = Alla fine
web-replay-speed = Velocità
web-replay-begin = L’inizio
web-replay-moves = Mosse
web-replay-share = Link a questo momento
web-replay-record = Salva la partita
web-replay-table = Al tavolo
web-replay-missing = Questa partita non si può mostrare
web-replay-open = Una partita da un file
web-replay-open-how = Una partita salvata (.json), da qui o dal terminale. Viene solo mostrata, non conservata.
web-replay-choose = Scegli un file…
web-replay-show = Mostra
web-replay-played = Giocata
web-replay-better = Meglio
web-replay-stack = prima carta del mazzo
web-replay-thinking = Il maestro sta riflettendo sulla partita.
web-replay-thinking-how = Intanto puoi continuare a guardare.
web-close = Chiudi
web-menu = Menu
web-hint = Consiglio
web-your-turn = Tocca a te
web-waiting-for = In attesa di { $names }
web-replay-to-act = Tocca a: { $names }
web-table-closed-to-you = Questo tavolo non si apre
web-opening-table = Si prepara il tavolo…
web-connection-lost = Connessione persa: la ripristiniamo. La tua scelta resta.
web-server-restarts = Il server si riavvia. Si riprende tra un attimo.
web-bots-preparing = I bot si stanno preparando, solo questa volta. Ci vogliono uno o due minuti.
web-connection-ended = La connessione è chiusa.
web-try-now = Riprova ora
web-reload = Ricarica
web-time-up-you = Il tuo tempo è scaduto: gli altri decidono se aspettare.
web-time-up = Tempo scaduto: { $name }
web-vote-skip = Fai giocare un bot
web-vote-wait = Aspettiamo
web-curtain = Passa il dispositivo a { $name }
web-curtain-why = Ciò che gli altri non devono vedere sta dietro il sipario.
web-curtain-lift = Sono { $name }
web-hand-over = Passa
web-look-back = Rivedi
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-clock-of = Orologio: { $name }
web-tile-of = tessera { $tile } di 36
web-round = Manche { $round }
web-turn-of = turno { $turn } di 7
web-story-and-chat = Cronaca e chat
web-story = Che cosa è successo
web-story-empty = Ancora niente.
web-chat = Chat
web-chat-write = Messaggio
web-send = Invia
web-copy-link = Copia il link
web-copied = Copiato
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il dispositivo
web-theme-light = Giorno
web-theme-dark = Crepuscolo
web-sound = Suoni
web-mute = Silenzia
web-block = Blocca
web-remove = Rimuovi
web-leave = Lascia il tavolo
web-leave-sure = Un bot giocherà per te. Puoi tornare quando vuoi.
web-stay = Resta
web-told-joined = { $mine ->
    [yes] Ti siedi.
   *[no] { $name } si siede.
}
web-told-left = { $mine ->
    [yes] Ti alzi.
   *[no] { $name } si alza.
}
web-told-bot-seated = { $name } è della partita.
web-told-removed = { $mine ->
    [yes] Il tuo posto è libero o passa a un bot.
   *[no] Il posto di { $name } è libero o passa a un bot.
}
web-told-host-passed = { $mine ->
    [yes] Ora il tavolo è tuo.
   *[no] Ora il tavolo è di { $name }.
}
web-told-started = La partita comincia.
web-told-confirmed = { $mine ->
    [yes] Hai finito.
   *[no] { $name } ha finito.
}
web-told-went-away = { $mine ->
    [yes] Eri via.
   *[no] { $name } è assente.
}
web-told-came-back = { $mine ->
    [yes] Sei di nuovo qui.
   *[no] { $name } è di nuovo qui.
}
web-told-stood-in = { $mine ->
    [yes] Un bot gioca per te.
   *[no] Un bot gioca per { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $name } è scaduto.
}
web-told-skipped = { $mine ->
    [yes] Un bot fa questa mossa per te.
   *[no] Un bot fa questa mossa per { $name }.
}
web-told-waited = { $mine ->
    [yes] Tutti aspettano te.
   *[no] Tutti aspettano { $name }.
}
web-told-paused = Il server fa una breve pausa.
web-told-resumed = Si riprende.
web-told-rematched = La rivincita è aperta.
web-told-closed = Il tavolo è chiuso.
web-event-cards-kept = { $mine ->
    [yes] Tieni
   *[no] { $name } tiene
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] Segni
   *[no] { $name } segna
} { $count ->
    [one] { $count } campo
    [many] { $count } campi
   *[other] { $count } campi
}: { $card }
web-event-card-filled = { $mine ->
    [yes] Completi
   *[no] { $name } completa
} una carta { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigia
}: { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
web-event-card-taken = { $mine ->
    [yes] Prendi
   *[no] { $name } prende
} { $from_stack ->
    [yes] dal mazzo
   *[no] dalle carte esposte
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] Posi una tessera
   *[no] { $name } posa una tessera
}: { $place }
web-you-win = Hai vinto!
web-unread = nuovi: { $count }
web-remove-sure = { $name } perde il posto, e un bot continua.
web-block-done = Persona bloccata. Puoi tornare indietro nelle impostazioni.
web-watching = { $count ->
    [one] { $count } persona guarda
    [many] { $count } persone guardano
   *[other] { $count } persone guardano
}
web-pages = Pagine
web-game-line = { $game ->
    [silver_gold] Segna i modelli sulle tue isole e completale prima degli altri.
    [gold_ahoi] Posa terra e acqua e conquista i forzieri.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 giocatori · 20 minuti
    [gold_ahoi] 2 giocatori · 15 minuti
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Gioca contro un bot
    [many] Gioca contro { $count } bot
   *[other] Gioca contro { $count } bot
}
web-strength = Avversario
web-players = Giocatori
web-players-count = { $count ->
    [one] { $count } giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
}
web-invite = Invita gli amici
web-one-device = Un dispositivo
web-more-options = Altre opzioni
web-your-name = Il tuo nome
web-continue = Continua
web-others-turn = Tocca agli altri
web-before-start = Non ancora iniziata
option-memory-aid = Mostra le mappe di spedizione già uscite in questa manche
option-open-hands = Tessere in mano scoperte
option-handicap = Handicap per il primo giocatore
option-handicap-value = { $count ->
    [one] { $count } punto
    [many] { $count } punti
   *[other] { $count } punti
}
option-hints = Consenti i consigli
option-chat = Chat attiva
option-spectators = Spettatori ammessi
option-open-lobby = Mostralo fra i tavoli aperti
option-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = Rapido: 20 secondi a turno
web-clock-calm = Con calma: un minuto a turno
web-clock-days = A giorni: un giorno a turno
web-own-set = Componenti
web-own-set-house = Il set di Goldhook
web-own-set-choose = Prendi un set da un file…
web-own-set-good = «{ $name }» va bene: il tuo prossimo tavolo giocherà con questo set.
web-own-set-drop = Torna al set di Goldhook
web-own-set-faults = { $count ->
    [one] { $file } ha { $count } errore. Correggilo e scegli di nuovo il file:
    [many] { $file } ha { $count } errori. Correggili e scegli di nuovo il file:
   *[other] { $file } ha { $count } errori. Correggili e scegli di nuovo il file:
}
web-one-device-how = Vi passate il dispositivo; ciò che gli altri non devono vedere resta coperto.
web-name-of = Nome del giocatore { $seat }
web-add-player = Aggiungi un giocatore
web-add-bot = Aggiungi un bot
web-remove-name = Togli { $name }
web-start = Inizia la partita
web-invited = { $name } ti invita a una partita
web-seats = Al tavolo
web-free = Libero
web-sit-down = Siediti
web-you = tu
web-host = ospita
web-away = assente
web-bot-strength = Bot al posto { $seat }
web-move-up = Sposta { $name } in su
web-move-down = Sposta { $name } in giù
web-fill-and-start = Completa con i bot e inizia
web-waiting-people = { $count ->
    [one] Manca ancora { $count } giocatore
    [many] Mancano ancora { $count } giocatori
   *[other] Mancano ancora { $count } giocatori
}
web-waiting-host = Ci siete tutti: { $name } può iniziare la partita.
web-all-here = Ci siete tutti. Si parte!
web-one-more-here = Un’altra persona su questo dispositivo
web-agreed = Accordi
web-link = Link a questo tavolo
web-invite-how = Manda il link o fai inquadrare il codice con un telefono. Non serve un account.
web-share = Condividi…
web-qr = Il link come codice QR
web-lan-off = Per ora solo questo computer può aprire il link.
web-lan-open = Fai entrare i telefoni della stessa rete
web-lan-on = Chiunque sia nella stessa rete può aprire questo link.
web-lan-unavailable = Solo questo computer può aprire il link: nessuna rete trovata.
web-running-matches = Partite da guardare
web-no-tables = Nessun tavolo aspetta giocatori in questo momento.
web-no-tables-how = Aprine uno: lo vedranno qui tutti quelli che usano questo server.
web-open-table = Apri un tavolo
web-older-tables = Tavoli precedenti
web-free-seats = { $count ->
    [one] { $count } posto libero
    [many] { $count } posti liberi
   *[other] { $count } posti liberi
}
web-bots-count = { $count ->
    [one] { $count } bot
    [many] { $count } bot
   *[other] { $count } bot
}
web-with-clock = con orologio
web-with-set = set «{ $name }»
web-watch = Guarda
web-running = In corso
web-finished = Finite
web-no-matches = Qui non hai ancora giocato.
web-no-matches-how = Ogni tua partita resta qui, da continuare o da rivedere.
web-choose-game = Scegli un gioco
web-older = Partite precedenti
web-look = Aspetto e suono
web-contrast = Contrasto
web-contrast-more = Alto
web-motion = Movimento
web-motion-less = Il meno possibile
web-notify = Avvisami quando tocca a me
web-notify-blocked = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-saved = Salvato.
web-carry = Un altro dispositivo
web-carry-how = Lo stesso nome e le stesse partite anche sul telefono: prendi qui un codice e scrivilo lì entro cinque minuti.
web-code-get = Prendi un codice
web-code-shown = Scrivilo sull’altro dispositivo, in Impostazioni:
web-code-type = Codice dell’altro dispositivo
web-code-use = Usa il codice
web-code-done = Fatto. Su questo dispositivo ora sei { $name }.
web-blocked = Persone bloccate
web-blocked-none = Nessuno. Al tavolo puoi bloccare una persona nel menu, accanto al suo nome.
web-unblock = Sblocca { $name }
web-delete = Elimina i miei dati
web-delete-how = Vengono eliminati il tuo nome, l’elenco delle tue partite e tutto ciò che ti riguarda; dove hai giocato non resta alcun nome. Non si può annullare.
web-delete-yes = Sì, elimina tutto
web-cancel = Annulla
web-deleted = Tutto ciò che ti riguardava è stato eliminato.
refusal-server-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-ga-lay = Posa la tessera
web-ga-laying = Sto posando…
web-ga-turn-left = Ruota a sinistra
web-ga-turn-right = Ruota a destra
web-ga-take-back = Riprendi
web-ga-choose = Scegli un posto per la tua tessera.
web-ga-first = La prima tessera: ruotala come vuoi.
web-ga-put = Ruotala, spostala o posala.
web-ga-stands = per ora
web-ga-bag = { $count ->
    [one] { $count } tessera nel sacchetto
    [many] { $count } tessere nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
web-ga-unseen = Non ancora viste: { $count }. Sono nel sacchetto o nell’altra mano.
web-ga-closed = { $reason ->
    [first_tile_at_origin] La prima tessera ha il suo posto: scegli solo come ruotarla.
    [seventh_row] Le righe sono al massimo sei.
    [seventh_column] Le colonne sono al massimo sei.
    [row_on_other_side] Nuova riga dalla parte dell’avversario: apri righe solo dalla tua.
   *[touches_no_tile] Non tocca nessuna tessera: accosta la tua al lato di un’altra.
}
web-ga-area = { $kind ->
    [land] Terra
   *[water] Acqua
}: { $chests ->
    [one] { $chests } forziere
    [many] { $chests } forzieri
   *[other] { $chests } forzieri
}
web-ga-openings = accessi: { $name } { $count } : { $others } { $other }
web-ga-nobody = nessuno
web-ga-areas = Le aree per ora
web-ga-no-areas = Non c’è ancora nessuna tessera.
web-ga-layout = La disposizione
web-ga-cell = Riga { $row }, colonna { $column }
web-ga-cell-open = libero, la tua tessera può stare qui
web-ga-cell-empty = vuoto
web-ga-end = { $end ->
    [n] in alto
    [e] a destra
    [s] in basso
   *[w] a sinistra
}
web-ga-corner = { $corner ->
    [ne] in alto a destra
    [se] in basso a destra
    [sw] in basso a sinistra
   *[nw] in alto a sinistra
}
web-ga-tile = Terra unita: { $land }. { $afloat ->
    [yes] Forziere in acqua
   *[no] Forziere a terra
} ({ $at }).
web-ga-hand = La tua tessera
web-ga-hand-of = Tessera in mano: { $name }
web-ga-handicap = handicap di { $count }
web-ga-keys = Tasti
web-ga-key-arrows = Muoversi sulla disposizione
web-ga-key-turn = Ruotare la tessera a destra o a sinistra
web-ga-key-enter = Mettere qui la tessera; ancora: posarla
web-ga-key-escape = Riprenderla
web-ga-key-areas = Da un’area all’altra (Maiusc: indietro)
web-ga-key-help = Questo aiuto
web-ga-count = Il conteggio
web-ga-count-next = Area successiva
web-ga-count-back = Area precedente
web-ga-count-all = Mostra tutto
web-ga-count-again = Ricomincia
web-sg-my-score = Il mio punteggio
web-sg-score-card = Mappa di punteggio
web-sg-actions = Che cosa puoi fare
web-sg-turn = Ruota
web-sg-flip = Ribalta
web-sg-one-field = Un solo campo
web-sg-undo = Annulla
web-sg-done = Fatto
web-sg-mark-fields = { $count ->
    [one] Segna { $count } campo
    [many] Segna { $count } campi
   *[other] Segna { $count } campi
}
web-sg-choose-fields = Scegli i campi
web-sg-choose-field = Scegli un campo
web-sg-choose-two = Scegli due carte
web-sg-keep-two = Tieni queste due
web-sg-choose-card = Scegli una carta
web-sg-take = Prendi questa carta
web-sg-take-stack = Prendi dal mazzo
web-sg-prompt-keep = Tieni due delle tue quattro isole.
web-sg-prompt-mark = Metti il modello su un’isola – o segna un campo.
web-sg-prompt-cross = { $owed ->
    [one] Croce! Ancora { $owed } campo a tua scelta.
    [many] Croci! Ancora { $owed } campi a tua scelta.
   *[other] Croci! Ancora { $owed } campi a tua scelta.
}
web-sg-prompt-claim = { $owed ->
    [one] Isola completa! Prendi { $owed } nuova carta.
    [many] Isole complete! Prendi { $owed } nuove carte, una alla volta.
   *[other] Isole complete! Prendi { $owed } nuove carte, una alla volta.
}
web-sg-prompt-done = Puoi ancora annullare. Dopo «Fatto» vale.
web-sg-does-not-fit = Qui il modello non entra: solo questo campo.
web-sg-no-symbols = Campi senza simboli
web-sg-gain-coins = { $count ->
    [one] { $count } moneta
    [many] { $count } monete
   *[other] { $count } monete
}
web-sg-gain-palm = { $points ->
    [one] palma: { $points } punto
    [many] palma: { $points } punti
   *[other] palma: { $points } punti
}
web-sg-gain-cup = coppa { $cup }, se nessuno è più rapido
web-sg-gain-crosses = { $count ->
    [one] +{ $count } campo
    [many] +{ $count } campi
   *[other] +{ $count } campi
}
web-sg-gain-card = isola completa: +{ $points }
web-sg-palm-now = Una palma ora: { $points }
web-sg-palm-parts = { $own } + { $display } fra le carte esposte
web-sg-palms-full = I campi delle palme sono pieni.
web-sg-coins-of = Monete: { $coins } di 12
web-sg-palms-are = Palme: { $palms }
web-sg-stack = Mazzo: { $count }
web-sg-round-of = Manche { $round } di 4
web-sg-cups-left = Coppe rimaste: { $cups }
web-sg-expedition = Spedizione { $expedition }, turno { $turn } di 7
web-sg-first = Primo giocatore
web-sg-state = { $state ->
    [thinking] sta pensando…
    [away] assente
   *[ready] fatto
}
web-sg-island = { $colour ->
    [purple] Isola lilla
    [orange] Isola arancione
    [green] Isola verde
   *[grey] Isola grigia
}
web-sg-seal = { $points } per carta { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigia
}
web-sg-with-seals = { $card } + { $points } dai tuoi sigilli
web-sg-yours = già davanti a te
web-sg-when-filled = Quando è completa
web-sg-in-all-now = Con tutti i sigilli, per ora
web-sg-filled = Isole complete: { $count }
web-sg-empty-place = Qui non c’è nessuna carta.
web-sg-field = { $field }{ $symbol ->
    [coin] , moneta
    [palm] , palma
    [cross] , croce
   *[none] {""}
}{ $state ->
    [marked] , segnato
    [ghost] , anteprima
    [owed] , libero, a scelta
   *[free] , libero
}
web-sg-symbol = { $symbol ->
    [coin] moneta
    [palm] palma
   *[cross] croce
}
web-sg-marked-fields = Segnati: { $fields }
web-sg-pattern = Modello: { $fields }
web-sg-taken = { $field } è già segnato.
web-sg-final = Conteggio finale
web-sg-tie = Pari punti: { $names }. Decidono le carte { $colour ->
    [purple] lilla
    [orange] arancioni
    [green] verdi
   *[grey] grigie
} complete.
web-sg-tie-shared = Pari in punti e in carte complete di ogni colore: { $names } condividono il posto.
web-sg-keys = Tasti
web-sg-key-arrows = da un campo all’altro
web-sg-key-enter = segna; ancora: fatto
web-sg-key-escape = riprendi il modello
web-sg-key-pointer = Rotella: ruota, con Maiusc ribalta. Due dita: ruota; un tocco insieme: ribalta.
web-ga-openings-word = accessi
web-sg-now = ora { $points }
web-sg-islands = Isole complete
web-keys-how = Tutto funziona anche da tastiera: ? mostra i tasti.

## Perché una mossa è buona

hint-only = Non c’è altra mossa.
hint-in-thought = Nulla salta all’occhio; giocando a mente il seguito, è la mossa che rende di più: probabilità di vittoria circa { $win }%.
hint-fills-card = Completa { $card }: +{ $points }.
hint-fills-card-seals = Completa { $card }: +{ $points }, e +{ $seals } dai sigilli.
hint-completes-row = Completa la riga { $row } delle monete; la coppa migliore rimasta vale { $cup }.
hint-palms = Punti subito con le palme: +{ $points }.
hint-crosses = { $count ->
    [one] Dà subito { $count } campo in più.
    [many] Dà subito { $count } campi in più.
   *[other] Dà subito { $count } campi in più.
}
hint-coins = { $count ->
    [one] Dà { $count } moneta, in tutto { $coins } su 12.
    [many] Dà { $count } monete, in tutto { $coins } su 12.
   *[other] Dà { $count } monete, in tutto { $coins } su 12.
}
hint-leaves-few = { $left ->
    [one] Su { $card } resta solo { $left } campo libero.
    [many] Su { $card } restano solo { $left } campi liberi.
   *[other] Su { $card } restano solo { $left } campi liberi.
}
hint-many-fields = { $count ->
    [one] Segna { $count } campo in un colpo solo.
    [many] Segna { $count } campi in un colpo solo.
   *[other] Segna { $count } campi in un colpo solo.
}
hint-keeps-open = Delle { $of } mappe di spedizione che possono uscire dopo, ne entrano ancora { $fits }.
hint-one-more = Delle { $of } mappe di spedizione che possono uscire dopo, { $fits } completerebbero { $card } in un colpo.
hint-seal-brings = Una volta completata { $card }, il suo sigillo dà +{ $points } con le carte messe da parte.
hint-counts-with-seals = I tuoi sigilli contano anche { $card }: +{ $points } quando sarà completata.
hint-pair-seals = Completate entrambe, i loro sigilli danno +{ $points }.
hint-symbols = Tanti simboli: croci { $crosses }, monete { $coins }, palme { $palms }.
hint-few-fields = Si completa presto: solo { $fields } campi.
hint-palm-stays = Le carte esposte restano come sono, e una palma vale ancora { $points }.
hint-display-stays = Fra le carte esposte non arriva nessuna carta nuova da offrire agli altri.
hint-takes-over = Toglie all’altra parte { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-wins-area = Conquista per te { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-adds-chests = Allarga la tua { $kind ->
    [land] terra
   *[water] acqua
}: forzieri +{ $count }, ora { $chests }.
hint-ties-area = { $kind ->
    [land] Questa terra
   *[water] Quest’acqua
} non è più dell’altra parte, ma di nessuno: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-settles-area = Chiude la tua { $kind ->
    [land] terra
   *[water] acqua
}: i forzieri ({ $chests }) non te li toglie più nessuno.
hint-denies-area = Chiude { $kind ->
    [land] questa terra
   *[water] quest’acqua
}, e i forzieri ({ $chests }) non vanno a nessuno.
hint-area-grows = Tiene aperta la tua { $kind ->
    [land] terra
   *[water] acqua
} (forzieri: { $chests }); posti liberi accanto: { $places }.
hint-more-openings = Più accessi per te a { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-hems-in = Stringe { $kind ->
    [land] la terra
   *[water] l’acqua
} dell’altra parte (forzieri: { $chests }); posti liberi accanto: { $places }.
hint-chest-to-nobody = Il suo forziere per ora non è di nessuno.
hint-best-balance = I forzieri saranno { $mine } : { $theirs }; nessun’altra mossa rende subito di più.
hint-opens-row = Apre la riga { $row } dalla tua parte.

## What happens in Silver & Gold

event-cards-kept = { $name }: carte scelte { $cards }
event-all-kept = Hanno scelto tutti.
event-expedition-turned = Manche { $round }, turno { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: spedizione { $expedition }
}
event-fields-marked = { $name }: { $fields } su { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } campo extra
    [many] { $owed } campi extra
   *[other] { $owed } campi extra
}
event-cross-lapsed = { $name }: nessun campo libero, { $lapsed ->
    [one] { $lapsed } campo extra perso
    [many] { $lapsed } campi extra persi
   *[other] { $lapsed } campi extra persi
}
event-coin-ticked = { $name }: moneta { $coins } di 12
event-coin-wasted = { $name }: moneta, ma sono già segnate tutte e 12
event-palm-scored = { $name }: palma, { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
event-palm-wasted = { $name }: palma, ma i quattro campi delle palme sono già pieni
event-all-marked = Hanno segnato tutti.
event-row-completed = { $name }: riga { $row } delle monete completata
event-card-filled = { $name }: { $card } completata
event-cup-taken = { $name }: coppa da { $cup } per la riga { $row }
event-cup-missed = { $name }: coppe finite, niente per la riga { $row }
event-card-laid-aside = { $name }: { $card } messa da parte, { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
event-card-taken = { $name }: presa { $card } { $from_stack ->
    [yes] dal mazzo
   *[no] dalle carte esposte
}
event-place-left-empty = { $name }: non resta nessuna carta da prendere
event-display-refilled = Novità fra le carte esposte: { $cards }
event-first-player-passed = Primo giocatore: { $name }
event-round-ended = Fine della manche { $round }
event-match-ended = La partita è finita. Primo posto: { $winners }

## What happens in Gold Ahoi!

event-tile-laid = { $name }: tessera { $tile } in { $row },{ $column }, quarti di giro: { $turn }
event-row-opened = { $name }: aperta la riga { $row }
event-column-opened = { $name }: aperta la colonna { $column }
event-tile-drawn = { $name }: pescata { $tile ->
    [none] una tessera
   *[other] la tessera { $tile }
}
event-area-counted = { $kind ->
    [land] Terra
   *[water] Acqua
} con { $chests ->
    [one] { $chests } forziere
    [many] { $chests } forzieri
   *[other] { $chests } forzieri
}, accessi { $north } : { $south } – { $owner ->
    [0] al nord
    [1] al sud
   *[none] a nessuno
}
event-handicap-given = { $name }: { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
} di handicap come primo giocatore
event-chests-counted = Nord { $north }, sud { $south }. Primo posto: { $winners }

## What the rules refuse

refusal-match-over = La partita è finita.
refusal-no-such-seat = Il posto { $seat } non esiste: i posti si contano da 0 e sono { $players }.
refusal-not-to-act = Non tocca ancora a te: in attesa di { $waiting }.
refusal-wrong-step = Non adesso: { $step ->
    [keep] prima ognuno tiene due carte (keep P01 G03).
    [mark] ora si segnano i campi (mark P01 a1 a2).
    [claim] ora si prendono le nuove carte (take O07 o take stack).
   *[place] posa una tessera (place 0,1 0).
}
refusal-keep-two = Tieni esattamente due carte diverse.
refusal-card-not-dealt = { $card } non è fra le carte che hai ricevuto.
refusal-card-not-held = { $card } non è fra le carte davanti a te.
refusal-cross-owed-first = { $owed ->
    [one] Prima segna il campo extra della tua croce (cross P01 a1).
    [many] Prima segna i campi extra delle tue croci, uno alla volta: ne restano { $owed } (cross P01 a1).
   *[other] Prima segna i campi extra delle tue croci, uno alla volta: ne restano { $owed } (cross P01 a1).
}
refusal-no-cross-owed = Niente croce, niente campo extra: segna il modello o un solo campo (mark P01 a1).
refusal-cross-one-field = Una croce dà un campo alla volta: indicane uno solo.
refusal-mark-nothing = Segna almeno un campo.
refusal-field-outside = { $card } non ha il campo { $field }.
refusal-field-taken = Il campo { $field } di { $card } è già segnato.
refusal-not-the-pattern = Su { $card } segna tutto il modello, ruotato o ribaltato a piacere, oppure un solo campo.
refusal-card-not-in-display = { $card } non è fra le carte esposte.
refusal-stack-empty = Il mazzo è vuoto: prendi una delle carte esposte.
refusal-cell-taken = In { $row },{ $column } c’è già una tessera.
refusal-first-tile-at-origin = La prima tessera va in 0,0; scegli solo come ruotarla.
refusal-seventh-row = La riga { $row } sarebbe la settima: la disposizione ne ha al massimo sei.
refusal-seventh-column = La colonna { $column } sarebbe la settima: la disposizione ne ha al massimo sei.
refusal-touches-no-tile = { $row },{ $column } non tocca nessuna tessera: accosta la tua al lato di un’altra.
refusal-row-on-other-side = La riga { $row } sarebbe una nuova riga dalla parte dell’avversario; apri nuove righe solo dalla tua.
refusal-turn-wrong = Una tessera si ruota di 0, 1, 2 o 3 quarti di giro, non di { $turn }.
refusal-action-unreadable = «{ $text }» non è una mossa. Scrivi ? per l’elenco oppure help.
refusal-cell-unreadable = «{ $cell }» non è un campo: scrivi una lettera a–d e un numero 1–4, per esempio b3.
refusal-cell-twice = { $cell } compare due volte.
refusal-pick-beyond = La mossa numero { $number } non c’è: l’elenco arriva a { $count }.

## What a table refuses

refusal-match-not-begun = La partita non è ancora iniziata.
refusal-match-running = La partita è già in corso.
refusal-table-closed = Questo tavolo è chiuso.
refusal-table-full = Tutti i posti sono occupati.
refusal-table-paused = Il server si sta riavviando. La partita riprende fra poco; intanto gli orologi sono fermi.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-your-seat = Questo non è il tuo posto.
refusal-seat-taken = Questo posto è occupato.
refusal-one-seat = A un tavolo aperto solo chi lo ospita può prendere più di un posto. Se siete in più persone su un dispositivo, apri un tavolo tuo.
refusal-seats-empty = { $count ->
    [one] C’è ancora { $count } posto libero: aspetta qualcuno o metti un bot.
    [many] Ci sono ancora { $count } posti liberi: aspetta qualcuno o riempili con dei bot.
   *[other] Ci sono ancora { $count } posti liberi: aspetta qualcuno o riempili con dei bot.
}
refusal-seat-not-removable = Durante la partita si possono rimuovere solo le altre persone.
refusal-name-wrong = Un nome ha da 1 a { $longest } caratteri e sta su una riga.
refusal-name-alike = Il tuo nome somiglia troppo a «{ $name }», che è già a questo tavolo. Scegline un altro per questo tavolo.
refusal-level-wrong = Non c’è un bot di livello { $level }: i livelli vanno da { $least } a { $most }.
refusal-option-wrong = { $kind ->
    [flag] L’opzione «{ $option }» è sì o no (yes, no).
    [number] L’opzione «{ $option }» è un numero intero da { $least } a { $most }.
    [choice] L’opzione «{ $option }» è una fra: { $known }.
   *[other] L’opzione «{ $option }» non ha un valore valido.
}
refusal-option-form = «{ $text }» non è un’opzione: scrivi NOME=VALORE, per esempio handicap=3.
refusal-bot-plays = In questo momento a questo posto gioca un bot.
refusal-not-a-bot = A questo posto gioca una persona, non un bot.
refusal-not-at-device = Ora il dispositivo è in mano a un altro posto: prima passalo.
refusal-cover-first = Copri il dispositivo prima di passarlo.
refusal-already-confirmed = Hai già confermato: ora tocca agli altri finire.
refusal-step-unfinished = Non hai ancora finito: prima fai tutto ciò che questa azione richiede.
refusal-nothing-to-undo = Non c’è niente da annullare: ciò che è stato rivelato o confermato resta.
refusal-too-many-attempts = In questo passo hai già provato { $most } volte: ora conferma.
refusal-table-worn-out = A questo tavolo è già successo troppo: apritene uno nuovo.
refusal-stale = Troppo tardi: nel frattempo il tavolo è cambiato. Dai un’altra occhiata.
refusal-nothing-to-vote = Qui non è scaduto il tempo di nessuno.
refusal-vote-of-others = Solo gli altri decidono se aspettare.
refusal-rematch-made = La rivincita è già pronta, al tavolo { $table }.
refusal-command-id-wrong = L’identificativo di un comando ha al massimo { $longest } caratteri.
refusal-rules-version = Questa partita segue la versione { $version } delle regole; questo programma conosce la versione { $known }.
refusal-table-version = Questo tavolo è stato salvato nella versione { $version }; questo programma legge la versione { $known }.

## Che cosa rifiuta un server

refusal-name-first = Prima di’ come ti chiami.
refusal-table-unknown = Questo tavolo non esiste, o non esiste più.
refusal-page-unknown = A questo indirizzo non c’è nulla.
refusal-piece-unknown = In questo set non c’è il componente { $piece_id }.
refusal-nobody-there = Lì non siede nessuno.
refusal-watching-forbidden = Questo tavolo non ammette spettatori.
refusal-lan-not-from-here = Solo il computer su cui gira il server può aprirlo alla rete.
refusal-lan-unavailable = Il server non può essere aperto alla rete ({ $why }).
refusal-analysis-unavailable = Al momento l’analisi non è possibile. Riprova tra poco.
refusal-hints-off = A questo tavolo si gioca senza consigli.
refusal-hint-unavailable = Al momento non c’è un consiglio. Riprova tra poco.
refusal-not-welcome = A questo tavolo non puoi sederti.
refusal-chat-off = A questo tavolo si gioca senza chat.
refusal-chat-wrong = Un messaggio ha da 1 a { $longest } caratteri.
refusal-chat-too-fast = Sono tanti messaggi insieme: aspetta un momento prima di scrivere ancora.
refusal-too-fast = Troppo in fretta: aspetta un momento e riprova.
refusal-too-many-connections = Dalla tua rete ci sono troppe connessioni aperte (al massimo { $most }).
refusal-too-many-tables = Hai aperto molti tavoli: aspetta un po’ prima di aprirne un altro.
refusal-too-many-names = Dalla tua rete sono appena arrivati molti nomi nuovi: aspetta un po’ e riprova.
refusal-too-many-analyses = Dalla tua rete sono già in corso diverse analisi: aspetta che ne finisca una.
refusal-message-unreadable = Questo messaggio non si può leggere ({ $why }).
refusal-body-too-large = È troppo: al massimo { $most } byte.
refusal-too-costly = Leggerlo richiede troppo tempo o troppa memoria. Invia qualcosa di più piccolo o più semplice.
refusal-host-unknown = Questo server non si chiama { $host }. Chi lo gestisce può indicarlo con GOLDHOOK_ORIGINS.
refusal-origin-wrong = Una pagina di { $origin } non può chiedere nulla a questo server.
refusal-token-wrong = Questo token non è valido, o non lo è più.
refusal-token-may-not = Questo token non permette «{ $what }».
refusal-too-many-tokens = Hai già { $most } token: eliminane prima uno.
refusal-too-many-seats = Questo token siede già a tutti i tavoli che gli spettano ({ $most }).
refusal-code-unknown = Questo codice è sbagliato, già usato o troppo vecchio. Prendine uno nuovo dall’altro dispositivo.
refusal-server-stopping = Il server si sta fermando. Riprova fra un momento.
refusal-store-unavailable = In questo momento il server non raggiunge il suo database. Riprova fra un momento.
refusal-setting-wrong = L’impostazione { $setting } non può essere «{ $text }».
refusal-setting-range = L’impostazione { $setting } va da { $least } a { $most }: non può essere { $text }.
refusal-workers-need-postgres = Più processi server richiedono PostgreSQL: imposta GOLDHOOK_STORE su un indirizzo postgresql:// oppure ometti --workers.
refusal-workers-died = { $count } processi del server sono terminati uno dopo l’altro subito dopo l’avvio. Prima va risolto il problema indicato nel loro registro.
refusal-port-in-use = Il server non può ascoltare su { $host }, porta { $port } ({ $why }). Scegline un’altra con --port.
refusal-lan-or-host = --lan e --host insieme si contraddicono: togline uno.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Questo gioco è per due giocatori, non per { $players }.
       *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
    }
   *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
}
refusal-first-wrong = Il posto { $seat } del primo giocatore non esiste: i posti si contano da 0 e sono { $players }.
refusal-shuffle-missing = Manca la mescolata «{ $shuffle }».
refusal-shuffle-unknown = In questo gioco non c’è nessuna mescolata «{ $shuffle }».
refusal-shuffle-length = La mescolata «{ $shuffle }» ha { $count ->
    [one] { $count } voce
    [many] { $count } voci
   *[other] { $count } voci
} invece di { $needed }.
refusal-shuffle-unknown-id = La mescolata «{ $shuffle }» contiene { $id }, che non è nel set.
refusal-shuffle-duplicate-id = La mescolata «{ $shuffle }» contiene { $id } due volte.
refusal-record-not-a-record = { $file } non è la registrazione di una partita.
refusal-record-version = { $file } è una registrazione in versione { $version }; questo programma legge la versione { $known }.
refusal-record-field = Nella registrazione «{ $field }» manca o non ha la forma giusta.
refusal-record-action-form = La mossa { $index } non ha la forma [posto, "testo"].
refusal-record-action = Mossa { $index }, posto { $seat }, «{ $text }»: { $reason }
refusal-record-other-game = { $file } è una partita di { $game }.
refusal-record-over = { $file } contiene una partita finita. Rivedila con goldhook replay; per una nuova partita indica un altro file.
refusal-record-has-options = La partita salvata ha il suo set e le sue opzioni: togli --set, --option, --memory-aid, --open-hands e --handicap.
refusal-record-program = In questa partita giocava un programma, e un file da solo non ne avvia: indicalo di nuovo con --seats.
refusal-seats-of-record = { $count ->
    [one] La partita salvata ha { $count } posto: indicane uno solo.
    [many] La partita salvata ha { $count } posti: indicane altrettanti.
   *[other] La partita salvata ha { $count } posti: indicane altrettanti.
}
refusal-upto-beyond = { $count ->
    [one] La registrazione ha solo { $count } mossa; --upto { $upto } va oltre la fine.
    [many] La registrazione ha solo { $count } mosse; --upto { $upto } va oltre la fine.
   *[other] La registrazione ha solo { $count } mosse; --upto { $upto } va oltre la fine.
}
refusal-option-unknown = L’opzione «{ $option }» non esiste: scegli fra { $known }.
refusal-game-unknown = Il gioco «{ $game }» non esiste: scegli fra { $known }.
refusal-language-unknown = La lingua «{ $language }» non c’è: scegli fra { $known }.
refusal-seat-unknown = «{ $text }» non può sedersi qui: scegli fra { $known }.
refusal-seat-command-missing = Dopo cmd: serve un comando, per esempio cmd:python my_bot.py.
refusal-seat-command-quotes = Manca la chiusura delle virgolette: { $text }
refusal-budget-unreadable = «{ $text }» non va bene: indica millisecondi, come 500, o partite di prova, come 4000p.
refusal-games-multiple = --games { $games } non torna: ogni mescolata si gioca da ogni posto, quindi serve un multiplo di { $seats }.
refusal-records-there = { $file } esiste già e verrebbe sovrascritto. Indica un’altra cartella con --records o sposta altrove le vecchie partite.
refusal-json-or-markdown = --json e --markdown insieme si contraddicono: togline uno.
refusal-players-few = Per un torneo servono almeno due bot.
refusal-workers-broken = Un processo è morto e le partite non possono continuare. Con meno --workers resta più memoria per ciascuno.
refusal-cluster-missing = Per giocare su un cluster serve Ray: pip install "goldhook[cluster]"
refusal-cluster-address = «{ $address }» non è l’indirizzo di un cluster: host:port, ray://host:port, auto o local.
refusal-cluster-lost = Impossibile usare il cluster { $address } ({ $why }).
refusal-bot-missing = Impossibile avviare il bot «{ $program }» ({ $why }).
refusal-bot-silent = Il bot non ha risposto entro { $seconds } s.
refusal-bot-gone = Il bot è terminato, o ha chiuso il suo output.
refusal-bot-line-long = La risposta del bot supera i { $most } byte.
refusal-bot-unasked = Il bot ha parlato senza essere interpellato: «{ $text }».
refusal-bot-rubbish = La risposta del bot non è un messaggio di tipo «{ $wanted }»: «{ $text }».
refusal-bot-illegal = La mossa del bot non è valida: «{ $text }».
refusal-protocol-line = Questa riga non è un messaggio del protocollo dei bot: «{ $text }».
refusal-protocol-hello-first = Il primo messaggio del protocollo dei bot è hello.
refusal-protocol-version = Al tavolo si parla la versione { $version } del protocollo dei bot; questo programma parla la { $known }.
refusal-protocol-field = Nel messaggio «{ $message }» manca «{ $field }», o non va bene.
refusal-protocol-view = Nel messaggio «{ $message }» non si capisce «view» ({ $why }).

## What is wrong with a file

refusal-file-missing = Il file { $file } non esiste.
refusal-file-unreadable = Impossibile leggere { $file } ({ $why }).
refusal-file-unwritable = Impossibile scrivere { $file } ({ $why }).
refusal-store-in-use = { $file } è in uso da un altro server Goldhook. Fermalo prima, oppure indica un altro file.
refusal-store-linked = Il database { $file } ha anche un altro nome (un hard link), e un server che lo aprisse da lì lo danneggerebbe. Togli l’altro nome e riavvia.
refusal-store-corrupt = Il database { $file } è danneggiato ({ $why }). Metti al suo posto una copia di sicurezza; oppure spostalo, e ne verrà creato uno nuovo.
refusal-store-foreign = { $file } è un database, ma non di Goldhook. Indica un altro file.
refusal-store-newer = Il database { $store } è stato scritto da un Goldhook più recente (formato { $version }; questo conosce il { $known }). Aggiorna Goldhook o torna a una copia di sicurezza.
refusal-store-unopenable = Impossibile aprire il database { $file } ({ $why }). Serve una cartella su un disco locale in cui puoi scrivere.
refusal-store-sqlite-old = Questo Python contiene SQLite { $version }; Goldhook richiede la { $needed } o più recente. Un Python più recente la porta con sé.
refusal-backup-exists = { $file } esiste già. Indica un altro file per la copia di sicurezza.
refusal-backup-memory = Questo server tiene tutto in memoria: non c’è nulla da salvare in { $file }.
refusal-backup-postgres = PostgreSQL fa le copie di sicurezza da sé: usa pg_dump invece di scrivere { $file }.
refusal-postgres-missing = Per PostgreSQL serve un altro pacchetto: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Il server PostgreSQL { $server } non è utilizzabile ({ $why }). Controlla che sia in funzione, e poi indirizzo, utente e password.
refusal-file-too-large = { $file } è più grande di { $megabytes } MB: non è né un set né una registrazione.
refusal-file-not-text = { $file } non è un file di testo.
refusal-file-too-deep = { $file } è annidato troppo in profondità per essere letto.
refusal-file-not-json = JSON non valido ({ $why })
refusal-file-not-toml = TOML non valido ({ $why })
refusal-draw-suffix = Il nome di un disegno può finire in { $known }, non in «{ $suffix }».
refusal-report-suffix = Il nome di un rapporto finisce in .html, non in «{ $suffix }».

## What is wrong with a set

refusal-set-not-a-set = { $file } non è un set di componenti.
refusal-set-other-game = { $file } è un set per { $game }, non per { $wanted }.
refusal-set-no-name = { $file }: il set non ha un nome (name = "…").
refusal-set-name-long = { $file }: il nome del set è troppo lungo (al massimo { $longest } caratteri).
refusal-set-missing-part = { $file }: nel set manca «{ $part }».
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } errore
    [many] { $file }: { $count } errori
   *[other] { $file }: { $count } errori
}
refusal-set-not-a-piece = non è un componente: serve una tabella con un id
refusal-set-unknown-word = qui non c’è «{ $word }»; voci note: { $known }
refusal-set-colour = il colore deve essere purple, orange, green oppure grey
refusal-set-card-id = l’id di una carta di questo colore è { $letter } più due cifre
refusal-set-expedition-id = l’id di una mappa di spedizione è E più una cifra
refusal-set-tile-id = l’id di una tessera è T più due cifre
refusal-set-duplicate-id = questo id è usato due volte
refusal-set-no-fields = nessun campo: disegnali (drawing) o elencali (cells)
refusal-set-drawing-size = un’isola ha quattro righe di quattro lettere, un modello al massimo 4 × 4, tutte le righe della stessa lunghezza
refusal-set-sign = la riga { $row } del disegno contiene «{ $sign }»; i segni ammessi sono «. o c p x»
refusal-set-cell = il campo «{ $cell }» non esiste: una lettera a–d e un numero 1–4, ogni campo una volta sola
refusal-set-symbol = il simbolo «{ $symbol }» non esiste: coin, palm, cross o null
refusal-set-field-count = { $count ->
    [one] { $count } campo
    [many] { $count } campi
   *[other] { $count } campi
}, ma una carta { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigia
} ne ha { $needed }
refusal-set-points = «points» è { $points }, ma la carta ha { $needed ->
    [one] { $needed } campo
    [many] { $needed } campi
   *[other] { $needed } campi
}
refusal-set-not-connected = l’isola è divisa in più parti
refusal-set-same-outline = lo stesso contorno di { $other }, ruotato o ribaltato
refusal-set-seal = un sigillo ha un colore e 1 o 2 punti
refusal-set-pattern = un modello ha due o più campi, tutti uniti fra loro
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } carta { $colour ->
        [purple] lilla
        [orange] arancione
        [green] verde
       *[grey] grigia
    }
    [many] { $count } carte { $colour ->
        [purple] lilla
        [orange] arancioni
        [green] verdi
       *[grey] grigie
    }
   *[other] { $count } carte { $colour ->
        [purple] lilla
        [orange] arancioni
        [green] verdi
       *[grey] grigie
    }
} invece di { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } mappa di spedizione
    [many] { $count } mappe di spedizione
   *[other] { $count } mappe di spedizione
} invece di { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } tessera
    [many] { $count } tessere
   *[other] { $count } tessere
} invece di { $needed }
refusal-set-land = land deve indicare ogni estremità (n, e, s, w) una volta sola, per esempio [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = la terra da nord a sud incrocerebbe quella da est a ovest
refusal-set-chest = un forziere sta a un’estremità (n, e, s, w) o in un angolo (ne, se, sw, nw)

## What is wrong with a command

refusal-usage-no-command = Il comando «{ $text }» non esiste.
refusal-usage-no-option = L’opzione { $option } non esiste.
refusal-usage-missing = Manca { $parameter }.
refusal-usage-option-value = L’opzione { $option } non è usata nel modo giusto.
refusal-usage-bad-value = { $allowed ->
    [none] { $parameter } ha un valore non valido.
   *[other] { $parameter } ha un valore non valido; ammessi: { $allowed }.
}
refusal-usage-wrong = Il comando non è scritto nel modo giusto.
