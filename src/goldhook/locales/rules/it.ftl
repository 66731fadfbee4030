### Rules, lessons, coach and puzzles in Italian. **Two stars** make words of the rules stand out.
### Every language has the same keys; tests compare them.

## Both games

rules-title = Come si gioca
rules-facts = { $game ->
    [silver_gold] 2–4 giocatori · da 8 anni · 20 minuti
    [gold_ahoi] 2 giocatori · da 8 anni · 15 minuti
   *[other] { $game }
}
rules-author = Un gioco di { $author }
rules-contents = In questa pagina
rules-short = In breve
rules-full = Tutte le regole, con figure
rules-play = Gioca ora
rules-goal = Scopo del gioco
rules-pieces = Componenti
rules-start = Preparazione
rules-turn = Un turno
rules-end = Fine della partita
rules-count = Punteggio
rules-example = Un esempio
rules-tie = In caso di parità
rules-here = Comandi
rules-allowed = Permesso
rules-forbidden = Non permesso
rules-options = Varianti

## Silver & Gold, in short

rules-sg-short-mark = A ogni turno tutti segnano lo **stesso modello** su una delle loro due isole, ruotato o ribaltato come vogliono – oppure **un solo campo**.
rules-sg-short-cross = **Croce bonus:** segna subito un altro campo.
rules-sg-short-coin = **Moneta:** 1 punto. Ogni riga di quattro monete ti dà la coppa di maggior valore rimasta.
rules-sg-short-palm = **Palma:** 1 punto, più 1 per ogni palma fra le carte esposte.
rules-sg-short-card = **Isola completa:** vale tanti punti quanti sono i suoi campi, e prendi una nuova carta. Un sigillo dà punti in più per ogni carta completata del suo colore.
rules-sg-short-end = Si giocano quattro manche di sette turni. Poi vince chi ha più punti.

## Silver & Gold

rules-sg-goal = Cercate tesori sulle isole. Le segnate campo per campo; quando completi un’isola, ne prendi i punti. Monete, coppe, palme e sigilli ne danno altri. Dopo quattro manche vince chi ha più punti.
rules-sg-cards = Le tue isole sono **carte del tesoro**. Ne hai sempre due davanti a te.
rules-sg-card-points = **Punti:** quanto vale la carta completata.
rules-sg-card-colour = **Colore:** le isole lilla (P) hanno 14 campi, le arancioni (O) 12, le verdi (G) 10, le grigie (S) 8.
rules-sg-card-seal = **Sigillo:** su alcune carte. Alla fine dà punti in più.
rules-sg-card-symbol = **Simbolo:** una croce bonus, una moneta o una palma. Ha effetto appena segni il suo campo.
rules-sg-display = Le **carte esposte**: quattro carte scoperte al centro. Quando completi un’isola, ne prendi una nuova da qui o dal **mazzo**.
rules-sg-expedition = La **carta spedizione** mostra il modello di questo turno. Le carte sono otto, i modelli sei; la linea di tre e l’angolo compaiono due volte.
rules-sg-score-card = La tua **carta punteggio**: dodici monete in tre righe, una coppa accanto a ogni riga, quattro campi per le palme.
rules-sg-round-card = La **carta delle manche** conta le quattro manche e contiene sei coppe per tutti: 6, 5, 4, 3, 2 e 1.
rules-sg-start-keep = Ricevi quattro carte del tesoro. **Ne tieni due** e ne restituisci due; nessuno vede quali. Tutti scelgono nello stesso momento.
rules-sg-start-first = Tutte le altre carte formano il mazzo, mescolato; le prime quattro diventano le carte esposte. Il primo giocatore è estratto a sorte, oppure lo sceglie l’host.
rules-sg-turn = Una manche ha sette turni, e ogni turno ha tre azioni. Si segna tutti insieme, così nessuno aspetta a lungo.
rules-sg-explore-title = Azione 1: esplorare
rules-sg-explore = Si scopre la prossima carta spedizione. Vale per **tutti**.
rules-sg-mark-title = Azione 2: segnare
rules-sg-mark = Segna l’**intero modello** su campi liberi di **una** delle tue due isole. Puoi ruotarlo e ribaltarlo come vuoi.
rules-sg-caption-turned = Ruotato: ci sta.
rules-sg-caption-flipped = Ribaltato: ci sta anche così.
rules-sg-caption-single = O un solo campo.
rules-sg-caption-taken = Un campo è già segnato.
rules-sg-caption-sea = Così sporge in mare.
rules-sg-single = Se il modello non ci sta, o non lo vuoi, segna esattamente **un campo libero** su una delle due isole. Non segnare nulla non è permesso.
rules-sg-symbols = I simboli
rules-sg-cross = **Croce bonus:** segni subito **un altro campo libero**, dove vuoi sulle tue due isole. Conta anche il suo simbolo, quindi una croce bonus può portare alla successiva. Prima segni tutto il modello, poi i campi in più, uno alla volta. Non puoi rinunciarvi; si perdono solo se non hai più campi liberi.
rules-sg-cross-example = Il modello copre una croce bonus (blu). Grazie a questa si segna anche il campo con la moneta (oro).
rules-sg-coin = **Moneta:** spunta la prossima moneta sulla tua carta punteggio, riga per riga. Dopo la dodicesima le monete non danno più nulla.
rules-sg-palm = **Palma:** ottieni subito 1 punto, più 1 per **ogni palma fra le carte esposte**. Le palme sulle isole tue o degli altri non contano. C’è posto per quattro palme; una quinta non dà nulla. La palma vale subito; non si può tenere per dopo.
rules-sg-palm-example = Fra le carte esposte ci sono due palme: 1 + 2 = **3 punti**.
rules-sg-together = Vedi che cosa hanno segnato gli altri solo quando tutti hanno finito. Un’isola completa resta al suo posto fino all’azione 3.
rules-sg-claim-title = Azione 3: raccogliere
rules-sg-claim = Comincia il primo giocatore, poi in senso orario, uno alla volta:
rules-sg-cups = **Coppe:** per ogni riga di monete che hai completato in questo turno prendi la **coppa di maggior valore rimasta** e ne scrivi il numero accanto alla riga. Il primo prende 6, il successivo 5, e così via. Finite tutte e sei, non c’è più niente.
rules-sg-new-cards = **Nuove isole:** metti da parte le carte completate: i loro punti sono tuoi. Per ognuna devi prenderne una nuova: fra le carte esposte, o la prima del mazzo, coperta. Se sono due, le prendi una dopo l’altra.
rules-sg-refill = Le carte esposte tornano a quattro solo quando hai preso tutte le tue carte; poi tocca al giocatore successivo. Se non ci sono più carte né esposte né nel mazzo, non ne ricevi di nuove. Chi non ha più campi liberi salta l’azione 2.
rules-sg-first = Alla fine del turno diventa primo giocatore chi siede alla sua sinistra.
rules-sg-round = Dopo sette turni la manche è finita. Una delle otto carte spedizione è rimasta coperta; quelle uscite non si possono riguardare. Poi si rimescolano tutte e otto.
rules-sg-end = Dopo la quarta manche la partita è finita. Nell’ultimissimo turno si assegnano le coppe e si mettono da parte le carte completate, ma non se ne prendono di nuove.
rules-sg-count-coins = 1 punto per ogni moneta spuntata
rules-sg-count-cups = i numeri delle tue coppe
rules-sg-count-palms = i punti nei campi delle palme
rules-sg-count-cards = i punti di tutte le carte completate
rules-sg-count-seals = per ogni sigillo su una carta completata il suo numero, per **ogni** carta completata del colore del sigillo, compresa la sua se è di quel colore
rules-sg-count-none = Le isole non completate non danno nulla. Vince chi ha più punti.
rules-sg-example-cards = Anna ha completato sei isole. Una ha un sigillo grigio da 1, una un sigillo arancione da 2.
rules-sg-example-coins = 9 monete
rules-sg-example-seals = 1 × 2 carte grigie, 2 × 2 carte arancioni
rules-sg-tie = Allora è in vantaggio chi ha completato più carte **grigie**; se anche queste sono pari, contano le verdi, poi le arancioni, poi le lilla. Chi è ancora pari condivide la vittoria.
rules-sg-options = Per chi impara, un tavolo può mostrare quali modelli sono già usciti nella manche. Normalmente bisogna ricordarseli.
rules-sg-here-tap = Tocca un campo: il modello appare lì in blu, se ci sta. Toccalo di nuovo, o premi il pulsante blu, per segnarlo.
rules-sg-here-turn = Ruota e ribalta con i pulsanti, con i tasti <R> e <F>, con la rotella del mouse o con due dita.
rules-sg-here-single = Per un solo campo c’è un pulsante.
rules-sg-here-undo = Finché non confermi puoi annullare tutto.
rules-sg-here-keys = Con la tastiera: le frecce ti portano su entrambe le isole, <Enter> segna, <U> annulla, <?> mostra tutte le scorciatoie.
rules-sg-here-look = Tocca le isole degli altri per ingrandirle.

## Gold Ahoi!, in short

rules-ga-short-lay = A turno posate una tessera **lato contro lato** con quelle sulla griglia, ruotata come volete. Al massimo sei righe e sei colonne.
rules-ga-short-row = Non puoi aprire una **nuova riga dalla parte del tuo avversario**.
rules-ga-short-area = La terra collegata, o l’acqua collegata, forma un’**area**. Dove raggiunge il bordo dalla tua parte, hai un **accesso** all’area.
rules-ga-short-owner = Se a un’area hai **più accessi** del tuo avversario, tutti i forzieri dell’area sono tuoi. A parità non sono di nessuno.
rules-ga-short-end = Dopo 36 tessere vince chi ha più forzieri.

## Gold Ahoi!

rules-ga-goal = Insieme costruite un mare di isole e canali. Le tessere portano forzieri, a terra o in acqua. Chi ha più accessi a un’area dalla propria parte la possiede con tutti i suoi forzieri. Vince chi ha più forzieri.
rules-ga-tiles = Ci sono **36 tessere**, tutte in un sacchetto. Su ognuna ci sono:
rules-ga-tile-land = **Terra:** arriva a metà di ciascuno dei quattro lati.
rules-ga-tile-water = **Acqua:** riempie tutti e quattro gli angoli.
rules-ga-tile-chest = Un **forziere:** su un pezzo di terra o in uno specchio d’acqua.
rules-ga-fit = Così ogni tessera combacia con ogni altra, comunque sia ruotata. Queste sono le sei forme:
rules-ga-start-sides = Sedete l’uno di fronte all’altro. **La tua parte è sempre in basso** sullo schermo, quella del tuo avversario in alto.
rules-ga-start-hand = Ognuno pesca una tessera dal sacchetto; quella del tuo avversario non la vedi. Il primo giocatore è estratto a sorte, oppure lo sceglie l’host.
rules-ga-lay-title = Azione 1: posare la tessera
rules-ga-lay = Posa la tessera in modo che abbia almeno **un lato in comune** con una già posata. Ruotala come vuoi. La primissima tessera va semplicemente al centro.
rules-ga-frame = La griglia ha al massimo **sei righe e sei colonne**.
rules-ga-rows = Puoi aprire una nuova riga **solo dalla tua parte**, mai da quella del tuo avversario. Una volta aperta, la possono usare entrambi.
rules-ga-columns = Potete aprire entrambi nuove colonne, a sinistra e a destra.
rules-ga-figure = Tocca a te; la tua parte è in basso. Puoi usare le caselle tratteggiate. **1** sarebbe una nuova riga dalla parte del tuo avversario, **2** una settima colonna.
rules-ga-draw-title = Azione 2: pescare
rules-ga-draw = Pesca una nuova tessera dal sacchetto, se ce ne sono ancora. Poi tocca al tuo avversario.
rules-ga-end = Quando tutte e 36 le tessere sono posate, il quadrato è completo e contate i forzieri.
rules-ga-areas = La terra collegata, attraverso tutte le tessere, è **un’unica area**; così anche l’acqua collegata. L’acqua si incontra agli angoli delle tessere.
rules-ga-openings = Dove un’area raggiunge il bordo dalla tua parte, per te c’è un **accesso**. Dalla tua parte ci sono sei accessi di terra e sette d’acqua: uno fra due tessere vicine e uno a ciascuna estremità.
rules-ga-openings-caption = La tua parte: sei accessi di terra (▲) e sette d’acqua (△). I bordi sinistro e destro della griglia non contano per nessuno.
rules-ga-owner = Chi ha **più accessi** a un’area ne possiede **tutti i forzieri**. A parità, o senza alcun accesso, non sono di nessuno. Ogni forziere vale un punto.
rules-ga-example-layout = Una piccola griglia di sei tessere per esercitarsi. Tu sei in basso.
rules-ga-example-mine = **Terra:** tu hai 2 accessi, il tuo avversario 1. I 3 forzieri dell’area sono tuoi.
rules-ga-example-theirs = **Acqua** a sinistra: tu hai 1 accesso, il tuo avversario 3. I 2 forzieri dell’area vanno al tuo avversario.
rules-ga-example-nobody = **Acqua** a destra: 1 a testa. Il forziere dell’area non è di nessuno.
rules-ga-example-sum = Quindi sei avanti **3 : 2**.
rules-ga-tie = A parità di punti è un pareggio.
rules-ga-options-hands = Un tavolo può giocare a **tessere scoperte**: allora entrambi i giocatori vedono entrambe le tessere.
rules-ga-options-handicap = Chi gioca per secondo ha un piccolo vantaggio. Per equilibrare, un tavolo può dare al primo giocatore un **handicap** da 1 a 9 punti.
rules-ga-here-place = Tocca una casella tratteggiata per provare lì la tua tessera; il pulsante blu conferma.
rules-ga-here-turn = Per ruotarla tocca la tessera, oppure usa i pulsanti, il tasto <R> o la rotella del mouse.
rules-ga-here-area = Tocca un’area per vedere fin dove arriva, con i suoi forzieri e accessi.
rules-ga-here-keys = Con la tastiera: le frecce spostano, <R> ruota; <Enter> prova la tessera lì, <Enter> di nuovo la posa. <?> mostra tutte le scorciatoie.

## Lessons: a guided first match for each game; buttons and progress

lesson-progress = { $step } di { $count }
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-show-me = Mostrami
lesson-answers = La tua risposta
lesson-answer-me = Io
lesson-answer-other = L’avversario
lesson-answer-nobody = Nessuno
lesson-wrong-move = È permesso, ma qui stiamo provando altro. Riprova o premi «Mostrami».
lesson-wrong-answer = Non proprio. Guarda bene e riprova.
lesson-go-on = Premi «Avanti» in alto per proseguire.
lesson-answer-above = Scegli la risposta in alto.
lesson-end = Ora conosci il gioco!
lesson-play = Gioca la prima partita (bot facile)

## The lesson of Silver & Gold

lesson-silver-gold-mark = Riempi le isole per ottenerne i punti. Ogni turno ha un modello: tocca un’isola per posarlo, poi premi «Segna» e «Fatto».
lesson-silver-gold-mark-wrong = Stavolta metti l’intero modello su campi senza simboli.
lesson-silver-gold-mark-done = Segnato! Un’isola piena vale il numero in alto a sinistra. Dopo 4 manche di 7 turni vince chi ha più punti.
lesson-silver-gold-turn = Puoi ruotare e ribaltare il modello. Tocca un campo e si adatta da solo; «Ruota» e «Ribalta» provano altri modi. Segna tutti e quattro i campi.
lesson-silver-gold-turn-wrong = Stavolta segna l’intero modello: quattro campi.
lesson-silver-gold-turn-done = Va bene ogni posizione, purché resti su una sola isola e non copra due volte lo stesso campo.
lesson-silver-gold-single = Questo quadrato non entra da nessuna parte. Se un modello non entra o non ti piace, segna un solo campo. Tocca un campo libero.
lesson-silver-gold-single-done = Il modello o un campo: qualcosa si segna sempre.
lesson-silver-gold-coin = Le monete segnate vanno sulla tua carta punteggio, 1 punto ciascuna. Una riga piena vince la coppa migliore. Te ne manca una: segnala!
lesson-silver-gold-coin-wrong = Cerca un campo con una moneta e coprilo.
lesson-silver-gold-coin-done = Riga piena! Prendi il 6. La prossima riga piena, tua o altrui, avrà solo il 5: fai in fretta.
lesson-silver-gold-palm = Una palma vale subito: 1 punto, più 1 per ogni palma tra le carte esposte in alto. Ora ce ne sono due. Segna la tua palma!
lesson-silver-gold-palm-wrong = Cerca la palma sulla tua isola grigia e coprila.
lesson-silver-gold-palm-done = 1 + 2 fa 3 punti. Le carte esposte cambiano: scegli il momento giusto. Contano solo le tue prime quattro palme.
lesson-silver-gold-cross = Una croce bonus ti regala un altro campo, su una delle tue isole. Copri una croce bonus, poi scegli il campo in più.
lesson-silver-gold-cross-wrong = Copri con il modello esattamente una croce bonus.
lesson-silver-gold-cross-done = Il campo in più vale come gli altri, simbolo compreso. Così una croce bonus può portare alla successiva.
lesson-silver-gold-fill = Riempi l’isola verde: 10 punti. Il sigillo in alto a destra ne aggiunge 2 per ogni isola arancione che riempi, e una ce l’hai già.
lesson-silver-gold-fill-wrong = Il modello riempie esattamente l’isola verde. Ruotalo, se serve.
lesson-silver-gold-take = Piena: 12 punti per te! Ora prendi una nuova isola tra quelle esposte. Le piccole si riempiono presto, le grandi valgono di più.
lesson-silver-gold-take-wrong = Il mazzo è un azzardo: non vedi cosa prendi. Stavolta prendi una carta esposta.
lesson-silver-gold-take-done = Così hai sempre due isole. Anche gli altri scelgono, e chi sceglie per primo (①) cambia a ogni turno.
lesson-silver-gold-score = L’ultimissimo turno! Le isole incomplete non valgono nulla: riempi quella grigia.
lesson-silver-gold-score-wrong = Sull’isola grigia ci sono due campi liberi: il modello entra lì.
lesson-silver-gold-score-done = Monete, coppe, palme, isole piene e sigilli si sommano. Vince chi ha più punti.
lesson-silver-gold-end = La partita inizia con quattro isole: tienine due. Poi riempile, arriva primo alle coppe e scegli bene il momento delle palme.

## The lesson of Gold Ahoi!

lesson-gold-ahoi-place = Conquista più forzieri dell’avversario. Metti la tessera su uno spazio tratteggiato, ruotala se vuoi, poi premi «Posa la tessera».
lesson-gold-ahoi-place-done = Ogni tessera combacia: terra con terra, acqua con acqua. Insieme costruite una griglia di 36 tessere, ognuna con un forziere.
lesson-gold-ahoi-opening = Tu sei in basso. La terra illuminata tocca due volte il tuo bordo, una volta quello in alto: sono gli accessi. Ne hai di più: i suoi 3 forzieri sono tuoi!
lesson-gold-ahoi-theirs = A chi va il forziere di questa tessera? Segui la terra fino al bordo in alto e fino al tuo, e conta gli accessi.
lesson-gold-ahoi-theirs-wrong = Non proprio. Quante volte questa terra tocca il bordo in alto, e quante il tuo?
lesson-gold-ahoi-theirs-done = Giusto: due accessi in alto, uno in basso. Tutti i forzieri di questa terra vanno all’avversario.
lesson-gold-ahoi-nobodys = E questo forziere? Sta su una strada.
lesson-gold-ahoi-nobodys-wrong = Non proprio. Segui la strada nei due sensi: dove finisce?
lesson-gold-ahoi-nobodys-done = Un accesso ciascuno: parità, il forziere non va a nessuno. Con l’acqua funziona allo stesso modo.
lesson-gold-ahoi-take = La terra a sinistra è in parità, un accesso ciascuno. Posa la tessera in modo che tocchi il tuo bordo un’altra volta. Ruotala con le frecce.
lesson-gold-ahoi-take-wrong = Così la terra non è ancora tua. Ruota la tessera o prova un altro spazio, e osserva i numeri.
lesson-gold-ahoi-take-done = 2 a 1: questi forzieri sono tuoi, finché resta così. I numeri accanto ai nomi li contano.
lesson-gold-ahoi-row = La griglia cresce fino a 6 righe e 6 colonne. Puoi aprire colonne ai due lati, ma righe solo dal tuo lato. Apri una riga in basso!
lesson-gold-ahoi-row-wrong = Stavolta posa la tessera sotto tutte le altre, in una nuova riga.
lesson-gold-ahoi-row-done = Il tuo bordo è sceso: d’ora in poi i tuoi accessi contano lì. Una nuova riga può far vincere o perdere aree.
lesson-gold-ahoi-last = L’ultima tessera di una partita! Resta un solo spazio. Ruotala in modo da vincere, poi posala.
lesson-gold-ahoi-last-wrong = Ruotata diversamente ti dà di più. Osserva i numeri accanto ai nomi.
lesson-gold-ahoi-last-done = Ora ogni area va a chi vi ha più accessi. Vince chi ha più forzieri!
lesson-gold-ahoi-end = Tieni d’occhio le aree con molti forzieri e mantieni un accesso più dell’avversario. Tutto qui.

## The coach in Silver & Gold: about 100 characters.

coach-silver-gold-keep = Tieni due isole. Le piccole si riempiono presto, le grandi valgono di più, i simboli danno extra.
coach-silver-gold-mark = Il modello è lo stesso per tutti. Mettilo su una tua isola, o segna un solo campo.
coach-silver-gold-coin = La tua prima moneta: 1 punto. Quattro in riga vincono una coppa: la migliore va al più veloce.
coach-silver-gold-cup = Una coppa! La prossima riga piena prende la successiva, finché ce ne sono.
coach-silver-gold-palm = Una palma vale 1, più 1 per ogni palma tra le carte esposte. Contano solo le prime quattro.
coach-silver-gold-cross = Una croce bonus! Segna un altro campo su una delle tue isole.
coach-silver-gold-filled = Isola piena: i suoi punti sono al sicuro, e anche il suo sigillo ora conta.
coach-silver-gold-take = Prendi una nuova isola. Sotto ciascuna vedi quanto vale, sigilli compresi.
coach-silver-gold-seal = Un sigillo, in alto a destra: quando l’isola è piena, ogni isola piena di quel colore dà punti extra.
coach-silver-gold-last-round = Ultima manche: le isole incomplete non valgono nulla.

## The coach in Gold Ahoi!: about 100 characters.

coach-gold-ahoi-first = Inizi tu, e il tuo lato è in basso. Più accessi lì che in alto: l’area è tua.
coach-gold-ahoi-row = Una nuova riga: ora il tuo bordo è lì, e contano solo gli accessi di quella riga.
coach-gold-ahoi-their-row = L’avversario ha aperto una riga: ora i suoi accessi contano da lì.
coach-gold-ahoi-mine = Hai un forziere: la sua area ha più accessi sul tuo bordo. Toccala per vederli.
coach-gold-ahoi-theirs = L’avversario ha un forziere. Tocca l’area: un accesso in più sul tuo bordo cambia le cose.
coach-gold-ahoi-last = Le ultime tessere decidono: cerca aree dove basta un accesso in più.

## Puzzles. The strip above the board has room for about 140 characters; buttons for about 12.

puzzle-about = Posizioni da partite fra bot. Trova la mossa migliore, poi scopri di quanto è migliore e perché.
puzzle-one = Rompicapo
puzzle-all = Tutti i rompicapi
puzzle-next = Il prossimo
# The question of a puzzle of Silver & Gold, and of one of Gold Ahoi!
puzzle-asks-points = Quali campi ti danno in media più punti? Rispondi con il modello o con un solo campo; le croci bonus vengono dopo.
puzzle-asks-chests = Dove la tua tessera ti dà il vantaggio maggiore in forzieri, in media su ogni ordine delle tessere rimaste?
puzzle-right = Giusto!
puzzle-wrong = Non è la mossa migliore.
# After “Not the best move.” $value is a number such as 1.5; $before and $after are chances such as 40 %.
puzzle-behind-points = In media ti costa { $value } punti. Probabilità di vincere: { $before }, con la mossa migliore { $after }.
puzzle-behind-chests = In media ti costa { $value } forzieri di vantaggio. Probabilità di vincere: { $before }, con la mossa migliore { $after }.
# Before the reason for the best move, a sentence of its own.
puzzle-better = La mossa migliore:
puzzle-show-best = Mostra
puzzle-mine = I tuoi progressi
puzzle-solved = { $solved } risolti su { $tried }
puzzle-streak = Di fila: { $now } (serie più lunga: { $longest })
puzzle-days = Giorni di fila: { $days }
puzzle-device = Senza un nome, i tuoi progressi restano su questo dispositivo.
puzzle-with-you = I tuoi progressi restano legati al tuo nome e ti seguono sugli altri dispositivi.
puzzle-forget = Elimina i progressi
puzzle-difficulty = Difficoltà
# Any difficulty.
puzzle-any = Qualsiasi
puzzle-of = { $solved } risolti su { $count }

## A mistake of a finished match, tried again. The strip above the board has room for about 140 characters.

retry-title = Riprova
retry-asks = Un tuo errore in questa partita. Trovi una mossa migliore?
retry-thinking = Il maestro confronta la tua mossa …
# The verdict on the new move, in one sentence.
retry-found = È la mossa migliore.
retry-same = È la mossa che avevi giocato.
retry-worse = Peggio della mossa che avevi giocato.
retry-no-gain = Non chiaramente meglio della mossa che avevi giocato.
retry-halfway = Meglio della mossa che avevi giocato, ma si può fare di più.
retry-level = Buona quanto la mossa migliore.
retry-surpassed = Ancora meglio della mossa suggerita dal maestro!
# The headings of a small table with numbers: keep them short.
retry-new = Nuova mossa
retry-chance = Probabilità di vittoria
retry-points = Punti
# Before the reason for the better move, a sentence of its own.
retry-better = La mossa migliore:
retry-show-better = Mostra
