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
    [silver_gold] Riprendi la tua partita a Silver & Gold
    [gold_ahoi] Riprendi la tua partita a Gold Ahoi!
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
web-level-strength = { $level ->
    [1] molto facile
    [2] facile
    [3] medio
    [4] difficile
   *[5] molto difficile
}
name-seat = Posto { $seat }
word-cup = Coppa
word-palms = Palme
word-display = Carte esposte
word-palm-worth = { $points ->
    [one] ora una palma vale { $points } punto
    [many] ora una palma vale { $points } punti
   *[other] ora una palma vale { $points } punti
}
word-expedition = Modello
word-round-card = Carta delle manche
word-laid-aside = Completate:
word-played = Usciti in questa manche:
word-thinking = sta ancora scegliendo

## The table in a terminal

sg-heading = Manche { $round } di 4 · turno { $turn } di 7
sg-heading-keep = Quattro carte a testa: tienine due
sg-middle = primo giocatore: { $first } · mazzo: { $stack } · coppe rimaste: { $cups }
sg-legend = Lettere: { $suits }. c moneta, p palma, x croce bonus, · campo vuoto, ~ mare, █ segnato. Un sigillo come 2O vale 2 punti per ogni carta arancione che completi.
ga-heading = Tessera { $tile } di 36 · { $bag ->
    [one] { $bag } tessera nel sacchetto
    [many] { $bag } tessere nel sacchetto
   *[other] { $bag } tessere nel sacchetto
}
ga-hand = { $name }: tessera in mano
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
ask-game-again = Scrivi uno dei numeri, oppure esci.
ask-keep = tieni due carte
ask-mark = segna il modello o un solo campo
ask-cross = { $owed ->
    [one] croce bonus: segna ancora { $owed } campo
    [many] croci bonus: segna ancora { $owed } campi
   *[other] croci bonus: segna ancora { $owed } campi
}
ask-take = { $owed ->
    [one] prendi { $owed } nuova carta
    [many] prendi { $owed } nuove carte, una alla volta
   *[other] prendi { $owed } nuove carte, una alla volta
}
ask-place = posa la tua tessera
ask-confirm = Invio gioca la mossa, annulla la ritira
play-welcome = { $game ->
    [silver_gold] Ti diamo il benvenuto a Silver & Gold!
    [gold_ahoi] Ti diamo il benvenuto a Gold Ahoi!
   *[other] { $game }
}
play-how = Scrivi una mossa, ? per vedere tutte le mosse valide, o premi Invio per rivedere il tavolo. Puoi anche scrivere consiglio, aiuto, annulla o esci.
command-board = tavolo
command-help = aiuto
command-hint = consiglio
command-undo = annulla
command-quit = esci
play-help =
    ?          elenca tutte le mosse valide; per sceglierne una scrivi il suo numero
    Invio      gioca la tua mossa o mostra di nuovo il tavolo
    !          dopo una mossa: la gioca subito, per esempio 3!
    consiglio  mostra una buona mossa e spiega perché lo è
    annulla    ritira il tuo ultimo tentativo, finché non l’hai giocato
    esci       salva la partita ed esce
play-goal-silver-gold =
    Completa le tue isole. Una carta completa vale tanti punti quanti sono i suoi campi. Un sigillo vale il suo numero per ogni carta completa del suo colore. Una moneta vale un punto, e ogni riga di quattro monete ti dà la coppa di maggior valore rimasta. Una palma vale 1 punto, più 1 per ogni palma fra le carte esposte in quel momento. Con una croce bonus segni un altro campo. Dopo quattro manche di sette turni vince chi ha più punti.
play-goal-gold-ahoi =
    Conquista i forzieri. La terra collegata, o l’acqua collegata, forma un’area. Dove un’area tocca il bordo della griglia dalla tua parte, hai un accesso. Se a un’area hai più accessi del tuo avversario, tutti i forzieri dell’area sono tuoi: ▲ del nord, ▼ del sud, ◆ di nessuno. Dopo 36 tessere vince chi ha più forzieri.
play-help-silver-gold =
    keep P01 G03          tieni due delle quattro carte
    mark P01 a1 a2 b2     segna il modello, ruotato o ribaltato, o un solo campo
    cross P01 c4          segna il campo in più di una croce bonus
    take O07, take stack  prendi una nuova carta al posto di una completata
    La prima parola si può omettere: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    posa la tessera in riga 0, colonna -1, dopo 3 quarti di giro in senso orario
    Le righe crescono verso sud, le colonne verso est; la prima tessera è in 0,0.
    La parola place si può omettere: 0,-1 3
    La terra segue le linee, ◆ è un forziere. ╲ (o ╱) al centro di una tessera indica due curve
    vicine che non si toccano.
play-nothing-to-undo = Non c’è niente da annullare. Ciò che è giocato resta.
play-undone = Mossa ritirata.
play-hint = Consiglio: { $action } – { $why }
play-hand-over = Passa lo schermo a { $name }, poi premi Invio.
play-suggested = Consigliato a questo livello: { $option } ({ $how })
play-resumed = { $count ->
    [one] La partita riprende dopo { $count } mossa.
    [many] La partita riprende dopo { $count } mosse.
   *[other] La partita riprende dopo { $count } mosse.
}
play-saved = Partita salvata. Per riprenderla: { $command }
play-unsaved = La partita continua, ma non viene salvata.
play-too-narrow = Il tavolo richiede { $columns } colonne. Allarga la finestra.
play-kept = Partita salvata in { $file }
play-draw = Pareggio.
play-won = { $count ->
    [one] Vittoria: { $winners }
    [many] Vittoria condivisa: { $winners }
   *[other] Vittoria condivisa: { $winners }
}
score-coins = Monete
score-cups = Coppe
score-palms = Palme
score-cards = Carte del tesoro
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
help-lang = Lingua dei testi.
help-json = Mostra il risultato in JSON, per altri programmi.
help-play = Gioca nel terminale, contro i bot o fra amici. --record riprende una partita salvata. Durante la partita, «consiglio» mostra una buona mossa.
help-first = Chi comincia: lot (a sorte) o il numero di un posto, contato da 1.
help-seats = Chi gioca, separati da virgole: human, random, greedy, level:1 … level:5 (molto facile … molto difficile; level:5@500 fissa i millisecondi per mossa, level:5@4000p le partite di prova), cmd:COMANDO (un programma che parla il protocollo dei bot).
help-bots = Chi gioca, separati da virgole: random, greedy, level:1 … level:5 (molto facile … molto difficile; level:5@500 fissa i millisecondi per mossa, level:5@4000p le partite di prova), cmd:COMANDO (un programma che parla il protocollo dei bot).
help-seed = Un numero che fissa tutte le mescolate.
help-record = Salva la partita in questo file. Se il file esiste già, riprendi la partita che contiene.
help-memory-aid = Silver & Gold: mostra i modelli già usciti in questa manche.
help-open-hands = Gold Ahoi!: gioca a tessere scoperte.
help-handicap = Punti di handicap per il primo giocatore, da 0 a 9.
help-option = Imposta un’opzione del gioco, per esempio --option handicap=3. Si può ripetere.
help-set = Usa i componenti di questo file TOML o JSON al posto del set standard.
help-simulate = Fai giocare i bot fra loro e conta punti e vittorie.
help-games = Numero di partite.
help-match = Fai sfidare i bot, ogni mescolata da ogni posto; mostra le quote di vittoria con gli intervalli di confidenza.
help-match-games = Numero totale di partite, un multiplo dei posti; se manca, il più piccolo da 100 in su.
help-budget-ms = Millisecondi che un bot può dedicare a una mossa.
help-workers = Numero di processi. Il risultato non dipende da questo.
help-records = Salva ogni partita in questa cartella; le sconfitte a tavolino sono indicate nel nome del file.
help-tournament = Un torneo all’italiana: ogni bot incontra tutti gli altri e riceve un punteggio di forza.
help-players = I bot, separati da virgole, scritti come per --seats.
help-pair-games = Numero di partite per ogni coppia, un numero pari.
help-cluster = Distribuisci le partite su un cluster Ray a questo indirizzo; local ne avvia uno qui.
help-plot = Disegna anche i punteggi: un file .svg, .png o .pdf.
help-page = Scrive anche una pagina web in questa cartella: punteggi, tabella degli scontri, come ripeterlo, partite di esempio.
help-bot = Gioca come bot su stdin e stdout, col protocollo a righe: un livello come 5 o 5@4000p, random o greedy.
help-bot-seed = Un numero che fissa ciò che il bot lascia al caso.
help-bot-policy = Gioca invece con una strategia addestrata: un file .npz scritto da examples/train.py.
help-threads = Numero di thread per ogni decisione; 0 usa tutti i core.
help-replay = Racconta una partita registrata; --json ne mostra lo stato.
help-legal = Elenca tutte le mosse valide di chi deve giocare.
help-analyse = Spiega una partita: quanto valeva ogni decisione, che cosa sarebbe stato meglio e dov’è stata la svolta.
help-judge = Quale livello giudica: 4 è il capitano, 5 il maestro.
help-judge-budget = Quanto pensare a ogni decisione: millisecondi, come 200, o partite di prova, come 4000p.
help-report = Scrivi anche un rapporto in un file .html.
help-upto = Usa solo le prime N mosse.
help-set-group = Mostra, controlla, disegna e misura i componenti di un gioco.
help-set-show = Mostra tutti i componenti di un set.
help-set-check = Controlla il file di un set ed elenca che cosa non va.
help-set-draw = Disegna tutti i componenti di un set su un unico foglio.
help-set-report = Fai giocare i bot con un set e scrivi un rapporto su punti, posti, carte e forzieri.
help-report-bot = Il bot che gioca contro sé stesso, scritto come per --seats. Se sono più d’uno, separati da virgole, vengono confrontati.
help-report-budget = Quanto può spendere per una decisione un livello senza un limite suo: partite di prova, come 1000p, o millisecondi, come 100.
help-report-players = Numero di giocatori, per esempio 2 o 2,3,4; se manca, tutti quelli che il gioco ammette.
help-report-games = Numero di partite per ogni bot e numero di giocatori.
help-report-output = Scrivi il rapporto anche in un file: .html con tutte le tabelle, o solo il grafico in .svg, .png o .pdf.
help-markdown = Scrivi le tabelle in Markdown.
help-output = Il file in cui salvare il disegno: .svg, .png o .pdf.
help-warm = Compila ora i bot di entrambi i giochi, così dopo nessuno deve aspettare.
help-daily = Gioca la partita del giorno nel terminale: la stessa per tutti, una volta al giorno, contro un capitano.
help-daily-server = Il server di cui vuoi giocare la partita, per esempio http://127.0.0.1:8000. Senza, si gioca una distribuzione di questo computer.
help-serve = Gioca nel browser: avvia un server su questo computer.
help-port = La porta su cui il server ascolta; con 0 ne prende una libera.
help-host = L’indirizzo su cui il server ascolta.
help-lan = Lascia giocare chiunque sia nella stessa rete e mostra un codice QR per i telefoni.
help-no-browser = Non aprire il browser.
help-db = Conserva partite e persone in questo file SQLite.
help-serve-workers = Numero di processi del server. Per più di uno serve PostgreSQL.
help-backup = Copia il database del server in un file, mentre il server è in funzione.
usage-hint = Prova con --help.
stopped = Interrotto.
pipe-closed = L’output è stato chiuso in anticipo; il resto non è stato scritto.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } giocatore
    [many] { $players } giocatori
   *[other] { $players } giocatori
}
replay-running = La partita non è ancora finita. Tocca a: { $waiting }
legal-over = La partita è finita; non tocca più a nessuno.
warm-progress = Preparo i bot (solo la prima volta)…
warm-done = I bot sono pronti.
serve-started = Goldhook è in funzione su { $address } – per fermarlo premi Ctrl-C.
serve-lan = Gli altri nella stessa rete possono aprire { $address } o inquadrare questo codice:
serve-stopped = Il server si è fermato. Le partite in corso riprendono al prossimo avvio.
backup-done = Copia di sicurezza salvata in { $file }.
page-title = Goldhook: il server è in funzione
page-text = Questa installazione non ha un’interfaccia per il browser, solo un’API per i programmi, descritta qui:
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
    [one] { $count } carta spedizione
    [many] { $count } carte spedizione
   *[other] { $count } carte spedizione
}
set-symbols = Monete: { $coins } · palme: { $palms } · croci bonus: { $crosses } · sigilli: { $seals }
set-chests = Forzieri sulla terra: { $land } · nell’acqua: { $water } · forme usate: { $shapes } su 6
set-note-chests = Nota: tessere senza forziere: { $none }, con due: { $two }.
set-note-outlines = Nota: carte con lo stesso contorno: { $cards }.
set-note-points = Nota: punti diversi dal numero dei campi: { $cards }.
sheet-sign = { $sign ->
    [coin] moneta
    [palm] palma
    [cross] croce bonus
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
simulate-spread = dev. std.
simulate-least = minimo
simulate-most = massimo
simulate-histogram = Punti: { $name }
match-heading = Partite: { $games }, seme: { $seed }
match-interval = intervallo al 95%
match-difference = vantaggio
match-rank = posto medio
match-forfeits = a tavolino
match-forfeit = Partita { $number } persa a tavolino da { $name }: { $reason }
tournament-title = Torneo
tournament-cross = Vittorie contro ogni avversario
tournament-repeat = Per ripeterlo
tournament-version = Versione
tournament-set = Set e la sua impronta
tournament-seed = Seme
tournament-samples = Partite da rivedere
tournament-page = Pagina: { $file }
tournament-rating = punteggio
analyse-title = Analisi
analyse-progress = Analisi in corso
analyse-heading = Decisioni analizzate: { $count } · giudice: { $judge }
analyse-costliest = Gli errori più costosi
analyse-none = Nessuna decisione è costata qualcosa.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] All’inizio
       *[other] Manche { $round }, turno { $turn }
    }
    [gold_ahoi] Tessera { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Probabilità di vittoria { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , punti persi: { $points }
}
analyse-played = Giocata: { $action }
analyse-better = Meglio: { $action }
analyse-curve = Probabilità di vittoria
analyse-curve-about = La probabilità di vittoria di ogni posto dopo ogni decisione, come poteva giudicarla chi lo occupava. I numeri indicano gli errori più costosi.
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
analyse-ownership-about = Una riga per ogni forziere, secondo l’area in cui finisce; una colonna per ogni mossa. ▲ è del nord, ▼ del sud, un punto di nessuno.
analyse-ownership-signs = Una colonna per ogni mossa: ▲ del nord, ▼ del sud, · di nessuno, ◇ ancora più aree con proprietari diversi.
analyse-area = { $kind ->
    [land] Terra
   *[water] Acqua
}, forzieri: { $chests }
analyse-written = Rapporto salvato in { $file }
report-title = { $game }: il set «{ $name }», misurato
report-written = Salvato: { $file }
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
report-owned = Forzieri che hanno un proprietario
report-margin = Distacco del vincitore
report-lead = Vantaggio del primo giocatore
report-balance = Differenza tra la terra e l’acqua più grandi
report-land-owner-wins = Vince chi ha la terra più grande
report-water-owner-wins = Vince chi ha l’acqua più grande
report-lead-lost = Chi è in testa alla tessera { $tiles } non vince
report-shapes = Forme delle tessere
report-alike = Tessere della forma più frequente
report-largest-land = Forzieri della terra più grande
report-largest-water = Forzieri dell’acqua più grande
report-least-wanted = Carta meno voluta con { $players } giocatori ({ $card })
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
report-wanted-note = Tenuta: quota delle volte in cui è stata distribuita. Presa: quota delle scelte fatte mentre era esposta. Ambita: quota delle partite in cui qualcuno l’ha tenuta o presa, fra quelle in cui poteva. Completata: quota delle volte in cui qualcuno l’aveva.
report-earned-title = { $name }: che cosa rendono le carte
report-winning = vince troppo spesso
report-earned-note = Punti per ogni volta che qualcuno aveva la carta, completata o no; una coppa va per un quarto a ciascuna moneta della sua riga. Vittorie: quota fra chi ha completato la carta; quella equa sarebbe { $fair }.

## In the browser

web-home = Pagina iniziale
web-lost = Pagina non trovata
web-no-board = A questo gioco non si può ancora giocare nel browser.
web-no-board-how = Giocaci nel terminale: goldhook play { $game }
web-terminal-game = { $name } si gioca nel terminale: goldhook play { $game }
web-option-suggested = Consigliato a questo livello: { $value }
# The same word as in English.
web-option-off = { $option }: no
web-tables = Tavoli aperti
web-matches = Le mie partite
web-settings = Impostazioni
web-rules = Regole
web-rules-coming = Caricamento delle regole…
# The same word as in English.
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
web-replay-begin = Inizio
web-replay-moves = Mosse
web-replay-share = Link a questo momento
web-replay-record = Salva la partita
web-replay-table = Torna al tavolo
web-replay-missing = Non è possibile mostrare questa partita
web-replay-open = Apri una partita da un file
web-replay-open-how = Una partita salvata (.json), da qui o dal terminale. Viene solo mostrata, non memorizzata.
web-replay-choose = Scegli un file…
web-replay-show = Mostra
web-replay-played = Giocata
web-replay-better = Meglio
web-replay-stack = prima carta del mazzo
web-replay-thinking = Il maestro sta analizzando la partita.
web-replay-thinking-how = Intanto puoi continuare a guardare.
web-close = Chiudi
# The same word as in English.
web-menu = Menu
web-hint = Consiglio
web-your-turn = Tocca a te
web-waiting-for = In attesa di { $names }
web-replay-to-act = Tocca a: { $names }
web-table-closed-to-you = Non puoi aprire questo tavolo
web-opening-table = Preparazione del tavolo…
web-connection-lost = Connessione persa: la stiamo ripristinando. La tua scelta è al sicuro.
web-server-restarts = Il server si sta riavviando. Si riprende tra un attimo.
web-bots-preparing = Preparazione dei bot (solo la prima volta)…
web-connection-ended = La connessione è terminata.
web-try-now = Riprova ora
web-reload = Ricarica
web-time-up-you = Il tuo tempo è scaduto. Gli altri decidono se aspettare.
web-time-up = Il tempo di { $name } è scaduto
web-vote-skip = Fai giocare un bot
web-vote-wait = Aspetta
web-curtain = Passa il dispositivo a { $name }
web-curtain-why = Ciò che gli altri non devono vedere è nascosto.
web-curtain-lift = Sono { $name }
web-hand-over = Passa il dispositivo
web-look-back = Guarda il replay
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-clock-of = Orologio di { $name }
web-tile-of = tessera { $tile } di 36
web-round = Manche { $round }
web-turn-of = turno { $turn } di 7
web-story-and-chat = Cronaca e chat
web-story = Cronaca
web-story-empty = Non è ancora successo niente.
# The same word as in English.
web-chat = Chat
web-chat-write = Messaggio
web-send = Invia
web-copy-link = Copia il link
web-copied = Copiato
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suoni
web-mute = Silenzia
web-block = Blocca
web-remove = Rimuovi
web-leave = Lascia il tavolo
web-leave-sure = Un bot prende subito il tuo posto. Puoi tornare quando vuoi.
web-stay = Resta

## With friends: absent players, the lobby, reactions
web-missed = { $name } è via da un po’. Che facciamo?
web-missed-wait = Aspetta
web-missed-bot = Fai giocare un bot
web-missed-end = Termina la partita
web-missed-end-sure = Terminare davvero?
web-missed-voted = Hai scelto. Gli altri stanno ancora decidendo.
web-left-you = Hai lasciato il tavolo. Un bot gioca per te.
web-return = Riprendi il tuo posto
web-leave-alone = La partita ti aspetta nella pagina iniziale, sotto «Continua».
web-ended-early = La partita è finita in anticipo. Non vince nessuno.
web-back-since = Dalle { $time } un bot ha giocato per te. Ora hai di nuovo il tuo posto.
web-clock-how = All’inizio: { $bank }. Ogni turno: +{ $credit }. Al massimo: { $bank }. Se il tempo scade, gli altri decidono: aspettare o far giocare un bot.
web-told-missed = { $name } è via da un po’.
web-told-awaited = Tutti aspettano { $name }.
web-told-ended = La partita è finita in anticipo.
refusal-match-ended = Questa partita è finita in anticipo, quindi non c’è un replay.
web-told-left-match = { $mine ->
    [yes] Hai lasciato il tavolo. Un bot gioca per te.
   *[no] { $name } ha lasciato il tavolo. Continua un bot.
}
web-told-returned = { $mine ->
    [yes] Hai ripreso il tuo posto.
   *[no] { $name } gioca di nuovo.
}
refusal-seat-is-yours = Il tuo posto lo stai già giocando tu.
refusal-already-left = Hai già lasciato il tavolo.
web-hints-on = Consigli: sì, per tutti
web-hints-off = Senza consigli
web-change-options = Cambia le opzioni
web-add-seat = Aggiungi un posto
web-close-seat = Chiudi il posto { $seat }
web-told-seat-added = È stato aggiunto un posto.
web-told-seat-closed = Un posto è stato chiuso.
web-told-options-set = Le opzioni sono cambiate.

## In the browser
web-told-joined = { $mine ->
    [yes] Ora sei al tavolo.
   *[no] { $name } è al tavolo.
}
web-told-left = { $mine ->
    [yes] Hai lasciato il tavolo.
   *[no] { $name } ha lasciato il tavolo.
}
web-told-bot-seated = { $name } è al tavolo.
web-told-removed = { $mine ->
    [yes] Hai perso il tuo posto.
   *[no] { $name } ha perso il posto.
}
web-told-host-passed = { $mine ->
    [yes] Ora l’host sei tu.
   *[no] Ora l’host è { $name }.
}
web-told-started = La partita comincia.
web-told-confirmed = { $mine ->
    [yes] Hai finito.
   *[no] { $name } ha finito.
}
web-told-went-away = { $mine ->
    [yes] La tua connessione si è interrotta.
   *[no] { $name } è assente.
}
web-told-came-back = { $mine ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $name } è di nuovo al tavolo.
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
    [yes] Il tuo tempo è scaduto: un bot ha completato la tua mossa.
   *[no] Il tempo di { $name } è scaduto: un bot ha completato la mossa.
}
web-told-waited = { $mine ->
    [yes] Tutti aspettano te.
   *[no] Tutti aspettano { $name }.
}
web-told-paused = Il server fa una breve pausa.
web-told-resumed = Si riprende.
web-told-rematched = La rivincita è pronta.
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
web-remove-sure = { $name } perderà il posto e un bot continuerà la partita.
web-block-done = Persona bloccata. Puoi sbloccarla nelle impostazioni.
web-watching = { $count ->
    [one] { $count } persona sta guardando
    [many] { $count } persone stanno guardando
   *[other] { $count } persone stanno guardando
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
web-strength = Livello degli avversari
web-players = Giocatori
web-players-count = { $count ->
    [one] { $count } giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
}
web-invite = Invita gli amici
web-one-device = Gioca su un solo dispositivo
web-more-options = Altre opzioni
web-your-name = Il tuo nome
web-continue = Continua
web-others-turn = Tocca agli altri
web-before-start = Non ancora iniziata
option-memory-aid = Mostra i modelli già usciti in questa manche
option-open-hands = Tessere scoperte: entrambi vedono entrambe le tessere
option-handicap = Punti di handicap per il primo giocatore
option-handicap-value = { $count ->
    [one] { $count } punto
    [many] { $count } punti
   *[other] { $count } punti
}
option-hints = Consigli tra persone (contro soli bot ci sono sempre)
option-chat = Chat attiva
option-spectators = Consenti gli spettatori
option-open-lobby = Mostra fra i tavoli aperti
option-first = Chi comincia
option-first-lot = A sorte
option-first-1 = Posto 1
option-first-2 = Posto 2
option-first-3 = Posto 3
option-first-4 = Posto 4
option-rematch-first = Chi comincia nella rivincita
option-rematch-first-next = Il giocatore successivo
option-rematch-first-lot = A sorte
option-rematch-first-loser = Chi è arrivato ultimo
option-clock = Orologio
web-clock-none = Senza orologio
web-clock-quick = Rapido: 20 secondi a turno
web-clock-calm = Con calma: un minuto a turno
web-clock-days = Per corrispondenza: un giorno a turno
web-own-set = Componenti
web-own-set-house = Set standard
web-own-set-choose = Carica un set da un file…
web-own-set-good = «{ $name }» è valido. Il tuo prossimo tavolo lo userà.
web-own-set-drop = Torna al set standard
web-own-set-faults = { $count ->
    [one] { $file } ha { $count } errore. Correggilo e scegli di nuovo il file:
    [many] { $file } ha { $count } errori. Correggili e scegli di nuovo il file:
   *[other] { $file } ha { $count } errori. Correggili e scegli di nuovo il file:
}
web-one-device-how = Passatevi il dispositivo; ciò che gli altri non devono vedere resta nascosto.
web-name-of = Nome del giocatore { $seat }
web-add-player = Aggiungi un giocatore
web-add-bot = Aggiungi un bot
web-remove-name = Rimuovi { $name }
web-start = Inizia la partita
web-invited = { $name } ti invita a una partita
web-seats = Al tavolo
web-free = Libero
web-sit-down = Siediti
web-you = tu
# The same word as in English.
web-host = host
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
web-waiting-host = Ci siete tutti. { $name } può iniziare la partita.
web-all-here = Ci siete tutti.
web-one-more-here = Aggiungi un giocatore su questo dispositivo
web-agreed = Opzioni del tavolo
web-link = Link a questo tavolo
web-invite-how = { $code ->
    [yes] Manda il link o inquadra il codice con un telefono. Non serve un account.
   *[no] Manda il link. Non serve un account.
}
web-share = Condividi…
web-qr = Il link come codice QR
web-lan-off = Per ora solo questo computer può aprire il link.
web-lan-open = Fai entrare i telefoni della stessa rete
web-lan-on = Chiunque sia nella stessa rete può aprire questo link.
web-lan-unavailable = Solo questo computer può aprire il link: nessuna rete trovata.
web-running-matches = Partite da guardare
web-no-tables = Al momento nessun tavolo cerca giocatori.
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
web-no-matches-how = Qui troverai le tue partite, da continuare o da rivedere.
web-choose-game = Scegli un gioco
web-older = Partite precedenti
web-look = Aspetto e suono
web-contrast = Contrasto
web-contrast-more = Alto
web-motion = Movimento
web-motion-less = Ridotto
web-notify = Avvisami quando tocca a me
web-notify-blocked = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-saved = Salvato.
web-carry = Usa un altro dispositivo
web-carry-how = Per avere il tuo nome e le tue partite anche sul telefono, genera qui un codice e scrivilo lì entro cinque minuti.
web-code-get = Genera un codice
web-code-shown = Scrivi questo codice sull’altro dispositivo, in Impostazioni:
web-code-type = Codice dell’altro dispositivo
web-code-use = Usa il codice
web-code-done = Fatto. Su questo dispositivo ora sei { $name }.
web-blocked = Persone bloccate
web-blocked-none = Nessuno. Per bloccare una persona, tocca il suo nome al tavolo.
web-unblock = Sblocca { $name }
web-delete = Elimina i miei dati
web-delete-how = Il tuo nome, l’elenco delle tue partite e tutto ciò che ti riguarda verranno eliminati. Le partite giocate restano, senza il tuo nome. Non si può annullare.
web-delete-yes = Sì, elimina tutto
web-cancel = Annulla
web-deleted = Tutti i tuoi dati sono stati eliminati.
refusal-server-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-ga-lay = Posa la tessera
web-ga-laying = Posa in corso…
web-ga-turn-left = Ruota a sinistra
web-ga-turn-right = Ruota a destra
web-ga-take-back = Ritira
web-ga-choose = Scegli un posto per la tua tessera.
web-ga-first = È la prima tessera: ruotala come vuoi.
web-ga-put = Ruotala, spostala o posala.
web-ga-stands = finora
web-ga-bag = { $count ->
    [one] { $count } tessera nel sacchetto
    [many] { $count } tessere nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
web-ga-unseen = Non ancora viste: { $count }. Sono nel sacchetto o in mano al tuo avversario.
web-ga-closed = { $reason ->
    [first_tile_at_origin] La prima tessera va qui; tu scegli come ruotarla.
    [seventh_row] Al massimo sei righe.
    [seventh_column] Al massimo sei colonne.
    [row_on_other_side] Puoi aprire nuove righe solo dalla tua parte.
   *[touches_no_tile] Deve toccare un’altra tessera lato contro lato.
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
web-ga-areas = Le aree finora
web-ga-no-areas = Non è stata ancora posata nessuna tessera.
web-ga-layout = Griglia
web-ga-cell = Riga { $row }, colonna { $column }
web-ga-cell-open = libera, puoi posare qui la tua tessera
web-ga-cell-empty = vuota
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
web-ga-tile = Terra unita: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Forziere in acqua
   *[no] Forziere a terra
} ({ $at }).
web-ga-hand = La tua tessera
web-ga-hand-of = Tessera di { $name }
web-ga-handicap = handicap di { $count }
web-ga-keys = Scorciatoie da tastiera
web-ga-key-arrows = Spostati sulla griglia
web-ga-key-turn = Ruota la tessera a destra o a sinistra
web-ga-key-enter = Prova qui la tessera; ancora: posala
web-ga-key-escape = Ritira la tessera
web-ga-key-areas = Area successiva (Maiusc: precedente)
web-ga-key-help = Mostra questo aiuto
web-ga-count = Conteggio
web-ga-count-next = Area successiva
web-ga-count-back = Area precedente
web-ga-count-all = Mostra tutto
web-ga-count-again = Rivedi il conteggio
web-ga-ownership = Una riga per ogni forziere, una colonna per ogni mossa: ▲ { $above }, ▼ { $below }, · nessuno.
web-sg-my-score = Il mio punteggio
web-sg-score-card = Carta punteggio
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
web-sg-prompt-mark = Segna il modello su un’isola – o un solo campo.
web-sg-prompt-cross = { $owed ->
    [one] Croce bonus! Segna ancora { $owed } campo a tua scelta.
    [many] Croci bonus! Segna ancora { $owed } campi a tua scelta.
   *[other] Croci bonus! Segna ancora { $owed } campi a tua scelta.
}
web-sg-prompt-claim = { $owed ->
    [one] Isola completa! Prendi { $owed } nuova carta.
    [many] Isole complete! Prendi { $owed } nuove carte, una alla volta.
   *[other] Isole complete! Prendi { $owed } nuove carte, una alla volta.
}
web-sg-prompt-done = Puoi ancora annullare. «Fatto» vale quando tutti hanno finito.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = Puoi ancora annullare. «Fatto» verifica la tua mossa.
web-sg-does-not-fit = Qui il modello non ci sta. Puoi segnare solo questo campo.
web-sg-no-symbols = Nessun bonus da questi campi
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
web-sg-gain-cup = coppa { $cup }, se nessuno ti precede
web-sg-gain-crosses = { $count ->
    [one] +{ $count } campo
    [many] +{ $count } campi
   *[other] +{ $count } campi
}
web-sg-gain-card = isola completa: +{ $points }
web-sg-palm-now = Una palma ora vale { $points }
web-sg-palm-parts = { $own } + { $display } fra le carte esposte
web-sg-palms-full = Tutti i campi delle palme sono pieni.
web-sg-coins-of = Monete: { $coins } di 12
web-sg-palms-are = Palme: { $palms }
web-sg-stack = Mazzo: { $count }
web-sg-round-of = Manche { $round } di 4
web-sg-round-card-note = I modelli di questo mazzo e su quante carte spedizione compaiono. A ogni manche si mescolano tutte; una resta coperta.
web-sg-pattern-cards = { $count ->
    [one] { $count } carta
    [many] { $count } carte
   *[other] { $count } carte
}
web-sg-cups-left = Coppe rimaste: { $cups }
web-sg-expedition = Modello del turno { $turn } di 7
web-sg-first = Primo giocatore
web-sg-state = { $state ->
    [thinking] sta pensando…
    [away] assente
   *[ready] ha finito
}
web-sg-island = { $colour ->
    [purple] Isola lilla
    [orange] Isola arancione
    [green] Isola verde
   *[grey] Isola grigia
}
web-sg-seal = { $points } per ogni carta { $colour ->
    [purple] lilla
    [orange] arancione
    [green] verde
   *[grey] grigia
}
web-sg-with-seals = { $card } + { $points } dai tuoi sigilli
web-sg-yours = già tua
web-sg-when-filled = Una volta completata
web-sg-in-all-now = Finora con tutti i sigilli
web-sg-filled = Isole complete: { $count }
web-sg-empty-place = Qui non c’è nessuna carta.
web-sg-field = { $field }{ $symbol ->
    [coin] , moneta
    [palm] , palma
    [cross] , croce bonus
   *[none] {""}
}{ $state ->
    [marked] , segnato
    [preview] , anteprima
    [owed] , libero, puoi sceglierlo per la tua croce bonus
   *[free] , libero
}
web-sg-symbol = { $symbol ->
    [coin] moneta
    [palm] palma
   *[cross] croce bonus
}
web-sg-marked-fields = Segnati: { $fields }
web-sg-pattern = Modello: { $fields }
web-sg-taken = Questo campo è già segnato.
web-sg-final = Punteggio finale
web-sg-tie = Pari punti: { $names }. È avanti chi ha completato più carte { $colour ->
    [purple] lilla
    [orange] arancioni
    [green] verdi
   *[grey] grigie
}.
web-sg-tie-shared = Pari per punti e per carte complete di ogni colore: { $names } condividono il posto.
web-sg-keys = Scorciatoie da tastiera
web-sg-key-arrows = Spostati da un campo all’altro
web-sg-key-enter = Segna; ancora: fatto
web-sg-key-escape = Ritira il modello
web-sg-key-pointer = Rotella del mouse: ruota; con Maiusc: ribalta. Due dita: ruota; tocco con entrambe: ribalta.
web-ga-openings-word = accessi
web-sg-now = ora { $points }
web-sg-islands = Isole complete
web-keys-how = Puoi giocare anche solo con la tastiera. Premi ? per le scorciatoie.
web-key-hint = Chiedi un suggerimento

## The boards: what happens, and where

web-skip = Vai al contenuto
web-sg-side = { $side ->
    [left] a sinistra
   *[right] a destra
}
web-sg-drag = Questo è il modello. Trascinalo su un’isola o tocca un campo.

## Why a move is good

hint-only = È la tua unica mossa.
hint-in-thought = Nulla salta all’occhio, ma guardando avanti questa mossa rende di più: probabilità di vittoria circa { $win }%.
hint-fills-card = Completa { $card ->
    [here] questa carta
   *[other] { $card }
}: +{ $points }.
hint-fills-card-seals = Completa { $card ->
    [here] questa carta
   *[other] { $card }
}: +{ $points }, e +{ $seals } dai sigilli.
hint-completes-row = Completa la riga { $row } delle monete; la coppa di maggior valore rimasta vale { $cup }.
hint-palms = Punti immediati per le palme: +{ $points }.
hint-crosses = { $count ->
    [one] Ti dà subito { $count } campo in più.
    [many] Ti dà subito { $count } campi in più.
   *[other] Ti dà subito { $count } campi in più.
}
hint-coins = { $count ->
    [one] Ti dà { $count } moneta, in tutto { $coins } su 12.
    [many] Ti dà { $count } monete, in tutto { $coins } su 12.
   *[other] Ti dà { $count } monete, in tutto { $coins } su 12.
}
hint-leaves-few = { $left ->
    [one] Su { $card ->
        [here] questa carta
       *[other] { $card }
    } resta solo { $left } campo libero.
    [many] Su { $card ->
        [here] questa carta
       *[other] { $card }
    } restano solo { $left } campi liberi.
   *[other] Su { $card ->
        [here] questa carta
       *[other] { $card }
    } restano solo { $left } campi liberi.
}
hint-many-fields = { $count ->
    [one] Segna { $count } campo in un colpo solo.
    [many] Segna { $count } campi in un colpo solo.
   *[other] Segna { $count } campi in un colpo solo.
}
hint-keeps-open = Dei { $of } modelli che possono uscire dopo, { $fits } ci staranno ancora.
hint-one-more = Delle { $of } carte spedizione che possono uscire dopo, { $fits } completerebbero { $card ->
    [here] questa carta
   *[other] { $card }
} in un colpo solo.
hint-seal-brings = Una volta completata { $card ->
    [here] questa carta
   *[other] { $card }
}, il suo sigillo dà +{ $points } con le carte che hai messo da parte.
hint-counts-with-seals = I tuoi sigilli contano anche { $card ->
    [here] questa carta
   *[other] { $card }
}: +{ $points } una volta completata.
hint-pair-seals = Una volta completate entrambe, i loro sigilli danno +{ $points }.
hint-few-fields = Si completa presto: solo { $fields } campi.
hint-palm-stays = Le carte esposte restano come sono, e una palma vale ancora { $points }.
hint-display-stays = Fra le carte esposte non arriva nessuna carta nuova per gli altri.
hint-takes-over = Toglie al tuo avversario { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-wins-area = Conquista per te { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-adds-chests = Aggiunge forzieri alla tua { $kind ->
    [land] terra
   *[water] acqua
}: +{ $count }, ora { $chests }.
hint-ties-area = Il tuo avversario perde { $kind ->
    [land] questa terra
   *[water] quest’acqua
}; ora non è di nessuno: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-settles-area = Chiude la tua { $kind ->
    [land] terra
   *[water] acqua
}: i suoi forzieri ({ $chests }) sono tuoi per sempre.
hint-denies-area = Chiude { $kind ->
    [land] questa terra
   *[water] quest’acqua
}, così nessuno ne prende i forzieri ({ $chests }).
hint-area-grows = Tiene aperta la tua { $kind ->
    [land] terra
   *[water] acqua
} (forzieri: { $chests }; caselle libere accanto: { $places }).
hint-more-openings = Ti dà più accessi a { $kind ->
    [land] questa terra
   *[water] quest’acqua
}: forzieri { $chests }, accessi { $mine } : { $theirs }.
hint-hems-in = Stringe { $kind ->
    [land] la terra
   *[water] l’acqua
} del tuo avversario (forzieri: { $chests }; caselle libere accanto: { $places }).
hint-chest-to-nobody = Per ora il forziere di questa tessera non è di nessuno.
hint-best-balance = Così i forzieri sono { $mine } : { $theirs }; nessun’altra mossa rende subito di più.
hint-opens-row = Apre una nuova riga dalla tua parte.

## What happens in Silver & Gold

event-cards-kept = { $name }: carte scelte { $cards }
event-all-kept = Hanno scelto tutti.
event-expedition-turned = Manche { $round }, turno { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: modello { $expedition }
}
event-fields-marked = { $name }: { $fields } su { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } campo in più per una croce bonus
    [many] { $owed } campi in più per croci bonus
   *[other] { $owed } campi in più per croci bonus
}
event-cross-lapsed = { $name }: nessun campo libero, { $lapsed ->
    [one] { $lapsed } campo in più va perso
    [many] { $lapsed } campi in più vanno persi
   *[other] { $lapsed } campi in più vanno persi
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
event-cup-missed = { $name }: nessuna coppa rimasta per la riga { $row }
event-card-laid-aside = { $name }: { $card } messa da parte, { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
event-card-taken = { $name }: presa { $card } { $from_stack ->
    [yes] dal mazzo
   *[no] dalle carte esposte
}
event-place-left-empty = { $name }: non ci sono più carte da prendere
event-display-refilled = Nuove carte esposte: { $cards }
event-first-player-passed = Primo giocatore: { $name }
event-round-ended = Fine della manche { $round }
event-match-ended = La partita è finita. Primo posto: { $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Di chi sono gli errori
web-replay-whose-mine = Miei
web-replay-whose-all = Di tutti
web-replay-mistakes-mine = I tuoi errori più costosi
web-replay-no-mistakes-mine = Non hai fatto errori evidenti.
web-replay-no-mistakes = Nessuno ha fatto errori evidenti.
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = Stesso posto, girata in modo diverso
web-sg-fields = { $count ->
    [one] { $count } campo
    [many] { $count } campi
   *[other] { $count } campi
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = Nessun vantaggio spicca da solo, ma giocata fino alla fine { $count } volte questa mossa ha vinto più spesso.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] Una croce bonus: segna gratis un altro campo.
    [many] { $count } croci bonus: ognuna segna gratis un altro campo.
   *[other] { $count } croci bonus: ognuna segna gratis un altro campo.
}
hint-card-coins = { $count ->
    [one] Una moneta: quattro completano una fila e vincono una coppa.
    [many] { $count } monete: quattro completano una fila e vincono una coppa.
   *[other] { $count } monete: quattro completano una fila e vincono una coppa.
}
hint-card-palms = { $count ->
    [one] Una palma: dà 1 punto, più 1 per ogni palma fra le carte esposte.
    [many] { $count } palme: ognuna dà 1 punto, più 1 per ogni palma fra le carte esposte.
   *[other] { $count } palme: ognuna dà 1 punto, più 1 per ogni palma fra le carte esposte.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: due giochi da tavolo da giocare subito
preview-home-text = Gioca a Silver & Gold e Gold Ahoi! con gli amici o contro i bot. Gratis, nel browser, senza registrazione.
# $name is the name of the game.
preview-table-title = Unisciti a una partita di { $name }
preview-table-text = Apri il link, scrivi un nome e sei al tavolo.
preview-replay-title = Una partita di { $name }, mossa per mossa
preview-replay-text = Guarda tutta la partita sul tabellone e scopri quali mosse l’hanno decisa.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Pezzi dei giochi: isole sulle carte, terra e mare sulle tessere
# A button after a match: it opens a picture with the result.
web-share-result = Condividi il risultato
web-share-names = Mostra i nomi dei giocatori
web-share-picture = L’immagine che condividi
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Condividi
web-share-save = Salva l’immagine
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Continua da qui
web-play-on-how = Apre un nuovo tavolo in questo momento. Ciò che era nascosto viene rimescolato.
web-play-on-seat = Il tuo posto
web-play-on-alone = Contro i bot
web-play-on-friends = Con gli amici
# A button beside a mistake: play on from just before it.
web-try-again = Riprova
refusal-play-on-impossible = Le partite di questo gioco non si possono continuare da un momento scelto.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: tessera in { $row },{ $column }, quarti di giro: { $turn }
event-row-opened = { $name }: aperta la riga { $row }
event-column-opened = { $name }: aperta la colonna { $column }
event-tile-drawn = { $name }: pescata una tessera
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
refusal-no-such-seat = Il posto { $seat } non esiste: i posti sono { $players }.
refusal-not-to-act = Non tocca ancora a te: in attesa di { $waiting }.
refusal-wrong-step = Non adesso: { $step ->
    [keep] prima tutti tengono due carte (keep P01 G03).
    [mark] tutti stanno segnando (mark P01 a1 a2).
    [claim] si stanno prendendo le nuove carte (take O07 o take stack).
   *[place] posa una tessera (place 0,1 0).
}
refusal-keep-two = Tieni esattamente due carte diverse.
refusal-card-not-dealt = { $card } non è fra le carte che hai ricevuto.
refusal-card-not-held = { $card } non è davanti a te.
refusal-cross-owed-first = { $owed ->
    [one] Prima segna il campo in più della tua croce bonus (cross P01 a1).
    [many] Prima segna i { $owed } campi in più delle tue croci bonus, uno alla volta (cross P01 a1).
   *[other] Prima segna i { $owed } campi in più delle tue croci bonus, uno alla volta (cross P01 a1).
}
refusal-no-cross-owed = Non hai una croce bonus: segna il modello o un solo campo (mark P01 a1).
refusal-cross-one-field = Una croce bonus dà un campo alla volta. Indicane uno solo.
refusal-mark-nothing = Segna almeno un campo.
refusal-field-outside = { $card } non ha il campo { $field }.
refusal-field-taken = Il campo { $field } di { $card } è già segnato.
refusal-not-the-pattern = Su { $card } segna tutto il modello, ruotato o ribaltato a piacere, oppure un solo campo.
refusal-card-not-in-display = { $card } non è fra le carte esposte.
refusal-stack-empty = Il mazzo è vuoto. Prendi una delle carte esposte.
refusal-cell-taken = In { $row },{ $column } c’è già una tessera.
refusal-first-tile-at-origin = La prima tessera va in 0,0; tu scegli come ruotarla.
refusal-seventh-row = La riga { $row } sarebbe la settima: la griglia ne ha al massimo sei.
refusal-seventh-column = La colonna { $column } sarebbe la settima: la griglia ne ha al massimo sei.
refusal-touches-no-tile = { $row },{ $column } non tocca nessuna tessera: accosta la tua al lato di un’altra.
refusal-row-on-other-side = La riga { $row } sarebbe una nuova riga dalla parte dell’avversario; apri nuove righe solo dalla tua.
refusal-turn-wrong = Una tessera si ruota di 0, 1, 2 o 3 quarti di giro, non di { $turn }.
refusal-action-unreadable = «{ $text }» non è una mossa. Scrivi ? per l’elenco, oppure aiuto.
refusal-cell-unreadable = «{ $cell }» non è un campo. Un campo è una lettera a–d e un numero 1–4, per esempio b3.
refusal-cell-twice = { $cell } compare due volte.
refusal-pick-beyond = La mossa numero { $number } non esiste: l’elenco ne ha { $count }.

## What a table refuses

refusal-match-not-begun = La partita non è ancora iniziata.
refusal-match-running = La partita è già iniziata.
refusal-table-closed = Questo tavolo è chiuso.
refusal-table-full = Tutti i posti sono occupati.
refusal-table-paused = Il server si sta riavviando. La partita riprende fra poco; intanto gli orologi sono fermi.
refusal-not-host = Può farlo solo l’host.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-your-seat = Questo non è il tuo posto.
refusal-seat-taken = Questo posto è occupato.
refusal-one-seat = A un tavolo aperto solo l’host può prendere più di un posto. Per giocare in più persone su un dispositivo, apri un tavolo tuo.
refusal-seats-empty = { $count ->
    [one] C’è ancora { $count } posto libero. Aspetta qualcuno o aggiungi un bot.
    [many] Ci sono ancora { $count } posti liberi. Aspetta altre persone o riempili con i bot.
   *[other] Ci sono ancora { $count } posti liberi. Aspetta altre persone o riempili con i bot.
}
refusal-seat-not-removable = Durante la partita puoi rimuovere solo le altre persone.
refusal-name-wrong = Un nome deve avere da 1 a { $longest } caratteri, su una sola riga.
refusal-name-alike = Il tuo nome somiglia troppo a «{ $name }», che è già a questo tavolo. Scegline un altro per questo tavolo.
refusal-level-wrong = Non c’è un bot di livello { $level }: i livelli vanno da { $least } a { $most }.
refusal-option-wrong = { $kind ->
    [flag] «{ $option }» deve essere sì o no (yes, no).
    [number] «{ $option }» deve essere un numero intero da { $least } a { $most }.
    [choice] «{ $option }» deve essere uno di questi: { $known }.
   *[other] «{ $option }» ha un valore non valido.
}
refusal-option-form = «{ $text }» non è un’opzione. Scrivi NOME=VALORE, per esempio handicap=3.
refusal-bot-plays = In questo momento a questo posto gioca un bot.
refusal-not-a-bot = A questo posto gioca una persona, non un bot.
refusal-not-at-device = In questo momento il dispositivo è in mano a un altro giocatore. Prima passalo.
refusal-cover-first = Copri il dispositivo prima di passarlo.
refusal-already-confirmed = Hai già finito. Gli altri stanno ancora giocando.
refusal-step-unfinished = Non hai ancora finito. Prima fai tutto ciò che questa azione richiede.
refusal-nothing-to-undo = Non c’è niente da annullare. Ciò che è stato rivelato o confermato resta.
refusal-too-many-attempts = In questa azione hai già provato { $most } volte. Ora conferma.
refusal-table-worn-out = A questo tavolo sono già successe troppe cose. Aprine uno nuovo.
refusal-stale = Troppo tardi: il tavolo è cambiato. Dai un’altra occhiata.
refusal-nothing-to-vote = Al momento non c’è nulla da decidere.
refusal-vote-of-others = Solo gli altri possono decidere se aspettare.
refusal-rematch-made = La rivincita esiste già, al tavolo { $table }.
refusal-command-id-wrong = L’identificativo di un comando ha al massimo { $longest } caratteri.
refusal-rules-version = Questa partita segue la versione { $version } delle regole; questo programma conosce la versione { $known }.
refusal-table-version = Questo tavolo è stato salvato nella versione { $version }; questo programma legge la versione { $known }.

## What a server refuses

refusal-name-first = Prima inserisci il tuo nome.
refusal-table-unknown = Questo tavolo non esiste, o non esiste più.
refusal-daily-unknown = Per quel giorno non c’è una partita del giorno. Puoi giocare quella di oggi e quelle degli ultimi { $days } giorni.
refusal-server-address = «{ $text }» non è l’indirizzo di un server. Comincia con http:// o https://.
refusal-page-unknown = A questo indirizzo non c’è nulla.
refusal-piece-unknown = In questo set non c’è il componente { $piece_id }.
refusal-nobody-there = Lì non siede nessuno.
refusal-watching-forbidden = A questo tavolo non sono ammessi spettatori.
refusal-lan-not-from-here = Solo il computer su cui gira il server può aprirlo alla rete.
refusal-lan-unavailable = Il server non può essere aperto alla rete ({ $why }).
refusal-analysis-unavailable = Al momento l’analisi non è disponibile. Riprova tra poco.
refusal-hints-off = A questo tavolo si gioca senza consigli.
refusal-hint-unavailable = Al momento non ci sono consigli. Riprova tra poco.
refusal-not-welcome = Non puoi unirti a questo tavolo.
refusal-chat-off = A questo tavolo si gioca senza chat.
refusal-chat-wrong = Un messaggio deve avere da 1 a { $longest } caratteri.
refusal-chat-too-fast = Sono tanti messaggi. Aspetta un momento prima di scriverne altri.
refusal-too-fast = Troppo in fretta: aspetta un momento e riprova.
refusal-too-many-connections = Dalla tua rete ci sono troppe connessioni aperte (al massimo { $most }).
refusal-too-many-tables = Hai aperto molti tavoli. Aspetta un po’ prima di aprirne un altro.
refusal-too-many-names = Dalla tua rete sono arrivati troppi nuovi giocatori. Aspetta un po’ e riprova.
refusal-too-many-analyses = Dalla tua rete sono già in corso diverse analisi. Aspetta che ne finisca una.
refusal-message-unreadable = Questo messaggio non si può leggere ({ $why }).
refusal-body-too-large = È troppo grande: al massimo { $most } byte.
refusal-too-costly = Leggerlo richiede troppo tempo o troppa memoria. Invia qualcosa di più piccolo o più semplice.
refusal-host-unknown = Questo server non risponde al nome { $host }; chi lo gestisce può aggiungerlo con GOLDHOOK_ORIGINS.
refusal-origin-wrong = Una pagina di { $origin } non può usare questo server.
refusal-token-wrong = Questo token non è valido, o non lo è più.
refusal-token-may-not = Questo token non permette «{ $what }».
refusal-too-many-tokens = Hai già { $most } token. Prima eliminane uno.
refusal-too-many-seats = Questo token siede già a { $most } tavoli, il massimo consentito.
refusal-code-unknown = Questo codice è sbagliato, già usato o scaduto. Generane uno nuovo sull’altro dispositivo.
refusal-server-stopping = Il server si sta fermando. Riprova fra un momento.
refusal-store-unavailable = In questo momento il server non raggiunge il suo database. Riprova fra un momento.
refusal-setting-wrong = Valore non valido per { $setting }: «{ $text }».
refusal-setting-range = Valore non valido per { $setting }: { $text }. Deve andare da { $least } a { $most }.
refusal-workers-need-postgres = Più processi server richiedono PostgreSQL: imposta GOLDHOOK_STORE su un indirizzo postgresql:// oppure ometti --workers.
refusal-workers-died = { $count } processi del server si sono arrestati subito dopo l’avvio. Risolvi ciò che segnala il loro registro, poi riavvia.
refusal-port-in-use = Il server non può ascoltare su { $host }, porta { $port } ({ $why }). Scegline un’altra con --port.
refusal-lan-or-host = --lan e --host non si possono usare insieme. Togline uno.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Questo gioco è per due giocatori, non per { $players }.
       *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
    }
   *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
}
refusal-first-wrong = Il primo giocatore dovrebbe essere al posto { $seat }, ma i posti sono { $players }.
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
refusal-record-action-form = La mossa { $index } non è scritta bene: serve [posto, "testo"].
refusal-record-action = Mossa { $index }, posto { $seat }, «{ $text }»: { $reason }
refusal-record-other-game = { $file } è una partita di { $game }.
refusal-record-over = { $file } contiene una partita finita. Rivedila con goldhook replay, o indica un altro file per una nuova partita.
refusal-record-has-options = La partita salvata ha il suo set e le sue opzioni. Togli --set, --first, --option, --memory-aid, --open-hands e --handicap.
refusal-record-program = In questa partita giocava un programma, e un file da solo non ne avvia mai uno. Indicalo di nuovo con --seats.
refusal-seats-of-record = { $count ->
    [one] La partita salvata ha { $count } posto. Indicane altrettanti con --seats.
    [many] La partita salvata ha { $count } posti. Indicane altrettanti con --seats.
   *[other] La partita salvata ha { $count } posti. Indicane altrettanti con --seats.
}
refusal-upto-beyond = { $count ->
    [one] La registrazione ha solo { $count } mossa; --upto { $upto } va oltre la fine.
    [many] La registrazione ha solo { $count } mosse; --upto { $upto } va oltre la fine.
   *[other] La registrazione ha solo { $count } mosse; --upto { $upto } va oltre la fine.
}
refusal-past-hidden = I turni precedenti restano nascosti finché la partita è in corso. Togli --upto o aspetta la fine.
refusal-option-unknown = L’opzione «{ $option }» non esiste. Scegli fra { $known }.
refusal-game-unknown = Valore non valido per GAME: «{ $game }». Scegli fra { $known }.
refusal-language-unknown = La lingua «{ $language }» non c’è. Scegli fra { $known }.
refusal-seat-unknown = «{ $text }» non può giocare. Scegli fra { $known }.
refusal-seat-command-missing = Dopo cmd: serve un comando, per esempio cmd:python my_bot.py.
refusal-seat-command-quotes = Manca la chiusura delle virgolette: { $text }
refusal-budget-unreadable = «{ $text }» non è un limite valido. Indica millisecondi, come 500, o partite di prova, come 4000p.
refusal-games-multiple = Valore non valido per --games: { $games }. Ogni mescolata si gioca da ogni posto, quindi serve un multiplo di { $seats }.
refusal-records-there = { $file } esiste già e verrebbe sovrascritto. Indica un’altra cartella con --records o sposta altrove le vecchie partite.
refusal-json-or-markdown = --json e --markdown non si possono usare insieme. Togline uno.
refusal-players-few = Per un torneo servono almeno due bot.
refusal-workers-broken = Un processo si è arrestato e le partite non possono continuare. Con meno --workers ognuno ha più memoria.
refusal-cluster-missing = Per giocare su un cluster serve Ray: pip install "goldhook[cluster]"
refusal-cluster-address = «{ $address }» non è l’indirizzo di un cluster. Usa host:port, ray://host:port, auto o local.
refusal-cluster-lost = Impossibile usare il cluster { $address } ({ $why }).
refusal-bot-missing = Impossibile avviare il bot «{ $program }» ({ $why }).
refusal-bot-silent = Il bot non ha risposto entro { $seconds } s.
refusal-bot-gone = Il bot si è chiuso o ha chiuso il suo output.
refusal-bot-line-long = La risposta del bot supera i { $most } byte.
refusal-bot-unasked = Il bot ha inviato un messaggio non richiesto: «{ $text }».
refusal-bot-rubbish = La risposta del bot non è un messaggio di tipo «{ $wanted }»: «{ $text }».
refusal-bot-illegal = La mossa del bot non è valida: «{ $text }».
refusal-protocol-line = Questa riga non è un messaggio del protocollo dei bot: «{ $text }».
refusal-protocol-hello-first = Il primo messaggio del protocollo dei bot deve essere hello.
refusal-protocol-version = Al tavolo si parla la versione { $version } del protocollo dei bot; questo programma parla la { $known }.
refusal-protocol-field = Nel messaggio «{ $message }» manca un «{ $field }» valido.
refusal-protocol-view = Nel messaggio «{ $message }» la «view» non è valida ({ $why }).

## What is wrong with a file

refusal-file-missing = Il file { $file } non esiste.
refusal-file-unreadable = Impossibile leggere { $file } ({ $why }).
refusal-policy-unreadable = { $file } non è una strategia addestrata ({ $why }). examples/train.py ne addestra una.
refusal-policy-game = Questa strategia gioca a { $game }, ma al tavolo si gioca a { $table }.
refusal-bot-choose = Scegli un bot: un livello come 5, random, greedy oppure --policy FILE, ma non due insieme.
refusal-file-unwritable = Impossibile scrivere { $file } ({ $why }).
refusal-store-in-use = { $file } è in uso da un altro server Goldhook. Fermalo prima, oppure indica un altro file.
refusal-store-linked = Il database { $file } ha anche un altro nome (un hard link), e un server che lo aprisse da lì lo danneggerebbe. Togli l’altro nome e riavvia.
refusal-store-corrupt = Il database { $file } è danneggiato ({ $why }). Ripristina una copia di sicurezza, o sposta il file per ricominciare con uno nuovo.
refusal-store-foreign = { $file } è un database, ma non di Goldhook. Indica un altro file.
refusal-store-newer = Il database { $store } è stato scritto da un Goldhook più recente (formato { $version }; questo legge il { $known }). Aggiorna Goldhook o ripristina una copia di sicurezza.
refusal-store-unopenable = Impossibile aprire il database { $file } ({ $why }). Serve una cartella su un disco locale in cui puoi scrivere.
refusal-store-sqlite-old = Questo Python contiene SQLite { $version }; Goldhook richiede la { $needed } o più recente. Usa un Python più recente.
refusal-backup-exists = { $file } esiste già. Indica un altro file per la copia di sicurezza.
refusal-backup-memory = Questo server tiene tutto in memoria: non c’è nulla da salvare in { $file }.
refusal-backup-postgres = Fai la copia di PostgreSQL con pg_dump; Goldhook non scrive { $file } da sé.
refusal-postgres-missing = Per PostgreSQL serve un altro pacchetto: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Il server PostgreSQL { $server } non è utilizzabile ({ $why }). Controlla che sia in funzione, e poi indirizzo, utente e password.
refusal-file-too-large = { $file } supera i { $megabytes } MB: è troppo grande per un set o una registrazione.
refusal-file-not-text = { $file } non è un file di testo.
refusal-file-too-deep = { $file } ha troppi livelli annidati.
refusal-file-not-json = JSON non valido ({ $why })
refusal-file-not-toml = TOML non valido ({ $why })
refusal-draw-suffix = Tipo di file non valido per un disegno: «{ $suffix }». Usa uno fra { $known }.
refusal-report-suffix = Tipo di file non valido per un rapporto: «{ $suffix }». Usa .html.

## What is wrong with a set

refusal-set-not-a-set = { $file } non è un set di componenti.
refusal-set-other-game = { $file } è un set per { $game }, non per { $wanted }.
refusal-set-no-name = { $file }: il set non ha un nome. Aggiungi una riga come name = "Il mio set".
refusal-set-name-long = { $file }: il nome del set è troppo lungo (al massimo { $longest } caratteri).
refusal-set-missing-part = { $file }: nel set manca «{ $part }».
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } errore
    [many] { $file }: { $count } errori
   *[other] { $file }: { $count } errori
}
refusal-set-not-a-piece = non è un componente: serve una tabella con un id
refusal-set-unknown-word = voce sconosciuta «{ $word }»; voci note: { $known }
refusal-set-colour = il colore deve essere purple, orange, green oppure grey
refusal-set-card-id = l’id di una carta di questo colore è { $letter } più due cifre
refusal-set-expedition-id = l’id di una carta spedizione è E più una cifra
refusal-set-tile-id = l’id di una tessera è T più due cifre
refusal-set-duplicate-id = questo id è usato due volte
refusal-set-no-fields = nessun campo: disegnali (drawing) o elencali (cells)
refusal-set-drawing-size = un’isola ha quattro righe di quattro lettere, un modello al massimo 4 × 4, tutte le righe della stessa lunghezza
refusal-set-sign = la riga { $row } del disegno contiene «{ $sign }»; i segni ammessi sono «. o c p x»
refusal-set-cell = campo non valido «{ $cell }»: un campo è una lettera a–d e un numero 1–4, ognuno una volta sola
refusal-set-symbol = simbolo sconosciuto «{ $symbol }»: usa coin, palm, cross o null
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
refusal-set-points = «points» è { $points }; serve un numero intero da 0 a { $most }
refusal-set-not-connected = l’isola è divisa in più parti
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
    [one] { $count } carta spedizione
    [many] { $count } carte spedizione
   *[other] { $count } carte spedizione
} invece di { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } tessera
    [many] { $count } tessere
   *[other] { $count } tessere
} invece di { $needed }
refusal-set-land = land deve indicare ogni estremità (n, e, s, w) una volta sola, per esempio [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = la terra da nord a sud incrocerebbe quella da est a ovest
refusal-set-chest = un forziere sta a un’estremità (n, e, s, w) o in un angolo (ne, se, sw, nw); un elenco può averne fino a due

## What is wrong with a command

refusal-usage-no-command = Il comando «{ $text }» non esiste.
refusal-usage-no-option = L’opzione { $option } non esiste.
refusal-usage-missing = Manca { $parameter }.
refusal-usage-option-value = L’opzione { $option } non è usata nel modo giusto.
refusal-usage-bad-value = { $allowed ->
    [none] Valore non valido per { $parameter }: «{ $value }».
   *[other] Valore non valido per { $parameter }: «{ $value }». Scegli fra: { $allowed }.
}
refusal-usage-wrong = Comando non valido.

# --- risultati: le mie partite con l’esito, la pagina personale, la scala ------------------------------------------
web-results = I miei risultati
web-results-none = Ancora nessun risultato. Finisci una partita e qui vedrai come vai.
# Su una partita finita in un elenco, seguito dai punti.
web-outcome = { $outcome ->
    [won] Vinta
    [drawn] Pari
   *[lost] Persa
}
# Sotto una partita finita che non conta per le statistiche.
web-not-counted = { $why ->
    [helped] Non conta: alcune mosse le ha fatte un bot.
    [program] Non conta: ha giocato per te un programma.
    [continued] Non conta: ripresa da un’altra partita.
    [repeated] Non conta: conoscevi già questa distribuzione.
    [late] Non conta: finita troppo tardi.
    [several_seats] Non conta: hai giocato più posti.
   *[own_set] Non conta: giocata con un set personale.
}
web-filter = Filtra
web-filter-games = Tutti i giochi
web-filter-outcomes = Tutti i risultati
web-filter-rivals = Tutti gli avversari
# Persone come avversari, a differenza dei bot.
web-rival-people = Persone
web-filter-none = Nessuna partita corrisponde.
web-results-count = { $count ->
    [one] { $count } partita
    [many] { $count } partite
   *[other] { $count } partite
}
web-results-won = { $won } vinte
web-best = Record
web-averages = Medie
# Intestazioni: gli avversari; partite giocate; quota di vittorie; punti a partita.
web-against = Contro
web-matches-played = Partite
web-win-rate = Vinte
web-mean-points = Punti
web-streak = Vittorie di fila: { $now } · serie più lunga: { $longest }
web-ladder = Batti ogni grado
web-ladder-next = Prossimo passo: battere { $level }
web-ladder-all = Hai battuto ogni grado!
# Vinte tante partite su tante contro un livello.
web-ladder-won = { $won } su { $played } vinte
web-ladder-beaten = battuto
web-ladder-play = Gioca contro { $level }
web-strengths = Punti di forza
web-strengths-how = A partita, a confronto con partite dello stesso numero di giocatori.
web-mine = Tu
web-others = Altri giocatori
web-export = Salva i miei risultati in un file
# In che cosa si può essere bravi.
strength-coins = Monete
strength-cups = Coppe
strength-palms = Palme
strength-cards = Isole
strength-seals = Sigilli
strength-land = Forzieri a terra
strength-water = Forzieri in mare
strength-large-areas = Forzieri in grandi aree
strength-close-areas = Forzieri vinti per un solo accesso

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = Amici
web-circles-how = Un gruppo è solo per te e i tuoi amici: guardate come andate gli uni contro gli altri e giocate tornei con la stessa fortuna per tutti.
web-circle = Gruppo di amici
web-circle-new = Nuovo gruppo
web-circle-name = Nome del gruppo
web-circle-create = Crea il gruppo
web-circle-count = { $count ->
    [one] 1 membro
    [many] { $count } membri
   *[other] { $count } membri
}
web-circle-join-how = Ti hanno invitato in un gruppo di amici. I membri vedranno il tuo nome e i tuoi risultati contro di loro.
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by } ti invita in «{ $name }».
web-circle-join = Entra
web-circle-members = Membri
web-circle-leave = Esci
web-circle-leave-yes = Esci dal gruppo
web-circle-remove = Rimuovi
web-circle-remove-yes = Rimuovi { $name }
web-circle-closed = Il link è chiuso: non può entrare nessun altro.
web-circle-link = Link a questo gruppo
web-circle-close-link = Chiudi il link
web-circle-open-link = Crea un nuovo link
web-circle-tables = I tavoli dei tuoi amici
web-circle-encounters = Testa a testa
web-circle-encounters-none = Ancora nessuna partita. Qui compaiono le partite finite tra i membri.
web-circle-points = { $one } : { $other } punti in media
web-to-circle = Torna al gruppo
web-tournaments = Tornei
web-tournament-how = In ogni turno tutti giocano la stessa distribuzione, quindi decide l’abilità. Vedi com’è andata agli altri quando l’hai finito.
web-tournament-new = Nuovo torneo
web-tournament-game = Gioco
web-tournament-opponent = Avversario
web-tournament-member = un altro membro
web-tournament-rounds = Turni
web-tournament-start = Inizia il torneo
web-tournament-round = Turno { $round }
web-tournament-play = Gioca
web-tournament-accept = Gioca contro { $name }
web-tournament-offer = Cerca un avversario
web-tournament-stop = Non aspettare più
web-tournament-waiting = In attesa di un altro membro. La partita inizia appena qualcuno accetta; puoi tornare più tardi.
web-tournament-uncounted = Fuori dal confronto: non hai fatto tu tutte le mosse.
web-tournament-standings = Classifica
web-tournament-lead = Punti per turno sopra o sotto gli altri
web-tournament-interval = 95 %: da { $low } a { $high }
web-tournament-drop = Elimina il torneo
web-tournament-drop-yes = Sì, elimina
refusal-circle-unknown = Questo gruppo non esiste, o non ne fai parte.
refusal-circle-not-yours = Può farlo solo chi guida il gruppo.
refusal-circle-closed = Il link del gruppo è chiuso.
refusal-circle-full = Il gruppo è al completo: ha { $most } membri.
refusal-too-many-circles = Sei già in { $most } gruppi. Prima esci da uno.
refusal-too-many-tournaments = Un gruppo può avere { $most } tornei. Prima eliminane uno vecchio.
refusal-offer-gone = Troppo tardi: l’offerta non c’è più. Scegli un altro avversario.

web-learn = Impara giocando
web-learn-offer = È la tua prima volta? Impara giocando: tre minuti sul vero tabellone.
web-learn-decline = No, grazie
web-learn-about = Gioca qualche mossa di una partita e impara strada facendo. Bastano circa tre minuti.
web-learn-begin = Inizia la lezione
web-learn-again = Rigioca la lezione
web-coach = Spiega le novità la prima volta che capitano

## La partita del giorno: ogni giorno una distribuzione uguale per tutti, la pagina /daily, la pagina iniziale, il comando goldhook daily.

# Il nome, su pulsanti e come titolo.
web-daily = Partita del giorno
web-daily-play = Gioca quella di oggi
web-daily-resume = Continua
web-daily-again = Gioca fuori classifica
# Nella pagina iniziale, dopo il nome del gioco: oggi non è ancora stata giocata.
web-daily-waiting = ti aspetta
web-daily-points = { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
}
# I miei punti e quelli dell’avversario. $level è il suo grado.
web-daily-score = { $mine } : { $theirs } contro: { $level }
web-daily-better = { $others ->
    [one] Meglio di { $worse } su 1 altro giocatore.
    [many] Meglio di { $worse } su { $others } altri giocatori.
   *[other] Meglio di { $worse } su { $others } altri giocatori.
}
web-daily-first = Apri tu la classifica di oggi.
web-daily-ranked = { $count ->
    [0] Ancora nessuno in classifica.
    [one] 1 giocatore in classifica.
    [many] { $count } giocatori in classifica.
   *[other] { $count } giocatori in classifica.
}
web-daily-once = Il primo tentativo vale per la classifica: senza consigli, avversario: { $level }.
# $time è giorno e ora sull’orologio di chi legge.
web-daily-ends = La stessa distribuzione per tutti. La prossima: { $time }.
web-daily-unranked = La classifica di questo giorno è chiusa, ma puoi ancora giocarlo.
web-daily-today = Alla partita di oggi
web-daily-costly = Le tue decisioni più costose
# A button that starts the search, on a past day.
web-daily-find-costly = Trova le tue decisioni più costose
web-daily-share = Condividi
web-daily-copied = Copiato.
web-daily-histogram = Com’è andata a tutti
# Per lettori di schermo. $range è un numero o due, come 40–44.
web-daily-bar = { $range } punti: { $count }
web-daily-levels = I bot con la stessa distribuzione
web-daily-watch = Guarda
web-daily-calendar = Giorni passati
web-daily-missed = non giocata
web-daily-check = Controlla la distribuzione
web-daily-how = L’impegno è stato pubblicato prima del giorno. Dopo, la chiave mostra che nessuno ha cambiato la distribuzione.
web-daily-commitment = Impegno
web-daily-key = Chiave
web-daily-key-later = pubblicata: { $time }
# Un link dopo la partita.
web-daily-others = Com’è andata agli altri

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Rompicapi
web-puzzle-of-the-day = Rompicapo del giorno
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] risolto
    [wrong] non risolto
   *[open] ti aspetta
}
help-puzzles-group = Risolvi rompicapi o ricavane di nuovi dalle partite fra bot.
help-puzzles-play = Risolvi rompicapi nel terminale. Per primo viene il rompicapo del giorno.
help-puzzles-difficulty = Dopo il rompicapo del giorno, solo rompicapi di questa difficoltà, da 1 a 5.
# $quit is the word of command-quit.
puzzles-onward = Invio: prossimo rompicapo, { $quit }: fine
help-puzzles-make = Cerca rompicapi nelle partite fra bot. Se lo interrompi, lo stesso comando riprende.
help-puzzles-count = Il numero di rompicapi.
help-puzzles-output = Scrivi i rompicapi in questo file.
puzzles-progress = Rompicapi
puzzles-made = { $file }: { $count ->
    [one] 1 rompicapo.
    [many] { $count } rompicapi.
   *[other] { $count } rompicapi.
}
refusal-puzzles-none = { $game } non ha rompicapi.
refusal-puzzles-other-journal = «{ $file }» appartiene a un’altra ricerca. Eliminalo o scegli un altro file.
refusal-puzzle-action = Questa non è una mossa di questo rompicapo.
refusal-action-not-there = Questa mossa non è possibile in questo momento della partita.

## With friends

web-told-unconfirmed = { $mine ->
    [yes] Ci stai ripensando.
   *[no] { $name } ci sta ripensando.
}
web-sg-prompt-given = In attesa di { $names }. Puoi ancora annullare.
web-quick = Conferma subito la mossa completa, senza «Fatto»
web-signs = Reazioni rapide
web-sign = { $sign ->
    [hello] Ciao!
    [luck] Buona fortuna!
    [well_played] Bella mossa!
    [thanks] Grazie!
    [wow] Wow!
   *[oops] Ops!
}
web-watch-on = Stai guardando
web-watch-free = Stai guardando. C’è un posto libero: siediti e gioca.
web-watch-full = Stai guardando. Tutti i posti sono occupati.
web-points-so-far = I tuoi punti: { $points }
