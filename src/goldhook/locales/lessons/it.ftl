## Buttons and progress.

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

## Silver & Gold.

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

## Gold Ahoi!

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
puzzle-of-the-day = Rompicapo del giorno
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
puzzle-device = I tuoi progressi restano su questo dispositivo.
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
