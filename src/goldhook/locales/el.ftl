### Goldhook in Greek. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold – σημείωσε σχέδια πάνω σε νησιά, 2–4 παίκτες, 20 λεπτά
    [gold_ahoi] Gold Ahoi! – τοποθέτησε στεριά και νερό, κέρδισε τα σεντούκια, 2 παίκτες, 15 λεπτά
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Συνέχισε την παρτίδα σου στο Silver & Gold
    [gold_ahoi] Συνέχισε την παρτίδα σου στο Gold Ahoi!
   *[other] { $game }
}
colour = { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινη
   *[grey] γκρι
}
points = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
name-you = Εσύ
name-human = Παίκτης
name-random = Τυχαίο μποτ
name-greedy = Άπληστο μποτ
name-program = Μποτ επισκέπτης
level-1 = Μούτσος
level-2 = Ναύτης
level-3 = Λοστρόμος
level-4 = Καπετάνιος
level-5 = Θαλασσόλυκος
web-level-strength = { $level ->
    [1] πολύ εύκολο
    [2] εύκολο
    [3] μέτριο
    [4] δύσκολο
   *[5] πολύ δύσκολο
}
name-seat = Θέση { $seat }
word-cup = Κύπελλο
word-palms = Φοίνικες
word-display = Διαθέσιμες κάρτες
word-palm-worth = { $points ->
    [one] ένας φοίνικας αξίζει τώρα { $points } πόντο
   *[other] ένας φοίνικας αξίζει τώρα { $points } πόντους
}
word-expedition = Σχέδιο
word-round-card = Κάρτα γύρου
word-laid-aside = Γεμάτες:
word-played = Βγήκαν σε αυτόν τον γύρο:
word-thinking = διαλέγει ακόμα

## The table in a terminal

sg-heading = Γύρος { $round } από 4 · φάση { $turn } από 7
sg-heading-keep = Τέσσερις κάρτες ο καθένας: κράτα δύο
sg-middle = αρχικός παίκτης: { $first } · στοίβα: { $stack } · κύπελλα που μένουν: { $cups }
sg-legend = Γράμματα: { $suits }. c νόμισμα, p φοίνικας, x σταυρός μπόνους, · κενό πλαίσιο, ~ θάλασσα, █ σημειωμένο. Μια σφραγίδα όπως 2O αξίζει 2 πόντους για κάθε πορτοκαλί κάρτα που γεμίζεις.
ga-heading = Πλακίδιο { $tile } από 36 · { $bag ->
    [one] { $bag } πλακίδιο στη σακούλα
   *[other] { $bag } πλακίδια στη σακούλα
}
ga-hand = { $name }: πλακίδιο στο χέρι
ga-north = Βορράς
ga-south = Νότος
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } σεντούκι
   *[other] { $count } σεντούκια
}
ga-handicap = { $name }: χάντικαπ { $count ->
    [one] { $count } πόντου
   *[other] { $count } πόντων
} για τον αρχικό παίκτη
ask-game = Ποιο παιχνίδι; (Πάτησε Enter για το 1.)
ask-game-again = Γράψε έναν από τους αριθμούς ή «έξοδος».
ask-keep = κράτα δύο κάρτες
ask-mark = σημείωσε το σχέδιο ή ένα μόνο πλαίσιο
ask-cross = { $owed ->
    [one] σταυρός μπόνους: σημείωσε ακόμα { $owed } πλαίσιο
   *[other] σταυροί μπόνους: σημείωσε ακόμα { $owed } πλαίσια
}
ask-take = { $owed ->
    [one] πάρε { $owed } νέα κάρτα
   *[other] πάρε { $owed } νέες κάρτες, μία μία
}
ask-place = τοποθέτησε το πλακίδιό σου
ask-confirm = Enter για να παίξεις την κίνηση, αναίρεση για να την πάρεις πίσω
play-welcome = { $game ->
    [silver_gold] Καλώς ήρθες στο Silver & Gold!
    [gold_ahoi] Καλώς ήρθες στο Gold Ahoi!
   *[other] { $game }
}
play-how = Γράψε μια κίνηση, ? για όλες τις επιτρεπτές κινήσεις ή πάτησε Enter για το ταμπλό. Μπορείς επίσης να γράψεις συμβουλή, βοήθεια, αναίρεση ή έξοδος.
command-board = ταμπλό
command-help = βοήθεια
command-hint = συμβουλή
command-undo = αναίρεση
command-quit = έξοδος
play-help =
    ?         δείχνει όλες τις επιτρεπτές κινήσεις· διαλέγεις με τον αριθμό
    Enter     παίζει την κίνησή σου ή δείχνει ξανά το ταμπλό
    !         μετά από μια κίνηση: την παίζει αμέσως, π.χ. 3!
    συμβουλή  δείχνει μια καλή κίνηση και γιατί είναι καλή
    αναίρεση  παίρνει πίσω την τελευταία σου δοκιμή, πριν την παίξεις
    έξοδος    αποθηκεύει την παρτίδα και βγαίνει
play-goal-silver-gold =
    Γέμισε τα νησιά σου. Μια γεμάτη κάρτα αξίζει τόσους πόντους όσα είναι τα πλαίσιά της. Μια σφραγίδα αξίζει τον αριθμό της για κάθε γεμάτη κάρτα του χρώματός της. Κάθε νόμισμα αξίζει έναν πόντο, και κάθε σειρά τεσσάρων νομισμάτων κερδίζει το πιο πολύτιμο κύπελλο που έμεινε. Ένας φοίνικας αξίζει 1 πόντο, συν 1 για κάθε φοίνικα στις διαθέσιμες κάρτες εκείνη τη στιγμή. Ένας σταυρός μπόνους σε αφήνει να σημειώσεις ένα πλαίσιο ακόμα. Μετά από τέσσερις γύρους των επτά φάσεων κερδίζει όποιος έχει τους περισσότερους πόντους.
play-goal-gold-ahoi =
    Κέρδισε τα σεντούκια. Στεριά ή νερό που συνδέεται σχηματίζει μια περιοχή. Όπου μια περιοχή φτάνει στην άκρη της διάταξης, στην πλευρά σου, έχεις μία είσοδο σε αυτήν. Αν έχεις περισσότερες εισόδους σε μια περιοχή από τον αντίπαλό σου, όλα τα σεντούκια της είναι δικά σου: ▲ του βορρά, ▼ του νότου, ◆ κανενός. Μετά από 36 πλακίδια κερδίζει όποιος έχει τα περισσότερα σεντούκια.
play-help-silver-gold =
    keep P01 G03          κράτα δύο από τις τέσσερις κάρτες
    mark P01 a1 a2 b2     σημείωσε το σχέδιο, γυρισμένο ή καθρεφτισμένο, ή ένα μόνο πλαίσιο
    cross P01 c4          σημείωσε το επιπλέον πλαίσιο για έναν σταυρό μπόνους
    take O07, take stack  πάρε νέα κάρτα στη θέση μιας γεμάτης
    Η πρώτη λέξη μπορεί να λείπει: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    τοποθέτησε το πλακίδιο στη γραμμή 0, στήλη -1, μετά από 3 τέταρτα στροφής δεξιόστροφα
    Οι γραμμές αυξάνονται προς τον νότο, οι στήλες προς την ανατολή· το πρώτο πλακίδιο είναι στο 0,0.
    Η λέξη place μπορεί να λείπει: 0,-1 3
    Η στεριά ακολουθεί τις γραμμές του σχεδίου, το ◆ είναι σεντούκι. Το ╲ (ή ╱) στη μέση ενός
    πλακιδίου σημαίνει δύο καμπύλες που περνούν η μία δίπλα στην άλλη χωρίς να ακουμπούν.
play-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρέσεις. Ό,τι παίχτηκε μένει.
play-undone = Αναιρέθηκε.
play-hint = Συμβουλή: { $action } – { $why }
play-hand-over = Δώσε την οθόνη (παίζει: { $name }) και μετά πάτησε Enter.
play-suggested = Πρόταση για αυτό το επίπεδο: { $option } ({ $how })
play-resumed = { $count ->
    [one] Η παρτίδα συνεχίζεται μετά από { $count } κίνηση.
   *[other] Η παρτίδα συνεχίζεται μετά από { $count } κινήσεις.
}
play-saved = Αποθηκεύτηκε. Για να συνεχίσεις: { $command }
play-unsaved = Η παρτίδα συνεχίζεται, αλλά δεν αποθηκεύεται.
play-too-narrow = Το τραπέζι χρειάζεται { $columns } στήλες. Μεγάλωσε το παράθυρο.
play-kept = Η παρτίδα αποθηκεύτηκε στο { $file }
play-draw = Ισοπαλία.
play-won = { $count ->
    [one] Νίκη: { $winners }
   *[other] Κοινή νίκη: { $winners }
}
score-coins = Νομίσματα
score-cups = Κύπελλα
score-palms = Φοίνικες
score-cards = Κάρτες
score-seals = Σφραγίδες
score-total = Σύνολο

## Commands

help-goldhook = Δύο κυνήγια θησαυρού, Silver & Gold και Gold Ahoi!: παίξε, ξαναδές παρτίδες, προσομοίωσε, σχεδίασε.
help-usage = Χρήση:
help-options = επιλογές
help-command = ΕΝΤΟΛΗ …
help-commands = εντολές
help-help = Δείχνει αυτή τη βοήθεια.
help-version = Δείχνει την έκδοση.
help-lang = Γλώσσα των μηνυμάτων.
help-json = Τυπώνει JSON, για προγράμματα.
help-play = Παίξε στο τερματικό, με μποτ ή με παρέα. Το --record συνεχίζει μια αποθηκευμένη παρτίδα. Όσο παίζεις, γράψε συμβουλή για μια καλή κίνηση.
help-first = Ποιος παίζει πρώτος: lot (κλήρος) ή ο αριθμός μιας θέσης, μετρώντας από το 1.
help-seats = Ποιοι παίζουν, χωρισμένοι με κόμμα: human, random, greedy, level:1 … level:5 (πολύ εύκολο … πολύ δύσκολο· level:5@500 ορίζει χιλιοστά του δευτερολέπτου ανά κίνηση, level:5@4000p δοκιμαστικές παρτίδες), cmd:ΕΝΤΟΛΗ (πρόγραμμα που μιλά το πρωτόκολλο μποτ).
help-bots = Ποιοι παίζουν, χωρισμένοι με κόμμα: random, greedy, level:1 … level:5 (πολύ εύκολο … πολύ δύσκολο· level:5@500 ορίζει χιλιοστά του δευτερολέπτου ανά κίνηση, level:5@4000p δοκιμαστικές παρτίδες), cmd:ΕΝΤΟΛΗ (πρόγραμμα που μιλά το πρωτόκολλο μποτ).
help-seed = Ένας αριθμός που καθορίζει όλα τα ανακατέματα.
help-record = Αποθηκεύει την παρτίδα σε αυτό το αρχείο. Αν υπάρχει ήδη, συνεχίζει την παρτίδα που περιέχει.
help-memory-aid = Silver & Gold: δείχνει ποια σχέδια βγήκαν ήδη σε αυτόν τον γύρο.
help-open-hands = Gold Ahoi!: παίζετε με φανερά πλακίδια.
help-handicap = Πόντοι χάντικαπ για τον αρχικό παίκτη, 0–9.
help-option = Ορίζει μια επιλογή του παιχνιδιού, π.χ. --option handicap=3. Μπορείς να το γράψεις πολλές φορές.
help-set = Παίρνει τα κομμάτια από αυτό το αρχείο TOML ή JSON αντί για το κανονικό σετ.
help-simulate = Βάζει μποτ να παίξουν μεταξύ τους και μετρά πόντους και νίκες.
help-games = Αριθμός παρτίδων.
help-match = Βάζει μποτ να αναμετρηθούν, κάθε μοίρασμα από κάθε θέση, και αναφέρει ποσοστά νικών και διαστήματα εμπιστοσύνης.
help-match-games = Αριθμός παρτίδων συνολικά, πολλαπλάσιο των θέσεων. Προεπιλογή: το πρώτο πολλαπλάσιο από το 100 και πάνω.
help-budget-ms = Πόσα χιλιοστά του δευτερολέπτου μπορεί να σκεφτεί ένα μποτ για μια κίνηση.
help-workers = Αριθμός διεργασιών. Το αποτέλεσμα δεν εξαρτάται από αυτόν.
help-records = Αποθηκεύει κάθε παρτίδα εδώ· οι μηδενισμοί φαίνονται στο όνομα του αρχείου.
help-tournament = Όλοι εναντίον όλων: κάθε μποτ παίζει με κάθε άλλο και παίρνει βαθμολογία δύναμης.
help-players = Τα μποτ, χωρισμένα με κόμμα, όπως στο --seats.
help-pair-games = Αριθμός παρτίδων για κάθε ζευγάρι, ζυγός.
help-cluster = Παίζει τις παρτίδες στη συστοιχία Ray σε αυτή τη διεύθυνση· το «local» ξεκινά μία εδώ.
help-plot = Σχεδιάζει και τη βαθμολογία σε αρχείο .svg, .png ή .pdf.
help-page = Γράφει και ιστοσελίδα σε αυτόν τον φάκελο: βαθμολογία, πίνακας αγώνων, πώς επαναλαμβάνεται, δείγματα παρτίδων.
help-bot = Παίζει ως μποτ μέσω stdin και stdout, με το πρωτόκολλο γραμμών: επίπεδο όπως 5 ή 5@4000p, random ή greedy.
help-bot-seed = Ένας αριθμός που καθορίζει τις τυχαίες επιλογές του μποτ.
help-bot-policy = Παίζει με μια εκπαιδευμένη στρατηγική: ένα αρχείο .npz από το examples/train.py.
help-threads = Αριθμός νημάτων για κάθε απόφαση· το 0 χρησιμοποιεί όλους τους πυρήνες.
help-replay = Αφηγείται μια καταγραμμένη παρτίδα· το --json τυπώνει την κατάστασή της.
help-legal = Δείχνει όλες τις επιτρεπτές κινήσεις για κάθε θέση που πρέπει να παίξει.
help-analyse = Εξηγεί μια παρτίδα: τι άξιζε κάθε απόφαση, τι ήταν καλύτερο και πότε γύρισε το παιχνίδι.
help-judge = Ποιο επίπεδο κρίνει: 4 ο Καπετάνιος, 5 ο Θαλασσόλυκος.
help-judge-budget = Πόση σκέψη για κάθε απόφαση: χιλιοστά του δευτερολέπτου, π.χ. 200, ή δοκιμαστικές παρτίδες, π.χ. 4000p.
help-report = Γράφει και αναφορά σε αρχείο .html.
help-upto = Χρησιμοποιεί μόνο τις πρώτες N κινήσεις.
help-set-group = Δείχνει, ελέγχει, σχεδιάζει και μετρά τα κομμάτια ενός παιχνιδιού.
help-set-show = Δείχνει όλα τα κομμάτια ενός σετ.
help-set-check = Ελέγχει το αρχείο ενός σετ και δείχνει τα λάθη του.
help-set-draw = Σχεδιάζει όλα τα κομμάτια ενός σετ σε ένα φύλλο.
help-set-report = Βάζει μποτ να παίξουν με ένα σετ και αναφέρει πόντους, θέσεις, κάρτες και σεντούκια.
help-report-bot = Το μποτ που παίζει με τον εαυτό του, γραμμένο όπως στο --seats. Αν δώσεις περισσότερα, χωρισμένα με κόμμα, συγκρίνονται.
help-report-budget = Πόσο ξοδεύει σε μια απόφαση ένα επίπεδο χωρίς δικό του όριο: δοκιμαστικές παρτίδες, π.χ. 1000p, ή χιλιοστά του δευτερολέπτου, π.χ. 100.
help-report-players = Αριθμός παικτών, π.χ. 2 ή 2,3,4. Προεπιλογή: κάθε αριθμός που επιτρέπει το παιχνίδι.
help-report-games = Αριθμός παρτίδων για κάθε μποτ και κάθε αριθμό παικτών.
help-report-output = Γράφει την αναφορά και σε αρχείο: .html με όλους τους πίνακες ή μόνο το διάγραμμα ως .svg, .png ή .pdf.
help-markdown = Τυπώνει τους πίνακες σε Markdown.
help-output = Το αρχείο της εικόνας: .svg, .png ή .pdf.
help-warm = Μεταγλωττίζει τώρα τα μποτ και των δύο παιχνιδιών, για να μην περιμένει κανείς αργότερα.
help-daily = Παίξε την παρτίδα της ημέρας στο τερματικό: η ίδια για όλους, μία φορά τη μέρα, με αντίπαλο έναν καπετάνιο.
help-daily-server = Ο διακομιστής που θέλεις, π.χ. http://127.0.0.1:8000. Χωρίς αυτόν παίζεται μια μοιρασιά αυτού του υπολογιστή.
help-serve = Παίξε στον περιηγητή: ξεκινά έναν διακομιστή σε αυτόν τον υπολογιστή.
help-port = Η θύρα όπου ακούει ο διακομιστής· με 0 επιλέγεται μια ελεύθερη.
help-host = Η διεύθυνση όπου ακούει ο διακομιστής.
help-lan = Αφήνει όλους στο ίδιο δίκτυο να παίξουν και δείχνει έναν κωδικό QR για τα κινητά τους.
help-no-browser = Δεν ανοίγει τον περιηγητή.
help-db = Κρατά παρτίδες και παίκτες σε αυτό το αρχείο SQLite.
help-serve-workers = Αριθμός διεργασιών του διακομιστή. Για πάνω από μία χρειάζεται PostgreSQL.
help-backup = Αντιγράφει τη βάση δεδομένων σε αρχείο, ενώ ο διακομιστής λειτουργεί.
usage-hint = Δοκίμασε --help.
stopped = Διακοπή.
pipe-closed = Η έξοδος έκλεισε νωρίς· τα υπόλοιπα δεν γράφτηκαν.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
}
replay-running = Η παρτίδα δεν τελείωσε ακόμα. Παίζει: { $waiting }
legal-over = Η παρτίδα τελείωσε· δεν παίζει πια κανείς.
warm-progress = Ετοιμάζουμε τα μποτ (μόνο την πρώτη φορά)…
warm-done = Τα μποτ είναι έτοιμα.
serve-started = Το Goldhook τρέχει στο { $address } – πάτησε Ctrl-C για να το σταματήσεις.
serve-lan = Οι άλλοι στο ίδιο δίκτυο μπορούν να ανοίξουν το { $address } ή να σκανάρουν τον κωδικό:
serve-stopped = Ο διακομιστής σταμάτησε. Οι παρτίδες συνεχίζονται μόλις ξεκινήσει ξανά.
backup-done = Το αντίγραφο ασφαλείας αποθηκεύτηκε στο { $file }.
page-title = Goldhook: ο διακομιστής λειτουργεί
page-text = Αυτή η εγκατάσταση δεν έχει σελίδα για τον περιηγητή, μόνο ένα API για προγράμματα, που περιγράφεται εδώ:
set-good = { $file }: έγκυρο σετ για { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, με όνομα «{ $name }».
set-suit = { $count ->
    [one] { $colour ->
        [purple] Λιλά
        [orange] Πορτοκαλί
        [green] Πράσινη
       *[grey] Γκρι
    }: { $count } κάρτα
   *[other] { $colour ->
        [purple] Λιλά
        [orange] Πορτοκαλί
        [green] Πράσινες
       *[grey] Γκρι
    }: { $count } κάρτες
} { $points ->
    [one] του { $points } πόντου
   *[other] των { $points } πόντων
}
set-expeditions = { $count ->
    [one] { $count } κάρτα εκστρατείας
   *[other] { $count } κάρτες εκστρατείας
}
set-symbols = Νομίσματα: { $coins } · φοίνικες: { $palms } · σταυροί μπόνους: { $crosses } · σφραγίδες: { $seals }
set-chests = Σεντούκια στη στεριά: { $land } · στο νερό: { $water } · σχήματα σε χρήση: { $shapes } από 6
set-note-chests = Σημείωση: πλακίδια χωρίς σεντούκι: { $none }, με δύο: { $two }.
set-note-outlines = Σημείωση: κάρτες με ίδιο περίγραμμα: { $cards }.
set-note-points = Σημείωση: πόντοι διαφορετικοί από τον αριθμό των πλαισίων: { $cards }.
sheet-sign = { $sign ->
    [coin] νόμισμα
    [palm] φοίνικας
    [cross] σταυρός μπόνους
    [land] στεριά
    [water] νερό
   *[chest] σεντούκι
}
set-drawn = Έτοιμη η εικόνα: { $file }
simulate-progress = Παίζουν τα μποτ
simulate-stopped = { $count ->
    [one] Διακοπή μετά από { $count } παρτίδα.
   *[other] Διακοπή μετά από { $count } παρτίδες.
}
simulate-heading = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}, ισοπαλίες: { $ties }
simulate-wins = ποσοστό νικών
simulate-mean = μέσος όρος
simulate-spread = τυπ. απόκλιση
simulate-least = ελάχιστο
simulate-most = μέγιστο
simulate-histogram = Πόντοι – { $name }
match-heading = Παρτίδες: { $games }, σπόρος: { $seed }
match-interval = διάστημα 95%
match-difference = προβάδισμα
match-rank = μέση θέση
match-forfeits = μηδενισμοί
match-forfeit = Μηδενισμός στην παρτίδα { $number } ({ $name }): { $reason }
tournament-title = Τουρνουά
tournament-cross = Νίκες εναντίον κάθε αντιπάλου
tournament-repeat = Επαναλαμβάνεται με
tournament-version = Έκδοση
tournament-set = Σετ και το αποτύπωμά του
tournament-seed = Σπόρος
tournament-samples = Παρτίδες για επανάληψη
tournament-page = Ιστοσελίδα: { $file }
tournament-rating = βαθμολογία
analyse-title = Ανάλυση
analyse-progress = Γίνεται ανάλυση
analyse-heading = Αποφάσεις που αναλύθηκαν: { $count } · κρίνει: { $judge }
analyse-costliest = Τα λάθη που κόστισαν περισσότερο
analyse-none = Καμία απόφαση δεν κόστισε τίποτα.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] Στην αρχή
       *[other] Γύρος { $round }, φάση { $turn }
    }
    [gold_ahoi] Πλακίδιο { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Πιθανότητα νίκης { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , χαμένοι πόντοι: { $points }
}
analyse-played = Παίχτηκε: { $action }
analyse-better = Καλύτερα: { $action }
analyse-curve = Πιθανότητα νίκης
analyse-curve-about = Η πιθανότητα νίκης κάθε θέσης μετά από κάθε απόφαση, όπως μπορούσε να την κρίνει η ίδια. Οι αριθμοί δείχνουν τα λάθη που κόστισαν περισσότερο.
analyse-decisions = Όλες οι αποφάσεις
analyse-column = { $column ->
    [when] Πότε
    [who] Ποιος
    [action] Κίνηση
    [before] Καλύτερη
    [after] Επιλογή
    [cost] Κόστος
   *[alternative] Καλύτερη εναλλακτική
}
analyse-ownership = Ποιος είχε ποια περιοχή και πότε
analyse-ownership-about = Μία γραμμή για κάθε σεντούκι, ανά περιοχή όπου καταλήγει· μία στήλη για κάθε κίνηση. ▲ του βορρά, ▼ του νότου, κουκκίδα: κανενός.
analyse-ownership-signs = Μία στήλη για κάθε κίνηση: ▲ του βορρά, ▼ του νότου, · κανενός, ◇ ακόμα χωριστές περιοχές με διαφορετικούς κατόχους.
analyse-area = { $kind ->
    [land] Στεριά
   *[water] Νερό
}, σεντούκια: { $chests }
analyse-written = Η αναφορά αποθηκεύτηκε στο { $file }
report-title = { $game }: μετρήσεις για το σετ «{ $name }»
report-written = Αποθηκεύτηκε: { $file }
report-goals = Στόχοι
report-what = τι
report-measured = μέτρηση
report-goal = στόχος
report-verdict = κρίση
report-met = επιτεύχθηκε
report-missed = δεν επιτεύχθηκε
report-unsure = (αβέβαιο)
report-first-share = Μερίδιο νικών του αρχικού παίκτη
report-draws = Ισοπαλίες
report-owned = Σεντούκια με κάτοχο
report-margin = Διαφορά του νικητή
report-lead = Προβάδισμα του αρχικού παίκτη
report-balance = Διαφορά μεγαλύτερης στεριάς και μεγαλύτερου νερού
report-land-owner-wins = Κερδίζει ο κάτοχος της μεγαλύτερης στεριάς
report-water-owner-wins = Κερδίζει ο κάτοχος του μεγαλύτερου νερού
report-lead-lost = Όποιος προηγείται μετά το πλακίδιο { $tiles } δεν κερδίζει
report-shapes = Σχήματα πλακιδίων
report-alike = Περισσότερα πλακίδια ίδιου σχήματος
report-largest-land = Σεντούκια της μεγαλύτερης στεριάς
report-largest-water = Σεντούκια του μεγαλύτερου νερού
report-least-wanted = Λιγότερο περιζήτητη κάρτα με { $players } παίκτες ({ $card })
report-winning-cards = Κάρτες που κερδίζουν πολύ συχνά
report-goals-note = Η ισοπαλία μετρά μισή νίκη. Μερίδια επί τοις εκατό· διαφορά και προβάδισμα σε σεντούκια.
report-cards-note = Κανείς δεν θέλει μια κάρτα που επιλέγεται σε λιγότερο από { $least }% των παρτίδων όπου κάποιος μπορούσε να την έχει. Κερδίζει πολύ συχνά αν με δύο παίκτες όποιος τη γεμίζει νικά σε πάνω από { $most }%, και με περισσότερους αναλόγως πάνω από το δίκαιο μερίδιο. Μετρά ό,τι είναι βέβαιο· το διάστημα προσθέτει ό,τι είναι πιθανό.
report-points = Πόντοι
report-players = παίκτες
report-games = παρτίδες
report-range = εύρος
report-shared = κοινές νίκες
report-seats = Θέσεις
report-place = θέση
report-order = σειρά παιξίματος { $number }
report-seats-note = Η σειρά παιξίματος 1 είναι ο αρχικός παίκτης της παρτίδας.
report-card = κάρτα
report-all-cards = όλες
report-wanted-title = { $name }: ποιες κάρτες είναι περιζήτητες
report-kept = κρατήθηκε
report-taken = επιλέχθηκε
report-wanted = ζήτηση
report-filled = γέμισε
report-remark = σχόλιο
report-unwanted = δεν τη θέλει κανείς
report-wanted-note = Κρατήθηκε: από τις φορές που μοιράστηκε. Επιλέχθηκε: από τις επιλογές όσο ήταν διαθέσιμη. Ζήτηση: οι παρτίδες όπου κάποιος την κράτησε ή την πήρε, από όσες μπορούσε. Γέμισε: από τις φορές που την είχε κάποιος.
report-earned-title = { $name }: τι αποφέρουν οι κάρτες
report-winning = κερδίζει πολύ συχνά
report-earned-note = Πόντοι για κάθε φορά που κάποιος είχε την κάρτα, γεμάτη ή όχι· ένα κύπελλο μοιράζεται στα τέσσερα νομίσματα της σειράς του. Ποσοστό νικών: όσων γέμισαν την κάρτα· το δίκαιο μερίδιο θα ήταν { $fair }.

## In the browser

web-home = Αρχική
web-lost = Η σελίδα δεν βρέθηκε
web-no-board = Αυτό το παιχνίδι δεν παίζεται ακόμα στον περιηγητή.
web-no-board-how = Παίξε το στο τερματικό: goldhook play { $game }
web-terminal-game = Το { $name } παίζεται στο τερματικό: goldhook play { $game }
web-option-suggested = Πρόταση για αυτό το επίπεδο: { $value }
web-option-off = { $option }: όχι
web-tables = Ανοιχτά τραπέζια
web-matches = Οι παρτίδες μου
web-settings = Ρυθμίσεις
web-rules = Κανόνες
web-rules-coming = Φόρτωση των κανόνων…
web-replay = Επανάληψη
web-replay-place = Σημείο της παρτίδας
web-replay-step = Βήμα { $step } από { $last }
web-replay-start = Στην αρχή
web-replay-back = Ένα βήμα πίσω
web-replay-run = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-forward = Ένα βήμα μπροστά
web-replay-end = Στο τέλος
web-replay-speed = Ταχύτητα
web-replay-begin = Αρχή
web-replay-moves = Κινήσεις
web-replay-share = Σύνδεσμος σε αυτή τη στιγμή
web-replay-record = Αποθήκευση παρτίδας
web-replay-table = Πίσω στο τραπέζι
web-replay-missing = Δεν μπορούμε να δείξουμε αυτή την παρτίδα
web-replay-open = Άνοιξε μια παρτίδα από αρχείο
web-replay-open-how = Μια αποθηκευμένη παρτίδα (.json), από εδώ ή από το τερματικό. Μόνο τη δείχνουμε, δεν την κρατάμε.
web-replay-choose = Διάλεξε αρχείο…
web-replay-show = Δείξε
web-replay-played = Παίχτηκε
web-replay-better = Καλύτερα
web-replay-stack = πρώτη κάρτα της στοίβας
web-replay-thinking = Ο Θαλασσόλυκος αναλύει την παρτίδα.
web-replay-thinking-how = Στο μεταξύ μπορείς να συνεχίσεις να βλέπεις.
web-close = Κλείσιμο
web-menu = Μενού
web-hint = Συμβουλή
web-your-turn = Σειρά σου
web-waiting-for = Περιμένουμε: { $names }
web-replay-to-act = Παίζει: { $names }
web-table-closed-to-you = Δεν μπορείς να ανοίξεις αυτό το τραπέζι
web-opening-table = Ετοιμάζουμε το τραπέζι…
web-connection-lost = Η σύνδεση χάθηκε – ξανασυνδεόμαστε. Η επιλογή σου δεν χάνεται.
web-server-restarts = Ο διακομιστής επανεκκινείται. Η παρτίδα συνεχίζεται σε λίγο.
web-bots-preparing = Ετοιμάζουμε τα μποτ (μόνο την πρώτη φορά)…
web-connection-ended = Η σύνδεση έκλεισε.
web-try-now = Δοκίμασε τώρα
web-reload = Ανανέωση
web-time-up-you = Ο χρόνος σου τελείωσε. Οι άλλοι αποφασίζουν αν θα περιμένουν.
web-time-up = Τελείωσε ο χρόνος: { $name }
web-vote-skip = Να παίξει μποτ
web-vote-wait = Περιμένουμε
web-curtain = Δώσε τη συσκευή: { $name }
web-curtain-why = Ό,τι δεν πρέπει να δουν οι άλλοι είναι κρυμμένο.
web-curtain-lift = Είμαι: { $name }
web-hand-over = Δώσε τη συσκευή
web-look-back = Δες την επανάληψη
web-rematch = Ρεβάνς
web-to-rematch = Στη ρεβάνς
web-clock-of = Ρολόι: { $name }
web-tile-of = πλακίδιο { $tile } από 36
web-round = Γύρος { $round }
web-turn-of = φάση { $turn } από 7
web-story-and-chat = Ιστορικό και συνομιλία
web-story = Ιστορικό
web-story-empty = Δεν έγινε τίποτα ακόμα.
web-chat = Συνομιλία
web-chat-write = Μήνυμα
web-send = Αποστολή
web-copy-link = Αντιγραφή συνδέσμου
web-copied = Αντιγράφηκε
web-language = Γλώσσα
web-theme = Εμφάνιση
web-theme-auto = Όπως η συσκευή
web-theme-light = Φωτεινή
web-theme-dark = Σκούρα
web-sound = Ήχοι
web-mute = Σίγαση
web-block = Αποκλεισμός
web-remove = Απομάκρυνση
web-leave = Φύγε από το τραπέζι
web-leave-sure = Ένα μποτ συνεχίζει αμέσως στη θέση σου. Μπορείς να επιστρέψεις όποτε θέλεις.
web-stay = Μείνε

## With friends: absent players, the lobby, reactions
web-missed = { $name }: λείπει εδώ και ώρα. Τι κάνουμε;
web-missed-wait = Περιμένουμε
web-missed-bot = Να παίξει μποτ
web-missed-end = Τέλος της παρτίδας
web-missed-end-sure = Σίγουρα τέλος;
web-missed-voted = Διάλεξες. Οι άλλοι αποφασίζουν ακόμα.
web-left-you = Έφυγες από το τραπέζι. Ένα μποτ παίζει για σένα.
web-return = Πάρε πίσω τη θέση σου
web-leave-alone = Η παρτίδα σε περιμένει στην αρχική σελίδα, στο «Συνέχισε».
web-ended-early = Η παρτίδα τελείωσε νωρίτερα. Δεν κερδίζει κανείς.
web-back-since = Από τις { $time } έπαιζε ένα μποτ για σένα. Πήρες πίσω τη θέση σου.
web-clock-how = Στην αρχή: { $bank }. Κάθε κίνηση: +{ $credit }. Το πολύ: { $bank }. Όταν τελειώσει ο χρόνος σου, οι άλλοι αποφασίζουν: περιμένουν ή παίζει ένα μποτ.
web-told-missed = { $name }: λείπει εδώ και ώρα.
web-told-awaited = Όλοι περιμένουν: { $name }.
web-told-ended = Η παρτίδα τελείωσε νωρίτερα.
refusal-match-ended = Αυτή η παρτίδα τελείωσε νωρίτερα, οπότε δεν υπάρχει επανάληψη.
web-told-left-match = { $mine ->
    [yes] Έφυγες. Ένα μποτ παίζει για σένα.
   *[no] { $name }: έφυγε. Συνεχίζει ένα μποτ.
}
web-told-returned = { $mine ->
    [yes] Πήρες πίσω τη θέση σου.
   *[no] { $name }: παίζει ξανά.
}
refusal-seat-is-yours = Παίζεις ήδη στη θέση σου.
refusal-already-left = Έχεις ήδη φύγει από το τραπέζι.
web-hints-on = Συμβουλές: επιτρέπονται σε όλους
web-hints-off = Χωρίς συμβουλές
web-change-options = Αλλαγή επιλογών
web-add-seat = Πρόσθεσε θέση
web-close-seat = Κλείσε τη θέση { $seat }
web-told-seat-added = Προστέθηκε μία θέση.
web-told-seat-closed = Έκλεισε μία θέση.
web-told-options-set = Οι επιλογές άλλαξαν.

## In the browser
web-told-joined = { $mine ->
    [yes] Κάθισες στο τραπέζι.
   *[no] Στο τραπέζι κάθεται: { $name }.
}
web-told-left = { $mine ->
    [yes] Έφυγες από το τραπέζι.
   *[no] Έφυγε από το τραπέζι: { $name }.
}
web-told-bot-seated = Στο τραπέζι κάθεται: { $name }.
web-told-removed = { $mine ->
    [yes] Έχασες τη θέση σου.
   *[no] Έχασε τη θέση: { $name }.
}
web-told-host-passed = { $mine ->
    [yes] Τώρα έχεις εσύ το τραπέζι.
   *[no] Το τραπέζι το έχει τώρα: { $name }.
}
web-told-started = Η παρτίδα αρχίζει.
web-told-confirmed = { $mine ->
    [yes] Τελείωσες.
   *[no] { $name }: τελείωσε.
}
web-told-went-away = { $mine ->
    [yes] Αποσυνδέθηκες.
   *[no] { $name }: λείπει.
}
web-told-came-back = { $mine ->
    [yes] Επέστρεψες.
   *[no] { $name }: επέστρεψε.
}
web-told-stood-in = { $mine ->
    [yes] Ένα μποτ παίζει για σένα.
   *[no] Παίζει ένα μποτ στη θέση: { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Ο χρόνος σου τελείωσε.
   *[no] Τελείωσε ο χρόνος: { $name }.
}
web-told-skipped = { $mine ->
    [yes] Τελείωσε ο χρόνος σου και ένα μποτ ολοκλήρωσε την κίνησή σου.
   *[no] { $name }: τελείωσε ο χρόνος και ένα μποτ ολοκλήρωσε την κίνηση.
}
web-told-waited = { $mine ->
    [yes] Όλοι περιμένουν εσένα.
   *[no] Όλοι περιμένουν: { $name }.
}
web-told-paused = Ο διακομιστής κάνει ένα μικρό διάλειμμα.
web-told-resumed = Η παρτίδα συνεχίζεται.
web-told-rematched = Η ρεβάνς είναι έτοιμη.
web-told-closed = Το τραπέζι έκλεισε.
web-event-cards-kept = { $mine ->
    [yes] Κρατάς
   *[no] { $name } κρατάει
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] Σημειώνεις
   *[no] { $name } σημειώνει
} { $count ->
    [one] { $count } πλαίσιο
   *[other] { $count } πλαίσια
}: { $card }
web-event-card-filled = { $mine ->
    [yes] Γεμίζεις
   *[no] { $name } γεμίζει
} μια { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινη
   *[grey] γκρι
} κάρτα: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
web-event-card-taken = { $mine ->
    [yes] Παίρνεις
   *[no] { $name } παίρνει
} { $from_stack ->
    [yes] από τη στοίβα
   *[no] από τις διαθέσιμες
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] Τοποθετείς πλακίδιο
   *[no] { $name } τοποθετεί πλακίδιο
}: { $place }
web-you-win = Κέρδισες!
web-unread = νέα: { $count }
web-remove-sure = { $name }: χάνει τη θέση και συνεχίζει ένα μποτ.
web-block-done = Αποκλείστηκε. Μπορείς να το αναιρέσεις στις Ρυθμίσεις.
web-watching = { $count ->
    [one] Παρακολουθεί { $count } άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
web-pages = Σελίδες
web-game-line = { $game ->
    [silver_gold] Σημείωσε σχέδια και γέμισε τα νησιά σου πριν από τους άλλους.
    [gold_ahoi] Τοποθέτησε στεριά και νερό, κέρδισε τα σεντούκια.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 παίκτες · 20 λεπτά
    [gold_ahoi] 2 παίκτες · 15 λεπτά
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Παίξε εναντίον ενός μποτ
   *[other] Παίξε εναντίον { $count } μποτ
}
web-strength = Δύναμη αντιπάλου
web-players = Παίκτες
web-players-count = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
web-invite = Κάλεσε φίλους
web-one-device = Παίξτε σε μία συσκευή
web-more-options = Περισσότερες επιλογές
web-your-name = Το όνομά σου
web-continue = Συνέχισε
web-others-turn = Παίζουν οι άλλοι
web-before-start = Δεν άρχισε ακόμα
option-memory-aid = Δείξε τα σχέδια που βγήκαν ήδη σε αυτόν τον γύρο
option-open-hands = Φανερά πλακίδια: βλέπετε και οι δύο και τα δύο
option-handicap = Πόντοι χάντικαπ για τον αρχικό παίκτη
option-handicap-value = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
option-hints = Συμβουλές μεταξύ ανθρώπων (μόνο με μποτ υπάρχουν πάντα)
option-chat = Συνομιλία
option-spectators = Να επιτρέπονται θεατές
option-open-lobby = Να φαίνεται στα ανοιχτά τραπέζια
option-first = Ποιος παίζει πρώτος
option-first-lot = Με κλήρο
option-first-1 = Θέση 1
option-first-2 = Θέση 2
option-first-3 = Θέση 3
option-first-4 = Θέση 4
option-rematch-first = Ποιος παίζει πρώτος στη ρεβάνς
option-rematch-first-next = Ο επόμενος παίκτης
option-rematch-first-lot = Με κλήρο
option-rematch-first-loser = Όποιος βγήκε τελευταίος
option-clock = Ρολόι
web-clock-none = Χωρίς ρολόι
web-clock-quick = Γρήγορα: 20 δευτερόλεπτα ανά κίνηση
web-clock-calm = Ήρεμα: ένα λεπτό ανά κίνηση
web-clock-days = Αργά: μία ημέρα ανά κίνηση
web-own-set = Κομμάτια
web-own-set-house = Κανονικό σετ
web-own-set-choose = Φόρτωσε σετ από αρχείο…
web-own-set-good = Το «{ $name }» είναι έγκυρο. Θα το χρησιμοποιήσει το επόμενο τραπέζι σου.
web-own-set-drop = Πίσω στο κανονικό σετ
web-own-set-faults = { $count ->
    [one] Το { $file } έχει { $count } λάθος. Διόρθωσέ το και διάλεξε ξανά το αρχείο:
   *[other] Το { $file } έχει { $count } λάθη. Διόρθωσέ τα και διάλεξε ξανά το αρχείο:
}
web-one-device-how = Δίνετε τη συσκευή ο ένας στον άλλον· ό,τι δεν πρέπει να δουν οι άλλοι μένει κρυφό.
web-name-of = Όνομα παίκτη { $seat }
web-add-player = Πρόσθεσε παίκτη
web-add-bot = Πρόσθεσε μποτ
web-remove-name = Αφαίρεση: { $name }
web-start = Ξεκίνα την παρτίδα
web-invited = Πρόσκληση από: { $name }
web-seats = Στο τραπέζι
web-free = Ελεύθερη
web-sit-down = Κάθισε
web-you = εσύ
web-host = οικοδεσπότης
web-away = λείπει
web-bot-strength = Μποτ στη θέση { $seat }
web-move-up = { $name }: πιο πάνω
web-move-down = { $name }: πιο κάτω
web-fill-and-start = Συμπλήρωσε με μποτ και ξεκίνα
web-waiting-people = { $count ->
    [one] Περιμένουμε ακόμα { $count } παίκτη
   *[other] Περιμένουμε ακόμα { $count } παίκτες
}
web-waiting-host = Είναι όλοι εδώ. Την παρτίδα την ξεκινά: { $name }.
web-all-here = Είναι όλοι εδώ.
web-one-more-here = Πρόσθεσε παίκτη σε αυτή τη συσκευή
web-agreed = Επιλογές τραπεζιού
web-link = Σύνδεσμος για το τραπέζι
web-invite-how = { $code ->
    [yes] Στείλε τον σύνδεσμο ή σκάναρε τον κωδικό με ένα κινητό. Δεν χρειάζεται λογαριασμός.
   *[no] Στείλε τον σύνδεσμο. Δεν χρειάζεται λογαριασμός.
}
web-share = Κοινοποίηση…
web-qr = Ο σύνδεσμος ως κωδικός QR
web-lan-off = Προς το παρόν μόνο αυτός ο υπολογιστής μπορεί να ανοίξει τον σύνδεσμο.
web-lan-open = Άφησε κινητά στο ίδιο δίκτυο να μπουν
web-lan-on = Όλοι στο ίδιο δίκτυο μπορούν να ανοίξουν τον σύνδεσμο.
web-lan-unavailable = Μόνο αυτός ο υπολογιστής μπορεί να ανοίξει τον σύνδεσμο: δεν βρέθηκε δίκτυο.
web-running-matches = Παρτίδες που μπορείς να δεις
web-no-tables = Κανένα τραπέζι δεν ψάχνει παίκτες τώρα.
web-no-tables-how = Άνοιξε ένα, και θα το δουν εδώ όλοι σε αυτόν τον διακομιστή.
web-open-table = Άνοιξε τραπέζι
web-older-tables = Παλαιότερα τραπέζια
web-free-seats = { $count ->
    [one] { $count } θέση ελεύθερη
   *[other] { $count } θέσεις ελεύθερες
}
web-bots-count = { $count ->
    [one] { $count } μποτ
   *[other] { $count } μποτ
}
web-with-clock = με ρολόι
web-with-set = σετ: { $name }
web-watch = Δες
web-running = Σε εξέλιξη
web-finished = Ολοκληρωμένες
web-no-matches = Δεν έχεις παίξει ακόμα εδώ.
web-no-matches-how = Οι παρτίδες σου μένουν εδώ, για να τις συνεχίσεις ή να τις ξαναδείς.
web-choose-game = Διάλεξε παιχνίδι
web-older = Παλαιότερες παρτίδες
web-look = Εμφάνιση και ήχος
web-contrast = Αντίθεση
web-contrast-more = Υψηλή
web-motion = Κίνηση
web-motion-less = Μειωμένη
web-notify = Ειδοποίησέ με όταν έρθει η σειρά μου
web-notify-blocked = Ο περιηγητής σου δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα. Μπορείς να το αλλάξεις στις ρυθμίσεις του.
web-saved = Αποθηκεύτηκε.
web-carry = Χρήση σε άλλη συσκευή
web-carry-how = Για να έχεις το όνομα και τις παρτίδες σου και στο κινητό, πάρε εδώ έναν κωδικό και γράψε τον εκεί μέσα σε πέντε λεπτά.
web-code-get = Πάρε κωδικό
web-code-shown = Γράψε αυτόν τον κωδικό στην άλλη συσκευή, στις Ρυθμίσεις:
web-code-type = Κωδικός από την άλλη συσκευή
web-code-use = Χρήση κωδικού
web-code-done = Έτοιμο. Σε αυτή τη συσκευή το όνομά σου είναι πια: { $name }.
web-blocked = Αποκλεισμένοι
web-blocked-none = Κανένας. Για να αποκλείσεις κάποιον, άγγιξε το όνομά του στο τραπέζι.
web-unblock = Άρση αποκλεισμού: { $name }
web-delete = Διαγραφή των δεδομένων μου
web-delete-how = Θα διαγραφούν το όνομά σου, οι παρτίδες σου και ό,τι άλλο σε αφορά. Όσες παρτίδες έπαιξες μένουν, χωρίς το όνομά σου. Δεν αναιρείται.
web-delete-yes = Ναι, διάγραψέ τα όλα
web-cancel = Άκυρο
web-deleted = Όλα τα δεδομένα σου διαγράφηκαν.
refusal-server-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεσή σου και δοκίμασε ξανά.
web-ga-lay = Τοποθέτηση
web-ga-laying = Τοποθετείται…
web-ga-turn-left = Περιστροφή αριστερά
web-ga-turn-right = Περιστροφή δεξιά
web-ga-take-back = Πάρ’ το πίσω
web-ga-choose = Διάλεξε θέση για το πλακίδιό σου.
web-ga-first = Είναι το πρώτο πλακίδιο: γύρισέ το όπως θέλεις.
web-ga-put = Γύρισέ το, μετακίνησέ το ή τοποθέτησέ το.
web-ga-stands = ως τώρα
web-ga-bag = { $count ->
    [one] { $count } πλακίδιο στη σακούλα
   *[other] { $count } πλακίδια στη σακούλα
}
web-ga-unseen = Δεν έχουν φανεί ακόμα: { $count }. Είναι στη σακούλα ή στο χέρι του αντιπάλου σου.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Το πρώτο πλακίδιο μπαίνει εδώ· εσύ διαλέγεις πώς θα το γυρίσεις.
    [seventh_row] Οι γραμμές είναι το πολύ έξι.
    [seventh_column] Οι στήλες είναι το πολύ έξι.
    [row_on_other_side] Άνοιξε νέες γραμμές μόνο στη δική σου πλευρά.
   *[touches_no_tile] Πρέπει να ακουμπά άλλο πλακίδιο, πλευρά με πλευρά.
}
web-ga-area = { $kind ->
    [land] Στεριά
   *[water] Νερό
}: { $chests ->
    [one] { $chests } σεντούκι
   *[other] { $chests } σεντούκια
}
web-ga-openings = είσοδοι: { $name } { $count } : { $others } { $other }
web-ga-nobody = κανείς
web-ga-areas = Περιοχές ως τώρα
web-ga-no-areas = Δεν έχει τοποθετηθεί ακόμα κανένα πλακίδιο.
web-ga-layout = Διάταξη
web-ga-cell = Γραμμή { $row }, στήλη { $column }
web-ga-cell-open = ελεύθερη θέση, μπορείς να τοποθετήσεις εδώ το πλακίδιό σου
web-ga-cell-empty = κενή θέση
web-ga-end = { $end ->
    [n] πάνω
    [e] δεξιά
    [s] κάτω
   *[w] αριστερά
}
web-ga-corner = { $corner ->
    [ne] πάνω δεξιά
    [se] κάτω δεξιά
    [sw] κάτω αριστερά
   *[nw] πάνω αριστερά
}
web-ga-tile = Ενωμένη στεριά: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Σεντούκι στο νερό
   *[no] Σεντούκι στη στεριά
} ({ $at }).
web-ga-hand = Το πλακίδιό σου
web-ga-hand-of = Πλακίδιο στο χέρι: { $name }
web-ga-handicap = χάντικαπ { $count }
web-ga-keys = Συντομεύσεις πληκτρολογίου
web-ga-key-arrows = Κίνηση πάνω στη διάταξη
web-ga-key-turn = Περιστροφή του πλακιδίου δεξιά ή αριστερά
web-ga-key-enter = Δοκιμή του πλακιδίου εδώ· ξανά: τοποθέτηση
web-ga-key-escape = Πίσω στο χέρι
web-ga-key-areas = Επόμενη περιοχή (Shift: προηγούμενη)
web-ga-key-help = Εμφάνιση αυτής της βοήθειας
web-ga-count = Βαθμολογία
web-ga-count-next = Επόμενη περιοχή
web-ga-count-back = Προηγούμενη περιοχή
web-ga-count-all = Όλα μαζί
web-ga-count-again = Δες ξανά τη βαθμολογία
web-ga-ownership = Μία γραμμή για κάθε σεντούκι, μία στήλη για κάθε κίνηση: ▲ { $above }, ▼ { $below }, · κανείς.
web-sg-my-score = Η βαθμολογία μου
web-sg-score-card = Κάρτα αξιολόγησης
web-sg-actions = Τι μπορείς να κάνεις
web-sg-turn = Περιστροφή
web-sg-flip = Καθρέφτισμα
web-sg-one-field = Ένα πλαίσιο
web-sg-undo = Αναίρεση
web-sg-done = Έτοιμο
web-sg-mark-fields = { $count ->
    [one] Σημείωσε { $count } πλαίσιο
   *[other] Σημείωσε { $count } πλαίσια
}
web-sg-choose-fields = Διάλεξε πλαίσια
web-sg-choose-field = Διάλεξε πλαίσιο
web-sg-choose-two = Διάλεξε δύο κάρτες
web-sg-keep-two = Κράτα αυτές τις δύο
web-sg-choose-card = Διάλεξε κάρτα
web-sg-take = Πάρε αυτή την κάρτα
web-sg-take-stack = Πάρε από τη στοίβα
web-sg-prompt-keep = Κράτα δύο από τα τέσσερα νησιά σου.
web-sg-prompt-mark = Σημείωσε το σχέδιο σε ένα νησί – ή ένα μόνο πλαίσιο.
web-sg-prompt-cross = { $owed ->
    [one] Σταυρός μπόνους! Σημείωσε ακόμα { $owed } πλαίσιο, όπου θέλεις.
   *[other] Σταυροί μπόνους! Σημείωσε ακόμα { $owed } πλαίσια, όπου θέλεις.
}
web-sg-prompt-claim = { $owed ->
    [one] Το νησί γέμισε! Πάρε { $owed } νέα κάρτα.
   *[other] Τα νησιά γέμισαν! Πάρε { $owed } νέες κάρτες, μία μία.
}
web-sg-prompt-done = Μπορείς ακόμα να αναιρέσεις. Το «Έτοιμο» ισχύει μόλις τελειώσουν όλοι.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = Μπορείς ακόμα να αναιρέσεις. Το «Έτοιμο» ελέγχει την κίνησή σου.
web-sg-does-not-fit = Το σχέδιο δεν χωράει εδώ. Μπορείς να σημειώσεις μόνο αυτό το πλαίσιο.
web-sg-no-symbols = Αυτά τα πλαίσια δεν δίνουν μπόνους
web-sg-gain-coins = { $count ->
    [one] { $count } νόμισμα
   *[other] { $count } νομίσματα
}
web-sg-gain-palm = { $points ->
    [one] φοίνικας: { $points } πόντος
   *[other] φοίνικας: { $points } πόντοι
}
web-sg-gain-cup = κύπελλο { $cup }, αν δεν σε προλάβει άλλος
web-sg-gain-crosses = { $count ->
    [one] +{ $count } πλαίσιο
   *[other] +{ $count } πλαίσια
}
web-sg-gain-card = γεμάτο νησί: +{ $points }
web-sg-palm-now = Ένας φοίνικας αξίζει τώρα { $points }
web-sg-palm-parts = { $own } + { $display } στις διαθέσιμες κάρτες
web-sg-palms-full = Όλα τα πλαίσια φοινίκων είναι γεμάτα.
web-sg-coins-of = Νομίσματα: { $coins } από 12
web-sg-palms-are = Φοίνικες: { $palms }
web-sg-stack = Στοίβα: { $count }
web-sg-round-of = Γύρος { $round } από 4
web-sg-round-card-note = Τα σχέδια αυτής της τράπουλας και πόσες κάρτες εκστρατείας έχουν το καθένα. Σε κάθε γύρο ανακατεύονται όλες· μία μένει κλειστή.
web-sg-pattern-cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
web-sg-cups-left = Κύπελλα που μένουν: { $cups }
web-sg-expedition = Σχέδιο για τη φάση { $turn } από 7
web-sg-first = Αρχικός παίκτης
web-sg-state = { $state ->
    [thinking] σκέφτεται…
    [away] λείπει
   *[ready] τελείωσε
}
web-sg-island = { $colour ->
    [purple] Λιλά νησί
    [orange] Πορτοκαλί νησί
    [green] Πράσινο νησί
   *[grey] Γκρι νησί
}
web-sg-seal = { $points } ανά { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινη
   *[grey] γκρι
} κάρτα
web-sg-with-seals = { $card } + { $points } από τις σφραγίδες σου
web-sg-yours = ήδη δική σου
web-sg-when-filled = Όταν γεμίσει
web-sg-in-all-now = Με όλες τις σφραγίδες ως τώρα
web-sg-filled = Γεμάτα νησιά: { $count }
web-sg-empty-place = Δεν υπάρχει κάρτα εδώ.
web-sg-field = { $field }{ $symbol ->
    [coin] , νόμισμα
    [palm] , φοίνικας
    [cross] , σταυρός μπόνους
   *[none] {""}
}{ $state ->
    [marked] , σημειωμένο
    [preview] , προεπισκόπηση
    [owed] , ελεύθερο, διάλεξέ το για τον σταυρό μπόνους
   *[free] , ελεύθερο
}
web-sg-symbol = { $symbol ->
    [coin] νόμισμα
    [palm] φοίνικας
   *[cross] σταυρός μπόνους
}
web-sg-marked-fields = Σημειωμένα: { $fields }
web-sg-pattern = Σχέδιο: { $fields }
web-sg-taken = Αυτό το πλαίσιο είναι ήδη σημειωμένο.
web-sg-final = Τελική βαθμολογία
web-sg-tie = Ισοβαθμία: { $names }. Προηγείται όποιος γέμισε περισσότερες { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινες
   *[grey] γκρι
} κάρτες.
web-sg-tie-shared = Ισοβαθμία σε πόντους και σε γεμάτες κάρτες κάθε χρώματος: { $names } μοιράζονται τη θέση.
web-sg-keys = Συντομεύσεις πληκτρολογίου
web-sg-key-arrows = Κίνηση από πλαίσιο σε πλαίσιο
web-sg-key-enter = Σημείωση· ξανά: έτοιμο
web-sg-key-escape = Σήκωσε ξανά το σχέδιο
web-sg-key-pointer = Ροδέλα: περιστροφή· με Shift: καθρέφτισμα. Δύο δάχτυλα: περιστροφή· άγγιγμα και με τα δύο: καθρέφτισμα.
web-ga-openings-word = είσοδοι
web-sg-now = τώρα { $points }
web-sg-islands = Γεμάτα νησιά
web-keys-how = Μπορείς να παίξεις μόνο με το πληκτρολόγιο. Πάτησε ? για τις συντομεύσεις.
web-key-hint = Ζήτησε μια συμβουλή

## The boards: what happens, and where

web-skip = Μετάβαση στο περιεχόμενο
web-sg-side = { $side ->
    [left] αριστερά
   *[right] δεξιά
}
web-sg-drag = Αυτό είναι το σχέδιο. Σύρε το σε ένα νησί ή πάτησε ένα πλαίσιο.

## Why a move is good

hint-only = Είναι η μόνη σου κίνηση.
hint-in-thought = Τίποτα δεν ξεχωρίζει, αλλά αν κοιτάξουμε πιο μπροστά, αυτή η κίνηση βγαίνει η καλύτερη: πιθανότητα νίκης περίπου { $win }%.
hint-fills-card = Γεμίζει { $card ->
    [here] αυτή την κάρτα
   *[other] την κάρτα { $card }
}: +{ $points }.
hint-fills-card-seals = Γεμίζει { $card ->
    [here] αυτή την κάρτα
   *[other] την κάρτα { $card }
}: +{ $points }, και +{ $seals } από σφραγίδες.
hint-completes-row = Γεμίζει τη σειρά νομισμάτων { $row }· το πιο πολύτιμο κύπελλο που έμεινε αξίζει { $cup }.
hint-palms = Πόντοι από φοίνικες αμέσως: +{ $points }.
hint-crosses = { $count ->
    [one] Σου δίνει αμέσως { $count } επιπλέον πλαίσιο.
   *[other] Σου δίνει αμέσως { $count } επιπλέον πλαίσια.
}
hint-coins = { $count ->
    [one] Σου δίνει { $count } νόμισμα, συνολικά { $coins } από 12.
   *[other] Σου δίνει { $count } νομίσματα, συνολικά { $coins } από 12.
}
hint-leaves-few = { $left ->
    [one] { $card ->
        [here] Σε αυτή την κάρτα
       *[other] Στην κάρτα { $card }
    } μένει μόνο { $left } ελεύθερο πλαίσιο.
   *[other] { $card ->
        [here] Σε αυτή την κάρτα
       *[other] Στην κάρτα { $card }
    } μένουν μόνο { $left } ελεύθερα πλαίσια.
}
hint-many-fields = { $count ->
    [one] Σημειώνει { $count } πλαίσιο με τη μία.
   *[other] Σημειώνει { $count } πλαίσια με τη μία.
}
hint-keeps-open = Από τα { $of } σχέδια που μπορεί να βγουν μετά, θα χωράνε ακόμα { $fits }.
hint-one-more = Από τις { $of } κάρτες εκστρατείας που μπορεί να βγουν μετά, { $fits } θα γέμιζαν με τη μία { $card ->
    [here] αυτή την κάρτα
   *[other] την κάρτα { $card }
}.
hint-seal-brings = Όταν γεμίσει { $card ->
    [here] αυτή η κάρτα
   *[other] η κάρτα { $card }
}, η σφραγίδα της δίνει +{ $points } με τις κάρτες που έχεις στην άκρη.
hint-counts-with-seals = Οι σφραγίδες σου μετράνε και { $card ->
    [here] αυτή την κάρτα
   *[other] την κάρτα { $card }
}: +{ $points } μόλις γεμίσει.
hint-pair-seals = Όταν γεμίσουν και οι δύο, οι σφραγίδες τους δίνουν +{ $points }.
hint-few-fields = Γεμίζει γρήγορα: έχει μόνο { $fields } πλαίσια.
hint-palm-stays = Οι διαθέσιμες κάρτες δεν αλλάζουν, και ένας φοίνικας αξίζει ακόμα { $points }.
hint-display-stays = Στις διαθέσιμες δεν μπαίνει νέα κάρτα, που θα μπορούσαν να διαλέξουν οι άλλοι.
hint-takes-over = Παίρνει { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
} από τον αντίπαλό σου: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-wins-area = Κερδίζει για σένα { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-adds-chests = Μεγαλώνει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} σου: σεντούκια +{ $count }, τώρα { $chests }.
hint-ties-area = Ο αντίπαλός σου χάνει { $kind ->
    [land] αυτή τη στεριά, που τώρα δεν ανήκει
   *[water] αυτό το νερό, που τώρα δεν ανήκει
} σε κανέναν: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-settles-area = Κλείνει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} σου: τα σεντούκια ({ $chests }) είναι οριστικά δικά σου.
hint-denies-area = Κλείνει { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}, ώστε τα σεντούκια ({ $chests }) να μην τα πάρει κανείς.
hint-area-grows = Κρατά { $kind ->
    [land] ανοιχτή τη στεριά
   *[water] ανοιχτό το νερό
} σου (σεντούκια: { $chests }, ελεύθερες θέσεις δίπλα: { $places }).
hint-more-openings = Σου δίνει περισσότερες εισόδους σε { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-hems-in = Περιορίζει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} του αντιπάλου σου (σεντούκια: { $chests }, ελεύθερες θέσεις δίπλα: { $places }).
hint-chest-to-nobody = Το σεντούκι αυτού του πλακιδίου προς το παρόν δεν είναι κανενός.
hint-best-balance = Έτσι τα σεντούκια γίνονται { $mine } : { $theirs }· τίποτα άλλο δεν δίνει αμέσως κάτι καλύτερο.
hint-opens-row = Ανοίγει νέα γραμμή στη δική σου πλευρά.

## What happens in Silver & Gold

event-cards-kept = { $name }: αρχικές κάρτες { $cards }
event-all-kept = Όλοι διάλεξαν.
event-expedition-turned = Γύρος { $round }, φάση { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: σχέδιο { $expedition }
}
event-fields-marked = { $name }: { $fields } στην { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } επιπλέον πλαίσιο για έναν σταυρό μπόνους
   *[other] { $owed } επιπλέον πλαίσια για σταυρούς μπόνους
}
event-cross-lapsed = { $name }: δεν έμεινε ελεύθερο πλαίσιο, { $lapsed ->
    [one] χάνεται { $lapsed } επιπλέον πλαίσιο
   *[other] χάνονται { $lapsed } επιπλέον πλαίσια
}
event-coin-ticked = { $name }: νόμισμα { $coins } από 12
event-coin-wasted = { $name }: νόμισμα, αλλά και τα 12 είναι ήδη σημειωμένα
event-palm-scored = { $name }: φοίνικας, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
event-palm-wasted = { $name }: φοίνικας, αλλά και τα τέσσερα πλαίσια φοινίκων είναι ήδη γεμάτα
event-all-marked = Όλοι σημείωσαν.
event-row-completed = { $name }: γεμάτη η σειρά νομισμάτων { $row }
event-card-filled = { $name }: γεμάτη η { $card }
event-cup-taken = { $name }: κύπελλο αξίας { $cup } για τη σειρά νομισμάτων { $row }
event-cup-missed = { $name }: δεν έμεινε κύπελλο για τη σειρά νομισμάτων { $row }
event-card-laid-aside = { $name }: η { $card } στην άκρη, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
event-card-taken = { $name }: νέα κάρτα { $card } { $from_stack ->
    [yes] από τη στοίβα
   *[no] από τις διαθέσιμες
}
event-place-left-empty = { $name }: δεν έμεινε άλλη κάρτα
event-display-refilled = Νέα στις διαθέσιμες: { $cards }
event-first-player-passed = Αρχικός παίκτης: { $name }
event-round-ended = Τέλος του γύρου { $round }
event-match-ended = Τέλος της παρτίδας. Πρώτη θέση: { $winners }

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Τίνος λάθη
web-replay-whose-mine = Δικά μου
web-replay-whose-all = Όλων
web-replay-mistakes-mine = Τα λάθη που σου κόστισαν περισσότερο
web-replay-no-mistakes-mine = Δεν έκανες κανένα καθαρό λάθος.
web-replay-no-mistakes = Κανείς δεν έκανε καθαρό λάθος.
# Under the better move, if it differs from the played one only in how the tile is turned.
web-ga-turned-otherwise = Στο ίδιο σημείο, γυρισμένο αλλιώς
web-sg-fields = { $count ->
    [one] { $count } πλαίσιο
   *[other] { $count } πλαίσια
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = Κανένα μεμονωμένο όφελος δεν ξεχωρίζει, αλλά σε { $count } δοκιμές ως το τέλος αυτή η κίνηση κέρδισε πιο συχνά.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] Ένας σταυρός μπόνους: σημειώνει δωρεάν ένα ακόμα πλαίσιο.
   *[other] { $count } σταυροί μπόνους: ο καθένας σημειώνει δωρεάν ένα ακόμα πλαίσιο.
}
hint-card-coins = { $count ->
    [one] Ένα νόμισμα: τέσσερα συμπληρώνουν μια σειρά και κερδίζουν κύπελλο.
   *[other] { $count } νομίσματα: τέσσερα συμπληρώνουν μια σειρά και κερδίζουν κύπελλο.
}
hint-card-palms = { $count ->
    [one] Ένας φοίνικας: δίνει 1 πόντο και 1 ακόμα για κάθε φοίνικα στις διαθέσιμες κάρτες.
   *[other] { $count } φοίνικες: ο καθένας δίνει 1 πόντο και 1 ακόμα για κάθε φοίνικα στις διαθέσιμες κάρτες.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: δύο επιτραπέζια που παίζονται αμέσως
preview-home-text = Παίξε Silver & Gold και Gold Ahoi! με φίλους ή με μποτ. Δωρεάν, στον περιηγητή, χωρίς εγγραφή.
# $name is the name of the game.
preview-table-title = Έλα να παίξουμε { $name }
preview-table-text = Άνοιξε τον σύνδεσμο, γράψε ένα όνομα και κάθεσαι στο τραπέζι.
preview-replay-title = Μια παρτίδα { $name }, κίνηση προς κίνηση
preview-replay-text = Δες όλη την παρτίδα στο ταμπλό και ποιες κινήσεις την έκριναν.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Κομμάτια των παιχνιδιών: νησιά σε κάρτες, στεριά και θάλασσα σε πλακίδια
# A button after a match: it opens a picture with the result.
web-share-result = Κοινοποίηση αποτελέσματος
web-share-names = Εμφάνιση των ονομάτων των παικτών
web-share-picture = Η εικόνα που μοιράζεσαι
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Κοινοποίηση
web-share-save = Αποθήκευση εικόνας
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Συνέχισε να παίζεις από εδώ
web-play-on-how = Ανοίγει νέο τραπέζι σε αυτή τη στιγμή. Ό,τι ήταν κρυφό μοιράζεται ξανά.
web-play-on-seat = Η θέση σου
web-play-on-alone = Με μποτ
web-play-on-friends = Με φίλους
# A button beside a mistake: play on from just before it.
web-try-again = Δοκίμασε ξανά
refusal-play-on-impossible = Οι παρτίδες αυτού του παιχνιδιού δεν συνεχίζονται από μια στιγμή τους.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: πλακίδιο στο { $row },{ $column }, τέταρτα στροφής: { $turn }
event-row-opened = { $name }: νέα γραμμή { $row }
event-column-opened = { $name }: νέα στήλη { $column }
event-tile-drawn = { $name }: νέο πλακίδιο από τη σακούλα
event-area-counted = { $kind ->
    [land] Στεριά
   *[water] Νερό
} με { $chests ->
    [one] { $chests } σεντούκι
   *[other] { $chests } σεντούκια
}, είσοδοι { $north } : { $south } – { $owner ->
    [0] στον βορρά
    [1] στον νότο
   *[none] σε κανέναν
}
event-handicap-given = { $name }: χάντικαπ { $points ->
    [one] { $points } πόντου
   *[other] { $points } πόντων
} για τον αρχικό παίκτη
event-chests-counted = Βορράς { $north }, νότος { $south }. Πρώτη θέση: { $winners }

## What the rules refuse

refusal-match-over = Η παρτίδα τελείωσε.
refusal-no-such-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις είναι { $players }.
refusal-not-to-act = Δεν είναι ακόμα η σειρά σου. Περιμένουμε: { $waiting }.
refusal-wrong-step = Όχι τώρα: { $step ->
    [keep] πρώτα κρατούν όλοι δύο κάρτες (keep P01 G03).
    [mark] όλοι σημειώνουν πλαίσια (mark P01 a1 a2).
    [claim] τώρα παίρνετε νέες κάρτες (take O07 ή take stack).
   *[place] τοποθέτησε ένα πλακίδιο (place 0,1 0).
}
refusal-keep-two = Κράτα ακριβώς δύο διαφορετικές κάρτες.
refusal-card-not-dealt = Η { $card } δεν είναι από τις κάρτες που σου μοιράστηκαν.
refusal-card-not-held = Η { $card } δεν βρίσκεται μπροστά σου.
refusal-cross-owed-first = { $owed ->
    [one] Σημείωσε πρώτα το επιπλέον πλαίσιο για τον σταυρό μπόνους (cross P01 a1).
   *[other] Σημείωσε πρώτα τα { $owed } επιπλέον πλαίσια για τους σταυρούς μπόνους, ένα ένα (cross P01 a1).
}
refusal-no-cross-owed = Δεν έχεις σταυρό μπόνους: σημείωσε το σχέδιο ή ένα μόνο πλαίσιο (mark P01 a1).
refusal-cross-one-field = Ένας σταυρός μπόνους δίνει ένα πλαίσιο τη φορά. Γράψε μόνο ένα.
refusal-mark-nothing = Σημείωσε τουλάχιστον ένα πλαίσιο.
refusal-field-outside = Η { $card } δεν έχει πλαίσιο { $field }.
refusal-field-taken = Το πλαίσιο { $field } στην { $card } είναι ήδη σημειωμένο.
refusal-not-the-pattern = Στην { $card } σημείωσε ολόκληρο το σχέδιο, γυρισμένο ή καθρεφτισμένο όπως θέλεις, ή ένα μόνο πλαίσιο.
refusal-card-not-in-display = Η { $card } δεν είναι στις διαθέσιμες κάρτες.
refusal-stack-empty = Η στοίβα άδειασε. Πάρε μία από τις διαθέσιμες κάρτες.
refusal-cell-taken = Στο { $row },{ $column } υπάρχει ήδη πλακίδιο.
refusal-first-tile-at-origin = Το πρώτο πλακίδιο μπαίνει στο 0,0· εσύ διαλέγεις πώς θα το γυρίσεις.
refusal-seventh-row = Η γραμμή { $row } θα ήταν η έβδομη: η διάταξη έχει το πολύ έξι.
refusal-seventh-column = Η στήλη { $column } θα ήταν η έβδομη: η διάταξη έχει το πολύ έξι.
refusal-touches-no-tile = Το { $row },{ $column } δεν ακουμπά κανένα πλακίδιο: τοποθέτησε το δικό σου πλευρά με πλευρά με κάποιο άλλο.
refusal-row-on-other-side = Η γραμμή { $row } θα άνοιγε στην πλευρά του αντιπάλου σου· άνοιξε νέες γραμμές στη δική σου.
refusal-turn-wrong = Ένα πλακίδιο γυρίζει κατά 0, 1, 2 ή 3 τέταρτα στροφής, όχι κατά { $turn }.
refusal-action-unreadable = Το «{ $text }» δεν είναι κίνηση. Γράψε ? για τη λίστα ή βοήθεια.
refusal-cell-unreadable = Το «{ $cell }» δεν είναι πλαίσιο. Ένα πλαίσιο είναι ένα γράμμα a–d και ένας αριθμός 1–4, π.χ. b3.
refusal-cell-twice = Το { $cell } είναι γραμμένο δύο φορές.
refusal-pick-beyond = Δεν υπάρχει κίνηση με αριθμό { $number }: η λίστα φτάνει ως το { $count }.

## What a table refuses

refusal-match-not-begun = Η παρτίδα δεν έχει αρχίσει ακόμα.
refusal-match-running = Η παρτίδα έχει ήδη αρχίσει.
refusal-table-closed = Αυτό το τραπέζι έχει κλείσει.
refusal-table-full = Όλες οι θέσεις είναι πιασμένες.
refusal-table-paused = Ο διακομιστής επανεκκινείται. Η παρτίδα συνεχίζεται σε λίγο, και όλα τα ρολόγια είναι σταματημένα.
refusal-not-host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης.
refusal-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι.
refusal-not-your-seat = Αυτή δεν είναι η θέση σου.
refusal-seat-taken = Αυτή η θέση είναι πιασμένη.
refusal-one-seat = Σε ανοιχτό τραπέζι μόνο ο οικοδεσπότης μπορεί να πάρει πάνω από μία θέση. Για να παίξετε σε μία συσκευή, άνοιξε δικό σου τραπέζι.
refusal-seats-empty = { $count ->
    [one] { $count } θέση είναι ακόμα ελεύθερη. Περίμενε κάποιον ή βάλε ένα μποτ.
   *[other] { $count } θέσεις είναι ακόμα ελεύθερες. Περίμενε παίκτες ή συμπλήρωσέ τες με μποτ.
}
refusal-seat-not-removable = Όσο παίζεται η παρτίδα, μπορείς να απομακρύνεις μόνο άλλους ανθρώπους.
refusal-name-wrong = Ένα όνομα πρέπει να έχει 1–{ $longest } χαρακτήρες σε μία γραμμή.
refusal-name-alike = Το όνομά σου μοιάζει πολύ με το «{ $name }», που υπάρχει ήδη σε αυτό το τραπέζι. Διάλεξε άλλο όνομα για εδώ.
refusal-level-wrong = Δεν υπάρχει μποτ επιπέδου { $level }. Τα επίπεδα είναι από { $least } έως { $most }.
refusal-option-wrong = { $kind ->
    [flag] Το «{ $option }» πρέπει να είναι ναι ή όχι (yes, no).
    [number] Το «{ $option }» πρέπει να είναι ακέραιος αριθμός από { $least } έως { $most }.
    [choice] Το «{ $option }» πρέπει να είναι ένα από: { $known }.
   *[other] Το «{ $option }» δεν έχει έγκυρη τιμή.
}
refusal-option-form = Το «{ $text }» δεν είναι επιλογή. Γράψε ΟΝΟΜΑ=ΤΙΜΗ, π.χ. handicap=3.
refusal-bot-plays = Σε αυτή τη θέση παίζει τώρα ένα μποτ.
refusal-not-a-bot = Σε αυτή τη θέση παίζει άνθρωπος, όχι μποτ.
refusal-not-at-device = Τη συσκευή την έχει τώρα άλλος παίκτης. Πρώτα πρέπει να σου τη δώσει.
refusal-cover-first = Κρύψε την οθόνη πριν δώσεις τη συσκευή στον επόμενο.
refusal-already-confirmed = Έχεις ήδη τελειώσει. Οι άλλοι παίζουν ακόμα.
refusal-step-unfinished = Δεν τελείωσες ακόμα. Κάνε πρώτα όλα όσα ζητά αυτή η ενέργεια.
refusal-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρέσεις. Ό,τι αποκαλύφθηκε ή επιβεβαιώθηκε μένει.
refusal-too-many-attempts = Δοκίμασες ήδη { $most } φορές σε αυτή την ενέργεια. Επιβεβαίωσε τώρα.
refusal-table-worn-out = Έγιναν πάρα πολλά σε αυτό το τραπέζι. Άνοιξε ένα καινούριο.
refusal-stale = Πολύ αργά: το τραπέζι άλλαξε. Ρίξε άλλη μια ματιά.
refusal-nothing-to-vote = Δεν υπάρχει κάτι να αποφασιστεί τώρα.
refusal-vote-of-others = Μόνο οι άλλοι μπορούν να αποφασίσουν αν θα περιμένουν.
refusal-rematch-made = Η ρεβάνς υπάρχει ήδη, στο τραπέζι { $table }.
refusal-command-id-wrong = Το αναγνωριστικό μιας εντολής πρέπει να έχει το πολύ { $longest } χαρακτήρες.
refusal-rules-version = Αυτή η παρτίδα ακολουθεί την έκδοση { $version } των κανόνων· αυτό το πρόγραμμα γνωρίζει την έκδοση { $known }.
refusal-table-version = Αυτό το τραπέζι αποθηκεύτηκε στην έκδοση { $version }· αυτό το πρόγραμμα διαβάζει την έκδοση { $known }.

## What a server refuses

refusal-name-first = Γράψε πρώτα το όνομά σου.
refusal-table-unknown = Αυτό το τραπέζι δεν υπάρχει ή δεν υπάρχει πια.
refusal-daily-unknown = Για εκείνη τη μέρα δεν υπάρχει παρτίδα της ημέρας. Μπορείς να παίξεις τη σημερινή και των τελευταίων { $days } ημερών.
refusal-server-address = Το «{ $text }» δεν είναι διεύθυνση διακομιστή. Αρχίζει με http:// ή https://.
refusal-page-unknown = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
refusal-piece-unknown = Δεν υπάρχει κομμάτι { $piece_id } σε αυτό το σετ.
refusal-nobody-there = Εκεί δεν κάθεται άνθρωπος.
refusal-watching-forbidden = Εδώ δεν επιτρέπονται θεατές.
refusal-lan-not-from-here = Μόνο ο υπολογιστής όπου τρέχει ο διακομιστής μπορεί να τον ανοίξει στο δίκτυο.
refusal-lan-unavailable = Ο διακομιστής δεν μπορεί να ανοίξει στο δίκτυο ({ $why }).
refusal-analysis-unavailable = Η ανάλυση δεν είναι διαθέσιμη τώρα. Δοκίμασε ξανά σε λίγο.
refusal-hints-off = Σε αυτό το τραπέζι παίζουμε χωρίς συμβουλές.
refusal-hint-unavailable = Αυτή τη στιγμή δεν υπάρχει συμβουλή. Δοκίμασε ξανά σε λίγο.
refusal-not-welcome = Δεν μπορείς να καθίσεις σε αυτό το τραπέζι.
refusal-chat-off = Σε αυτό το τραπέζι παίζουμε χωρίς συνομιλία.
refusal-chat-wrong = Ένα μήνυμα πρέπει να έχει 1–{ $longest } χαρακτήρες.
refusal-chat-too-fast = Πολλά μηνύματα μαζί. Περίμενε λίγο πριν ξαναγράψεις.
refusal-too-fast = Πολύ γρήγορα: περίμενε λίγο και δοκίμασε ξανά.
refusal-too-many-connections = Υπάρχουν πάρα πολλές ανοιχτές συνδέσεις από το δίκτυό σου (το πολύ { $most }).
refusal-too-many-tables = Άνοιξες πολλά τραπέζια. Περίμενε λίγο πριν ανοίξεις κι άλλο.
refusal-too-many-names = Ήρθαν πάρα πολλοί νέοι παίκτες από το δίκτυό σου. Περίμενε λίγο και δοκίμασε ξανά.
refusal-too-many-analyses = Εκτελούνται ακόμα αρκετές αναλύσεις από το δίκτυό σου. Περίμενε να τελειώσει μία.
refusal-message-unreadable = Αυτό το μήνυμα δεν διαβάζεται ({ $why }).
refusal-body-too-large = Είναι πολύ μεγάλο: το πολύ { $most } byte.
refusal-too-costly = Η ανάγνωσή του διαρκεί πολύ ή χρειάζεται πολλή μνήμη. Στείλε κάτι μικρότερο ή απλούστερο.
refusal-host-unknown = Αυτός ο διακομιστής δεν απαντά στο { $host }· ο διαχειριστής του μπορεί να το προσθέσει με το GOLDHOOK_ORIGINS.
refusal-origin-wrong = Σελίδες από το { $origin } δεν μπορούν να χρησιμοποιήσουν αυτόν τον διακομιστή.
refusal-token-wrong = Αυτό το διακριτικό δεν ισχύει, ή δεν ισχύει πια.
refusal-token-may-not = Αυτό το διακριτικό δεν επιτρέπει το «{ $what }».
refusal-too-many-tokens = Έχεις ήδη { $most } διακριτικά. Διάγραψε πρώτα ένα.
refusal-too-many-seats = Αυτό το διακριτικό κάθεται ήδη σε { $most } τραπέζια, που είναι το όριο.
refusal-code-unknown = Αυτός ο κωδικός είναι λάθος, χρησιμοποιήθηκε ήδη ή έληξε. Πάρε νέο από την άλλη σου συσκευή.
refusal-server-stopping = Ο διακομιστής σταματά. Δοκίμασε ξανά σε λίγο.
refusal-store-unavailable = Ο διακομιστής δεν έχει τώρα πρόσβαση στη βάση δεδομένων του. Δοκίμασε ξανά σε λίγο.
refusal-setting-wrong = Λάθος τιμή για { $setting }: «{ $text }».
refusal-setting-range = Λάθος τιμή για { $setting }: { $text }. Πρέπει να είναι από { $least } έως { $most }.
refusal-workers-need-postgres = Πολλές διεργασίες διακομιστή χρειάζονται PostgreSQL: όρισε στο GOLDHOOK_STORE μια διεύθυνση postgresql:// ή παράλειψε το --workers.
refusal-workers-died = { $count } διεργασίες του διακομιστή σταμάτησαν αμέσως μετά την εκκίνησή τους. Διόρθωσε αυτό που αναφέρει το αρχείο καταγραφής τους και ξεκίνα πάλι.
refusal-port-in-use = Ο διακομιστής δεν μπορεί να ακούσει στο { $host }, θύρα { $port } ({ $why }). Διάλεξε άλλη θύρα με --port.
refusal-lan-or-host = Τα --lan και --host δεν συνδυάζονται. Παράλειψε το ένα.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Αυτό το παιχνίδι είναι για δύο παίκτες, όχι για { $players }.
       *[other] Αυτό το παιχνίδι είναι για { $least } έως { $most } παίκτες, όχι για { $players }.
    }
   *[other] Αυτό το παιχνίδι είναι για { $least } έως { $most } παίκτες, όχι για { $players }.
}
refusal-first-wrong = Ο αρχικός παίκτης ορίστηκε στη θέση { $seat }, αλλά οι θέσεις είναι { $players }.
refusal-shuffle-missing = Λείπει το ανακάτεμα «{ $shuffle }».
refusal-shuffle-unknown = Αυτό το παιχνίδι δεν έχει ανακάτεμα «{ $shuffle }».
refusal-shuffle-length = Το ανακάτεμα «{ $shuffle }» έχει { $count ->
    [one] { $count } στοιχείο
   *[other] { $count } στοιχεία
}· πρέπει να έχει { $needed }.
refusal-shuffle-unknown-id = Το ανακάτεμα «{ $shuffle }» αναφέρει το { $id }, που δεν υπάρχει στο σετ.
refusal-shuffle-duplicate-id = Το ανακάτεμα «{ $shuffle }» αναφέρει δύο φορές το { $id }.
refusal-record-not-a-record = Το { $file } δεν είναι καταγραφή παρτίδας.
refusal-record-version = Το { $file } έχει έκδοση καταγραφής { $version }· αυτό το πρόγραμμα διαβάζει την έκδοση { $known }.
refusal-record-field = Στην καταγραφή, το «{ $field }» λείπει ή δεν έχει τη σωστή μορφή.
refusal-record-action-form = Η κίνηση { $index } δεν έχει σωστή μορφή· πρέπει να είναι [θέση, "κείμενο"].
refusal-record-action = Κίνηση { $index }, θέση { $seat }, «{ $text }»: { $reason }
refusal-record-other-game = Το { $file } είναι παρτίδα του { $game }.
refusal-record-over = Το { $file } περιέχει ολοκληρωμένη παρτίδα. Δες την με goldhook replay, ή δώσε άλλο αρχείο για νέα παρτίδα.
refusal-record-has-options = Η αποθηκευμένη παρτίδα έχει το δικό της σετ και τις δικές της επιλογές. Παράλειψε τα --set, --first, --option, --memory-aid, --open-hands και --handicap.
refusal-record-program = Σε αυτή την παρτίδα έπαιζε ένα πρόγραμμα, και ένα αρχείο μόνο του δεν ξεκινά ποτέ πρόγραμμα. Δώσε το ξανά με --seats.
refusal-seats-of-record = { $count ->
    [one] Η αποθηκευμένη παρτίδα έχει { $count } θέση. Δώσε τόσες με --seats.
   *[other] Η αποθηκευμένη παρτίδα έχει { $count } θέσεις. Δώσε τόσες με --seats.
}
refusal-upto-beyond = { $count ->
    [one] Η καταγραφή έχει μόνο { $count } κίνηση· το --upto { $upto } είναι πέρα από το τέλος της.
   *[other] Η καταγραφή έχει μόνο { $count } κινήσεις· το --upto { $upto } είναι πέρα από το τέλος της.
}
refusal-past-hidden = Οι προηγούμενες φάσεις μένουν κρυφές όσο παίζεται η παρτίδα. Παράλειψε το --upto ή περίμενε το τέλος.
refusal-option-unknown = Δεν υπάρχει επιλογή «{ $option }». Διάλεξε από: { $known }.
refusal-game-unknown = Λάθος τιμή για GAME: «{ $game }». Διάλεξε από: { $known }.
refusal-language-unknown = Δεν υπάρχει γλώσσα «{ $language }». Διάλεξε από: { $known }.
refusal-seat-unknown = Το «{ $text }» δεν μπορεί να πάρει θέση. Διάλεξε από: { $known }.
refusal-seat-command-missing = Το cmd: χρειάζεται μια εντολή, π.χ. cmd:python my_bot.py.
refusal-seat-command-quotes = Τα εισαγωγικά δεν κλείνουν: { $text }
refusal-budget-unreadable = Το «{ $text }» δεν είναι όριο σκέψης. Δώσε χιλιοστά του δευτερολέπτου, π.χ. 500, ή δοκιμαστικές παρτίδες, π.χ. 4000p.
refusal-games-multiple = Λάθος τιμή για --games: { $games }. Κάθε μοίρασμα παίζεται από κάθε θέση, άρα χρειάζεται πολλαπλάσιο του { $seats }.
refusal-records-there = Το { $file } υπάρχει ήδη και θα αντικατασταθεί. Δώσε άλλον φάκελο με --records ή μετακίνησε τις παλιές καταγραφές.
refusal-json-or-markdown = Τα --json και --markdown δεν συνδυάζονται. Παράλειψε το ένα.
refusal-players-few = Ένα τουρνουά χρειάζεται τουλάχιστον δύο μποτ.
refusal-workers-broken = Μια διεργασία κατέρρευσε, και οι παρτίδες δεν μπορούν να συνεχιστούν. Με λιγότερα --workers μένει περισσότερη μνήμη για καθεμία.
refusal-cluster-missing = Για συστοιχία χρειάζεται το Ray: pip install "goldhook[cluster]"
refusal-cluster-address = Το «{ $address }» δεν είναι διεύθυνση συστοιχίας. Γράψε host:port, ray://host:port, auto ή local.
refusal-cluster-lost = Η συστοιχία { $address } δεν μπορεί να χρησιμοποιηθεί ({ $why }).
refusal-bot-missing = Το μποτ «{ $program }» δεν μπορεί να ξεκινήσει ({ $why }).
refusal-bot-silent = Το μποτ δεν απάντησε μέσα σε { $seconds } δευτ.
refusal-bot-gone = Το μποτ τερματίστηκε ή έκλεισε την έξοδό του.
refusal-bot-line-long = Η απάντηση του μποτ ξεπερνά τα { $most } byte.
refusal-bot-unasked = Το μποτ έστειλε μήνυμα χωρίς να του ζητηθεί: «{ $text }».
refusal-bot-rubbish = Η απάντηση του μποτ δεν είναι μήνυμα τύπου «{ $wanted }»: «{ $text }».
refusal-bot-illegal = Η κίνηση του μποτ δεν επιτρέπεται: «{ $text }».
refusal-protocol-line = Η γραμμή δεν είναι μήνυμα του πρωτοκόλλου μποτ: «{ $text }».
refusal-protocol-hello-first = Το πρώτο μήνυμα του πρωτοκόλλου μποτ πρέπει να είναι hello.
refusal-protocol-version = Το τραπέζι μιλά την έκδοση { $version } του πρωτοκόλλου μποτ· αυτό το πρόγραμμα μιλά την { $known }.
refusal-protocol-field = Το μήνυμα «{ $message }» δεν έχει έγκυρο «{ $field }».
refusal-protocol-view = Το «view» του μηνύματος «{ $message }» δεν είναι έγκυρο ({ $why }).

## What is wrong with a file

refusal-file-missing = Το { $file } δεν υπάρχει.
refusal-file-unreadable = Το { $file } δεν μπορεί να διαβαστεί ({ $why }).
refusal-policy-unreadable = Το { $file } δεν είναι εκπαιδευμένη στρατηγική ({ $why }). Εκπαίδευσε μία με το examples/train.py.
refusal-policy-game = Αυτή η στρατηγική παίζει { $game }, ενώ στο τραπέζι παίζεται { $table }.
refusal-bot-choose = Διάλεξε ένα μποτ: επίπεδο όπως 5, random, greedy ή --policy ΑΡΧΕΙΟ, αλλά όχι δύο μαζί.
refusal-file-unwritable = Το { $file } δεν μπορεί να γραφτεί ({ $why }).
refusal-store-in-use = Το { $file } χρησιμοποιείται από άλλον διακομιστή Goldhook. Σταμάτησέ τον πρώτα ή δώσε άλλο αρχείο.
refusal-store-linked = Η βάση δεδομένων { $file } έχει και άλλο όνομα (σκληρό σύνδεσμο). Ένας δεύτερος διακομιστής που θα την άνοιγε από εκεί θα την κατέστρεφε. Αφαίρεσε το άλλο όνομα και ξεκίνα ξανά.
refusal-store-corrupt = Η βάση δεδομένων { $file } είναι κατεστραμμένη ({ $why }). Επανάφερε ένα αντίγραφο ασφαλείας ή μετακίνησε το αρχείο, για να ξεκινήσεις με καινούριο.
refusal-store-foreign = Το { $file } είναι βάση δεδομένων, αλλά όχι του Goldhook. Δώσε άλλο αρχείο.
refusal-store-newer = Η βάση δεδομένων { $store } γράφτηκε από νεότερο Goldhook (μορφή { $version }· αυτό διαβάζει τη { $known }). Ενημέρωσε το Goldhook ή επανάφερε ένα αντίγραφο ασφαλείας.
refusal-store-unopenable = Η βάση δεδομένων { $file } δεν ανοίγει ({ $why }). Χρειάζεται φάκελο σε τοπικό δίσκο όπου έχεις δικαίωμα εγγραφής.
refusal-store-sqlite-old = Αυτή η Python έχει SQLite { $version }· το Goldhook χρειάζεται { $needed } ή νεότερη. Χρησιμοποίησε νεότερη Python.
refusal-backup-exists = Το { $file } υπάρχει ήδη. Δώσε άλλο αρχείο για το αντίγραφο ασφαλείας.
refusal-backup-memory = Αυτός ο διακομιστής κρατά τα πάντα στη μνήμη, οπότε δεν υπάρχει κάτι να αποθηκευτεί στο { $file }.
refusal-backup-postgres = Πάρε αντίγραφο της PostgreSQL με το pg_dump· το Goldhook δεν γράφει το ίδιο το { $file }.
refusal-postgres-missing = Η PostgreSQL χρειάζεται ακόμα ένα πακέτο: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Ο διακομιστής PostgreSQL { $server } δεν μπορεί να χρησιμοποιηθεί ({ $why }). Έλεγξε αν λειτουργεί, καθώς και τη διεύθυνση, τον χρήστη και τον κωδικό.
refusal-file-too-large = Το { $file } είναι μεγαλύτερο από { $megabytes } MB, πολύ μεγάλο για σετ ή καταγραφή.
refusal-file-not-text = Το { $file } δεν είναι αρχείο κειμένου.
refusal-file-too-deep = Το { $file } έχει υπερβολικά βαθιά εμφώλευση.
refusal-file-not-json = μη έγκυρο JSON ({ $why })
refusal-file-not-toml = μη έγκυρο TOML ({ $why })
refusal-draw-suffix = Λάθος τύπος αρχείου για εικόνα: «{ $suffix }». Χρησιμοποίησε ένα από: { $known }.
refusal-report-suffix = Λάθος τύπος αρχείου για αναφορά: «{ $suffix }». Χρησιμοποίησε .html.

## What is wrong with a set

refusal-set-not-a-set = Το { $file } δεν είναι σετ κομματιών.
refusal-set-other-game = Το { $file } είναι σετ για { $game }, όχι για { $wanted }.
refusal-set-no-name = { $file }: το σετ δεν έχει όνομα. Πρόσθεσε μια γραμμή όπως name = "Το σετ μου".
refusal-set-name-long = { $file }: το όνομα του σετ είναι πολύ μεγάλο (το πολύ { $longest } χαρακτήρες).
refusal-set-missing-part = { $file }: το σετ δεν έχει «{ $part }».
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } λάθος
   *[other] { $file }: { $count } λάθη
}
refusal-set-not-a-piece = αυτό δεν είναι κομμάτι: χρειάζεται πίνακας με id
refusal-set-unknown-word = άγνωστο κλειδί «{ $word }»· γνωστά: { $known }
refusal-set-colour = το χρώμα πρέπει να είναι purple, orange, green ή grey
refusal-set-card-id = το id μιας κάρτας αυτού του χρώματος πρέπει να είναι { $letter } και δύο ψηφία
refusal-set-expedition-id = το id μιας κάρτας εκστρατείας πρέπει να είναι E και ένα ψηφίο
refusal-set-tile-id = το id ενός πλακιδίου πρέπει να είναι T και δύο ψηφία
refusal-set-duplicate-id = αυτό το id υπάρχει δύο φορές
refusal-set-no-fields = δεν έχει πλαίσια: ζωγράφισέ τα (drawing) ή γράψε τα σε λίστα (cells)
refusal-set-drawing-size = ζωγράφισε ένα νησί σε τέσσερις γραμμές των τεσσάρων γραμμάτων, ένα σχέδιο σε το πολύ 4 × 4, με γραμμές ίδιου μήκους
refusal-set-sign = η γραμμή { $row } του σχήματος έχει «{ $sign }»· επιτρέπονται . o c p x
refusal-set-cell = λάθος πλαίσιο «{ $cell }»: γράμμα a–d και αριθμός 1–4, κάθε πλαίσιο μία φορά
refusal-set-symbol = άγνωστο σύμβολο «{ $symbol }»: χρησιμοποίησε coin, palm, cross ή null
refusal-set-field-count = { $count ->
    [one] { $count } πλαίσιο
   *[other] { $count } πλαίσια
}, αλλά μια { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινη
   *[grey] γκρι
} κάρτα έχει { $needed }
refusal-set-points = το «points» είναι { $points }· χρειάζεται ακέραιος από 0 έως { $most }
refusal-set-not-connected = το νησί έχει πάνω από ένα κομμάτι
refusal-set-seal = μια σφραγίδα έχει ένα χρώμα και 1 ή 2 πόντους
refusal-set-pattern = ένα σχέδιο έχει δύο ή περισσότερα πλαίσια, ενωμένα μεταξύ τους
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } { $colour ->
        [purple] λιλά
        [orange] πορτοκαλί
        [green] πράσινη
       *[grey] γκρι
    } κάρτα
   *[other] { $count } { $colour ->
        [purple] λιλά
        [orange] πορτοκαλί
        [green] πράσινες
       *[grey] γκρι
    } κάρτες
}, πρέπει να είναι { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } κάρτα εκστρατείας
   *[other] { $count } κάρτες εκστρατείας
}, πρέπει να είναι { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}, πρέπει να είναι { $needed }
refusal-set-land = το land πρέπει να έχει καθένα από τα n, e, s, w μία φορά, π.χ. [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = η στεριά από βορρά σε νότο θα διασταυρωνόταν με τη στεριά από ανατολή σε δύση
refusal-set-chest = ένα σεντούκι βρίσκεται σε άκρη (n, e, s, w) ή σε γωνία (ne, se, sw, nw)· μια λίστα μπορεί να έχει έως δύο

## What is wrong with a command

refusal-usage-no-command = Δεν υπάρχει εντολή «{ $text }».
refusal-usage-no-option = Δεν υπάρχει επιλογή { $option }.
refusal-usage-missing = Λείπει το { $parameter }.
refusal-usage-option-value = Λάθος χρήση του { $option }.
refusal-usage-bad-value = { $allowed ->
    [none] Λάθος τιμή για { $parameter }: «{ $value }».
   *[other] Λάθος τιμή για { $parameter }: «{ $value }». Διάλεξε από: { $allowed }.
}
refusal-usage-wrong = Η εντολή δεν είναι γραμμένη σωστά.

# --- αποτελέσματα: οι παρτίδες μου με την έκβαση, η προσωπική σελίδα, η κλίμακα --------------------------------------
web-results = Τα αποτελέσματά μου
web-results-none = Δεν υπάρχουν ακόμα αποτελέσματα. Τελείωσε μια παρτίδα και θα δεις εδώ πώς τα πας.
# Σε ολοκληρωμένη παρτίδα στη λίστα, ακολουθούν οι πόντοι.
web-outcome = { $outcome ->
    [won] Νίκη
    [drawn] Ισοπαλία
   *[lost] Ήττα
}
# Κάτω από ολοκληρωμένη παρτίδα που δεν μετράει στα στατιστικά.
web-not-counted = { $why ->
    [helped] Δεν μετράει: κάποιες κινήσεις τις έκανε μποτ.
    [program] Δεν μετράει: έπαιξε για σένα πρόγραμμα.
    [continued] Δεν μετράει: συνέχεια άλλης παρτίδας.
    [repeated] Δεν μετράει: ήξερες ήδη αυτή τη μοιρασιά.
    [late] Δεν μετράει: τελείωσε πολύ αργά.
    [several_seats] Δεν μετράει: έπαιξες σε πολλές θέσεις.
   *[own_set] Δεν μετράει: παίχτηκε με άλλο σετ.
}
web-filter = Φίλτρο
web-filter-games = Όλα τα παιχνίδια
web-filter-outcomes = Όλα τα αποτελέσματα
web-filter-rivals = Όλοι οι αντίπαλοι
# Άνθρωποι ως αντίπαλοι, σε αντίθεση με τα μποτ.
web-rival-people = Άνθρωποι
web-filter-none = Καμία παρτίδα δεν ταιριάζει.
web-results-count = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
web-results-won = νίκες: { $won }
web-best = Καλύτερα σκορ
web-averages = Μέσοι όροι
# Κεφαλίδες στηλών: οι αντίπαλοι, οι παρτίδες, το ποσοστό νικών, οι πόντοι ανά παρτίδα.
web-against = Εναντίον
web-matches-played = Παρτίδες
web-win-rate = Νίκες
web-mean-points = Πόντοι
web-streak = Συνεχόμενες νίκες: { $now } · μεγαλύτερο σερί: { $longest }
web-ladder = Νίκησε κάθε βαθμό
web-ladder-next = Επόμενο βήμα: { $level }
web-ladder-all = Νίκησες κάθε βαθμό!
# Τόσες νίκες σε τόσες παρτίδες με ένα επίπεδο.
web-ladder-won = νίκες: { $won } στις { $played }
web-ladder-beaten = νικήθηκε
web-ladder-play = Παίξε με: { $level }
web-strengths = Δυνατά σημεία
web-strengths-how = Ανά παρτίδα, σε σύγκριση με παρτίδες ίδιου αριθμού παικτών.
web-mine = Εσύ
web-others = Άλλοι παίκτες
web-export = Αποθήκευση των αποτελεσμάτων μου σε αρχείο
# Σε τι μπορεί να είναι κανείς καλός.
strength-coins = Νομίσματα
strength-cups = Κύπελλα
strength-palms = Φοίνικες
strength-cards = Νησιά
strength-seals = Σφραγίδες
strength-land = Σεντούκια στη στεριά
strength-water = Σεντούκια στη θάλασσα
strength-large-areas = Σεντούκια σε μεγάλες περιοχές
strength-close-areas = Σεντούκια για μία είσοδο

## Circles of friends: results against each other, and tournaments with equal shuffles

web-circles = Φίλοι
web-circles-how = Η παρέα είναι μόνο για σένα και τους φίλους σου: δείτε πώς τα πάτε μεταξύ σας και παίξτε τουρνουά με ίση τύχη για όλους.
web-circle = Παρέα
web-circle-new = Νέα παρέα
web-circle-name = Όνομα της παρέας
web-circle-create = Δημιουργία παρέας
web-circle-count = { $count ->
    [one] 1 μέλος
   *[other] { $count } μέλη
}
web-circle-join-how = Σε κάλεσαν σε μια παρέα. Τα μέλη της θα βλέπουν το όνομά σου και τα αποτελέσματά σου εναντίον τους.
# $by is a person, $name the name of a circle.
web-circle-invitation = Πρόσκληση από { $by } στην παρέα «{ $name }».
web-circle-join = Συμμετοχή
web-circle-members = Μέλη
web-circle-leave = Αποχώρηση
web-circle-leave-yes = Αποχώρηση από την παρέα
web-circle-remove = Αφαίρεση
web-circle-remove-yes = Αφαίρεση: { $name }
web-circle-closed = Ο σύνδεσμος έκλεισε: δεν μπορεί να μπει κανείς άλλος.
web-circle-link = Σύνδεσμος αυτής της παρέας
web-circle-close-link = Κλείσιμο συνδέσμου
web-circle-open-link = Νέος σύνδεσμος
web-circle-tables = Τραπέζια των φίλων σου
web-circle-encounters = Μεταξύ σας
web-circle-encounters-none = Καμία παρτίδα ακόμα. Εδώ θα εμφανίζονται οι ολοκληρωμένες παρτίδες μεταξύ των μελών.
web-circle-points = { $one } : { $other } πόντοι κατά μέσο όρο
web-to-circle = Πίσω στην παρέα
web-tournaments = Τουρνουά
web-tournament-how = Σε κάθε γύρο όλοι παίζουν την ίδια μοιρασιά, άρα κρίνει η ικανότητα. Βλέπεις πώς τα πήγαν οι άλλοι μόλις τον τελειώσεις.
web-tournament-new = Νέο τουρνουά
web-tournament-game = Παιχνίδι
web-tournament-opponent = Αντίπαλος
web-tournament-member = άλλο μέλος
web-tournament-rounds = Γύροι
web-tournament-start = Έναρξη τουρνουά
web-tournament-round = Γύρος { $round }
web-tournament-play = Παίξε
web-tournament-accept = Παίξε: { $name }
web-tournament-offer = Βρες αντίπαλο
web-tournament-stop = Τέλος αναμονής
web-tournament-waiting = Περιμένουμε άλλο μέλος. Η παρτίδα αρχίζει μόλις δεχτεί κάποιος· μπορείς να γυρίσεις αργότερα.
web-tournament-uncounted = Εκτός σύγκρισης: δεν έκανες όλες τις κινήσεις εσύ.
web-tournament-standings = Κατάταξη
web-tournament-lead = Πόντοι ανά γύρο πάνω ή κάτω από τους άλλους
web-tournament-interval = 95 %: { $low } έως { $high }
web-tournament-drop = Διαγραφή τουρνουά
web-tournament-drop-yes = Ναι, διαγραφή
refusal-circle-unknown = Δεν υπάρχει τέτοια παρέα ή δεν είσαι μέλος της.
refusal-circle-not-yours = Αυτό μπορεί να το κάνει μόνο όποιος έχει την παρέα.
refusal-circle-closed = Ο σύνδεσμος της παρέας έκλεισε.
refusal-circle-full = Η παρέα γέμισε: έχει { $most } μέλη.
refusal-too-many-circles = Είσαι ήδη σε { $most } παρέες. Φύγε πρώτα από μία.
refusal-too-many-tournaments = Μια παρέα μπορεί να έχει { $most } τουρνουά. Διάγραψε πρώτα ένα παλιό.
refusal-offer-gone = Πολύ αργά: η πρόταση δεν υπάρχει πια. Διάλεξε άλλον αντίπαλο.

web-learn = Μάθε παίζοντας
web-learn-offer = Πρώτη φορά εδώ; Μάθε παίζοντας: τρία λεπτά στο κανονικό ταμπλό.
web-learn-decline = Όχι, ευχαριστώ
web-learn-about = Παίξε μερικές κινήσεις μιας παρτίδας και μάθε το παιχνίδι στην πράξη. Διαρκεί περίπου τρία λεπτά.
web-learn-begin = Ξεκίνα το μάθημα
web-learn-again = Παίξε ξανά το μάθημα
web-coach = Εξηγήσεις όταν κάτι συμβαίνει για πρώτη φορά

## Η παρτίδα της ημέρας: ένα μοίρασμα τη μέρα για όλους, η σελίδα /daily, η αρχική σελίδα, η εντολή goldhook daily.

# Το όνομα, σε κουμπιά και ως επικεφαλίδα.
web-daily = Παρτίδα της ημέρας
web-daily-play = Παίξε τη σημερινή
web-daily-resume = Συνέχεια
web-daily-again = Παίξε χωρίς κατάταξη
# Στην αρχική σελίδα, μετά το όνομα του παιχνιδιού: δεν έχει παιχτεί ακόμα σήμερα.
web-daily-waiting = σε περιμένει
web-daily-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
# Οι πόντοι μου και του αντιπάλου. $level είναι ο βαθμός του.
web-daily-score = { $mine } : { $theirs } · αντίπαλος: { $level }
web-daily-better = { $others ->
    [one] Καλύτερα από { $worse } στον 1 άλλο παίκτη.
   *[other] Καλύτερα από { $worse } στους { $others } άλλους παίκτες.
}
web-daily-first = Είσαι η πρώτη συμμετοχή στη σημερινή κατάταξη.
web-daily-ranked = { $count ->
    [0] Κανείς ακόμα στην κατάταξη.
    [one] 1 παίκτης στην κατάταξη.
   *[other] { $count } παίκτες στην κατάταξη.
}
web-daily-once = Η πρώτη σου προσπάθεια μετράει για την κατάταξη, χωρίς βοήθεια. Αντίπαλος: { $level }.
# $time είναι μέρα και ώρα στο ρολόι του αναγνώστη.
web-daily-ends = Η ίδια μοιρασιά για όλους. Η επόμενη: { $time }.
web-daily-unranked = Η κατάταξη αυτής της μέρας έκλεισε. Μπορείς όμως να την παίξεις.
web-daily-today = Στη σημερινή παρτίδα
web-daily-costly = Οι αποφάσεις που σου κόστισαν περισσότερο
# A button that starts the search, on a past day.
web-daily-find-costly = Βρες τις αποφάσεις που σου κόστισαν
web-daily-share = Κοινοποίηση
web-daily-copied = Αντιγράφηκε.
web-daily-histogram = Πώς τα πήγαν όλοι
# Για αναγνώστες οθόνης. $range είναι ένας ή δύο αριθμοί, όπως 40–44.
web-daily-bar = { $range } πόντοι: { $count }
web-daily-levels = Τα μποτ στην ίδια μοιρασιά
web-daily-watch = Δες το
web-daily-calendar = Προηγούμενες μέρες
web-daily-missed = δεν παίχτηκε
web-daily-check = Έλεγχος της μοιρασιάς
web-daily-how = Η δέσμευση δημοσιεύτηκε πριν από τη μέρα. Μετά τη μέρα το κλειδί δείχνει ότι κανείς δεν άλλαξε τη μοιρασιά.
web-daily-commitment = Δέσμευση
web-daily-key = Κλειδί
web-daily-key-later = δημοσιεύεται: { $time }
# Σύνδεσμος μετά την παρτίδα.
web-daily-others = Πώς τα πήγαν οι άλλοι

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Γρίφοι
web-puzzle-of-the-day = Γρίφος της ημέρας
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] λύθηκε
    [wrong] δεν λύθηκε
   *[open] σε περιμένει
}
help-puzzles-group = Λύσε γρίφους ή φτιάξε νέους από παρτίδες μεταξύ μποτ.
help-puzzles-play = Λύσε γρίφους στο τερματικό. Πρώτα έρχεται ο γρίφος της ημέρας.
help-puzzles-difficulty = Μετά τον γρίφο της ημέρας, μόνο γρίφοι αυτής της δυσκολίας, από 1 έως 5.
# $quit is the word of command-quit.
puzzles-onward = Enter: επόμενος γρίφος, { $quit }: τέλος
help-puzzles-make = Ψάχνει γρίφους σε παρτίδες μεταξύ μποτ. Αν το διακόψεις, η ίδια εντολή συνεχίζει.
help-puzzles-count = Ο αριθμός των γρίφων.
help-puzzles-output = Γράψε τους γρίφους σε αυτό το αρχείο.
puzzles-progress = Γρίφοι
puzzles-made = { $file }: { $count ->
    [one] 1 γρίφος.
   *[other] { $count } γρίφοι.
}
refusal-puzzles-none = Το { $game } δεν έχει γρίφους.
refusal-puzzles-other-journal = Το «{ $file }» ανήκει σε άλλη αναζήτηση. Διάγραψέ το ή διάλεξε άλλο αρχείο.
refusal-puzzle-action = Αυτή δεν είναι κίνηση αυτού του γρίφου.
refusal-action-not-there = Αυτή η κίνηση δεν γίνεται σε αυτή τη στιγμή της παρτίδας.

## With friends

web-told-unconfirmed = { $mine ->
    [yes] Το ξανασκέφτεσαι.
   *[no] { $name }: το ξανασκέφτεται.
}
web-sg-prompt-given = Περιμένουμε: { $names }. Μπορείς ακόμα να αναιρέσεις.
web-quick = Η ολοκληρωμένη κίνηση μετράει αμέσως, χωρίς «Έτοιμο»
web-signs = Γρήγορες αντιδράσεις
web-sign = { $sign ->
    [hello] Γεια!
    [luck] Καλή τύχη!
    [well_played] Ωραία κίνηση!
    [thanks] Ευχαριστώ!
    [wow] Ουάου!
   *[oops] Ουπς!
}
web-watch-on = Παρακολουθείς
web-watch-free = Παρακολουθείς. Υπάρχει ελεύθερη θέση: κάθισε και παίξε.
web-watch-full = Παρακολουθείς. Όλες οι θέσεις είναι πιασμένες.
web-points-so-far = Οι πόντοι σου: { $points }
