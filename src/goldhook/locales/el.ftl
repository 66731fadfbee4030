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
    [gold_ahoi] Gold Ahoi! – άπλωσε στεριά και νερό, κέρδισε τα σεντούκια, 2 παίκτες, 15 λεπτά
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
name-seat = Θέση { $seat }
word-cup = Κύπελλο
word-palms = Φοίνικες
word-display = Διαθέσιμες κάρτες
word-palm-worth = { $points ->
    [one] ένας φοίνικας αξίζει τώρα { $points } πόντο
   *[other] ένας φοίνικας αξίζει τώρα { $points } πόντους
}
word-expedition = Εκστρατεία
word-laid-aside = Στην άκρη:
word-played = Βγήκαν σε αυτόν τον γύρο:
word-thinking = διαλέγει ακόμα

## The table in a terminal

sg-heading = Γύρος { $round }/4 · σειρά { $turn }/7
sg-heading-keep = Από τέσσερις κάρτες κράτα δύο
sg-middle = αρχικός: { $first } · στοίβα { $stack } · κύπελλα { $cups }
sg-legend = Γράμμα κάρτας: { $suits }. c νόμισμα, p φοίνικας, x σταυρός, · κενό πλαίσιο, ~ θάλασσα, █ σημειωμένο. Μια σφραγίδα, π.χ. 2O: 2 πόντοι για κάθε πορτοκαλί κάρτα που γεμίζεις.
ga-heading = Πλακίδιο { $tile } από 36 · { $bag ->
    [one] { $bag } πλακίδιο στη σακούλα
   *[other] { $bag } πλακίδια στη σακούλα
}
ga-hand = { $name }: πλακίδιο { $tile } στο χέρι
ga-north = Βορράς
ga-south = Νότος
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } σεντούκι
   *[other] { $count } σεντούκια
}
ga-handicap = { $name }: { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
} χάντικαπ ως αρχικός παίκτης
ask-game = Ποιο παιχνίδι; (Enter για το 1)
ask-game-again = Γράψε έναν από τους αριθμούς ή «έξοδος».
ask-keep = κράτα δύο κάρτες
ask-mark = σημείωσε το σχέδιο ή ένα πλαίσιο
ask-cross = { $owed ->
    [one] ένας σταυρός σού δίνει { $owed } πλαίσιο ακόμα
   *[other] οι σταυροί σού δίνουν { $owed } πλαίσια ακόμα
}
ask-take = { $owed ->
    [one] πάρε { $owed } νέα κάρτα
   *[other] πάρε { $owed } νέες κάρτες, μία μία
}
ask-place = τοποθέτησε το πλακίδιό σου
play-welcome = { $game ->
    [silver_gold] Καλώς ήρθες στο Silver & Gold!
    [gold_ahoi] Καλώς ήρθες στο Gold Ahoi!
   *[other] { $game }
}
play-how = Γράψε μια κίνηση, ? για όλες τις κινήσεις, Enter για το ταμπλό, συμβουλή, βοήθεια, αναίρεση ή έξοδος.
command-board = ταμπλό
command-help = βοήθεια
command-hint = συμβουλή
command-undo = αναίρεση
command-quit = έξοδος
play-help =
    ?        δείχνει όλες τις επιτρεπτές κινήσεις· διαλέγεις με τον αριθμό
    Enter    δείχνει ξανά το ταμπλό
    hint     δείχνει μια καλή κίνηση και το γιατί
    undo     σε γυρίζει πίσω στην προηγούμενη απόφασή σου
    quit     αποθηκεύει την παρτίδα και βγαίνει
play-goal-silver-gold =
    Γέμισε τα νησιά σου. Μια γεμάτη κάρτα αξίζει τόσους πόντους όσα τα πλαίσιά της· μια σφραγίδα
    αξίζει τον αριθμό της για κάθε γεμάτη κάρτα του χρώματός της. Κάθε νόμισμα είναι ένας πόντος και
    κάθε σειρά τεσσάρων νομισμάτων παίρνει το καλύτερο κύπελλο που έμεινε. Ένας φοίνικας αξίζει 1,
    συν 1 για κάθε φοίνικα στις διαθέσιμες κάρτες εκείνη τη στιγμή. Ένας σταυρός δίνει ένα πλαίσιο
    ακόμα. Τέσσερις γύροι με επτά σειρές ο καθένας· κερδίζει όποιος έχει τους περισσότερους πόντους.
play-goal-gold-ahoi =
    Κέρδισε τα σεντούκια. Στεριά και νερό σχηματίζουν περιοχές· όποιος έχει από την πλευρά του
    περισσότερες εισόδους σε μια περιοχή παίρνει τα σεντούκια της: ▲ ο βορράς, ▼ ο νότος, ◆ κανείς.
    Είσοδος είναι εκεί όπου η στεριά ή το νερό φτάνει στην άκρη της διάταξης στην πλευρά σου.
    Μετά από 36 πλακίδια κερδίζει όποιος έχει τα περισσότερα σεντούκια.
play-help-silver-gold =
    keep P01 G03          κράτα δύο από τις τέσσερις κάρτες
    mark P01 a1 a2 b2     σημείωσε το σχέδιο, στραμμένο ή καθρεφτισμένο, ή ένα μόνο πλαίσιο
    cross P01 c4          σημείωσε το επιπλέον πλαίσιο που δίνει ένας σταυρός
    take O07, take stack  πάρε νέα κάρτα στη θέση μιας γεμάτης
    Η πρώτη λέξη μπορεί να λείπει: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3          πλακίδιο στη σειρά 0, στήλη -1, μετά από 3 τέταρτα στροφής δεξιόστροφα
    Οι σειρές αυξάνονται προς τον νότο, οι στήλες προς την ανατολή· το πρώτο πλακίδιο είναι στο 0,0.
    Η λέξη place μπορεί να λείπει: 0,-1 3
    Η στεριά ακολουθεί τις γραμμές, το ◆ είναι σεντούκι.
    Τα ╲ και ╱ είναι δύο καμπύλες που περνούν η μία πλάι στην άλλη χωρίς να ακουμπούν.
play-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί: αυτή είναι η πρώτη σου απόφαση.
play-undone = Πίσω στην προηγούμενη απόφασή σου.
play-hint = Συμβουλή: { $action } – { $why }
play-hand-over = Παίζει: { $name }. Δώσε την οθόνη και μετά πάτησε Enter.
play-resumed = { $count ->
    [one] Η παρτίδα συνεχίζεται μετά από { $count } κίνηση.
   *[other] Η παρτίδα συνεχίζεται μετά από { $count } κινήσεις.
}
play-saved = Αποθηκεύτηκε. Για να συνεχίσεις: { $command }
play-unsaved = Η παρτίδα συνεχίζεται, αλλά δεν αποθηκεύεται.
play-too-narrow = Χρειάζονται { $columns } στήλες· μεγάλωσε το παράθυρο.
play-kept = Η καταγραφή αυτής της παρτίδας: { $file }
play-draw = Ισοπαλία.
play-won = { $count ->
    [one] Νίκη: { $winners }
   *[other] Κοινή νίκη: { $winners }
}
score-coins = Νομίσματα
score-cups = Κύπελλα
score-palms = Φοίνικες
score-cards = Κάρτες θησαυρού
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
help-lang = Η γλώσσα για ό,τι τυπώνεται.
help-json = Τυπώνει JSON, για προγράμματα.
help-play = Παιχνίδι στο τερματικό, με μποτ ή με παρέα· με --record, συνέχεια αποθηκευμένης παρτίδας. Στο τραπέζι, «συμβουλή» δείχνει μια καλή κίνηση.
help-seats = Ποιος κάθεται πού, χωρισμένα με κόμμα: human, random, greedy, level:1 … level:5 (level:5@500 με δικά του χιλιοστά του δευτερολέπτου, level:5@4000p με δοκιμαστικές παρτίδες), cmd:ΕΝΤΟΛΗ (πρόγραμμα που μιλά το πρωτόκολλο μποτ).
help-bots = Ποιος κάθεται πού, χωρισμένα με κόμμα: random, greedy, level:1 … level:5 (level:5@500 με δικά του χιλιοστά του δευτερολέπτου, level:5@4000p με δοκιμαστικές παρτίδες), cmd:ΕΝΤΟΛΗ (πρόγραμμα που μιλά το πρωτόκολλο μποτ).
help-seed = Ένας αριθμός που καθορίζει όλα τα ανακατέματα.
help-record = Κρατά την παρτίδα σε αυτό το αρχείο· αν υπάρχει ήδη, τη συνεχίζει.
help-memory-aid = Silver & Gold: δείχνει ποιες κάρτες εκστρατείας βγήκαν σε αυτόν τον γύρο.
help-open-hands = Gold Ahoi!: τα πλακίδια στο χέρι είναι φανερά.
help-handicap = Gold Ahoi!: τόσοι πόντοι χάντικαπ για τον αρχικό παίκτη, από 0 έως 9.
help-option = Μια επιλογή του παιχνιδιού, π.χ. --option handicap=3. Μπορεί να δοθεί πολλές φορές.
help-set = Ένα σετ κομματιών από αρχείο, TOML ή JSON, αντί για το σετ του προγράμματος.
help-simulate = Βάζει μποτ να παίξουν μεταξύ τους και μετρά πόντους και νίκες.
help-games = Πόσες παρτίδες.
help-match = Βάζει μποτ να αναμετρηθούν, κάθε μοίρασμα από κάθε θέση, και λέει ποιο κερδίζει πόσο συχνά και με πόση βεβαιότητα.
help-match-games = Πόσες παρτίδες συνολικά, πολλαπλάσιο των θέσεων· αν δεν δοθεί, το μικρότερο από 100 και πάνω.
help-budget-ms = Πόσα χιλιοστά του δευτερολέπτου μπορεί να σκεφτεί ένα μποτ για μια κίνηση.
help-workers = Σε πόσες διεργασίες παίζονται οι παρτίδες· το αποτέλεσμα είναι το ίδιο.
help-records = Κρατά καταγραφή κάθε παρτίδας σε αυτόν τον φάκελο· ο μηδενισμός φαίνεται στο όνομα του αρχείου.
help-tournament = Τουρνουά όλοι εναντίον όλων, με βαθμολογία δύναμης για κάθε μποτ.
help-players = Τα μποτ, χωρισμένα με κόμμα, όπως στο --seats.
help-pair-games = Πόσες παρτίδες παίζει κάθε ζευγάρι, ζυγός αριθμός.
help-cluster = Μοιράζει τις παρτίδες σε συστοιχία Ray σε αυτή τη διεύθυνση· με local ξεκινά μία εδώ.
help-plot = Σχεδιάζει και τη βαθμολογία: αρχείο .svg, .png ή .pdf.
help-bot = Παίζει ως μποτ μέσω stdin και stdout, με το πρωτόκολλο γραμμών: επίπεδο όπως 5 ή 5@4000p, random ή greedy.
help-bot-seed = Ένας αριθμός που καθορίζει ό,τι αφήνει το μποτ στην τύχη.
help-threads = Με πόσα νήματα γίνεται η σκέψη για μία απόφαση· το 0 παίρνει όλους τους πυρήνες.
help-replay = Αφηγείται μια καταγραμμένη παρτίδα ή, με --json, λέει σε ποιο σημείο βρίσκεται.
help-legal = Δείχνει όλες τις επιτρεπτές κινήσεις για κάθε θέση που έχει σειρά.
help-analyse = Εξηγεί μια παρτίδα: τι άξιζε κάθε απόφαση, τι θα ήταν καλύτερο, πότε γύρισε το παιχνίδι.
help-judge = Ποιος κρίνει: 4 ο καπετάνιος, 5 ο θαλασσόλυκος.
help-judge-budget = Πόση σκέψη για κάθε απόφαση: χιλιοστά του δευτερολέπτου, π.χ. 200, ή δοκιμαστικές παρτίδες, π.χ. 4000p.
help-report = Γράφει επίσης μια αναφορά για ανάγνωση: αρχείο .html.
help-upto = Μόνο οι πρώτες N κινήσεις.
help-set-group = Δείχνει, ελέγχει, σχεδιάζει και μετρά τα κομμάτια ενός παιχνιδιού.
help-set-show = Δείχνει όλα τα κομμάτια ενός σετ.
help-set-check = Ελέγχει το αρχείο ενός σετ και λέει τι λάθος έχει.
help-set-draw = Σχεδιάζει όλα τα κομμάτια ενός σετ σε ένα φύλλο.
help-set-report = Βάζει μποτ να παίξουν μεταξύ τους με ένα σετ και αναφέρει πώς παίζεται: πόντοι, θέσεις, κάρτες, σεντούκια.
help-report-bot = Ποιος παίζει με τον εαυτό του: μποτ με τις λέξεις του --seats· περισσότερα, χωρισμένα με κόμμα, συγκρίνονται.
help-report-budget = Πόσο σκέφτεται κάθε απόφαση ένα επίπεδο χωρίς δικό του όριο: δοκιμαστικές παρτίδες, όπως 1000p, ή χιλιοστά του δευτερολέπτου, όπως 100.
help-report-players = Πόσοι παίζουν, όπως 2 ή 2,3,4· αν δεν δοθεί, κάθε αριθμός που επιτρέπει το παιχνίδι.
help-report-games = Πόσες παρτίδες για κάθε μποτ και αριθμό παικτών.
help-report-output = Γράφει την αναφορά και σε αρχείο: .html με όλους τους πίνακες ή μόνο το σχέδιο ως .svg, .png ή .pdf.
help-markdown = Τυπώνει τους πίνακες σε Markdown.
help-output = Πού θα γραφτεί η εικόνα: αρχείο .svg, .png ή .pdf.
help-warm = Μεταγλωττίζει τώρα τα μποτ και των δύο παιχνιδιών, για να μην περιμένει κανείς αργότερα.
help-serve = Ανοίγει τα τραπέζια στον περιηγητή: ξεκινά έναν διακομιστή σε αυτόν τον υπολογιστή.
help-port = Η θύρα όπου ακούει ο διακομιστής· με 0 επιλέγεται μια ελεύθερη.
help-host = Η διεύθυνση όπου ακούει ο διακομιστής.
help-lan = Αφήνει όλους στο ίδιο δίκτυο να παίξουν και δείχνει έναν κωδικό QR για τα κινητά τους.
help-no-browser = Δεν ανοίγει τον περιηγητή.
help-db = Κρατά παρτίδες και παίκτες σε αυτό το αρχείο SQLite.
help-serve-workers = Πόσες διεργασίες διακομιστή· για πάνω από μία χρειάζεται PostgreSQL.
help-backup = Αντιγράφει τη βάση δεδομένων του διακομιστή σε αρχείο, ενώ αυτός λειτουργεί.
usage-hint = Δοκίμασε --help.
stopped = Διακοπή.
pipe-closed = Το πρόγραμμα που διάβαζε την έξοδο έκλεισε· τα υπόλοιπα δεν γράφτηκαν.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } παίκτης
   *[other] { $players } παίκτες
}
replay-running = Η παρτίδα δεν τελείωσε· αναμονή για: { $waiting }
legal-over = Η παρτίδα τελείωσε: δεν παίζει πια κανείς.
warm-progress = Μεταγλώττιση των μποτ, μόνο αυτή τη φορά…
warm-done = Τα μποτ μεταγλωττίστηκαν και είναι έτοιμα.
serve-started = Το Goldhook είναι στο { $address } – σταμάτα το με Ctrl-C.
serve-lan = Οι άλλοι στο ίδιο δίκτυο ανοίγουν το { $address } ή σκανάρουν:
serve-stopped = Ο διακομιστής σταμάτησε. Οι παρτίδες συνεχίζονται μόλις ξεκινήσει ξανά.
backup-done = Το αντίγραφο ασφαλείας είναι στο { $file }.
page-title = Goldhook: ο διακομιστής λειτουργεί
page-text = Τα τραπέζια είναι ανοιχτά για προγράμματα: αυτή η εγκατάσταση δεν έχει σελίδα για περιηγητές. Τι μπορεί να ζητήσει ένα πρόγραμμα περιγράφεται εδώ:
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
set-symbols = Νομίσματα: { $coins } (στο κουτί: 42) · φοίνικες: { $palms } (16) · σταυροί: { $crosses } (55) · σφραγίδες: { $seals } (12)
set-chests = Σεντούκια στη στεριά: { $land } · στο νερό: { $water } · σχήματα σε χρήση: { $shapes } από 6
sheet-sign = { $sign ->
    [coin] νόμισμα
    [palm] φοίνικας
    [cross] σταυρός
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
simulate-wins = νίκες
simulate-mean = μέσος όρος
simulate-spread = απόκλιση
simulate-least = ελάχιστο
simulate-most = μέγιστο
simulate-histogram = Πόντοι – { $name }
match-heading = Παρτίδες: { $games }, σπόρος: { $seed }
match-interval = διάστημα 95%
match-difference = προβάδισμα
match-rank = μέση θέση
match-forfeits = μηδενισμοί
match-forfeit = Παρτίδα { $number } χαμένη για { $name }: { $reason }
tournament-title = Τουρνουά
tournament-rating = βαθμολογία
analyse-title = Ανάλυση
analyse-progress = Σκέφτεται
analyse-heading = Αποφάσεις: { $count } · κρίνει: { $judge }
analyse-costliest = Οι ακριβότερες στιγμές
analyse-none = Καμία απόφαση δεν χάρισε τίποτα.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] Στην αρχή
       *[other] Γύρος { $round }, σειρά { $turn }
    }
    [gold_ahoi] Πλακίδιο { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Πιθανότητα νίκης { $before } → { $after }, χαμένοι πόντοι: { $points }
analyse-played = Παίχτηκε: { $action }
analyse-better = Καλύτερα: { $action }
analyse-curve = Πιθανότητα νίκης
analyse-curve-about = Η πιθανότητα νίκης κάθε θέσης από απόφαση σε απόφαση, όπως φαινόταν από την ίδια τη θέση· οι αριθμοί είναι οι ακριβότερες στιγμές.
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
analyse-ownership-about = Μία γραμμή για κάθε σεντούκι, ανά περιοχή όπου καταλήγει· μία στήλη για κάθε κίνηση. Τρίγωνο προς τα πάνω: βορράς· προς τα κάτω: νότος· κουκκίδα: κανείς.
analyse-ownership-signs = Μία στήλη για κάθε κίνηση: ▲ βορράς, ▼ νότος, · κανείς, ◇ ακόμη χωριστές περιοχές με διαφορετικούς κατόχους.
analyse-area = { $kind ->
    [land] Στεριά
   *[water] Νερό
}, σεντούκια: { $chests }
analyse-written = Η αναφορά: { $file }
report-title = { $game }: το σετ «{ $name }» με μετρήσεις
report-written = Γράφτηκε: { $file }
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
report-unwanted-cards = Κάρτες που δεν θέλει κανείς
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
report-order = σειρά { $number }
report-seats-note = Σειρά 1 είναι ο αρχικός παίκτης της παρτίδας.
report-card = κάρτα
report-all-cards = όλες
report-wanted-title = { $name }: ποιες κάρτες είναι περιζήτητες
report-kept = κρατήθηκε
report-taken = πάρθηκε
report-wanted = ζήτηση
report-filled = γέμισε
report-remark = σχόλιο
report-unwanted = δεν τη θέλει κανείς
report-wanted-note = Κρατήθηκε: από τις φορές που μοιράστηκε. Πάρθηκε: από τις επιλογές όσο ήταν διαθέσιμη. Ζήτηση: οι παρτίδες όπου κάποιος την κράτησε ή την πήρε, από όσες κάποιος μπορούσε. Γέμισε: από τις φορές που την είχε κάποιος.
report-earned-title = { $name }: τι αποφέρουν οι κάρτες
report-winning = κερδίζει πολύ συχνά
report-earned-note = Πόντοι για κάθε φορά που κάποιος είχε την κάρτα, γεμάτη ή όχι· ένα κύπελλο μοιράζεται στα τέσσερα νομίσματα της σειράς του. Νίκες: όσων γέμισαν την κάρτα· το δίκαιο μερίδιο θα ήταν { $fair }.

## In the browser

web-home = Αρχική
web-lost = Δεν υπάρχει τίποτα εδώ
web-no-board = Αυτό το παιχνίδι δεν έχει ακόμη ταμπλό για τον περιηγητή.
web-no-board-how = Παίξ’ το σε τερματικό: goldhook play { $game }
web-terminal-game = Το { $name } παίζεται στο τερματικό: goldhook play { $game }
web-option-off = { $option }: όχι
web-tables = Ανοιχτά τραπέζια
web-matches = Οι παρτίδες μου
web-settings = Ρυθμίσεις
web-rules = Κανόνες
web-rules-coming = Φορτώνουν οι κανόνες…
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
web-replay-begin = Η αρχή
web-replay-moves = Κινήσεις
web-replay-share = Σύνδεσμος σε αυτή τη στιγμή
web-replay-record = Αποθήκευση παρτίδας
web-replay-table = Στο τραπέζι
web-replay-missing = Αυτή η παρτίδα δεν μπορεί να εμφανιστεί
web-replay-open = Μια παρτίδα από αρχείο
web-replay-open-how = Μια αποθηκευμένη παρτίδα (.json), από εδώ ή από το τερματικό. Μόνο εμφανίζεται, δεν αποθηκεύεται.
web-replay-choose = Επίλεξε αρχείο…
web-replay-show = Δείξε
web-replay-played = Παίχτηκε
web-replay-better = Καλύτερα
web-replay-stack = πρώτη κάρτα της στοίβας
web-replay-thinking = Ο θαλασσόλυκος αναλύει την παρτίδα.
web-replay-thinking-how = Στο μεταξύ μπορείς να συνεχίσεις να βλέπεις.
web-close = Κλείσιμο
web-menu = Μενού
web-hint = Συμβουλή
web-your-turn = Σειρά σου
web-waiting-for = Περιμένουμε: { $names }
web-replay-to-act = Σειρά έχει: { $names }
web-table-closed-to-you = Το τραπέζι δεν ανοίγει
web-opening-table = Στρώνουμε το τραπέζι…
web-connection-lost = Η σύνδεση χάθηκε – ξανασυνδεόμαστε. Η επιλογή σου δεν χάνεται.
web-server-restarts = Ο διακομιστής επανεκκινείται. Συνεχίζουμε αμέσως.
web-bots-preparing = Τα μποτ ετοιμάζονται, μόνο αυτή τη φορά. Χρειάζονται ένα με δύο λεπτά.
web-connection-ended = Η σύνδεση έκλεισε.
web-try-now = Δοκίμασε τώρα
web-reload = Ανανέωση
web-time-up-you = Ο χρόνος σου τελείωσε: οι άλλοι αποφασίζουν αν θα περιμένουν.
web-time-up = Τέλος χρόνου: { $name }
web-vote-skip = Να παίξει μποτ
web-vote-wait = Περιμένουμε
web-curtain = Δώσε τη συσκευή: { $name }
web-curtain-why = Ό,τι δεν πρέπει να δουν οι άλλοι είναι πίσω από την κουρτίνα.
web-curtain-lift = Είμαι: { $name }
web-hand-over = Παράδοση
web-look-back = Ανασκόπηση
web-rematch = Ρεβάνς
web-to-rematch = Στη ρεβάνς
web-clock-of = Ρολόι: { $name }
web-tile-of = πλακίδιο { $tile } από 36
web-round = Γύρος { $round }
web-turn-of = σειρά { $turn } από 7
web-story-and-chat = Ιστορικό και συνομιλία
web-story = Τι έγινε
web-story-empty = Τίποτα ακόμη.
web-chat = Συνομιλία
web-chat-write = Μήνυμα
web-send = Αποστολή
web-copy-link = Αντιγραφή συνδέσμου
web-copied = Αντιγράφηκε
web-language = Γλώσσα
web-theme = Εμφάνιση
web-theme-auto = Όπως η συσκευή
web-theme-light = Ημέρα
web-theme-dark = Σούρουπο
web-sound = Ήχοι
web-mute = Σίγαση
web-block = Αποκλεισμός
web-remove = Απομάκρυνση
web-leave = Έξοδος από το τραπέζι
web-leave-sure = Ένα μποτ θα συνεχίσει για σένα. Μπορείς να επιστρέψεις όποτε θέλεις.
web-stay = Μένω
web-told-joined = { $mine ->
    [yes] Κάθισες.
   *[no] Κάθισε: { $name }.
}
web-told-left = { $mine ->
    [yes] Σηκώθηκες.
   *[no] Σηκώθηκε: { $name }.
}
web-told-bot-seated = Παίζει: { $name }.
web-told-removed = { $mine ->
    [yes] Η θέση σου μένει ελεύθερη ή την παίρνει μποτ.
   *[no] Η θέση ({ $name }) μένει ελεύθερη ή την παίρνει μποτ.
}
web-told-host-passed = { $mine ->
    [yes] Τώρα το τραπέζι είναι δικό σου.
   *[no] Οικοδεσπότης τώρα: { $name }.
}
web-told-started = Η παρτίδα αρχίζει.
web-told-confirmed = { $mine ->
    [yes] Τελείωσες.
   *[no] Τελείωσε: { $name }.
}
web-told-went-away = { $mine ->
    [yes] Έλειψες.
   *[no] Λείπει: { $name }.
}
web-told-came-back = { $mine ->
    [yes] Επέστρεψες.
   *[no] Επέστρεψε: { $name }.
}
web-told-stood-in = { $mine ->
    [yes] Ένα μποτ παίζει για σένα.
   *[no] Ένα μποτ παίζει για: { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Ο χρόνος σου τελείωσε.
   *[no] Τέλος χρόνου: { $name }.
}
web-told-skipped = { $mine ->
    [yes] Ένα μποτ παίζει αυτή τη φορά για σένα.
   *[no] Ένα μποτ παίζει αυτή τη φορά για: { $name }.
}
web-told-waited = { $mine ->
    [yes] Όλοι περιμένουν εσένα.
   *[no] Όλοι περιμένουν: { $name }.
}
web-told-paused = Ο διακομιστής κάνει ένα μικρό διάλειμμα.
web-told-resumed = Συνεχίζουμε.
web-told-rematched = Η ρεβάνς ξεκινά.
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
web-remove-sure = Χάνει τη θέση και συνεχίζει ένα μποτ: { $name }.
web-block-done = Αποκλείστηκε. Μπορείς να το αναιρέσεις στις ρυθμίσεις.
web-watching = { $count ->
    [one] Παρακολουθεί { $count } άτομο
   *[other] Παρακολουθούν { $count } άτομα
}
web-pages = Σελίδες
web-game-line = { $game ->
    [silver_gold] Σημείωσε σχέδια στα νησιά σου και γέμισέ τα πριν από τους άλλους.
    [gold_ahoi] Άπλωσε στεριά και νερό και κέρδισε τα σεντούκια.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 παίκτες · 20 λεπτά
    [gold_ahoi] 2 παίκτες · 15 λεπτά
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Παίξε με ένα μποτ
   *[other] Παίξε με { $count } μποτ
}
web-strength = Αντίπαλος
web-players = Παίκτες
web-players-count = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
web-invite = Κάλεσε φίλους
web-one-device = Μία συσκευή
web-more-options = Περισσότερα
web-your-name = Το όνομά σου
web-continue = Συνέχισε
web-others-turn = Παίζουν οι άλλοι
web-before-start = Δεν άρχισε ακόμη
option-memory-aid = Δείξε ποιες κάρτες εκστρατείας βγήκαν σε αυτόν τον γύρο
option-open-hands = Φανερά πλακίδια στο χέρι
option-handicap = Χάντικαπ για τον αρχικό παίκτη
option-handicap-value = { $count ->
    [one] { $count } πόντος
   *[other] { $count } πόντοι
}
option-hints = Επιτρέπονται συμβουλές
option-chat = Συνομιλία
option-spectators = Δεκτοί οι θεατές
option-open-lobby = Να φαίνεται στα ανοιχτά τραπέζια
option-clock = Ρολόι
web-clock-none = Χωρίς ρολόι
web-clock-quick = Γρήγορα: 20 δευτερόλεπτα ανά σειρά
web-clock-calm = Ήρεμα: ένα λεπτό ανά σειρά
web-clock-days = Αργά: μία ημέρα ανά σειρά
web-own-set = Κομμάτια
web-own-set-house = Το σετ του προγράμματος
web-own-set-choose = Σετ από αρχείο…
web-own-set-good = Το «{ $name }» είναι εντάξει: το επόμενο τραπέζι σου παίζει με αυτό.
web-own-set-drop = Πίσω στο σετ του προγράμματος
web-own-set-faults = { $count ->
    [one] Το { $file } έχει { $count } λάθος. Διόρθωσέ το και διάλεξε ξανά το αρχείο:
   *[other] Το { $file } έχει { $count } λάθη. Διόρθωσέ τα και διάλεξε ξανά το αρχείο:
}
web-one-device-how = Δίνετε τη συσκευή ο ένας στον άλλο· ό,τι δεν πρέπει να δουν οι άλλοι μένει κρυφό.
web-name-of = Όνομα παίκτη { $seat }
web-add-player = Πρόσθεσε παίκτη
web-add-bot = Πρόσθεσε μποτ
web-remove-name = Αφαίρεση: { $name }
web-start = Ξεκίνα την παρτίδα
web-invited = Σε προσκαλεί σε παρτίδα: { $name }
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
    [one] Λείπει ακόμη { $count } παίκτης
   *[other] Λείπουν ακόμη { $count } παίκτες
}
web-waiting-host = Είναι όλοι εδώ: { $name } μπορεί να ξεκινήσει την παρτίδα.
web-all-here = Είναι όλοι εδώ. Φύγαμε!
web-one-more-here = Ακόμη ένα άτομο σε αυτή τη συσκευή
web-agreed = Συμφωνημένα
web-link = Σύνδεσμος για το τραπέζι
web-invite-how = Στείλε τον σύνδεσμο ή άσε ένα κινητό να σκανάρει τον κωδικό. Δεν χρειάζεται λογαριασμός.
web-share = Κοινοποίηση…
web-qr = Ο σύνδεσμος ως κωδικός QR
web-lan-off = Προς το παρόν μόνο αυτός ο υπολογιστής ανοίγει τον σύνδεσμο.
web-lan-open = Να παίξουν κινητά στο ίδιο δίκτυο
web-lan-on = Όλοι στο ίδιο δίκτυο μπορούν να ανοίξουν τον σύνδεσμο.
web-lan-unavailable = Μόνο αυτός ο υπολογιστής ανοίγει τον σύνδεσμο: δεν βρέθηκε δίκτυο.
web-running-matches = Παρτίδες για θεατές
web-no-tables = Κανένα τραπέζι δεν περιμένει παίκτες τώρα.
web-no-tables-how = Άνοιξε ένα και θα το βλέπουν εδώ όλοι σε αυτόν τον διακομιστή.
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
web-finished = Τελειωμένες
web-no-matches = Δεν έχεις παίξει ακόμη εδώ.
web-no-matches-how = Κάθε παρτίδα σου μένει εδώ, για να τη συνεχίσεις ή να την ξαναδείς.
web-choose-game = Διάλεξε παιχνίδι
web-older = Παλαιότερες παρτίδες
web-look = Εμφάνιση και ήχος
web-contrast = Αντίθεση
web-contrast-more = Υψηλή
web-motion = Κίνηση
web-motion-less = Όσο γίνεται λιγότερη
web-notify = Ειδοποίησέ με όταν είναι η σειρά μου
web-notify-blocked = Ο περιηγητής σου δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα. Μπορείς να το αλλάξεις στις ρυθμίσεις του.
web-saved = Αποθηκεύτηκε.
web-carry = Άλλη συσκευή
web-carry-how = Το όνομα και οι παρτίδες σου και στο κινητό: πάρε εδώ έναν κωδικό και γράψ’ τον εκεί μέσα σε πέντε λεπτά.
web-code-get = Πάρε κωδικό
web-code-shown = Γράψε το στην άλλη συσκευή, στις Ρυθμίσεις:
web-code-type = Κωδικός από την άλλη συσκευή
web-code-use = Χρήση κωδικού
web-code-done = Έτοιμο. Σε αυτή τη συσκευή είσαι πια: { $name }.
web-blocked = Αποκλεισμένοι
web-blocked-none = Κανένας. Στο τραπέζι μπορείς να αποκλείσεις κάποιον από το μενού, δίπλα στο όνομά του.
web-unblock = Άρση αποκλεισμού: { $name }
web-delete = Διαγραφή των δεδομένων μου
web-delete-how = Διαγράφονται το όνομά σου, η λίστα με τις παρτίδες σου και ό,τι άλλο σε αφορά· όπου έπαιξες δεν μένει όνομα. Δεν αναιρείται.
web-delete-yes = Ναι, διάγραψέ τα όλα
web-cancel = Άκυρο
web-deleted = Όλα όσα σε αφορούν διαγράφηκαν.
refusal-server-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
web-ga-lay = Τοποθέτησε
web-ga-laying = Τοποθετείται…
web-ga-turn-left = Στροφή αριστερά
web-ga-turn-right = Στροφή δεξιά
web-ga-take-back = Πάρ’ το πίσω
web-ga-choose = Διάλεξε θέση για το πλακίδιό σου.
web-ga-first = Το πρώτο πλακίδιο: στρέψ’ το όπως θέλεις.
web-ga-put = Στρέψ’ το, μετακίνησέ το ή τοποθέτησέ το.
web-ga-stands = ως τώρα
web-ga-bag = { $count ->
    [one] { $count } πλακίδιο στη σακούλα
   *[other] { $count } πλακίδια στη σακούλα
}
web-ga-unseen = Δεν έχουν φανεί ακόμη: { $count }. Είναι στη σακούλα ή στο άλλο χέρι.
web-ga-closed = { $reason ->
    [first_tile_at_origin] Το πρώτο πλακίδιο έχει τη θέση του: εσύ διαλέγεις πώς θα το στρέψεις.
    [seventh_row] Οι σειρές είναι το πολύ έξι.
    [seventh_column] Οι στήλες είναι το πολύ έξι.
    [row_on_other_side] Νέα σειρά στην πλευρά του αντιπάλου: άνοιξε σειρές στη δική σου.
   *[touches_no_tile] Δεν ακουμπά κανένα πλακίδιο: βάλε το δικό σου πλευρά με πλευρά.
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
web-ga-no-areas = Δεν υπάρχει ακόμη πλακίδιο.
web-ga-layout = Η διάταξη
web-ga-cell = Σειρά { $row }, στήλη { $column }
web-ga-cell-open = ελεύθερο, το πλακίδιό σου χωράει εδώ
web-ga-cell-empty = άδειο
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
web-ga-tile = Στεριά ενωμένη: { $land }. { $afloat ->
    [yes] Σεντούκι στο νερό
   *[no] Σεντούκι στη στεριά
} ({ $at }).
web-ga-hand = Το πλακίδιό σου
web-ga-hand-of = Πλακίδιο στο χέρι: { $name }
web-ga-handicap = χάντικαπ { $count }
web-ga-keys = Πλήκτρα
web-ga-key-arrows = Κίνηση πάνω στη διάταξη
web-ga-key-turn = Στροφή του πλακιδίου δεξιά ή αριστερά
web-ga-key-enter = Βάλε εδώ το πλακίδιο· ξανά: τοποθέτησέ το
web-ga-key-escape = Πάρ’ το πίσω
web-ga-key-areas = Από περιοχή σε περιοχή (Shift: πίσω)
web-ga-key-help = Αυτή η βοήθεια
web-ga-count = Η καταμέτρηση
web-ga-count-next = Επόμενη περιοχή
web-ga-count-back = Προηγούμενη περιοχή
web-ga-count-all = Όλα μαζί
web-ga-count-again = Ξανά από την αρχή
web-sg-my-score = Η βαθμολογία μου
web-sg-score-card = Κάρτα αξιολόγησης
web-sg-actions = Τι μπορείς να κάνεις
web-sg-turn = Στροφή
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
web-sg-prompt-mark = Βάλε το σχέδιο σε ένα νησί – ή σημείωσε ένα πλαίσιο.
web-sg-prompt-cross = { $owed ->
    [one] Σταυρός! Ακόμη { $owed } πλαίσιο, όπου θέλεις.
   *[other] Σταυροί! Ακόμη { $owed } πλαίσια, όπου θέλεις.
}
web-sg-prompt-claim = { $owed ->
    [one] Το νησί γέμισε! Πάρε { $owed } νέα κάρτα.
   *[other] Τα νησιά γέμισαν! Πάρε { $owed } νέες κάρτες, μία μία.
}
web-sg-prompt-done = Μπορείς ακόμη να το αναιρέσεις. Μετά το «Έτοιμο» ισχύει.
web-sg-does-not-fit = Το σχέδιο δεν χωράει εδώ: μόνο αυτό το πλαίσιο.
web-sg-no-symbols = Πλαίσια χωρίς σύμβολο
web-sg-gain-coins = { $count ->
    [one] { $count } νόμισμα
   *[other] { $count } νομίσματα
}
web-sg-gain-palm = { $points ->
    [one] φοίνικας: { $points } πόντος
   *[other] φοίνικας: { $points } πόντοι
}
web-sg-gain-cup = κύπελλο { $cup }, αν δεν προλάβει άλλος
web-sg-gain-crosses = { $count ->
    [one] +{ $count } πλαίσιο
   *[other] +{ $count } πλαίσια
}
web-sg-gain-card = γεμάτο νησί: +{ $points }
web-sg-palm-now = Ένας φοίνικας τώρα: { $points }
web-sg-palm-parts = { $own } + { $display } στις διαθέσιμες κάρτες
web-sg-palms-full = Όλα τα πλαίσια φοινίκων γέμισαν.
web-sg-coins-of = Νομίσματα: { $coins } από 12
web-sg-palms-are = Φοίνικες: { $palms }
web-sg-stack = Στοίβα: { $count }
web-sg-round-of = Γύρος { $round } από 4
web-sg-cups-left = Κύπελλα που μένουν: { $cups }
web-sg-expedition = Εκστρατεία { $expedition }, σειρά { $turn } από 7
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
web-sg-in-all-now = Με όλες τις σφραγίδες, ως τώρα
web-sg-filled = Γεμάτα νησιά: { $count }
web-sg-empty-place = Δεν υπάρχει κάρτα εδώ.
web-sg-field = { $field }{ $symbol ->
    [coin] , νόμισμα
    [palm] , φοίνικας
    [cross] , σταυρός
   *[none] {""}
}{ $state ->
    [marked] , σημειωμένο
    [ghost] , προεπισκόπηση
    [owed] , ελεύθερο, για επιλογή
   *[free] , ελεύθερο
}
web-sg-symbol = { $symbol ->
    [coin] νόμισμα
    [palm] φοίνικας
   *[cross] σταυρός
}
web-sg-marked-fields = Σημειωμένα: { $fields }
web-sg-pattern = Σχέδιο: { $fields }
web-sg-taken = Το { $field } είναι ήδη σημειωμένο.
web-sg-final = Τελική βαθμολογία
web-sg-tie = Ισοβαθμία: { $names }. Κρίνουν οι γεμάτες { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινες
   *[grey] γκρι
} κάρτες.
web-sg-tie-shared = Ίσοι σε πόντους και σε γεμάτες κάρτες κάθε χρώματος: { $names } μοιράζονται τη θέση.
web-sg-keys = Πλήκτρα
web-sg-key-arrows = από πλαίσιο σε πλαίσιο
web-sg-key-enter = σημείωσε· ξανά: έτοιμο
web-sg-key-escape = σήκωσε ξανά το σχέδιο
web-sg-key-pointer = Ροδέλα: στροφή, με Shift καθρέφτισμα. Δύο δάχτυλα: στροφή· άγγιγμα και με τα δύο: καθρέφτισμα.
web-ga-openings-word = είσοδοι
web-sg-now = τώρα { $points }
web-sg-islands = Γεμάτα νησιά
web-keys-how = Όλα γίνονται και με το πληκτρολόγιο: το ? δείχνει τα πλήκτρα.

## Γιατί μια κίνηση είναι καλή

hint-only = Δεν υπάρχει άλλη κίνηση.
hint-in-thought = Τίποτα δεν ξεχωρίζει με την πρώτη ματιά· αν συνεχίσουμε νοερά, βγαίνει η καλύτερη: πιθανότητα νίκης περίπου { $win }%.
hint-fills-card = Γεμίζει την { $card }: +{ $points }.
hint-fills-card-seals = Γεμίζει την { $card }: +{ $points }, και +{ $seals } από σφραγίδες.
hint-completes-row = Γεμίζει τη σειρά νομισμάτων { $row }· το καλύτερο κύπελλο που μένει αξίζει { $cup }.
hint-palms = Πόντοι από φοίνικες αμέσως: +{ $points }.
hint-crosses = { $count ->
    [one] Δίνει αμέσως { $count } επιπλέον πλαίσιο.
   *[other] Δίνει αμέσως { $count } επιπλέον πλαίσια.
}
hint-coins = { $count ->
    [one] Δίνει { $count } νόμισμα, συνολικά { $coins } από 12.
   *[other] Δίνει { $count } νομίσματα, συνολικά { $coins } από 12.
}
hint-leaves-few = { $left ->
    [one] Στην { $card } μένει μόνο { $left } ελεύθερο πλαίσιο.
   *[other] Στην { $card } μένουν μόνο { $left } ελεύθερα πλαίσια.
}
hint-many-fields = { $count ->
    [one] Σημειώνει { $count } πλαίσιο με τη μία.
   *[other] Σημειώνει { $count } πλαίσια με τη μία.
}
hint-keeps-open = Από τις { $of } κάρτες εκστρατείας που μπορεί να βγουν μετά, χωράνε ακόμη { $fits }.
hint-one-more = Από τις { $of } κάρτες εκστρατείας που μπορεί να βγουν μετά, { $fits } θα γέμιζαν την { $card } με τη μία.
hint-seal-brings = Όταν γεμίσει η { $card }, η σφραγίδα της δίνει +{ $points } με τις κάρτες που έχεις στην άκρη.
hint-counts-with-seals = Οι σφραγίδες σου μετράνε και την { $card }: +{ $points } μόλις γεμίσει.
hint-pair-seals = Όταν γεμίσουν και οι δύο, οι σφραγίδες τους δίνουν +{ $points }.
hint-symbols = Πολλά σύμβολα: σταυροί { $crosses }, νομίσματα { $coins }, φοίνικες { $palms }.
hint-few-fields = Γεμίζει γρήγορα: πλαίσια μόνο { $fields }.
hint-palm-stays = Οι διαθέσιμες κάρτες μένουν ως έχουν, και ένας φοίνικας αξίζει ακόμη { $points }.
hint-display-stays = Δεν βγαίνει νέα κάρτα στις διαθέσιμες, για να τη διαλέξουν άλλοι.
hint-takes-over = Παίρνει { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
} από την άλλη πλευρά: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-wins-area = Κερδίζει για σένα { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-adds-chests = Μεγαλώνει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} σου: σεντούκια +{ $count }, τώρα { $chests }.
hint-ties-area = { $kind ->
    [land] Αυτή η στεριά
   *[water] Αυτό το νερό
} δεν ανήκει πια στην άλλη πλευρά, αλλά σε κανέναν: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-settles-area = Κλείνει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} σου: τα σεντούκια ({ $chests }) δεν σου τα παίρνει πια κανείς.
hint-denies-area = Κλείνει { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}, και τα σεντούκια ({ $chests }) δεν τα παίρνει κανείς.
hint-area-grows = Κρατά { $kind ->
    [land] ανοιχτή τη στεριά
   *[water] ανοιχτό το νερό
} σου (σεντούκια: { $chests })· ελεύθερες θέσεις δίπλα: { $places }.
hint-more-openings = Περισσότερες είσοδοι για σένα σε { $kind ->
    [land] αυτή τη στεριά
   *[water] αυτό το νερό
}: σεντούκια { $chests }, είσοδοι { $mine } : { $theirs }.
hint-hems-in = Περιορίζει { $kind ->
    [land] τη στεριά
   *[water] το νερό
} της άλλης πλευράς (σεντούκια: { $chests })· ελεύθερες θέσεις δίπλα: { $places }.
hint-chest-to-nobody = Το σεντούκι του πλακιδίου προς το παρόν δεν ανήκει σε κανέναν.
hint-best-balance = Τότε τα σεντούκια είναι { $mine } : { $theirs }· καμία άλλη κίνηση δεν δίνει αμέσως κάτι καλύτερο.
hint-opens-row = Ανοίγει τη σειρά { $row } στη δική σου πλευρά.

## What happens in Silver & Gold

event-cards-kept = { $name }: αρχικές κάρτες { $cards }
event-all-kept = Όλοι διάλεξαν.
event-expedition-turned = Γύρος { $round }, σειρά { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: εκστρατεία { $expedition }
}
event-fields-marked = { $name }: { $fields } στην { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } επιπλέον πλαίσιο
   *[other] { $owed } επιπλέον πλαίσια
}
event-cross-lapsed = { $name }: δεν μένει ελεύθερο πλαίσιο, { $lapsed ->
    [one] χάνεται { $lapsed } επιπλέον
   *[other] χάνονται { $lapsed } επιπλέον
}
event-coin-ticked = { $name }: νόμισμα { $coins } από 12
event-coin-wasted = { $name }: νόμισμα, αλλά και τα 12 είναι ήδη σημειωμένα
event-palm-scored = { $name }: φοίνικας, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
event-palm-wasted = { $name }: φοίνικας, αλλά και τα τέσσερα πλαίσια φοινίκων είναι γεμάτα
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
event-display-refilled = Προσθήκη στις διαθέσιμες: { $cards }
event-first-player-passed = Αρχικός παίκτης: { $name }
event-round-ended = Τέλος του γύρου { $round }
event-match-ended = Τέλος της παρτίδας. Πρωτιά: { $winners }

## What happens in Gold Ahoi!

event-tile-laid = { $name }: πλακίδιο { $tile } στο { $row },{ $column }, τέταρτα στροφής: { $turn }
event-row-opened = { $name }: ανοίγει η σειρά { $row }
event-column-opened = { $name }: ανοίγει η στήλη { $column }
event-tile-drawn = { $name }: { $tile ->
    [none] νέο πλακίδιο
   *[other] νέο πλακίδιο { $tile }
} από τη σακούλα
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
event-handicap-given = { $name }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
} χάντικαπ ως αρχικός παίκτης
event-chests-counted = Βορράς { $north }, νότος { $south }. Πρωτιά: { $winners }

## What the rules refuse

refusal-match-over = Η παρτίδα τελείωσε.
refusal-no-such-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις μετρούν από το 0 και είναι { $players }.
refusal-not-to-act = Δεν είναι ακόμα η σειρά σου. Αναμονή για: { $waiting }.
refusal-wrong-step = Όχι τώρα: { $step ->
    [keep] πρώτα κρατούν όλοι δύο κάρτες (keep P01 G03).
    [mark] όλοι σημειώνουν πλαίσια (mark P01 a1 a2).
    [claim] είναι η ώρα για νέες κάρτες (take O07 ή take stack).
   *[place] τοποθέτησε ένα πλακίδιο (place 0,1 0).
}
refusal-keep-two = Κράτα ακριβώς δύο διαφορετικές κάρτες.
refusal-card-not-dealt = Η { $card } δεν είναι από τις κάρτες που σου μοιράστηκαν.
refusal-card-not-held = Η { $card } δεν βρίσκεται μπροστά σου.
refusal-cross-owed-first = { $owed ->
    [one] Σημείωσε πρώτα το επιπλέον πλαίσιο του σταυρού σου (cross P01 a1).
   *[other] Σημείωσε πρώτα τα { $owed } επιπλέον πλαίσια των σταυρών σου, ένα ένα (cross P01 a1).
}
refusal-no-cross-owed = Χωρίς σταυρό δεν υπάρχει επιπλέον πλαίσιο: σημείωσε το σχέδιο ή ένα πλαίσιο (mark P01 a1).
refusal-cross-one-field = Ο σταυρός δίνει ένα πλαίσιο τη φορά: γράψε μόνο ένα.
refusal-mark-nothing = Σημείωσε τουλάχιστον ένα πλαίσιο.
refusal-field-outside = Η { $card } δεν έχει πλαίσιο { $field }.
refusal-field-taken = Το πλαίσιο { $field } στην { $card } είναι ήδη σημειωμένο.
refusal-not-the-pattern = Στην { $card } σημείωσε ολόκληρο το σχέδιο, στραμμένο ή καθρεφτισμένο όπως θέλεις, ή μόνο ένα πλαίσιο.
refusal-card-not-in-display = Η { $card } δεν είναι στις διαθέσιμες κάρτες.
refusal-stack-empty = Η στοίβα άδειασε: πάρε μία από τις διαθέσιμες κάρτες.
refusal-cell-taken = Στο { $row },{ $column } υπάρχει ήδη πλακίδιο.
refusal-first-tile-at-origin = Το πρώτο πλακίδιο μπαίνει στο 0,0· εσύ διαλέγεις πώς θα το στρέψεις.
refusal-seventh-row = Η σειρά { $row } θα ήταν η έβδομη: η διάταξη έχει το πολύ έξι.
refusal-seventh-column = Η στήλη { $column } θα ήταν η έβδομη: η διάταξη έχει το πολύ έξι.
refusal-touches-no-tile = Το { $row },{ $column } δεν ακουμπά κανένα πλακίδιο: τοποθέτησε το δικό σου δίπλα σε κάποιο άλλο, πλευρά με πλευρά.
refusal-row-on-other-side = Η νέα σειρά { $row } θα άνοιγε στην πλευρά του αντιπάλου· άνοιξε νέες σειρές μόνο στη δική σου.
refusal-turn-wrong = Ένα πλακίδιο στρέφεται κατά 0, 1, 2 ή 3 τέταρτα στροφής, όχι κατά { $turn }.
refusal-action-unreadable = Το «{ $text }» δεν είναι κίνηση. Γράψε ? για τη λίστα ή help.
refusal-cell-unreadable = Το «{ $cell }» δεν είναι πλαίσιο: γράψε ένα γράμμα a–d και έναν αριθμό 1–4, π.χ. b3.
refusal-cell-twice = Το { $cell } είναι γραμμένο δύο φορές.
refusal-pick-beyond = Δεν υπάρχει κίνηση με αριθμό { $number }: η λίστα φτάνει ως το { $count }.

## What a table refuses

refusal-match-not-begun = Η παρτίδα δεν έχει αρχίσει ακόμα.
refusal-match-running = Η παρτίδα έχει ήδη αρχίσει.
refusal-table-closed = Αυτό το τραπέζι έχει κλείσει.
refusal-table-full = Όλες οι θέσεις είναι πιασμένες.
refusal-table-paused = Ο διακομιστής επανεκκινείται. Η παρτίδα συνεχίζεται σε λίγο και ως τότε τα ρολόγια δεν τρέχουν.
refusal-not-host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης.
refusal-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι.
refusal-not-your-seat = Αυτή δεν είναι η θέση σου.
refusal-seat-taken = Αυτή η θέση είναι πιασμένη.
refusal-one-seat = Σε ανοιχτό τραπέζι μόνο ο οικοδεσπότης μπορεί να πάρει περισσότερες θέσεις. Για πολλά άτομα σε μία συσκευή, άνοιξε δικό σου τραπέζι.
refusal-seats-empty = { $count ->
    [one] { $count } θέση είναι ακόμα κενή: περίμενε κάποιον ή βάλε ένα μποτ.
   *[other] { $count } θέσεις είναι ακόμα κενές: περίμενε παίκτες ή συμπλήρωσέ τες με μποτ.
}
refusal-seat-not-removable = Κατά τη διάρκεια της παρτίδας μπορούν να απομακρυνθούν μόνο άλλοι άνθρωποι.
refusal-name-wrong = Ένα όνομα έχει από 1 έως { $longest } χαρακτήρες και χωράει σε μία γραμμή.
refusal-name-alike = Το όνομά σου μοιάζει πολύ με το «{ $name }», που υπάρχει ήδη σε αυτό το τραπέζι. Διάλεξε άλλο για αυτό το τραπέζι.
refusal-level-wrong = Δεν υπάρχει μποτ επιπέδου { $level }: τα επίπεδα είναι από { $least } έως { $most }.
refusal-option-wrong = { $kind ->
    [flag] Η επιλογή «{ $option }» είναι ναι ή όχι (yes, no).
    [number] Η επιλογή «{ $option }» είναι ακέραιος αριθμός από { $least } έως { $most }.
    [choice] Η επιλογή «{ $option }» είναι ένα από: { $known }.
   *[other] Η επιλογή «{ $option }» δεν έχει έγκυρη τιμή.
}
refusal-option-form = Το «{ $text }» δεν είναι επιλογή: γράψε ΟΝΟΜΑ=ΤΙΜΗ, π.χ. handicap=3.
refusal-bot-plays = Αυτή τη στιγμή στη θέση αυτή παίζει ένα μποτ.
refusal-not-a-bot = Σε αυτή τη θέση παίζει άνθρωπος, όχι μποτ.
refusal-not-at-device = Τη συσκευή την έχει τώρα άλλη θέση: πρώτα παράδωσέ τη.
refusal-cover-first = Κάλυψε τη συσκευή πριν τη δώσεις παρακάτω.
refusal-already-confirmed = Έχεις ήδη επιβεβαιώσει· τώρα τελειώνουν οι άλλοι.
refusal-step-unfinished = Δεν τελείωσες ακόμα: κάνε πρώτα όλα όσα ζητά αυτή η ενέργεια.
refusal-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί: ό,τι αποκαλύφθηκε ή επιβεβαιώθηκε μένει.
refusal-too-many-attempts = Δοκίμασες ήδη { $most } φορές σε αυτό το βήμα: επιβεβαίωσε τώρα.
refusal-table-worn-out = Σε αυτό το τραπέζι έγιναν ήδη πάρα πολλά: ανοίξτε καινούριο.
refusal-stale = Άργησες: στο μεταξύ το τραπέζι άλλαξε. Ρίξε άλλη μια ματιά.
refusal-nothing-to-vote = Εδώ δεν έχει τελειώσει ο χρόνος κανενός.
refusal-vote-of-others = Μόνο οι άλλοι αποφασίζουν αν θα περιμένουν.
refusal-rematch-made = Η ρεβάνς έχει ήδη στηθεί, στο τραπέζι { $table }.
refusal-command-id-wrong = Το αναγνωριστικό μιας εντολής έχει το πολύ { $longest } χαρακτήρες.
refusal-rules-version = Αυτή η παρτίδα ακολουθεί την έκδοση { $version } των κανόνων· το πρόγραμμα γνωρίζει την έκδοση { $known }.
refusal-table-version = Αυτό το τραπέζι αποθηκεύτηκε στην έκδοση { $version }· το πρόγραμμα διαβάζει την έκδοση { $known }.

## Τι αρνείται ένας διακομιστής

refusal-name-first = Πες πρώτα το όνομά σου.
refusal-table-unknown = Δεν υπάρχει τέτοιο τραπέζι, ή δεν υπάρχει πια.
refusal-page-unknown = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
refusal-piece-unknown = Δεν υπάρχει κομμάτι { $piece_id } σε αυτό το σετ.
refusal-nobody-there = Δεν κάθεται κανείς εκεί.
refusal-watching-forbidden = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.
refusal-lan-not-from-here = Μόνο ο υπολογιστής όπου τρέχει ο διακομιστής μπορεί να τον ανοίξει στο δίκτυο.
refusal-lan-unavailable = Ο διακομιστής δεν μπορεί να ανοίξει στο δίκτυο ({ $why }).
refusal-analysis-unavailable = Η ανάλυση δεν γίνεται αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
refusal-hints-off = Σε αυτό το τραπέζι παίζουμε χωρίς συμβουλές.
refusal-hint-unavailable = Αυτή τη στιγμή δεν υπάρχει συμβουλή. Δοκίμασε ξανά σε λίγο.
refusal-not-welcome = Δεν μπορείς να καθίσεις σε αυτό το τραπέζι.
refusal-chat-off = Σε αυτό το τραπέζι παίζουμε χωρίς συνομιλία.
refusal-chat-wrong = Ένα μήνυμα έχει από 1 έως { $longest } χαρακτήρες.
refusal-chat-too-fast = Πολλά μαζί: περίμενε λίγο πριν ξαναγράψεις.
refusal-too-fast = Πολύ γρήγορα: περίμενε λίγο και δοκίμασε ξανά.
refusal-too-many-connections = Υπάρχουν πάρα πολλές ανοιχτές συνδέσεις από το δίκτυό σου (το πολύ { $most }).
refusal-too-many-tables = Άνοιξες πολλά τραπέζια: περίμενε λίγο πριν ανοίξεις κι άλλο.
refusal-too-many-names = Μόλις δηλώθηκαν πολλά νέα ονόματα από το δίκτυό σου: περίμενε λίγο και δοκίμασε ξανά.
refusal-too-many-analyses = Εκτελούνται ήδη αρκετές αναλύσεις από το δίκτυό σου: περίμενε να τελειώσει κάποια.
refusal-message-unreadable = Αυτό το μήνυμα δεν διαβάζεται ({ $why }).
refusal-body-too-large = Είναι πάρα πολλά: το πολύ { $most } byte.
refusal-too-costly = Η ανάγνωσή του διαρκεί πολύ ή χρειάζεται πολλή μνήμη. Στείλε κάτι μικρότερο ή απλούστερο.
refusal-host-unknown = Αυτός ο διακομιστής δεν λέγεται { $host }. Όποιος τον λειτουργεί το ορίζει με το GOLDHOOK_ORIGINS.
refusal-origin-wrong = Μια σελίδα του { $origin } δεν επιτρέπεται να ζητήσει τίποτα από αυτόν τον διακομιστή.
refusal-token-wrong = Αυτό το διακριτικό δεν ισχύει, ή δεν ισχύει πια.
refusal-token-may-not = Αυτό το διακριτικό δεν επιτρέπει το «{ $what }».
refusal-too-many-tokens = Έχεις ήδη { $most } διακριτικά: διάγραψε πρώτα ένα.
refusal-too-many-seats = Αυτό το διακριτικό κάθεται ήδη σε όσα τραπέζια του επιτρέπεται ({ $most }).
refusal-code-unknown = Αυτός ο κωδικός είναι λάθος, χρησιμοποιήθηκε ήδη ή είναι παλιός. Πάρε νέο από την άλλη σου συσκευή.
refusal-server-stopping = Ο διακομιστής σταματά. Δοκίμασε ξανά σε λίγο.
refusal-store-unavailable = Ο διακομιστής δεν φτάνει τώρα τη βάση δεδομένων του. Δοκίμασε ξανά σε λίγο.
refusal-setting-wrong = Η ρύθμιση { $setting } δεν μπορεί να είναι «{ $text }».
refusal-setting-range = Η ρύθμιση { $setting } παίρνει τιμές από { $least } έως { $most }: δεν μπορεί να είναι { $text }.
refusal-workers-need-postgres = Πολλές διεργασίες διακομιστή χρειάζονται PostgreSQL: όρισε στο GOLDHOOK_STORE μια διεύθυνση postgresql:// ή παράλειψε το --workers.
refusal-workers-died = { $count } διεργασίες του διακομιστή τερματίστηκαν η μία μετά την άλλη αμέσως μετά την εκκίνησή τους. Πρέπει πρώτα να διορθωθεί αυτό που αναφέρει το αρχείο καταγραφής τους.
refusal-port-in-use = Ο διακομιστής δεν μπορεί να ακούσει στο { $host }, θύρα { $port } ({ $why }). Διάλεξε άλλη με --port.
refusal-lan-or-host = Τα --lan και --host μαζί λένε διαφορετικά πράγματα: παράλειψε το ένα.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] Αυτό το παιχνίδι είναι για δύο παίκτες, όχι για { $players }.
       *[other] Αυτό το παιχνίδι είναι για { $least } έως { $most } παίκτες, όχι για { $players }.
    }
   *[other] Αυτό το παιχνίδι είναι για { $least } έως { $most } παίκτες, όχι για { $players }.
}
refusal-first-wrong = Δεν υπάρχει θέση { $seat } για τον αρχικό παίκτη: οι θέσεις μετρούν από το 0 και είναι { $players }.
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
refusal-record-action-form = Η κίνηση { $index } δεν έχει τη μορφή [θέση, "κείμενο"].
refusal-record-action = Κίνηση { $index }, θέση { $seat }, «{ $text }»: { $reason }
refusal-record-other-game = Το { $file } είναι παρτίδα του { $game }.
refusal-record-over = Το { $file } περιέχει τελειωμένη παρτίδα. Δες την με goldhook replay· για νέα παρτίδα δώσε άλλο αρχείο.
refusal-record-has-options = Η αποθηκευμένη παρτίδα έχει το δικό της σετ και τις επιλογές της: παράλειψε τα --set, --option, --memory-aid, --open-hands και --handicap.
refusal-record-program = Σε αυτή την παρτίδα έπαιζε ένα πρόγραμμα, και ένα αρχείο μόνο του δεν ξεκινά κανένα: δώσε το ξανά με --seats.
refusal-seats-of-record = { $count ->
    [one] Η αποθηκευμένη παρτίδα έχει { $count } θέση: δώσε μόνο μία.
   *[other] Η αποθηκευμένη παρτίδα έχει { $count } θέσεις: δώσε ακριβώς τόσες.
}
refusal-upto-beyond = { $count ->
    [one] Η καταγραφή έχει μόνο { $count } κίνηση· το --upto { $upto } είναι πέρα από το τέλος της.
   *[other] Η καταγραφή έχει μόνο { $count } κινήσεις· το --upto { $upto } είναι πέρα από το τέλος της.
}
refusal-option-unknown = Δεν υπάρχει επιλογή «{ $option }». Διάλεξε από: { $known }.
refusal-game-unknown = Δεν υπάρχει παιχνίδι «{ $game }». Διάλεξε από: { $known }.
refusal-language-unknown = Δεν υπάρχει γλώσσα «{ $language }». Διάλεξε από: { $known }.
refusal-seat-unknown = Το «{ $text }» δεν μπορεί να καθίσει εδώ. Διάλεξε από: { $known }.
refusal-seat-command-missing = Μετά το cmd: χρειάζεται εντολή, όπως cmd:python my_bot.py.
refusal-seat-command-quotes = Τα εισαγωγικά δεν κλείνουν: { $text }
refusal-budget-unreadable = Το «{ $text }» δεν είναι όριο σκέψης: δώσε χιλιοστά του δευτερολέπτου, όπως 500, ή δοκιμαστικές παρτίδες, όπως 4000p.
refusal-games-multiple = Το --games { $games } δεν βγαίνει: κάθε μοίρασμα παίζεται από κάθε θέση, άρα χρειάζεται πολλαπλάσιο του { $seats }.
refusal-records-there = Το { $file } υπάρχει ήδη και θα αντικαθίστατο. Δώσε άλλον φάκελο με --records ή μετακίνησε τις παλιές καταγραφές.
refusal-json-or-markdown = Τα --json και --markdown δεν συνδυάζονται: παράλειψε το ένα.
refusal-players-few = Ένα τουρνουά χρειάζεται τουλάχιστον δύο μποτ.
refusal-workers-broken = Μια διεργασία τερματίστηκε και οι παρτίδες δεν μπορούν να συνεχιστούν. Με λιγότερα --workers μένει περισσότερη μνήμη για καθεμία.
refusal-cluster-missing = Για συστοιχία χρειάζεται το Ray: pip install "goldhook[cluster]"
refusal-cluster-address = Το «{ $address }» δεν είναι διεύθυνση συστοιχίας: host:port, ray://host:port, auto ή local.
refusal-cluster-lost = Η συστοιχία { $address } δεν μπορεί να χρησιμοποιηθεί ({ $why }).
refusal-bot-missing = Το μποτ «{ $program }» δεν μπορεί να ξεκινήσει ({ $why }).
refusal-bot-silent = Το μποτ δεν απάντησε μέσα σε { $seconds } δευτ.
refusal-bot-gone = Το μποτ τερματίστηκε ή έκλεισε την έξοδό του.
refusal-bot-line-long = Η απάντηση του μποτ ξεπερνά τα { $most } byte.
refusal-bot-unasked = Το μποτ μίλησε χωρίς να ερωτηθεί: «{ $text }».
refusal-bot-rubbish = Η απάντηση του μποτ δεν είναι μήνυμα τύπου «{ $wanted }»: «{ $text }».
refusal-bot-illegal = Η κίνηση του μποτ δεν επιτρέπεται: «{ $text }».
refusal-protocol-line = Η γραμμή δεν είναι μήνυμα του πρωτοκόλλου μποτ: «{ $text }».
refusal-protocol-hello-first = Το πρώτο μήνυμα του πρωτοκόλλου μποτ είναι hello.
refusal-protocol-version = Το τραπέζι μιλά την έκδοση { $version } του πρωτοκόλλου μποτ· το πρόγραμμα αυτό την { $known }.
refusal-protocol-field = Στο μήνυμα «{ $message }» το «{ $field }» λείπει ή δεν είναι σωστό.
refusal-protocol-view = Στο μήνυμα «{ $message }» το «view» δεν γίνεται κατανοητό ({ $why }).

## What is wrong with a file

refusal-file-missing = Δεν υπάρχει αρχείο { $file }.
refusal-file-unreadable = Το { $file } δεν μπορεί να διαβαστεί ({ $why }).
refusal-file-unwritable = Το { $file } δεν μπορεί να γραφτεί ({ $why }).
refusal-store-in-use = Το { $file } χρησιμοποιείται από άλλον διακομιστή Goldhook. Σταμάτησέ τον πρώτα ή δώσε άλλο αρχείο.
refusal-store-linked = Η βάση δεδομένων { $file } έχει και δεύτερο όνομα (σκληρό σύνδεσμο), και ένας διακομιστής που θα την άνοιγε από εκεί θα την κατέστρεφε. Αφαίρεσε το άλλο όνομα και ξεκίνα ξανά.
refusal-store-corrupt = Η βάση δεδομένων { $file } έχει φθαρεί ({ $why }). Βάλε στη θέση της ένα αντίγραφο ασφαλείας· ή μετακίνησέ την, και θα φτιαχτεί καινούργια.
refusal-store-foreign = Το { $file } είναι βάση δεδομένων, αλλά όχι του Goldhook. Δώσε άλλο αρχείο.
refusal-store-newer = Η βάση δεδομένων { $store } γράφτηκε από νεότερο Goldhook (μορφή { $version }· αυτό γνωρίζει τη { $known }). Ενημέρωσε το Goldhook ή γύρισε σε ένα αντίγραφο ασφαλείας.
refusal-store-unopenable = Η βάση δεδομένων { $file } δεν ανοίγει ({ $why }). Χρειάζεται φάκελο σε τοπικό δίσκο όπου έχεις δικαίωμα εγγραφής.
refusal-store-sqlite-old = Αυτή η Python έχει SQLite { $version }· το Goldhook χρειάζεται { $needed } ή νεότερη. Μια νεότερη Python τη φέρνει μαζί της.
refusal-backup-exists = Το { $file } υπάρχει ήδη. Δώσε άλλο αρχείο για το αντίγραφο ασφαλείας.
refusal-backup-memory = Αυτός ο διακομιστής κρατά τα πάντα στη μνήμη: δεν υπάρχει κάτι να αποθηκευτεί στο { $file }.
refusal-backup-postgres = Η PostgreSQL φτιάχνει τα δικά της αντίγραφα: χρησιμοποίησε το pg_dump αντί να γραφτεί το { $file }.
refusal-postgres-missing = Για την PostgreSQL λείπει ένα πακέτο: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = Ο διακομιστής PostgreSQL { $server } δεν μπορεί να χρησιμοποιηθεί ({ $why }). Έλεγξε αν λειτουργεί, καθώς και διεύθυνση, χρήστη και κωδικό.
refusal-file-too-large = Το { $file } είναι μεγαλύτερο από { $megabytes } MB: δεν είναι ούτε σετ ούτε καταγραφή.
refusal-file-not-text = Το { $file } δεν είναι αρχείο κειμένου.
refusal-file-too-deep = Το { $file } έχει υπερβολικά βαθιά εμφώλευση και δεν διαβάζεται.
refusal-file-not-json = μη έγκυρο JSON ({ $why })
refusal-file-not-toml = μη έγκυρο TOML ({ $why })
refusal-draw-suffix = Το αρχείο της εικόνας πρέπει να τελειώνει σε ένα από τα { $known }, όχι σε «{ $suffix }».
refusal-report-suffix = Το αρχείο της αναφοράς πρέπει να τελειώνει σε .html, όχι σε «{ $suffix }».

## What is wrong with a set

refusal-set-not-a-set = Το { $file } δεν είναι σετ κομματιών.
refusal-set-other-game = Το { $file } είναι σετ για { $game }, όχι για { $wanted }.
refusal-set-no-name = { $file }: το σετ δεν έχει όνομα (name = "…").
refusal-set-name-long = { $file }: το όνομα του σετ είναι πολύ μεγάλο (το πολύ { $longest } χαρακτήρες).
refusal-set-missing-part = { $file }: το σετ δεν έχει «{ $part }».
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } λάθος
   *[other] { $file }: { $count } λάθη
}
refusal-set-not-a-piece = δεν είναι κομμάτι: χρειάζεται πίνακας με id
refusal-set-unknown-word = δεν υπάρχει εδώ «{ $word }»· γνωστά: { $known }
refusal-set-colour = το χρώμα πρέπει να είναι purple, orange, green ή grey
refusal-set-card-id = το id μιας κάρτας αυτού του χρώματος είναι { $letter } και δύο ψηφία
refusal-set-expedition-id = το id μιας κάρτας εκστρατείας είναι E και ένα ψηφίο
refusal-set-tile-id = το id ενός πλακιδίου είναι T και δύο ψηφία
refusal-set-duplicate-id = αυτό το id υπάρχει δύο φορές
refusal-set-no-fields = δεν έχει πλαίσια: ζωγράφισέ τα (drawing) ή γράψε τα σε λίστα (cells)
refusal-set-drawing-size = ένα νησί έχει τέσσερις γραμμές με τέσσερα γράμματα, ένα σχέδιο το πολύ 4 × 4, όλες οι γραμμές με το ίδιο μήκος
refusal-set-sign = η γραμμή { $row } του drawing έχει «{ $sign }»· επιτρέπονται μόνο . o c p x
refusal-set-cell = δεν υπάρχει πλαίσιο «{ $cell }»: γράμμα a–d και αριθμός 1–4, κάθε πλαίσιο μία φορά
refusal-set-symbol = δεν υπάρχει σύμβολο «{ $symbol }»: coin, palm, cross ή null
refusal-set-field-count = { $count ->
    [one] { $count } πλαίσιο
   *[other] { $count } πλαίσια
}, αλλά μια { $colour ->
    [purple] λιλά
    [orange] πορτοκαλί
    [green] πράσινη
   *[grey] γκρι
} κάρτα έχει { $needed }
refusal-set-points = το «points» είναι { $points }, αλλά η κάρτα έχει { $needed ->
    [one] { $needed } πλαίσιο
   *[other] { $needed } πλαίσια
}
refusal-set-not-connected = το νησί είναι χωρισμένο· πρέπει να είναι ενιαίο
refusal-set-same-outline = ίδιο περίγραμμα με την { $other }, στραμμένο ή καθρεφτισμένο
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
refusal-set-chest = ένα σεντούκι βρίσκεται σε άκρη (n, e, s, w) ή σε γωνία (ne, se, sw, nw)

## What is wrong with a command

refusal-usage-no-command = Δεν υπάρχει εντολή «{ $text }».
refusal-usage-no-option = Δεν υπάρχει επιλογή { $option }.
refusal-usage-missing = Λείπει το { $parameter }.
refusal-usage-option-value = Η επιλογή { $option } δεν χρησιμοποιείται σωστά.
refusal-usage-bad-value = { $allowed ->
    [none] Λάθος τιμή για { $parameter }.
   *[other] Λάθος τιμή για { $parameter }. Επιτρέπεται: { $allowed }.
}
refusal-usage-wrong = Η εντολή δεν είναι γραμμένη σωστά.
