### Goldhook in English. Every language has the same keys; tests compare them.
### Facts come in as { $name }; numbers choose their plural form.

## The games and their words

game-name = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}
game-line = { $game ->
    [silver_gold] Silver & Gold – cross off patterns on islands, 2–4 players, 20 minutes
    [gold_ahoi] Gold Ahoi! – lay land and water, own the chests, 2 players, 15 minutes
   *[other] { $game }
}
game-line-saved = { $game ->
    [silver_gold] Go on with your match of Silver & Gold
    [gold_ahoi] Go on with your match of Gold Ahoi!
   *[other] { $game }
}
colour = { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
name-you = You
name-human = Player
name-random = Random bot
name-greedy = Greedy bot
name-program = Guest bot
level-1 = Ship’s boy
level-2 = Deckhand
level-3 = Bosun
level-4 = Captain
level-5 = Master
name-seat = Seat { $seat }
word-cup = Cup
word-palms = Palms
word-display = Display
word-palm-worth = { $points ->
    [one] a palm is worth { $points } point now
   *[other] a palm is worth { $points } points now
}
word-expedition = Expedition
word-laid-aside = Laid aside:
word-played = Played this round:
word-thinking = still to choose

## The table in a terminal

sg-heading = Round { $round } of 4 · turn { $turn } of 7
sg-heading-keep = Four cards each: keep two
sg-middle = first: { $first } · stack { $stack } · cups { $cups }
sg-legend = Letters: { $suits }. c coin, p palm, x cross, · empty field, ~ sea, █ marked. A seal such as 2O: 2 points for each orange card you fill.
ga-heading = Tile { $tile } of 36 · { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
ga-hand = { $name }: tile { $tile } in hand
ga-north = North
ga-south = South
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
ga-handicap = { $name }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} of handicap as first player
ask-game = Which game? (Enter for 1)
ask-game-again = Type one of the numbers, or quit.
ask-keep = keep two cards
ask-mark = mark the pattern or one field
ask-cross = { $owed ->
    [one] a cross gives you { $owed } more field
   *[other] crosses give you { $owed } more fields
}
ask-take = { $owed ->
    [one] take { $owed } new card
   *[other] take { $owed } new cards, one by one
}
ask-place = lay your tile
play-welcome = { $game ->
    [silver_gold] Welcome to Silver & Gold!
    [gold_ahoi] Welcome to Gold Ahoi!
   *[other] { $game }
}
play-how = Type a move, ? for all legal moves, Enter for the board, hint, help, undo or quit.
command-board = board
command-help = help
command-hint = hint
command-undo = undo
command-quit = quit
play-help =
    ?        lists every legal move; its number picks it
    Enter    shows the board again
    hint     shows a good move, and why
    undo     takes you back to your last decision
    quit     saves the match and leaves
play-goal-silver-gold =
    Fill your islands. A filled card is worth as many points as it has fields; a seal is worth its
    number for each filled card of its colour. A coin is a point, and every row of four coins takes
    the best cup left. A palm is worth 1 and 1 more for each palm in the display, at that moment.
    A cross gives you one more field. Four rounds of seven turns; most points win.
play-goal-gold-ahoi =
    Own the chests. Land and water form areas; whoever has more openings from their own side into
    an area owns its chests: ▲ north’s, ▼ south’s, ◆ nobody’s. An opening is where land or water
    meets the edge of the layout on your side. After 36 tiles most chests win.
play-help-silver-gold =
    keep P01 G03          keep two of the four cards
    mark P01 a1 a2 b2     mark the pattern, turned or flipped, or a single field
    cross P01 c4          mark the extra field that a cross gives
    take O07, take stack  take a new card for a filled one
    The first word may be left out: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    lay the tile in row 0, column -1, after 3 quarter turns clockwise
    Rows grow to the south, columns to the east; the first tile lies at 0,0.
    The word place may be left out: 0,-1 3
    Land runs along the lines, ◆ is a chest. ╲ (or ╱) in the middle of a tile stands
    for two bends that pass each other without touching.
play-nothing-to-undo = Nothing to undo: this is your first decision.
play-undone = Back to your last decision.
play-hint = Hint: { $action } – { $why }
play-hand-over = Hand the screen to { $name }, then press Enter.
play-resumed = { $count ->
    [one] The match goes on after { $count } action.
   *[other] The match goes on after { $count } actions.
}
play-saved = Saved. To go on: { $command }
play-unsaved = The match goes on, but it is not saved.
play-too-narrow = The table needs { $columns } columns; make the window wider.
play-kept = The record of this match: { $file }
play-draw = A draw.
play-won = { $count ->
    [one] The winner: { $winners }
   *[other] A shared victory: { $winners }
}
score-coins = Coins
score-cups = Cups
score-palms = Palms
score-cards = Treasure cards
score-seals = Seals
score-total = Total

## Commands

help-goldhook = Two treasure hunts, Silver & Gold and Gold Ahoi!: play, replay, simulate, design.
help-usage = Usage:
help-options = options
help-command = COMMAND …
help-commands = commands
help-help = Show this help.
help-version = Show the version.
help-lang = The language of everything printed.
help-json = Print JSON, for programs.
help-play = Play in the terminal, against bots or each other; with --record, go on with a saved match. At the table, hint shows a good move.
help-seats = Who sits where, separated by commas: human, random, greedy, level:1 … level:5 (level:5@500 with its own milliseconds, level:5@4000p with playouts), cmd:COMMAND (a program that speaks the bot protocol).
help-bots = Who sits where, separated by commas: random, greedy, level:1 … level:5 (level:5@500 with its own milliseconds, level:5@4000p with playouts), cmd:COMMAND (a program that speaks the bot protocol).
help-seed = A number that fixes all shuffles.
help-record = Keep the match in this file; if it is there already, go on with it.
help-memory-aid = Silver & Gold: show which expedition cards were played this round.
help-open-hands = Gold Ahoi!: play with open hands.
help-handicap = Gold Ahoi!: so many points of handicap for the first player, 0 to 9.
help-option = Set an option of the game, such as --option handicap=3; repeatable.
help-set = A set of pieces from a file, TOML or JSON, instead of the house set.
help-simulate = Let bots play each other, and count points and wins.
help-games = How many games.
help-match = Let bots meet, each shuffle from every seat, and say who wins how often and how sure that is.
help-match-games = How many games in all, a multiple of the seats; by default the smallest one from 100 up.
help-budget-ms = How many milliseconds a bot may think about a move.
help-workers = In how many processes to play; the result is the same.
help-records = Keep a record of every game in this folder; where one was forfeited, the file’s name says so.
help-tournament = A round robin: every bot meets every other, and all get a rating.
help-players = The bots, separated by commas, in the words of --seats.
help-pair-games = How many games each pair plays, an even number.
help-cluster = Spread the games over a Ray cluster at this address; local starts one here.
help-plot = Draw the ratings as well: a .svg, .png or .pdf file.
help-bot = Play as a bot over stdin and stdout, in the line protocol: a level such as 5 or 5@4000p, random or greedy.
help-bot-seed = A number that fixes what the bot leaves to chance.
help-threads = In how many threads to think about one decision; 0 takes all cores.
help-replay = Retell a recorded match, or with --json say where it stands.
help-legal = List every legal action of every seat that has to act.
help-analyse = Explain a match: what every decision was worth, what would have been better, when it turned.
help-judge = Who judges: 4 the captain, 5 the master.
help-judge-budget = How long to think about each decision: milliseconds, such as 200, or playouts, such as 4000p.
help-report = Write a report to read as well: an .html file.
help-upto = Only the first N actions.
help-set-group = Show, check, draw and measure the pieces of a game.
help-set-show = Show all pieces of a set.
help-set-check = Check the file of a set, and say what is wrong with it.
help-set-draw = Draw all pieces of a set on one sheet.
help-set-report = Let bots play a set among themselves and report what it is like: points, seats, cards, chests.
help-report-bot = Who plays against itself: bots in the words of --seats; several, separated by commas, are compared.
help-report-budget = What a level without a budget of its own may spend on a decision: playouts, such as 1000p, or milliseconds, such as 100.
help-report-players = How many play, such as 2 or 2,3,4; if not said, every number the game allows.
help-report-games = How many games for each bot and number of players.
help-report-output = Write the report to a file as well: .html with all tables, or the drawing alone as .svg, .png or .pdf.
help-markdown = Print the tables as Markdown.
help-output = Where to write the drawing: a .svg, .png or .pdf file.
help-warm = Compile the bots of both games now, so that nobody waits for it later.
help-serve = Open the tables in a browser: start a server on this computer.
help-port = The port to listen on; 0 takes a free one.
help-host = The address to listen on.
help-lan = Let everybody on the same network join, and show a QR code for their phones.
help-no-browser = Do not open the browser.
help-db = Keep matches and people in this SQLite file.
help-serve-workers = How many server processes; more than one needs PostgreSQL.
help-backup = Copy the server’s database to a file, while the server runs.
usage-hint = Try --help.
stopped = Stopped.
pipe-closed = The reader of the output is gone; the rest was not written.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
replay-running = The match is not over; to act: { $waiting }
legal-over = The match is over: nobody has to act.
warm-progress = Compiling the bots, once …
warm-done = The bots are compiled and ready.
serve-started = Goldhook is at { $address } – stop it with Ctrl-C.
serve-lan = Others on the same network open { $address }, or scan:
serve-stopped = The server has stopped. Running matches go on when it starts again.
backup-done = The backup is in { $file }.
page-title = Goldhook: the server is running
page-text = The tables are open for programs: this installation has no page for browsers. What programs can ask is described here:
set-good = { $file }: a valid set for { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, called “{ $name }”.
set-suit = { $colour ->
    [purple] Purple
    [orange] Orange
    [green] Green
   *[grey] Grey
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $points ->
    [one] { $points } point
   *[other] { $points } points
}
set-expeditions = { $count ->
    [one] { $count } expedition card
   *[other] { $count } expedition cards
}
set-symbols = Coins: { $coins } (published: 42) · palms: { $palms } (16) · crosses: { $crosses } (55) · seals: { $seals } (12)
set-chests = Chests on land: { $land } · in water: { $water } · shapes in use: { $shapes } of 6
sheet-sign = { $sign ->
    [coin] coin
    [palm] palm
    [cross] cross
    [land] land
    [water] water
   *[chest] chest
}
set-drawn = Drawn: { $file }
simulate-progress = Playing
simulate-stopped = { $count ->
    [one] Stopped after { $count } game.
   *[other] Stopped after { $count } games.
}
simulate-heading = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, ties: { $ties }
simulate-wins = win rate
simulate-mean = mean
simulate-spread = std. dev.
simulate-least = least
simulate-most = most
simulate-histogram = Points of { $name }
match-heading = Games: { $games }, seed: { $seed }
match-interval = 95 % interval
match-difference = lead
match-rank = mean rank
match-forfeits = forfeits
match-forfeit = Game { $number } lost by { $name }: { $reason }
tournament-title = Tournament
tournament-rating = rating
analyse-title = Analysis
analyse-progress = Thinking it over
analyse-heading = Decisions weighed: { $count } · judged by { $judge }
analyse-costliest = The costliest moments
analyse-none = No decision gave anything away.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] At the start
       *[other] Round { $round }, turn { $turn }
    }
    [gold_ahoi] Tile { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Chance to win { $before } → { $after }, points given away: { $points }
analyse-played = Played: { $action }
analyse-better = Better: { $action }
analyse-curve = Chance to win
analyse-curve-about = The chance to win of every seat from decision to decision, as the seat itself could judge it; the numbers are the costliest moments.
analyse-decisions = All decisions
analyse-column = { $column ->
    [when] When
    [who] Who
    [action] Move
    [before] Best
    [after] Chosen
    [cost] Cost
   *[alternative] Best alternative
}
analyse-ownership = Who owned which area when
analyse-ownership-about = A row for each chest, by the area it ends up in; a column for each move. A triangle pointing up is north’s, pointing down south’s, a dot nobody’s.
analyse-ownership-signs = A column for each move: ▲ north’s, ▼ south’s, · nobody’s, ◇ still several areas with different owners.
analyse-area = { $kind ->
    [land] Land
   *[water] Water
}, chests: { $chests }
analyse-written = The report: { $file }
report-title = { $game }: the set “{ $name }”, measured
report-written = Written: { $file }
report-goals = Goals
report-what = what
report-measured = measured
report-goal = goal
report-verdict = verdict
report-met = met
report-missed = missed
report-unsure = (not sure)
report-first-share = First player’s share of wins
report-draws = Draws
report-owned = Chests owned by somebody
report-margin = Winner’s margin
report-lead = First player’s lead
report-unwanted-cards = Cards that nobody wants
report-winning-cards = Cards that win too often
report-goals-note = A draw counts half. Shares in per cent; margin and lead in chests.
report-cards-note = Nobody wants a card that is chosen in fewer than { $least } % of the games in which somebody could have it. It wins too often if with two players whoever fills it wins more than { $most } %, with more players as far above the fair share. Counted is what is sure; the interval adds what may be.
report-points = Points
report-players = players
report-games = games
report-range = range
report-shared = shared wins
report-seats = Seats
report-place = place
report-order = turn order { $number }
report-seats-note = Turn order 1 is the match’s first player.
report-card = card
report-all-cards = all
report-wanted-title = { $name }: which cards are wanted
report-kept = kept
report-taken = taken
report-wanted = wanted
report-filled = filled
report-remark = remark
report-unwanted = nobody wants it
report-wanted-note = Kept: of the times it was dealt. Taken: of the choices while it lay in the display. Wanted: the games in which somebody kept or took it, of those in which somebody could. Filled: of the times somebody had it.
report-earned-title = { $name }: what the cards earn
report-winning = wins too often
report-earned-note = Points for each time somebody had the card, filled or not; a cup goes in four parts to the coins of its row. Win rate: of those who filled the card; a fair share would be { $fair }.

## In the browser

web-home = Home
web-lost = Nothing here
web-no-board = This game has no board for the browser yet.
web-no-board-how = Play it in a terminal: goldhook play { $game }
web-terminal-game = { $name } is played in the terminal: goldhook play { $game }
web-option-off = { $option }: no
web-tables = Open tables
web-matches = My matches
web-settings = Settings
web-rules = Rules
web-rules-coming = The rules are on their way …
web-replay = Replay
web-replay-place = Place in the match
web-replay-step = Step { $step } of { $last }
web-replay-start = To the beginning
web-replay-back = Step back
web-replay-run = Play
web-replay-pause = Pause
web-replay-forward = Step forward
web-replay-end = To the end
web-replay-speed = Speed
web-replay-begin = The beginning
web-replay-moves = Moves
web-replay-share = Link to this moment
web-replay-record = Save the match
web-replay-table = To the table
web-replay-missing = This match cannot be shown
web-replay-open = A match from a file
web-replay-open-how = A saved match (.json), from here or from the terminal. It is only shown, not kept.
web-replay-choose = Choose a file …
web-replay-show = Show
web-replay-played = Played
web-replay-better = Better
web-replay-stack = top card of the stack
web-replay-thinking = The master is thinking the match over.
web-replay-thinking-how = You can go on watching meanwhile.
web-close = Close
web-menu = Menu
web-hint = Hint
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-replay-to-act = To play: { $names }
web-table-closed-to-you = This table does not open
web-opening-table = Setting the table …
web-connection-lost = Connection lost – reconnecting. What you chose is kept.
web-server-restarts = The server is restarting. We go on in a moment.
web-bots-preparing = The bots are being made ready, only this once. It takes a minute or two.
web-connection-ended = The connection has ended.
web-try-now = Try now
web-reload = Reload
web-time-up-you = Your time is up: the others decide whether to wait.
web-time-up = Time is up: { $name }
web-vote-skip = Let a bot play
web-vote-wait = We wait
web-curtain = Hand the device to { $name }
web-curtain-why = What the others must not see is behind the curtain.
web-curtain-lift = I am { $name }
web-hand-over = Hand over
web-look-back = Look back
web-rematch = Rematch
web-to-rematch = To the rematch
web-clock-of = Clock: { $name }
web-tile-of = tile { $tile } of 36
web-round = Round { $round }
web-turn-of = turn { $turn } of 7
web-story-and-chat = Story and chat
web-story = What happened
web-story-empty = Nothing yet.
web-chat = Chat
web-chat-write = Message
web-send = Send
web-copy-link = Copy link
web-copied = Copied
web-language = Language
web-theme = Appearance
web-theme-auto = Like the device
web-theme-light = Day
web-theme-dark = Dusk
web-sound = Sounds
web-mute = Mute
web-block = Block
web-remove = Remove
web-leave = Leave the table
web-leave-sure = A bot then plays on for you. You can come back at any time.
web-stay = Stay
web-told-joined = { $mine ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
web-told-left = { $mine ->
    [yes] You get up.
   *[no] { $name } gets up.
}
web-told-bot-seated = { $name } is in.
web-told-removed = { $mine ->
    [yes] Your seat is free, or goes to a bot.
   *[no] { $name }’s seat is free, or goes to a bot.
}
web-told-host-passed = { $mine ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-told-started = The match begins.
web-told-confirmed = { $mine ->
    [yes] You are done.
   *[no] { $name } is done.
}
web-told-went-away = { $mine ->
    [yes] You were away.
   *[no] { $name } is away.
}
web-told-came-back = { $mine ->
    [yes] You are back.
   *[no] { $name } is back.
}
web-told-stood-in = { $mine ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Your time is up.
   *[no] { $name }’s time is up.
}
web-told-skipped = { $mine ->
    [yes] A bot plays this step for you.
   *[no] A bot plays this step for { $name }.
}
web-told-waited = { $mine ->
    [yes] All wait for you.
   *[no] All wait for { $name }.
}
web-told-paused = The server takes a short break.
web-told-resumed = We go on.
web-told-rematched = The rematch is on.
web-told-closed = The table is closed.
web-event-cards-kept = { $mine ->
    [yes] You keep
   *[no] { $name } keeps
}: { $cards }
web-event-fields-marked = { $mine ->
    [yes] You mark
   *[no] { $name } marks
} { $count ->
    [one] { $count } field
   *[other] { $count } fields
}: { $card }
web-event-card-filled = { $mine ->
    [yes] You fill
   *[no] { $name } fills
} { $colour ->
    [purple] a purple
    [orange] an orange
    [green] a green
   *[grey] a grey
} card: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-event-card-taken = { $mine ->
    [yes] You take
   *[no] { $name } takes
} { $from_stack ->
    [yes] from the stack
   *[no] from the display
}: { $card }
web-event-tile-laid = { $mine ->
    [yes] You lay a tile
   *[no] { $name } lays a tile
}: { $place }
web-you-win = You win!
web-unread = { $count } new
web-remove-sure = { $name } loses the seat, and a bot plays on.
web-block-done = Blocked. You can take it back in the settings.
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-pages = Pages
web-game-line = { $game ->
    [silver_gold] Cross off patterns on your islands, fill them first.
    [gold_ahoi] Lay land and water, own the treasure chests.
   *[other] { $game }
}
web-game-size = { $game ->
    [silver_gold] 2–4 players · 20 minutes
    [gold_ahoi] 2 players · 15 minutes
   *[other] { $game }
}
web-play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
web-strength = Opponent
web-players = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-invite = Invite a friend
web-one-device = One device
web-more-options = More options
web-your-name = Your name
web-continue = Continue
web-others-turn = Others’ turn
web-before-start = Not started yet
option-memory-aid = Show the expedition cards already played this round
option-open-hands = Open hands: everybody sees both tiles
option-handicap = Handicap for the first player
option-handicap-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
option-hints = Allow hints
option-chat = Chat
option-spectators = Spectators welcome
option-open-lobby = List it among the open tables
option-clock = Clock
web-clock-none = No clock
web-clock-quick = Quick: 20 seconds a turn
web-clock-calm = Calm: a minute a turn
web-clock-days = By the day: a day a turn
web-own-set = Pieces
web-own-set-house = The house set
web-own-set-choose = Take a set from a file …
web-own-set-good = “{ $name }” is in order: your next table plays with it.
web-own-set-drop = Back to the house set
web-own-set-faults = { $count ->
    [one] { $file } has { $count } fault. Correct it, and choose the file again:
   *[other] { $file } has { $count } faults. Correct them, and choose the file again:
}
web-one-device-how = You pass the device around; what the others must not see stays covered.
web-name-of = Name of player { $seat }
web-add-player = Add a player
web-add-bot = Add a bot
web-remove-name = Remove { $name }
web-start = Start the match
web-invited = { $name } invites you to a match
web-seats = Around the table
web-free = Free
web-sit-down = Sit down
web-you = you
web-host = host
web-away = away
web-bot-strength = Bot at seat { $seat }
web-move-up = Move { $name } up
web-move-down = Move { $name } down
web-fill-and-start = Fill up with bots and start
web-waiting-people = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
web-waiting-host = All are here: { $name } can start the match.
web-all-here = All are here. Off you go!
web-one-more-here = One more on this device
web-agreed = Agreed
web-link = Link to this table
web-invite-how = Send the link, or let a phone scan the code. No account needed.
web-share = Share …
web-qr = The link as a QR code
web-lan-off = So far only this computer can open the link.
web-lan-open = Let phones in the same network join
web-lan-on = Everybody in the same network can open this link.
web-lan-unavailable = Only this computer can open the link: no network was found.
web-running-matches = Matches to watch
web-no-tables = No table is waiting for players right now.
web-no-tables-how = Open one, and everybody on this server can see it here.
web-open-table = Open a table
web-older-tables = Older tables
web-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-with-clock = with a clock
web-with-set = set: { $name }
web-watch = Watch
web-running = Running
web-finished = Finished
web-no-matches = You have not played here yet.
web-no-matches-how = Every match you play is kept here, to go on with or to see again.
web-choose-game = Choose a game
web-older = Older matches
web-look = Look and sound
web-contrast = Contrast
web-contrast-more = High
web-motion = Motion
web-motion-less = As little as possible
web-notify = Tell me when it is my turn
web-notify-blocked = Your browser does not allow notifications from this page. You can change that in its settings.
web-saved = Saved.
web-carry = Another device
web-carry-how = Your name and your matches on your phone, too: get a code here and type it there within five minutes.
web-code-get = Get a code
web-code-shown = Type this on the other device, under Settings:
web-code-type = Code from the other device
web-code-use = Use code
web-code-done = Done. On this device you are { $name } now.
web-blocked = Blocked people
web-blocked-none = Nobody. At a table you can block a person by their name.
web-unblock = Unblock { $name }
web-delete = Delete my data
web-delete-how = Your name, your list of matches and everything else about you is deleted; where you played, no name is left. This cannot be undone.
web-delete-yes = Yes, delete everything
web-cancel = Cancel
web-deleted = Everything about you is deleted.
refusal-server-unreachable = The server cannot be reached. Check the connection and try again.
web-ga-lay = Lay tile
web-ga-laying = Laying …
web-ga-turn-left = Turn left
web-ga-turn-right = Turn right
web-ga-take-back = Take back
web-ga-choose = Choose a place for your tile.
web-ga-first = The first tile: turn it as you like.
web-ga-put = Turn it, move it, or lay it.
web-ga-stands = as it stands
web-ga-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
web-ga-unseen = Not seen yet: { $count }. They are in the bag, or in the other hand.
web-ga-closed = { $reason ->
    [first_tile_at_origin] The first tile has its place: you choose how to turn it.
    [seventh_row] Six rows are the most.
    [seventh_column] Six columns are the most.
    [row_on_other_side] A new row on the other player’s side: open rows on your own.
   *[touches_no_tile] Touches no tile: lay yours edge to edge with another.
}
web-ga-area = { $kind ->
    [land] Land
   *[water] Water
}: { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
web-ga-openings = openings: { $name } { $count } : { $others } { $other }
web-ga-nobody = nobody
web-ga-areas = Areas as they stand
web-ga-no-areas = No tile lies there yet.
web-ga-layout = The layout
web-ga-cell = Row { $row }, column { $column }
web-ga-cell-open = free, your tile may go here
web-ga-cell-empty = empty
web-ga-end = { $end ->
    [n] top
    [e] right
    [s] bottom
   *[w] left
}
web-ga-corner = { $corner ->
    [ne] top right
    [se] bottom right
    [sw] bottom left
   *[nw] top left
}
web-ga-tile = Land joined: { $land }. { $afloat ->
    [yes] Chest in the water
   *[no] Chest on land
} ({ $at }).
web-ga-hand = Your tile
web-ga-hand-of = Tile in hand: { $name }
web-ga-handicap = handicap { $count }
web-ga-keys = Keys
web-ga-key-arrows = Move over the layout
web-ga-key-turn = Turn the tile right or left
web-ga-key-enter = Put the tile here; once more: lay it
web-ga-key-escape = Take it back
web-ga-key-areas = From area to area (Shift: back)
web-ga-key-help = This help
web-ga-count = The count
web-ga-count-next = Next area
web-ga-count-back = Previous area
web-ga-count-all = Show all
web-ga-count-again = Count again
web-sg-my-score = My score
web-sg-score-card = Score card
web-sg-actions = What you can do
web-sg-turn = Turn
web-sg-flip = Flip
web-sg-one-field = One field
web-sg-undo = Undo
web-sg-done = Done
web-sg-mark-fields = { $count ->
    [one] Mark { $count } field
   *[other] Mark { $count } fields
}
web-sg-choose-fields = Choose fields
web-sg-choose-field = Choose a field
web-sg-choose-two = Choose two cards
web-sg-keep-two = Keep these two
web-sg-choose-card = Choose a card
web-sg-take = Take this card
web-sg-take-stack = Take from the stack
web-sg-prompt-keep = Keep two of your four islands.
web-sg-prompt-mark = Lay the pattern on an island – or mark one field.
web-sg-prompt-cross = { $owed ->
    [one] A cross! { $owed } more field, wherever you like.
   *[other] Crosses! { $owed } more fields, wherever you like.
}
web-sg-prompt-claim = { $owed ->
    [one] Island filled! Take { $owed } new card.
   *[other] Islands filled! Take { $owed } new cards, one by one.
}
web-sg-prompt-done = You can still undo. After “Done” it stands.
web-sg-does-not-fit = The pattern does not fit here: just this field.
web-sg-no-symbols = Fields without a symbol
web-sg-gain-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
web-sg-gain-palm = { $points ->
    [one] palm: { $points } point
   *[other] palm: { $points } points
}
web-sg-gain-cup = cup { $cup }, if nobody is quicker
web-sg-gain-crosses = { $count ->
    [one] +{ $count } field
   *[other] +{ $count } fields
}
web-sg-gain-card = island filled: +{ $points }
web-sg-palm-now = A palm now: { $points }
web-sg-palm-parts = { $own } + { $display } in the display
web-sg-palms-full = All palm fields are full.
web-sg-coins-of = Coins: { $coins } of 12
web-sg-palms-are = Palms: { $palms }
web-sg-stack = Stack: { $count }
web-sg-round-of = Round { $round } of 4
web-sg-cups-left = Cups left: { $cups }
web-sg-expedition = Expedition { $expedition }, turn { $turn } of 7
web-sg-first = First player
web-sg-state = { $state ->
    [thinking] thinking …
    [away] away
   *[ready] done
}
web-sg-island = { $colour ->
    [purple] Purple island
    [orange] Orange island
    [green] Green island
   *[grey] Grey island
}
web-sg-seal = { $points } per { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} card
web-sg-with-seals = { $card } + { $points } by your seals
web-sg-yours = already yours
web-sg-when-filled = Once it is filled
web-sg-in-all-now = With all seals, as it stands
web-sg-filled = Islands filled: { $count }
web-sg-empty-place = No card lies here.
web-sg-field = { $field }{ $symbol ->
    [coin] , coin
    [palm] , palm
    [cross] , cross
   *[none] {""}
}{ $state ->
    [marked] , marked
    [ghost] , ghost
    [owed] , free, yours to choose
   *[free] , free
}
web-sg-symbol = { $symbol ->
    [coin] coin
    [palm] palm
   *[cross] cross
}
web-sg-marked-fields = Marked: { $fields }
web-sg-pattern = Pattern: { $fields }
web-sg-taken = { $field } is marked already.
web-sg-final = Final count
web-sg-tie = Equal points: { $names }. Filled { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} cards decide.
web-sg-tie-shared = Equal in points and in filled cards of every colour: { $names } share the place.
web-sg-keys = Keys
web-sg-key-arrows = from field to field
web-sg-key-enter = mark; once more: done
web-sg-key-escape = pick the pattern up again
web-sg-key-pointer = Mouse wheel: turn, with Shift flip. Two fingers: turn; tapped together: flip.
web-ga-openings-word = openings
web-sg-now = now { $points }
web-sg-islands = Filled islands
web-keys-how = Everything works with the keyboard, too: ? shows the keys.

## Why a move is good

hint-only = There is no other move.
hint-in-thought = Nothing in particular stands out; played on in thought, it comes out best: about { $win } % to win.
hint-fills-card = Fills { $card }: +{ $points }.
hint-fills-card-seals = Fills { $card }: +{ $points }, and +{ $seals } from seals.
hint-completes-row = Completes coin row { $row }; the best cup left is worth { $cup }.
hint-palms = Palm points at once: +{ $points }.
hint-crosses = { $count ->
    [one] Brings { $count } extra field at once.
   *[other] Brings { $count } extra fields at once.
}
hint-coins = { $count ->
    [one] Ticks { $count } coin, which makes { $coins } of 12.
   *[other] Ticks { $count } coins, which makes { $coins } of 12.
}
hint-leaves-few = { $left ->
    [one] Leaves only { $left } field free on { $card }.
   *[other] Leaves only { $left } fields free on { $card }.
}
hint-many-fields = { $count ->
    [one] Marks { $count } field at once.
   *[other] Marks { $count } fields at once.
}
hint-keeps-open = Of the { $of } expedition cards that may come next, { $fits } still fit.
hint-one-more = Of the { $of } expedition cards that may come next, { $fits } would fill { $card } at a stroke.
hint-seal-brings = Once { $card } is filled, its seal brings +{ $points } with the cards you have laid aside.
hint-counts-with-seals = Your seals count { $card } too: +{ $points } once it is filled.
hint-pair-seals = Filled, the two bring +{ $points } by their seals.
hint-symbols = Rich in symbols: crosses { $crosses }, coins { $coins }, palms { $palms }.
hint-few-fields = Soon filled: only { $fields } fields.
hint-palm-stays = The display stays as it is, and a palm is still worth { $points }.
hint-display-stays = The display gets no new card for the others to choose from.
hint-takes-over = Takes this { $kind ->
    [land] land
   *[water] water
} from the other side: chests { $chests }, openings { $mine } : { $theirs }.
hint-wins-area = Wins this { $kind ->
    [land] land
   *[water] water
} for you: chests { $chests }, openings { $mine } : { $theirs }.
hint-adds-chests = Adds to your { $kind ->
    [land] land
   *[water] water
}: chests +{ $count }, now { $chests }.
hint-ties-area = Takes this { $kind ->
    [land] land
   *[water] water
} from the other side, so that it is nobody’s: chests { $chests }, openings { $mine } : { $theirs }.
hint-settles-area = Closes your { $kind ->
    [land] land
   *[water] water
}: its chests ({ $chests }) stay yours to the end.
hint-denies-area = Closes this { $kind ->
    [land] land
   *[water] water
}, and nobody gets its chests ({ $chests }).
hint-area-grows = Keeps your { $kind ->
    [land] land
   *[water] water
} open (chests: { $chests }); free places beside it: { $places }.
hint-more-openings = More openings for you into this { $kind ->
    [land] land
   *[water] water
}: chests { $chests }, openings { $mine } : { $theirs }.
hint-hems-in = Hems in the other side’s { $kind ->
    [land] land
   *[water] water
} (chests: { $chests }); free places left beside it: { $places }.
hint-chest-to-nobody = Its chest goes to nobody for now.
hint-best-balance = Then the chests stand { $mine } : { $theirs }; no other move does better at once.
hint-opens-row = Opens row { $row } on your side.

## What happens in Silver & Gold

event-cards-kept = { $name }: keeps { $cards }
event-all-kept = All have chosen.
event-expedition-turned = Round { $round }, turn { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: expedition { $expedition }
}
event-fields-marked = { $name }: { $fields } on { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } extra field
   *[other] { $owed } extra fields
}
event-cross-lapsed = { $name }: no free field left, { $lapsed ->
    [one] { $lapsed } extra field lapses
   *[other] { $lapsed } extra fields lapse
}
event-coin-ticked = { $name }: coin { $coins } of 12
event-coin-wasted = { $name }: coin, but all 12 are ticked
event-palm-scored = { $name }: palm, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-palm-wasted = { $name }: palm, but all four palm fields are full
event-all-marked = All have marked.
event-row-completed = { $name }: coin row { $row } complete
event-card-filled = { $name }: { $card } filled
event-cup-taken = { $name }: cup worth { $cup } for row { $row }
event-cup-missed = { $name }: no cup left for row { $row }
event-card-laid-aside = { $name }: { $card } laid aside, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-card-taken = { $name }: takes { $card } { $from_stack ->
    [yes] from the stack
   *[no] from the display
}
event-place-left-empty = { $name }: no card left to take
event-display-refilled = New in the display: { $cards }
event-first-player-passed = First player: { $name }
event-round-ended = Round { $round } is over
event-match-ended = The match is over. First place: { $winners }

## What happens in Gold Ahoi!

event-tile-laid = { $name }: tile { $tile } at { $row },{ $column }, quarter turns: { $turn }
event-row-opened = { $name }: opens row { $row }
event-column-opened = { $name }: opens column { $column }
event-tile-drawn = { $name }: draws { $tile ->
    [none] a tile
   *[other] tile { $tile }
}
event-area-counted = { $kind ->
    [land] Land
   *[water] Water
} with { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}, openings { $north } : { $south } – { $owner ->
    [0] to the north
    [1] to the south
   *[none] to nobody
}
event-handicap-given = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of handicap as first player
event-chests-counted = North { $north }, south { $south }. First place: { $winners }

## What the rules refuse

refusal-match-over = The match is over.
refusal-no-such-seat = There is no seat { $seat }: seats count from 0, and there are { $players }.
refusal-not-to-act = Not your turn yet: waiting for { $waiting }.
refusal-wrong-step = Not now: { $step ->
    [keep] first everyone keeps two cards (keep P01 G03).
    [mark] everyone is marking (mark P01 a1 a2).
    [claim] new cards are being taken (take O07 or take stack).
   *[place] lay a tile (place 0,1 0).
}
refusal-keep-two = Keep exactly two different cards.
refusal-card-not-dealt = You were not dealt { $card }.
refusal-card-not-held = { $card } does not lie in front of you.
refusal-cross-owed-first = { $owed ->
    [one] First mark the extra field of your cross (cross P01 a1).
   *[other] First mark the { $owed } extra fields of your crosses, one by one (cross P01 a1).
}
refusal-no-cross-owed = No cross, no extra field: mark the pattern or one field (mark P01 a1).
refusal-cross-one-field = A cross gives one field at a time: name just one.
refusal-mark-nothing = Mark at least one field.
refusal-field-outside = { $card } has no field { $field }.
refusal-field-taken = Field { $field } on { $card } is marked already.
refusal-not-the-pattern = On { $card } mark the whole pattern, turned or flipped as you like, or just one field.
refusal-card-not-in-display = { $card } is not in the display.
refusal-stack-empty = The stack is empty: take a card of the display.
refusal-cell-taken = There is a tile at { $row },{ $column } already.
refusal-first-tile-at-origin = The first tile lies at 0,0; you choose how to turn it.
refusal-seventh-row = Row { $row } would be the seventh: the layout has six at most.
refusal-seventh-column = Column { $column } would be the seventh: the layout has six at most.
refusal-touches-no-tile = { $row },{ $column } touches no tile: lay yours edge to edge with another.
refusal-row-on-other-side = Row { $row } would open a new row on the other player’s side; open new rows on your own.
refusal-turn-wrong = A tile is turned by 0, 1, 2 or 3 quarter turns, not { $turn }.
refusal-action-unreadable = “{ $text }” is not a move. Type ? for the list, or help.
refusal-cell-unreadable = “{ $cell }” is not a field: a letter a–d and a number 1–4, such as b3.
refusal-cell-twice = { $cell } is named twice.
refusal-pick-beyond = There is no move number { $number }: the list has { $count }.

## What a table refuses

refusal-match-not-begun = The match has not begun yet.
refusal-match-running = The match is already running.
refusal-table-closed = This table is closed.
refusal-table-full = All seats are taken.
refusal-table-paused = The server is being restarted. The match goes on in a moment, and no clock is running.
refusal-not-host = Only the host may do that.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = This is not your seat.
refusal-seat-taken = This seat is taken.
refusal-one-seat = At a listed table only the host may take more than one seat. For several people on one device, open a table of your own.
refusal-seats-empty = { $count ->
    [one] { $count } seat is still empty: wait for somebody, or seat a bot.
   *[other] { $count } seats are still empty: wait for people, or fill them with bots.
}
refusal-seat-not-removable = During a match only other people can be removed.
refusal-name-wrong = A name has 1 to { $longest } characters and fits on one line.
refusal-name-alike = Your name looks too much like “{ $name }”, who is already at this table. Choose another one for this table.
refusal-level-wrong = There is no bot of level { $level }: levels go from { $least } to { $most }.
refusal-option-wrong = { $kind ->
    [flag] The option “{ $option }” is yes or no.
    [number] The option “{ $option }” is a whole number from { $least } to { $most }.
    [choice] The option “{ $option }” is one of: { $known }.
   *[other] The option “{ $option }” does not have a valid value.
}
refusal-option-form = “{ $text }” is not an option: write NAME=VALUE, such as handicap=3.
refusal-bot-plays = A bot is playing this seat right now.
refusal-not-a-bot = A person plays this seat, not a bot.
refusal-not-at-device = Another seat has the device right now: hand it over first.
refusal-cover-first = Cover the device before you pass it on.
refusal-already-confirmed = You have confirmed already; now the others finish.
refusal-step-unfinished = You are not finished yet: first do everything the step asks for.
refusal-nothing-to-undo = There is nothing to undo: what has been revealed or confirmed stays.
refusal-too-many-attempts = You have tried { $most } times in this step. Please confirm now.
refusal-table-worn-out = Too much has happened at this table. Please open a new one.
refusal-stale = That came too late: the table has changed meanwhile. Have another look.
refusal-nothing-to-vote = Nobody’s time is up here.
refusal-vote-of-others = Only the others decide whether to wait.
refusal-rematch-made = The rematch is on already, at table { $table }.
refusal-command-id-wrong = A command’s id has at most { $longest } characters.
refusal-rules-version = This match follows version { $version } of the rules; this program knows version { $known }.
refusal-table-version = This table was stored in version { $version }; this program reads version { $known }.

## What a server refuses

refusal-name-first = Tell your name first.
refusal-table-unknown = There is no such table, or no longer.
refusal-page-unknown = There is nothing at this address.
refusal-piece-unknown = There is no piece { $piece_id } in this set.
refusal-nobody-there = No person sits there.
refusal-watching-forbidden = This table does without spectators.
refusal-lan-not-from-here = Only the machine that the server runs on can open it to the network.
refusal-lan-unavailable = The server cannot be opened to the network ({ $why }).
refusal-analysis-unavailable = The analysis cannot be made right now. Try again in a moment.
refusal-hints-off = This table plays without hints.
refusal-hint-unavailable = There is no hint right now. Try again in a moment.
refusal-not-welcome = You cannot sit down at this table.
refusal-chat-off = This table plays without chat.
refusal-chat-wrong = A message has 1 to { $longest } characters.
refusal-chat-too-fast = That is a lot at once: wait a moment before you write again.
refusal-too-fast = Too fast: wait a moment, then try again.
refusal-too-many-connections = There are too many open connections from your network ({ $most } at most).
refusal-too-many-tables = You have opened many tables: wait a little before you open another.
refusal-too-many-names = Many new names have come from your network just now: wait a little, then try again.
refusal-too-many-analyses = Several analyses from your network are still running: wait until one of them is done.
refusal-message-unreadable = This message cannot be read ({ $why }).
refusal-body-too-large = That is too much: { $most } bytes at most.
refusal-too-costly = Reading this takes too long or needs too much memory. Send something smaller or simpler.
refusal-host-unknown = This server is not known as { $host }. Whoever runs it can say so with GOLDHOOK_ORIGINS.
refusal-origin-wrong = A page at { $origin } may not ask this server for anything.
refusal-token-wrong = This token is not valid, or no longer.
refusal-token-may-not = This token does not allow “{ $what }”.
refusal-too-many-tokens = You have { $most } tokens already: delete one first.
refusal-too-many-seats = This token sits at as many tables as it may ({ $most }).
refusal-code-unknown = This code is wrong, used already, or too old. Get a new one on your other device.
refusal-server-stopping = The server is stopping. Try again in a moment.
refusal-store-unavailable = The server cannot reach its database right now. Try again in a moment.
refusal-setting-wrong = The setting { $setting } cannot be “{ $text }”.
refusal-setting-range = The setting { $setting } goes from { $least } to { $most }: it cannot be { $text }.
refusal-workers-need-postgres = Several server processes need PostgreSQL: set GOLDHOOK_STORE to a postgresql:// address, or leave out --workers.
refusal-workers-died = { $count } server processes ended right after their start, one after the other. What their log says is wrong has to be mended first.
refusal-port-in-use = The server cannot listen on { $host }, port { $port } ({ $why }). Choose another with --port.
refusal-lan-or-host = --lan and --host together say two different things: leave one out.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] This game is for two players, not { $players }.
       *[other] This game is for { $least } to { $most } players, not { $players }.
    }
   *[other] This game is for { $least } to { $most } players, not { $players }.
}
refusal-first-wrong = The first player is said to sit at { $seat }, but there are { $players } seats, counted from 0.
refusal-shuffle-missing = The shuffle “{ $shuffle }” is missing.
refusal-shuffle-unknown = There is no shuffle “{ $shuffle }” in this game.
refusal-shuffle-length = The shuffle “{ $shuffle }” has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}; it needs { $needed }.
refusal-shuffle-unknown-id = The shuffle “{ $shuffle }” names { $id }, which is not in the set.
refusal-shuffle-duplicate-id = The shuffle “{ $shuffle }” names { $id } twice.
refusal-record-not-a-record = { $file } is not a record of a match.
refusal-record-version = { $file } has record version { $version }; this program reads version { $known }.
refusal-record-field = The record’s “{ $field }” is missing or not of the right form.
refusal-record-action-form = Action { $index } is not of the form [seat, "text"].
refusal-record-action = Action { $index }, seat { $seat }, “{ $text }”: { $reason }
refusal-record-other-game = { $file } is a match of { $game }.
refusal-record-over = { $file } holds a finished match. See it with goldhook replay; for a new match name another file.
refusal-record-has-options = The saved match has its own set and options: leave out --set, --option, --memory-aid, --open-hands and --handicap.
refusal-record-program = A program sat at this match, and a file alone never starts one: name it again with --seats.
refusal-seats-of-record = { $count ->
    [one] The saved match has { $count } seat: name as many.
   *[other] The saved match has { $count } seats: name as many.
}
refusal-upto-beyond = { $count ->
    [one] The record has only { $count } action; --upto { $upto } is beyond its end.
   *[other] The record has only { $count } actions; --upto { $upto } is beyond its end.
}
refusal-option-unknown = There is no option “{ $option }”: choose from { $known }.
refusal-game-unknown = There is no game “{ $game }”: choose from { $known }.
refusal-language-unknown = There is no language “{ $language }”: choose from { $known }.
refusal-seat-unknown = “{ $text }” cannot sit here: choose from { $known }.
refusal-seat-command-missing = cmd: needs a command, such as cmd:python my_bot.py.
refusal-seat-command-quotes = A quotation mark is not closed: { $text }
refusal-budget-unreadable = “{ $text }” is no budget: give milliseconds, such as 500, or playouts, such as 4000p.
refusal-games-multiple = --games { $games } does not work out: each shuffle is played from every seat, so it must be a multiple of { $seats }.
refusal-records-there = { $file } is there already and would be written over. Name another folder with --records, or move the old records away.
refusal-json-or-markdown = --json and --markdown exclude each other: leave one out.
refusal-players-few = A tournament needs at least two bots.
refusal-workers-broken = A worker process died, and the games cannot go on. With fewer --workers there is more memory for each.
refusal-cluster-missing = Playing on a cluster needs Ray: pip install "goldhook[cluster]"
refusal-cluster-address = “{ $address }” is no address of a cluster: host:port, ray://host:port, auto or local.
refusal-cluster-lost = The cluster { $address } cannot be used ({ $why }).
refusal-bot-missing = The bot “{ $program }” cannot be started ({ $why }).
refusal-bot-silent = The bot gave no answer within { $seconds } s.
refusal-bot-gone = The bot ended, or closed its output.
refusal-bot-line-long = The bot’s answer is longer than { $most } bytes.
refusal-bot-unasked = The bot spoke without being asked: “{ $text }”.
refusal-bot-rubbish = The bot’s answer is no message of type “{ $wanted }”: “{ $text }”.
refusal-bot-illegal = The bot’s action is not legal: “{ $text }”.
refusal-protocol-line = This line is no message of the bot protocol: “{ $text }”.
refusal-protocol-hello-first = The first message of the bot protocol is hello.
refusal-protocol-version = The table speaks version { $version } of the bot protocol; this program speaks { $known }.
refusal-protocol-field = The message “{ $message }” has no proper “{ $field }”.
refusal-protocol-view = The “view” of the message “{ $message }” cannot be understood ({ $why }).

## What is wrong with a file

refusal-file-missing = There is no file { $file }.
refusal-file-unreadable = { $file } cannot be read ({ $why }).
refusal-file-unwritable = { $file } cannot be written ({ $why }).
refusal-store-in-use = { $file } is in use by another Goldhook server. Stop that one first, or name another file.
refusal-store-linked = The database { $file } also has another name (a hard link), and a server that opened it there would damage it. Remove the other name and start again.
refusal-store-corrupt = The database { $file } is damaged ({ $why }). Put a backup in its place; or move it away, and a new one is made.
refusal-store-foreign = { $file } is a database, but not one of Goldhook’s. Name another file.
refusal-store-newer = The database { $store } was written by a newer Goldhook (format { $version }; this one knows { $known }). Update Goldhook, or go back to a backup.
refusal-store-unopenable = The database { $file } cannot be opened ({ $why }). It needs a folder on a local disk where you may write.
refusal-store-sqlite-old = This Python comes with SQLite { $version }; Goldhook needs { $needed } or newer. A newer Python brings it along.
refusal-backup-exists = { $file } is there already. Name another file for the backup.
refusal-backup-memory = This server keeps everything in memory: there is nothing that could be saved to { $file }.
refusal-backup-postgres = PostgreSQL makes its own backups: use pg_dump instead of writing { $file }.
refusal-postgres-missing = PostgreSQL needs one more package: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = The PostgreSQL server at { $server } cannot be used ({ $why }). Check that it is running, and the address, user and password.
refusal-file-too-large = { $file } is larger than { $megabytes } MB: that is no set and no record.
refusal-file-not-text = { $file } is not a text file.
refusal-file-too-deep = { $file } is nested too deep to be read.
refusal-file-not-json = not valid JSON ({ $why })
refusal-file-not-toml = not valid TOML ({ $why })
refusal-draw-suffix = A drawing ends in one of { $known }, not in “{ $suffix }”.
refusal-report-suffix = A report ends in .html, not in “{ $suffix }”.

## What is wrong with a set

refusal-set-not-a-set = { $file } is not a set of pieces.
refusal-set-other-game = { $file } is a set for { $game }, not for { $wanted }.
refusal-set-no-name = { $file }: the set has no name (name = "…").
refusal-set-name-long = { $file }: the name of the set is too long ({ $longest } characters at most).
refusal-set-missing-part = { $file }: the set has no “{ $part }”.
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } fault
   *[other] { $file }: { $count } faults
}
refusal-set-not-a-piece = not a piece: a table with an id is expected
refusal-set-unknown-word = there is no “{ $word }” here; known: { $known }
refusal-set-colour = the colour must be one of purple, orange, green, grey
refusal-set-card-id = the id of a card of this colour is { $letter } and two digits
refusal-set-expedition-id = the id of an expedition card is E and one digit
refusal-set-tile-id = the id of a tile is T and two digits
refusal-set-duplicate-id = this id is used twice
refusal-set-no-fields = no fields: draw them (drawing) or list them (cells)
refusal-set-drawing-size = an island is drawn in four lines of four letters, a pattern in at most 4 × 4, all lines equally long
refusal-set-sign = line { $row } of the drawing has “{ $sign }”; it may have . o c p x
refusal-set-cell = “{ $cell }” will not do: a field is a letter a–d and a number 1–4, each once
refusal-set-symbol = there is no symbol “{ $symbol }”: coin, palm, cross or null
refusal-set-field-count = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}, but a { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} card has { $needed }
refusal-set-points = “points” is { $points }, but the card has { $needed ->
    [one] { $needed } field
   *[other] { $needed } fields
}
refusal-set-not-connected = the island is in more than one part
refusal-set-same-outline = the same outline as { $other }, turned or flipped
refusal-set-seal = a seal has a colour and 1 or 2 points
refusal-set-pattern = a pattern is of two or more fields that hang together
refusal-set-card-count = { $file }: { $count ->
    [one] { $count } { $colour ->
        [purple] purple
        [orange] orange
        [green] green
       *[grey] grey
    } card
   *[other] { $count } { $colour ->
        [purple] purple
        [orange] orange
        [green] green
       *[grey] grey
    } cards
}, there must be { $needed }
refusal-set-expedition-count = { $file }: { $count ->
    [one] { $count } expedition card
   *[other] { $count } expedition cards
}, there must be { $needed }
refusal-set-tile-count = { $file }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, there must be { $needed }
refusal-set-land = “land” must name each of n, e, s, w once, such as [["n", "e"], ["s"], ["w"]]
refusal-set-land-crosses = land from north to south and from east to west would cross
refusal-set-chest = a chest is at an end (n, e, s, w) or a corner (ne, se, sw, nw)

## What is wrong with a command

refusal-usage-no-command = There is no command “{ $text }”.
refusal-usage-no-option = There is no option { $option }.
refusal-usage-missing = { $parameter } is missing.
refusal-usage-option-value = The option { $option } is not used right.
refusal-usage-bad-value = { $allowed ->
    [none] { $parameter } has a wrong value.
   *[other] { $parameter } has a wrong value; allowed: { $allowed }.
}
refusal-usage-wrong = This command cannot be understood.
