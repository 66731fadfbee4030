### Le regole di entrambi i giochi, come si gioca in questa casa.
### I **due asterischi** mettono in risalto le parole.

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
rules-goal = Lo scopo
rules-pieces = Che cosa c’è sul tavolo
rules-start = Come si comincia
rules-turn = Un turno
rules-end = La fine
rules-count = Il punteggio
rules-example = Un esempio
rules-tie = In caso di parità
rules-here = A questo tavolo
rules-allowed = Permesso
rules-forbidden = Non permesso
rules-options = Se volete

## Silver & Gold, in short

rules-sg-short-mark = A ogni turno tutti segnano lo **stesso modello** su una delle loro due isole, ruotato o ribaltato come vogliono – oppure **un solo campo**.
rules-sg-short-cross = **Croce:** segna subito un altro campo.
rules-sg-short-coin = **Moneta:** 1 punto; ogni riga di quattro monete prende la coppa più alta rimasta.
rules-sg-short-palm = **Palma:** 1 punto, più 1 per ogni palma fra le carte esposte.
rules-sg-short-card = **Isola completa:** vale tanti punti quanti sono i suoi campi, e prendi una nuova carta. Un sigillo dà punti in più per ogni carta completata del suo colore.
rules-sg-short-end = Quattro manche di sette turni; poi vince chi ha più punti.

## Silver & Gold

rules-sg-goal = Cercate tesori sulle isole. Le segnate campo per campo; chi completa un’isola ne prende i punti. Monete, coppe, palme e sigilli ne portano altri. Dopo quattro manche vince chi ha più punti.
rules-sg-cards = Le tue isole sono **mappe del tesoro**. Ne hai sempre due davanti a te.
rules-sg-card-points = **Punti:** quanto vale la carta completata, 1 per ogni campo.
rules-sg-card-colour = **Colore:** le isole lilla (P) hanno 14 campi, le arancioni (O) 12, le verdi (G) 10, le grigie (S) 8.
rules-sg-card-seal = **Sigillo:** su alcune carte. Alla fine dà punti in più.
rules-sg-card-symbol = **Simbolo:** una croce, una moneta o una palma. Ha effetto appena segni il suo campo.
rules-sg-display = Le **carte esposte**: quattro carte scoperte al centro. Chi completa un’isola ne prende una nuova da qui o dal **mazzo**.
rules-sg-expedition = La **mappa di spedizione** mostra il modello di questo turno. Le mappe sono otto, i modelli sei; la linea di tre e l’angolo compaiono due volte.
rules-sg-score-card = La tua **mappa di punteggio**: dodici monete in tre righe, una coppa accanto a ogni riga, quattro campi per le palme.
rules-sg-round-card = La **carta delle manche** conta le quattro manche e porta sei coppe per tutti: 6, 5, 4, 3, 2 e 1.
rules-sg-start-keep = Ricevi quattro mappe del tesoro. **Ne tieni due** e ne restituisci due; nessuno vede quali. Tutti scelgono nello stesso momento.
rules-sg-start-first = Tutte le altre carte formano il mazzo, mescolato; le prime quattro diventano le carte esposte. Il primo giocatore è estratto a sorte.
rules-sg-turn = Una manche ha sette turni, e ogni turno ha tre azioni. Si segna tutti insieme, così nessuno aspetta a lungo.
rules-sg-explore-title = Azione 1: esplorare
rules-sg-explore = Si scopre la prossima mappa di spedizione. Vale per **tutti**.
rules-sg-mark-title = Azione 2: segnare
rules-sg-mark = Segna l’**intero modello** su campi liberi di **una** delle tue due isole. Puoi ruotarlo e ribaltarlo come vuoi.
rules-sg-caption-turned = Ruotato: ci sta.
rules-sg-caption-flipped = Ribaltato: ci sta anche così.
rules-sg-caption-single = O un solo campo.
rules-sg-caption-taken = Un campo è già segnato.
rules-sg-caption-sea = Così finisce in mare.
rules-sg-single = Se il modello non ci sta, o non lo vuoi, segna esattamente **un campo libero** su una delle due isole. Non segnare nulla non è permesso.
rules-sg-symbols = I simboli
rules-sg-cross = **Croce:** segni subito **un altro campo libero**, dove vuoi sulle tue due isole. Conta anche il suo simbolo, quindi una croce può portare alla successiva. Prima tutto il modello, poi i campi in più, uno alla volta. Non puoi rinunciarvi; si perdono solo se non hai più campi liberi.
rules-sg-cross-example = Il modello copre una croce (blu). Per questa si segna anche il campo con la moneta (oro).
rules-sg-coin = **Moneta:** segna la prossima moneta sulla tua mappa di punteggio, riga per riga. Dopo la dodicesima le monete non danno più nulla.
rules-sg-palm = **Palma:** ottieni subito 1 punto, più 1 per **ogni palma fra le carte esposte**. Le palme sulle isole tue o degli altri non contano. C’è posto per quattro palme; una quinta non dà nulla. La palma vale subito; non si può tenere per dopo.
rules-sg-palm-example = Fra le carte esposte ci sono due palme: 1 + 2 = **3 punti**.
rules-sg-together = Solo quando tutti hanno finito si vede che cosa hanno segnato gli altri. Un’isola completa resta al suo posto fino all’azione 3.
rules-sg-claim-title = Azione 3: raccogliere
rules-sg-claim = Comincia il primo giocatore, poi in senso orario, uno alla volta:
rules-sg-cups = **Coppe:** per ogni riga di monete completata in questo turno prendi la **coppa più alta rimasta** e ne scrivi il numero accanto alla riga. Il primo prende 6, il successivo 5… Finite tutte e sei, non c’è più niente.
rules-sg-new-cards = **Nuove isole:** metti da parte le carte completate: i loro punti sono tuoi. Per ognuna devi prenderne una nuova: fra le carte esposte, o la prima del mazzo, coperta. Se sono due, le prendi una dopo l’altra.
rules-sg-refill = Solo quando hai preso tutte le tue carte, le carte esposte tornano a quattro; poi tocca al giocatore successivo. Se non ci sono più carte né esposte né nel mazzo, non ne ricevi; e chi non ha più campi liberi salta l’azione 2.
rules-sg-first = Alla fine del turno diventa primo giocatore il vicino di sinistra.
rules-sg-round = Dopo sette turni la manche è finita. Una delle otto mappe di spedizione è rimasta coperta; quelle uscite non si possono riguardare. Poi si rimescolano tutte e otto.
rules-sg-end = Dopo la quarta manche la partita è finita. Nell’ultimissimo turno si assegnano le coppe e si mettono da parte le carte completate, ma non se ne prendono di nuove.
rules-sg-count-coins = 1 punto per ogni moneta segnata
rules-sg-count-cups = i numeri delle tue coppe
rules-sg-count-palms = i punti nei campi delle palme
rules-sg-count-cards = i punti di tutte le carte completate
rules-sg-count-seals = per ogni sigillo su una carta completata il suo numero, per **ogni** carta completata del colore del sigillo, compresa la sua se è di quel colore
rules-sg-count-none = Le isole non completate non danno nulla. Vince chi ha più punti.
rules-sg-example-cards = Anna ha completato sei isole. Una ha un sigillo grigio da 1, una un sigillo arancione da 2.
rules-sg-example-coins = 9 monete
rules-sg-example-seals = 1 × 2 carte grigie, 2 × 2 carte arancioni
rules-sg-tie = Allora è in vantaggio chi ha completato più carte **grigie**; se anche queste sono pari, contano le verdi, poi le arancioni, poi le lilla. Chi è ancora pari condivide la vittoria.
rules-sg-options = Per chi impara, un tavolo può mostrare quali mappe di spedizione sono già uscite nella manche. A rigore bisognerebbe ricordarsele.
rules-sg-here-tap = Tocca un campo: il modello appare lì in blu, dovunque ci stia. Toccalo di nuovo, o premi il pulsante blu, per segnarlo.
rules-sg-here-turn = Ruota e ribalta con i pulsanti, con i tasti <R> e <F>, con la rotella del mouse o con due dita.
rules-sg-here-single = Per un solo campo c’è un pulsante apposta.
rules-sg-here-undo = Finché non confermi puoi annullare tutto.
rules-sg-here-keys = Con la tastiera: le frecce portano su entrambe le isole, <Enter> segna, <U> annulla, <?> mostra tutti i tasti.
rules-sg-here-look = Tocca le isole degli altri per vederle in grande.

## Gold Ahoi!, in short

rules-ga-short-lay = A turno posate una tessera **lato contro lato** con quelle già posate, ruotata come volete. Al massimo sei righe e sei colonne.
rules-ga-short-row = Non puoi aprire una **nuova riga dalla parte dell’altro**.
rules-ga-short-area = La terra collegata, o l’acqua collegata, forma un’**area**. Dove raggiunge il bordo dalla tua parte, hai un **accesso**.
rules-ga-short-owner = **Più accessi** dell’altro: tutti i forzieri dell’area sono tuoi. A parità: di nessuno.
rules-ga-short-end = Dopo 36 tessere vince chi ha più forzieri.

## Gold Ahoi!

rules-ga-goal = Insieme costruite un mare di isole e canali. Ogni tessera porta un forziere, a terra o in acqua. Chi ha più accessi dalla propria parte possiede l’area con tutti i suoi forzieri. Vince chi ha più forzieri.
rules-ga-tiles = Ci sono **36 tessere**, tutte in un sacchetto. Su ognuna ci sono:
rules-ga-tile-land = **Terra:** arriva a metà di ciascuno dei quattro lati.
rules-ga-tile-water = **Acqua:** riempie tutti e quattro gli angoli.
rules-ga-tile-chest = Un **forziere:** su un pezzo di terra o in uno specchio d’acqua.
rules-ga-fit = Così ogni tessera va bene accanto a ogni altra, comunque sia ruotata. Queste sono le sei forme:
rules-ga-start-sides = Sedete l’uno di fronte all’altro. **La tua parte è sempre in basso** sullo schermo, quella dell’altro in alto.
rules-ga-start-hand = Ognuno pesca una tessera dal sacchetto; l’altro non la vede. Chi comincia è estratto a sorte.
rules-ga-lay-title = Azione 1: posare la tessera
rules-ga-lay = Posa la tessera in modo che abbia almeno **un lato in comune** con una già posata. Ruotala come vuoi. La primissima tessera sta semplicemente al centro.
rules-ga-frame = La disposizione ha al massimo **sei righe e sei colonne**.
rules-ga-rows = Puoi aprire una nuova riga **solo dalla tua parte**, mai da quella dell’altro. Una volta aperta, è libera per entrambi.
rules-ga-columns = Nuove colonne le potete aprire entrambi, a sinistra e a destra.
rules-ga-figure = Tocca a te; la tua parte è in basso. I posti tratteggiati sono liberi per te. **1** sarebbe una nuova riga dalla parte dell’altro, **2** una settima colonna.
rules-ga-draw-title = Azione 2: pescare
rules-ga-draw = Pesca una nuova tessera finché ce ne sono nel sacchetto. Poi tocca all’altro.
rules-ga-end = Posate tutte e 36 le tessere, il quadrato è completo e si conta.
rules-ga-areas = La terra collegata, attraverso tutte le tessere, è **un’unica area**; così anche l’acqua collegata. L’acqua si incontra agli angoli delle tessere.
rules-ga-openings = Dove un’area raggiunge il bordo dalla tua parte, per te c’è un **accesso**. Dalla tua parte ci sono sei accessi di terra e sette d’acqua: uno fra due tessere vicine e uno a ogni estremità.
rules-ga-openings-caption = La tua parte: sei accessi di terra (▲) e sette d’acqua (△). I bordi sinistro e destro non contano per nessuno.
rules-ga-owner = Chi ha **più accessi** a un’area ne possiede **tutti i forzieri**. A parità, o senza alcun accesso, non sono di nessuno. Ogni forziere vale un punto.
rules-ga-example-layout = Sei tessere per esercitarsi. Tu sei in basso.
rules-ga-example-mine = **Terra:** tu hai 2 accessi, l’altro 1. I suoi 3 forzieri sono tuoi.
rules-ga-example-theirs = **Acqua** a sinistra: tu 1, l’altro 3. I suoi 2 forzieri vanno all’altro.
rules-ga-example-nobody = **Acqua** a destra: 1 a testa. Il suo forziere non è di nessuno.
rules-ga-example-sum = Quindi sei avanti **3 : 2**.
rules-ga-tie = A parità di punti è un pareggio.
rules-ga-options-hands = Un tavolo può giocare a **tessere scoperte**: allora entrambi vedono entrambe.
rules-ga-options-handicap = Chi muove per secondo ha un piccolo vantaggio. Per equilibrare, un tavolo può dare al primo giocatore un **handicap** da 1 a 9 punti.
rules-ga-here-place = Tocca un posto tratteggiato: la tessera si posa lì per prova. Con il pulsante blu ci resta.
rules-ga-here-turn = Per ruotarla tocca la tessera, oppure usa i pulsanti, il tasto <R> o la rotella del mouse.
rules-ga-here-area = Tocca un’area per vedere fin dove arriva, con i suoi forzieri e accessi.
rules-ga-here-keys = Con la tastiera: le frecce spostano, <R> ruota; <Enter> prova la tessera lì, premuto ancora la posa. <?> mostra tutti i tasti.
