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
    [gold_ahoi] Gold Ahoi! – place land and water, claim the chests, 2 players, 15 minutes
   *[other] { $game }
}
# A menu entry: resume the saved match.
game-line-saved = { $game ->
    [silver_gold] Continue your Silver & Gold match
    [gold_ahoi] Continue your Gold Ahoi! match
   *[other] { $game }
}
# The colour of a treasure card; the form that agrees with “card”.
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
# A person at the table who has no name.
name-human = Player
name-random = Random bot
# A bot that always takes the most points it can get right now.
name-greedy = Greedy bot
# A bot that somebody else wrote.
name-program = Guest bot
# The five bot levels, weakest first, as ranks on a ship.
level-1 = Ship’s boy
level-2 = Deckhand
level-3 = Bosun
level-4 = Captain
level-5 = Master
web-level-strength = { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[5] very hard
}
name-seat = Seat { $seat }
# The words of the board in a terminal. Cup: the trophy beside a row of coins.
word-cup = Cup
word-palms = Palms
# The four face-up treasure cards in the middle.
word-display = Display
word-palm-worth = { $points ->
    [one] a palm is worth { $points } point right now
   *[other] a palm is worth { $points } points right now
}
# The heading of the pattern that everyone marks this turn.
word-expedition = Pattern
word-round-card = Round card
# The heading of a player’s filled cards, which lie aside.
word-laid-aside = Filled:
# The heading of the patterns already played in this round.
word-played = Played this round:
# Beside a player’s name: this player has not finished yet.
word-thinking = still choosing

## The table in a terminal

sg-heading = Round { $round } of 4 · turn { $turn } of 7
sg-heading-keep = Four cards each: keep two
# $first is a player’s name, $stack a number of cards, $cups the numbers on the cups left.
sg-middle = first player: { $first } · stack: { $stack } · cups left: { $cups }
sg-legend = Letters: { $suits }. c coin, p palm, x bonus cross, · empty field, ~ sea, █ marked. A seal such as 2O is worth 2 points for each orange card you fill.
ga-heading = Tile { $tile } of 36 · { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
ga-hand = { $name }: tile in hand
ga-north = North
ga-south = South
# The chests a player would own if the match ended now.
ga-as-it-stands = { $name }: { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
ga-handicap = { $name }: handicap of { $count ->
    [one] { $count } point
   *[other] { $count } points
} for the first player
ask-game = Which game? (Press Enter for 1.)
ask-game-again = Type one of the numbers, or quit.
# The ask-… texts follow a player’s name and a dash: what to do now.
ask-keep = keep two cards
ask-mark = mark the pattern, or a single field
ask-cross = { $owed ->
    [one] bonus cross: mark { $owed } more field
   *[other] bonus crosses: mark { $owed } more fields
}
ask-take = { $owed ->
    [one] take { $owed } new card
   *[other] take { $owed } new cards, one at a time
}
ask-place = place your tile
# “undo” is the word of command-undo. “It” is the move just typed.
ask-confirm = Enter plays it, undo takes it back
play-welcome = { $game ->
    [silver_gold] Welcome to Silver & Gold!
    [gold_ahoi] Welcome to Gold Ahoi!
   *[other] { $game }
}
# hint, help, undo and quit are the words of command-hint, command-help, command-undo and command-quit.
play-how = Type a move, ? for all legal moves, or press Enter for the board. You can also type hint, help, undo or quit.
# The words that a player types. One word each, in small letters; the English ones always work too.
command-board = board
command-help = help
command-hint = hint
command-undo = undo
command-quit = quit
# Use the words of command-hint, command-undo and command-quit, and keep the columns aligned.
play-help =
    ?        list every legal move; type its number to choose it
    Enter    play your move, or show the board again
    !        after a move: play it at once, such as 3!
    hint     show a good move, and why it is good
    undo     take back your last attempt, until you play it
    quit     save the match and leave
play-goal-silver-gold =
    Fill your islands. A filled card is worth as many points as it has fields. A seal is worth its number for each filled card of its colour. A coin is worth a point, and every row of four coins wins the most valuable cup left. A palm is worth 1 point, plus 1 for each palm in the display at that moment. A bonus cross lets you mark one more field. After four rounds of seven turns, whoever has the most points wins.
play-goal-gold-ahoi =
    Own the chests. Connected land, or connected water, forms an area. Where an area meets the edge of the layout on your side, you have an opening into it. If you have more openings into an area than your opponent, all its chests are yours: ▲ north’s, ▼ south’s, ◆ nobody’s. After 36 tiles, whoever has the most chests wins.
# keep, mark, cross, take and stack are typed in English in every language.
play-help-silver-gold =
    keep P01 G03          keep two of the four cards
    mark P01 a1 a2 b2     mark the pattern, rotated or flipped, or a single field
    cross P01 c4          mark the extra field for a bonus cross
    take O07, take stack  take a new card for a filled one
    You can leave out the first word: P01 a1 a2 b2
play-help-gold-ahoi =
    place 0,-1 3    place the tile in row 0, column -1, after 3 quarter turns clockwise
    Rows grow to the south, columns to the east; the first tile is at 0,0.
    You can leave out the word place: 0,-1 3
    Land runs along the lines, ◆ is a chest. ╲ (or ╱) in the middle of a tile means
    two bends that pass each other without touching.
play-nothing-to-undo = There is nothing to undo. What has been played stays.
play-undone = Taken back.
play-hint = Hint: { $action } – { $why }
play-hand-over = Hand the screen to { $name }, then press Enter.
play-suggested = Suggested at this strength: { $option } ({ $how })
play-resumed = { $count ->
    [one] The match resumes after { $count } action.
   *[other] The match resumes after { $count } actions.
}
play-saved = Saved. To resume: { $command }
play-unsaved = The match continues but is not saved.
play-too-narrow = The table needs { $columns } columns. Make the window wider.
play-kept = Match saved to { $file }
play-draw = A draw.
# $winners is one name or a list of names.
play-won = { $count ->
    [one] Winner: { $winners }
   *[other] Shared victory: { $winners }
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
help-lang = Output language.
help-json = Print JSON for programs.
help-play = Play in the terminal, against bots or each other. --record resumes a saved match. During play, type hint for a good move.
help-first = Who goes first: lot, or the number of a seat, counted from 1.
help-seats = Who plays, separated by commas: human, random, greedy, level:1 … level:5 (very easy … very hard; level:5@500 sets milliseconds per move, level:5@4000p playouts), cmd:COMMAND (a program that speaks the bot protocol).
help-bots = Who plays, separated by commas: random, greedy, level:1 … level:5 (very easy … very hard; level:5@500 sets milliseconds per move, level:5@4000p playouts), cmd:COMMAND (a program that speaks the bot protocol).
help-seed = A number that determines all shuffles.
help-record = Save the match to this file. If it already exists, resume the match in it.
help-memory-aid = Silver & Gold: show which patterns have already been played this round.
help-open-hands = Gold Ahoi!: play with open hands.
help-handicap = Handicap points for the first player, 0–9.
help-option = Set an option of the game, such as --option handicap=3. You can repeat it.
help-set = Use the pieces in this TOML or JSON file instead of the standard set.
help-simulate = Let bots play each other; count points and wins.
help-games = Number of games.
help-match = Pit bots against each other, each shuffle from every seat; report win rates and confidence intervals.
help-match-games = Number of games in all, a multiple of the number of seats. Default: the first multiple from 100 up.
help-budget-ms = Milliseconds that a bot may think about a move.
help-workers = Number of processes to use. The result does not depend on it.
help-records = Save every game here; forfeits are marked in the file name.
help-tournament = Round robin: every bot plays every other, and each gets a rating.
help-players = The bots, separated by commas, written as for --seats.
help-pair-games = Number of games for each pair, an even number.
help-cluster = Run the games on the Ray cluster at this address; “local” starts one here.
help-plot = Also draw the ratings to a .svg, .png or .pdf file.
help-page = Also write a web page to this folder: ratings, cross table, how to repeat it, sample games.
help-bot = Play as a bot over stdin and stdout, in the line protocol: a level such as 5 or 5@4000p, random or greedy.
help-bot-seed = A number that determines the bot’s random choices.
help-bot-policy = Play as a trained policy instead: an .npz file written by examples/train.py.
help-threads = Number of threads for each decision; 0 uses all cores.
help-replay = Retell a recorded match; --json prints its state.
help-legal = List every legal action of every seat that has to act.
help-analyse = Explain a match: what each decision was worth, what was better, and the turning point.
help-judge = Which level judges: 4 is the captain, 5 the master.
help-judge-budget = How long to think about each decision: milliseconds, such as 200, or playouts, such as 4000p.
help-report = Also write a report as an .html file.
help-upto = Use only the first N actions.
help-set-group = Show, check, draw and measure the pieces of a game.
help-set-show = Show all pieces of a set.
help-set-check = Check a set’s file and list what is wrong with it.
help-set-draw = Draw all pieces of a set on one sheet.
help-set-report = Let bots play with a set and report on points, seats, cards and chests.
help-report-bot = The bot that plays against itself, written as for --seats. Several, separated by commas, are compared.
help-report-budget = What a level without its own budget may spend on a decision: playouts, such as 1000p, or milliseconds, such as 100.
help-report-players = Number of players, such as 2 or 2,3,4. Default: every number that the game allows.
help-report-games = Number of games for each bot and number of players.
help-report-output = Also write the report to a file: .html with all tables, or just the chart as .svg, .png or .pdf.
help-markdown = Print the tables as Markdown.
help-output = The file to draw to: .svg, .png or .pdf.
help-warm = Compile the bots of both games now, so that nobody has to wait later.
help-daily = Play today’s deal in the terminal: the same one for everyone, once a day, against a captain.
help-daily-server = The server whose deal you want to play, such as http://127.0.0.1:8000. Without it, a deal of this computer is played.
help-serve = Play in a browser: start a server on this computer.
help-port = The port to listen on; 0 picks a free one.
help-host = The address to listen on.
help-lan = Let everyone on the same network join, and show a QR code for their phones.
help-no-browser = Don’t open the browser.
help-db = Store matches and people in this SQLite file.
help-serve-workers = Number of server processes. More than one needs PostgreSQL.
help-backup = Copy the server’s database to a file while the server is running.
usage-hint = Try --help.
stopped = Stopped.
pipe-closed = Output was closed early; the rest was not written.
replay-heading = { $game ->
    [silver_gold] Silver & Gold
    [gold_ahoi] Gold Ahoi!
   *[other] { $game }
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
replay-running = The match is not over yet. To act: { $waiting }
legal-over = The match is over; nobody has to act.
warm-progress = Preparing the bots (first time only) …
warm-done = The bots are ready.
serve-started = Goldhook is running at { $address } – press Ctrl-C to stop it.
serve-lan = Others on the same network can open { $address } or scan this code:
serve-stopped = The server has stopped. Running matches resume when it starts again.
backup-done = Backup saved to { $file }.
page-title = Goldhook: the server is running
page-text = This installation has no browser client, only an API for programs, described here:
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
set-symbols = Coins: { $coins } · palms: { $palms } · crosses: { $crosses } · seals: { $seals }
set-chests = Chests on land: { $land } · in water: { $water } · shapes in use: { $shapes } of 6
set-note-chests = Note: tiles without a chest: { $none }, with two: { $two }.
set-note-outlines = Note: cards with the same outline: { $cards }.
set-note-points = Note: points that differ from the number of fields: { $cards }.
sheet-sign = { $sign ->
    [coin] coin
    [palm] palm
    [cross] cross
    [land] land
    [water] water
   *[chest] chest
}
set-drawn = Drawn: { $file }
# Beside a progress bar.
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
# The heading of a column: standard deviation of the points. Keep it short.
simulate-spread = std. dev.
simulate-least = lowest
simulate-most = highest
simulate-histogram = Points of { $name }
match-heading = Games: { $games }, seed: { $seed }
match-interval = 95 % interval
# The heading of a column: by how many points a bot leads on average.
match-difference = lead
match-rank = mean rank
# The heading of a column: games lost by an illegal or missing answer.
match-forfeits = forfeits
match-forfeit = Game { $number } forfeited by { $name }: { $reason }
tournament-title = Tournament
tournament-cross = Wins against each opponent
tournament-repeat = Repeat it with
tournament-version = Version
tournament-set = Set and its digest
tournament-seed = Seed
tournament-samples = Games to replay
tournament-page = Page: { $file }
tournament-rating = rating
analyse-title = Analysis
analyse-progress = Analysing
analyse-heading = Decisions analysed: { $count } · judged by { $judge }
# The mistakes that lost the most chance to win.
analyse-costliest = Costliest mistakes
analyse-none = No decision lost anything.
analyse-when = { $game ->
    [silver_gold] { $round ->
        [0] At the start
       *[other] Round { $round }, turn { $turn }
    }
    [gold_ahoi] Tile { $turn }
   *[other] { $round }.{ $turn }
}
analyse-cost = Chance to win { $before } → { $after }{ $points ->
    [none] {""}
   *[other] , points lost: { $points }
}
analyse-played = Played: { $action }
analyse-better = Better: { $action }
analyse-curve = Chance to win
analyse-curve-about = Each seat’s chance to win after every decision, as far as the seat itself could judge it. The numbers mark the costliest mistakes.
analyse-decisions = All decisions
# The headings of a table. before: chance after the best move; after: chance after the move played.
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
analyse-ownership-about = One row for each chest, grouped by the area it ends up in; one column for each move. ▲ is north’s, ▼ south’s, a dot nobody’s.
analyse-ownership-signs = One column for each move: ▲ north’s, ▼ south’s, · nobody’s, ◇ still several areas with different owners.
analyse-area = { $kind ->
    [land] Land
   *[water] Water
}, chests: { $chests }
analyse-written = Report saved to { $file }
report-title = { $game }: the set “{ $name }”, measured
report-written = Saved: { $file }
report-goals = Goals
# The headings of a table: what is measured, the result, the goal, whether it is met.
report-what = what
report-measured = measured
report-goal = goal
report-verdict = verdict
report-met = met
report-missed = missed
report-unsure = (not sure)
report-first-share = First player’s share of wins
report-draws = Draws
report-owned = Chests that somebody owns
report-margin = Winner’s margin
report-lead = First player’s lead
report-balance = Largest land and largest water differ by
report-land-owner-wins = Owner of the largest land wins
report-water-owner-wins = Owner of the largest water wins
report-lead-lost = Leader after tile { $tiles } does not win
report-shapes = Shapes of tiles
report-alike = Most tiles of one shape
report-largest-land = Chests of the largest land
report-largest-water = Chests of the largest water
report-least-wanted = Least wanted card with { $players } players ({ $card })
report-winning-cards = Cards that win too often
report-goals-note = A draw counts half. Shares in per cent; margin and lead in chests.
report-cards-note = Nobody wants a card that is chosen in fewer than { $least } % of the games in which somebody could have it. It wins too often if with two players whoever fills it wins more than { $most } %, with more players as far above the fair share. Counted is what is sure; the interval adds what may be.
report-points = Points
report-players = players
report-games = games
report-range = range
report-shared = shared wins
report-seats = Seats
# The seat at the table, not the rank.
report-place = place
report-order = turn order { $number }
report-seats-note = Turn order 1 is the match’s first player.
report-card = card
report-all-cards = all
report-wanted-title = { $name }: which cards are wanted
# The headings of a table, each about one card: it was kept, taken, wanted, filled.
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
web-lost = Page not found
web-no-board = This game can’t be played in the browser yet.
web-no-board-how = Play it in a terminal: goldhook play { $game }
web-terminal-game = { $name } is played in the terminal: goldhook play { $game }
web-option-suggested = Suggested at this strength: { $value }
web-option-off = { $option }: no
web-tables = Open tables
web-matches = My matches
web-settings = Settings
web-rules = Rules
web-rules-coming = Loading the rules …
web-replay = Replay
# For screen readers: the slider that shows how far into the match you are.
web-replay-place = Place in the match
web-replay-step = Step { $step } of { $last }
web-replay-start = To the start
web-replay-back = Step back
# A button: play the replay like a film. Not: play the game.
web-replay-run = Play
web-replay-pause = Pause
web-replay-forward = Step forward
web-replay-end = To the end
web-replay-speed = Speed
# The first entry in the list of moves: the position before any move.
web-replay-begin = Start
web-replay-moves = Moves
web-replay-share = Link to this moment
web-replay-record = Save the match
web-replay-table = Back to the table
web-replay-missing = This match can’t be shown
web-replay-open = Open a match from a file
web-replay-open-how = A saved match (.json), from here or from the terminal. It is only shown, not stored.
web-replay-choose = Choose a file …
web-replay-show = Show
# The move that was played, beside a drawing of it.
web-replay-played = Played
# The better move, beside a drawing of it.
web-replay-better = Better
web-replay-stack = top card of the stack
web-replay-thinking = The Master is analysing the match.
web-replay-thinking-how = You can keep watching in the meantime.
web-close = Close
web-menu = Menu
web-hint = Hint
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-replay-to-act = To play: { $names }
# The heading of an error page.
web-table-closed-to-you = You can’t open this table
web-opening-table = Preparing the table …
web-connection-lost = Connection lost – reconnecting. Your choice is safe.
web-server-restarts = The server is restarting. Play resumes in a moment.
web-bots-preparing = Preparing the bots (first time only) …
web-connection-ended = The connection has ended.
web-try-now = Try now
web-reload = Reload
web-time-up-you = Your time is up. The others decide whether to wait.
web-time-up = { $name }’s time is up
# A button when somebody’s time is up: let a bot play this step.
web-vote-skip = Let a bot play
# A button when somebody’s time is up: keep waiting for them.
web-vote-wait = Wait
# On one device: the screen is covered until the next player has it.
web-curtain = Hand the device to { $name }
web-curtain-why = Anything the others shouldn’t see is hidden.
# A button: the named player has the device now.
web-curtain-lift = I’m { $name }
# A button: cover the screen and pass the device on.
web-hand-over = Hand over
# A button after the match: watch its replay.
web-look-back = Watch replay
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-clock-of = { $name }’s clock
web-tile-of = tile { $tile } of 36
web-round = Round { $round }
web-turn-of = turn { $turn } of 7
web-story-and-chat = History and chat
# The list of everything that has happened in this match.
web-story = History
web-story-empty = Nothing has happened yet.
web-chat = Chat
web-chat-write = Message
web-send = Send
web-copy-link = Copy link
web-copied = Copied
web-language = Language
# Light or dark colours.
web-theme = Appearance
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-mute = Mute
# Block a person: neither of you meets the other at a table again.
web-block = Block
# Remove a person from the table.
web-remove = Remove
web-leave = Leave the table
web-leave-sure = A bot takes over right away. You can come back at any time.
# The button beside “Leave the table”: don’t leave.
web-stay = Stay

## With friends: absent players, the lobby, reactions
# A question with three buttons below it. $name is a player who lost the connection a while ago. The gender is unknown.
web-missed = { $name } has been away for a while. What now?
# A button under web-missed: keep waiting.
web-missed-wait = Wait
# A button under web-missed: a bot plays until the player is back.
web-missed-bot = Let a bot play
# A button under web-missed: stop playing, for everyone.
web-missed-end = End the match
# The same button after one press.
web-missed-end-sure = Really end it?
# After one of the three buttons, while others still choose.
web-missed-voted = You have chosen. The others are still deciding.
# You left a running match and look at it again.
web-left-you = You left the table. A bot is playing for you.
# A button under web-left-you.
web-return = Take your seat back
# Asked before you leave a match against bots.
web-leave-alone = The match waits for you under “Continue” on the home page.
# The match was stopped because a player did not come back. No winner.
web-ended-early = The match was ended early. Nobody wins.
# You were away. $time is a time of day, such as 14:32.
web-back-since = A bot has played for you since { $time }. You have your seat back.
# Below the choice of a clock. $bank and $credit are times with their unit, such as “1 minute”.
web-clock-how = Start: { $bank }. Each turn: +{ $credit }. At most: { $bank }. When your time runs out, the others choose: wait, or let a bot make your move.
web-told-missed = { $name } has been away for a while.
web-told-awaited = Everyone is waiting for { $name }.
web-told-ended = The match was ended early.
refusal-match-ended = This match was ended early, so there is no replay.
web-told-left-match = { $mine ->
    [yes] You left. A bot is playing for you.
   *[no] { $name } left. A bot is playing instead.
}
web-told-returned = { $mine ->
    [yes] You have your seat back.
   *[no] { $name } plays again.
}
refusal-seat-is-yours = You are playing your seat yourself.
refusal-already-left = You have already left the table.
# What everybody at the table sees about hints.
web-hints-on = Hints are on for everyone
web-hints-off = No hints
# A button of the host in the lobby: unfold the options of this table.
web-change-options = Change options
# A button of the host in the lobby: one more player.
web-add-seat = Add a seat
# A button beside a free seat: one player fewer. $seat is its number.
web-close-seat = Close seat { $seat }
web-told-seat-added = The host added a seat.
web-told-seat-closed = The host closed a seat.
web-told-options-set = The host changed the options.

## In the browser
# The web-told-… texts are lines of the history. $mine: they are about the reader; otherwise $name is the player. The gender is unknown.
web-told-joined = { $mine ->
    [yes] You joined.
   *[no] { $name } joined.
}
web-told-left = { $mine ->
    [yes] You left the table.
   *[no] { $name } left the table.
}
web-told-bot-seated = { $name } joined.
# The host has removed the player.
web-told-removed = { $mine ->
    [yes] You lost your seat.
   *[no] { $name } lost the seat.
}
web-told-host-passed = { $mine ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-told-started = The match begins.
# The player has confirmed this turn; the others may still be playing.
web-told-confirmed = { $mine ->
    [yes] You are done.
   *[no] { $name } is done.
}
web-told-went-away = { $mine ->
    [yes] You were disconnected.
   *[no] { $name } is away.
}
web-told-came-back = { $mine ->
    [yes] You are back.
   *[no] { $name } is back.
}
# The player has left or is away.
web-told-stood-in = { $mine ->
    [yes] A bot is playing for you.
   *[no] A bot is playing for { $name }.
}
web-told-timed-out = { $mine ->
    [yes] Your time is up.
   *[no] { $name }’s time is up.
}
web-told-skipped = { $mine ->
    [yes] Your time ran out, so a bot finished your move.
   *[no] { $name }’s time ran out, so a bot finished the move.
}
# The others voted to wait for the player whose time is up.
web-told-waited = { $mine ->
    [yes] Everyone is waiting for you.
   *[no] Everyone is waiting for { $name }.
}
web-told-paused = The server is taking a short break.
web-told-resumed = Play resumes.
web-told-rematched = A rematch is ready.
web-told-closed = The table is closed.
# The web-event-… texts are lines of the history; keep them short.
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
# $place is a row and a column.
web-event-tile-laid = { $mine ->
    [yes] You place a tile
   *[no] { $name } places a tile
}: { $place }
web-you-win = You win!
# New messages and events; beside “History and chat”.
web-unread = { $count } new
web-remove-sure = { $name } will lose the seat and a bot will take over.
web-block-done = Blocked. You can undo this in Settings.
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
# For screen readers: the menu of pages.
web-pages = Pages
web-game-line = { $game ->
    [silver_gold] Cross off patterns to fill your islands first.
    [gold_ahoi] Place land and water, claim the chests.
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
web-strength = Opponent strength
web-players = Players
web-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# A button: open a table and get a link for other people.
web-invite = Invite a friend
web-one-device = Play on one device
web-more-options = More options
web-your-name = Your name
# A button: go back to a match in progress.
web-continue = Continue
# The state of a match in a list: it isn’t my turn.
web-others-turn = Others’ turn
# The state of a match in a list.
web-before-start = Not started yet
option-memory-aid = Show the patterns already played this round
# A hand is the one tile that a player holds.
option-open-hands = Open hands: both players see both tiles
# Points that the first player gets in advance.
option-handicap = Handicap points for the first player
option-handicap-value = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
option-hints = Hints between people (against bots alone they are always on)
option-chat = Chat
option-spectators = Allow spectators
option-open-lobby = List among the open tables
option-first = Who goes first
option-first-lot = By lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-rematch-first = Who goes first in a rematch
# The player after the one who went first in the last match.
option-rematch-first-next = The next player
option-rematch-first-lot = By lot
option-rematch-first-loser = The player who came last
option-clock = Clock
web-clock-none = No clock
web-clock-quick = Fast: 20 seconds per turn
web-clock-calm = Relaxed: one minute per turn
web-clock-days = Slow: one day per turn
# The cards or tiles of the game; people can bring their own as a file.
web-own-set = Pieces
web-own-set-house = Standard set
web-own-set-choose = Load a set from a file …
web-own-set-good = “{ $name }” is valid. Your next table will use it.
web-own-set-drop = Back to the standard set
web-own-set-faults = { $count ->
    [one] { $file } has { $count } error. Fix it and choose the file again:
   *[other] { $file } has { $count } errors. Fix them and choose the file again:
}
web-one-device-how = Pass the device around; what others shouldn’t see stays hidden.
web-name-of = Name of player { $seat }
web-add-player = Add a player
web-add-bot = Add a bot
web-remove-name = Remove { $name }
web-start = Start the match
web-invited = { $name } invites you to a match
# A heading: who sits at the table.
web-seats = Around the table
# A free seat.
web-free = Free
web-sit-down = Sit down
# Beside your own name.
web-you = you
# Beside a name: this person opened the table and can start the match.
web-host = host
# Beside a name: this person isn’t connected. The gender is unknown.
web-away = away
web-bot-strength = Bot at seat { $seat }
web-move-up = Move { $name } up
web-move-down = Move { $name } down
web-fill-and-start = Fill up with bots and start
web-waiting-people = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
web-waiting-host = Everyone is here. { $name } can start the match.
web-all-here = Everyone is here.
web-one-more-here = Add a player on this device
# For screen readers: the list of options this table plays with.
web-agreed = Table options
web-link = Link to this table
# $code says whether a QR code is shown.
web-invite-how = { $code ->
    [yes] Send the link, or scan the code with a phone. No account needed.
   *[no] Send the link. No account needed.
}
web-share = Share …
web-qr = The link as a QR code
web-lan-off = For now, only this computer can open the link.
web-lan-open = Let phones on the same network join
web-lan-on = Everyone on the same network can open this link.
web-lan-unavailable = Only this computer can open the link: no network was found.
web-running-matches = Matches to watch
web-no-tables = No table is looking for players right now.
web-no-tables-how = Open one, and everyone on this server will see it here.
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
# A heading: my matches in progress.
web-running = In progress
# A heading: my finished matches.
web-finished = Finished
web-no-matches = You haven’t played here yet.
web-no-matches-how = Your matches are kept here to resume or replay.
web-choose-game = Choose a game
web-older = Older matches
web-look = Look and sound
web-contrast = Contrast
web-contrast-more = High
web-motion = Motion
web-motion-less = Reduced
web-notify = Tell me when it is my turn
web-notify-blocked = Your browser blocks notifications from this page. You can change that in its settings.
web-saved = Saved.
# A heading: use your name and matches on another device too.
web-carry = Use another device
web-carry-how = To use your name and matches on your phone, get a code here and type it there within five minutes.
web-code-get = Get a code
web-code-shown = Type this on the other device, under Settings:
web-code-type = Code from the other device
web-code-use = Use code
web-code-done = Done. You are { $name } on this device now.
web-blocked = Blocked people
web-blocked-none = Nobody. To block someone, tap their name at a table.
web-unblock = Unblock { $name }
web-delete = Delete my data
web-delete-how = Your name, your matches and everything else about you will be deleted. Matches you played stay, without your name. This can’t be undone.
web-delete-yes = Yes, delete everything
web-cancel = Cancel
web-deleted = All your data has been deleted.
refusal-server-unreachable = Can’t reach the server. Check your connection and try again.
# A button: place the tile for good.
web-ga-lay = Place tile
# The same button while the server answers.
web-ga-laying = Placing …
web-ga-turn-left = Rotate left
web-ga-turn-right = Rotate right
# A button: take the tile off the board again, before it is placed for good.
web-ga-take-back = Pick up
web-ga-choose = Choose a place for your tile.
web-ga-first = This is the first tile: rotate it any way you like.
web-ga-put = Rotate it, move it, or place it.
# Beside the chests a player would own if the match ended now. Keep it short.
web-ga-stands = so far
web-ga-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
# Tiles that this player has not seen yet.
web-ga-unseen = Not seen yet: { $count }. They are in the bag or in your opponent’s hand.
web-ga-closed = { $reason ->
    [first_tile_at_origin] The first tile goes here; you choose its rotation.
    [seventh_row] No more than six rows.
    [seventh_column] No more than six columns.
    [row_on_other_side] Open new rows only on your own side.
   *[touches_no_tile] It must touch another tile edge to edge.
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
web-ga-areas = Areas so far
web-ga-no-areas = No tiles have been placed yet.
web-ga-layout = Layout
web-ga-cell = Row { $row }, column { $column }
# For screen readers, after the row and column of a cell.
web-ga-cell-open = free, you can place your tile here
web-ga-cell-empty = empty
# Where land meets the edge of a tile.
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
web-ga-tile = Land joined: { $land }.
web-ga-tile-chest = { $afloat ->
    [yes] Chest in the water
   *[no] Chest on land
} ({ $at }).
web-ga-hand = Your tile
web-ga-hand-of = { $name }’s tile
web-ga-handicap = handicap { $count }
web-ga-keys = Keyboard shortcuts
web-ga-key-arrows = Move around the layout
web-ga-key-turn = Rotate the tile right or left
web-ga-key-enter = Try the tile here; again: place it
web-ga-key-escape = Pick it up
web-ga-key-areas = Next area (Shift: previous)
web-ga-key-help = Show this help
# Counting the chests, area by area, at the end.
web-ga-count = Scoring
web-ga-count-next = Next area
web-ga-count-back = Previous area
web-ga-count-all = Show all
web-ga-count-again = Replay scoring
web-ga-ownership = One row for each chest, one column for each move: ▲ { $above }, ▼ { $below }, · nobody.
web-sg-my-score = My score
web-sg-score-card = Score card
web-sg-actions = What you can do
# A button: rotate the pattern. Keep it short. Not: a player’s turn.
web-sg-turn = Rotate
# A button: mirror the pattern. Keep it short.
web-sg-flip = Flip
# A button: mark one field instead of the pattern. Keep it short.
web-sg-one-field = Single field
web-sg-undo = Undo
# A button: end your turn for good. Keep it short.
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
web-sg-prompt-mark = Mark the pattern on one island – or a single field.
web-sg-prompt-cross = { $owed ->
    [one] Bonus cross! Mark { $owed } more field anywhere.
   *[other] Bonus crosses! Mark { $owed } more fields anywhere.
}
web-sg-prompt-claim = { $owed ->
    [one] Island filled! Take { $owed } new card.
   *[other] Islands filled! Take { $owed } new cards, one at a time.
}
web-sg-prompt-done = You can still undo. “Done” counts once everyone is done.
# The same in a puzzle, where nobody else plays.
web-sg-prompt-alone = You can still undo. “Done” checks your move.
web-sg-does-not-fit = The pattern doesn’t fit here. You can mark just this field.
web-sg-no-symbols = No bonus from these fields
web-sg-gain-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
web-sg-gain-palm = { $points ->
    [one] palm: { $points } point
   *[other] palm: { $points } points
}
web-sg-gain-cup = cup { $cup }, unless someone beats you to it
web-sg-gain-crosses = { $count ->
    [one] +{ $count } field
   *[other] +{ $count } fields
}
web-sg-gain-card = island filled: +{ $points }
web-sg-palm-now = A palm is worth { $points } now
web-sg-palm-parts = { $own } + { $display } in the display
web-sg-palms-full = All palm fields are full.
web-sg-coins-of = Coins: { $coins } of 12
web-sg-palms-are = Palms: { $palms }
web-sg-stack = Stack: { $count }
web-sg-round-of = Round { $round } of 4
web-sg-round-card-note = The patterns of this deck, and how many expedition cards have each. Every round shuffles all of them; one stays unseen.
web-sg-pattern-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-sg-cups-left = Cups left: { $cups }
web-sg-expedition = Pattern for turn { $turn } of 7
web-sg-first = First player
# Beside a player’s name. The gender is unknown. Keep it short.
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
web-sg-with-seals = { $card } + { $points } from your seals
# On a card: it is one of your two islands.
web-sg-yours = already yours
# A label: what this card is worth once it is filled.
web-sg-when-filled = When filled
web-sg-in-all-now = With all seals so far
web-sg-filled = Islands filled: { $count }
web-sg-empty-place = No card here.
# For screen readers. preview: the pattern would cover this field; owed: a bonus cross lets you mark it.
web-sg-field = { $field }{ $symbol ->
    [coin] , coin
    [palm] , palm
    [cross] , bonus cross
   *[none] {""}
}{ $state ->
    [marked] , marked
    [preview] , preview
    [owed] , free, choose it for your bonus cross
   *[free] , free
}
web-sg-symbol = { $symbol ->
    [coin] coin
    [palm] palm
   *[cross] bonus cross
}
web-sg-marked-fields = Marked: { $fields }
web-sg-pattern = Pattern: { $fields }
web-sg-taken = This field is already marked.
web-sg-final = Final score
web-sg-tie = Tied on points: { $names }. Whoever filled more { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} cards is ahead.
web-sg-tie-shared = Tied on points and on filled cards of every colour: { $names } share the place.
web-sg-keys = Keyboard shortcuts
web-sg-key-arrows = Move from field to field
web-sg-key-enter = Mark; again: done
web-sg-key-escape = Pick the pattern up again
web-sg-key-pointer = Mouse wheel: rotate; with Shift: flip. Two fingers: rotate; tap with both: flip.
web-ga-openings-word = openings
web-sg-now = now { $points }
web-sg-islands = Filled islands
web-keys-how = You can play with the keyboard alone. Press ? for the shortcuts.
web-key-hint = Ask for a hint

## The boards: what happens, and where

# A link for keyboards: past the menus to the page itself.
web-skip = Skip to the content
# For screen readers, after the name of an island: which of the two it is.
web-sg-side = { $side ->
    [left] left
   *[right] right
}
# A tooltip of the pattern card.
web-sg-drag = This is the pattern. Drag it to an island, or tap a field.

## Why a move is good

# The hint-… texts follow the suggested move and say why it is good: “it” or “this move” is the subject.
# $card is “here” where the move is drawn beside the text; elsewhere it is the id that players type in a terminal.
hint-only = This is your only move.
hint-in-thought = Nothing stands out, but looking ahead this move does best: about { $win } % to win.
hint-fills-card = Fills { $card ->
    [here] this island
   *[other] { $card }
}: +{ $points }.
hint-fills-card-seals = Fills { $card ->
    [here] this island
   *[other] { $card }
}: +{ $points }, and +{ $seals } from seals.
hint-completes-row = Completes coin row { $row }; the most valuable cup left is worth { $cup }.
hint-palms = Palm points right away: +{ $points }.
hint-crosses = { $count ->
    [one] Gives you { $count } extra field right away.
   *[other] Gives you { $count } extra fields right away.
}
hint-coins = { $count ->
    [one] Gives you { $count } coin, { $coins } of 12 in all.
   *[other] Gives you { $count } coins, { $coins } of 12 in all.
}
hint-leaves-few = { $left ->
    [one] Leaves only { $left } field free on { $card ->
        [here] this island
       *[other] { $card }
    }.
   *[other] Leaves only { $left } fields free on { $card ->
        [here] this island
       *[other] { $card }
    }.
}
hint-many-fields = { $count ->
    [one] Marks { $count } field at once.
   *[other] Marks { $count } fields at once.
}
hint-keeps-open = { $fits } of the { $of } patterns that may come next will still fit.
hint-one-more = Of the { $of } expedition cards that may come next, { $fits } would fill { $card ->
    [here] this island
   *[other] { $card }
} at a stroke.
hint-seal-brings = Once { $card ->
    [here] this island
   *[other] { $card }
} is filled, its seal gives +{ $points } with the islands you have already filled.
hint-counts-with-seals = Your seals count { $card ->
    [here] this island
   *[other] { $card }
} too: +{ $points } once it is filled.
hint-pair-seals = Once both are filled, their seals give +{ $points }.
hint-few-fields = Quick to fill: only { $fields } fields.
hint-palm-stays = The display stays the same, and a palm is still worth { $points }.
hint-display-stays = The display gets no new card for the others to choose from.
hint-takes-over = Takes this { $kind ->
    [land] land
   *[water] water
} from your opponent: chests { $chests }, openings { $mine } : { $theirs }.
hint-wins-area = Wins this { $kind ->
    [land] land
   *[water] water
} for you: chests { $chests }, openings { $mine } : { $theirs }.
hint-adds-chests = Adds chests to your { $kind ->
    [land] land
   *[water] water
}: +{ $count }, now { $chests }.
hint-ties-area = Your opponent loses this { $kind ->
    [land] land
   *[water] water
}; now nobody owns it: chests { $chests }, openings { $mine } : { $theirs }.
hint-settles-area = Closes your { $kind ->
    [land] land
   *[water] water
}: its chests ({ $chests }) are yours for good.
hint-denies-area = Closes this { $kind ->
    [land] land
   *[water] water
}, so nobody gets its chests ({ $chests }).
hint-area-grows = Keeps your { $kind ->
    [land] land
   *[water] water
} open (chests: { $chests }; free cells next to it: { $places }).
hint-more-openings = Gives you more openings into this { $kind ->
    [land] land
   *[water] water
}: chests { $chests }, openings { $mine } : { $theirs }.
hint-hems-in = Hems in your opponent’s { $kind ->
    [land] land
   *[water] water
} (chests: { $chests }; free cells left next to it: { $places }).
hint-chest-to-nobody = For now, nobody gets this tile’s chest.
hint-best-balance = This makes the chests { $mine } : { $theirs }; nothing does better right away.
hint-opens-row = Opens a new row on your side.

## What happens in Silver & Gold

# The event-… texts tell a match in the terminal, one line each. After “name:” a noun phrase is best: $name may be “You”, and the gender is unknown.
event-cards-kept = { $name }: keeps { $cards }
event-all-kept = Everyone has chosen.
event-expedition-turned = Round { $round }, turn { $turn }{ $expedition ->
    [none] {""}
   *[other] {""}: pattern { $expedition }
}
event-fields-marked = { $name }: { $fields } on { $card }
event-cross-owed = { $name }: { $owed ->
    [one] { $owed } extra field for a bonus cross
   *[other] { $owed } extra fields for bonus crosses
}
event-cross-lapsed = { $name }: no free field left, { $lapsed ->
    [one] { $lapsed } extra field is lost
   *[other] { $lapsed } extra fields are lost
}
event-coin-ticked = { $name }: coin { $coins } of 12
event-coin-wasted = { $name }: coin, but all 12 are already ticked
event-palm-scored = { $name }: palm, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-palm-wasted = { $name }: palm, but all four palm fields are already full
event-all-marked = Everyone has marked.
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

## Replays, mistakes and sharing

# The label of two buttons: whose mistakes the analysis shows first.
web-replay-whose = Whose mistakes
web-replay-whose-mine = Mine
web-replay-whose-all = Everyone’s
web-replay-mistakes-mine = Your costliest mistakes
web-replay-no-mistakes-mine = You made no clear mistake.
web-replay-no-mistakes = Nobody made a clear mistake.
# Under the better move, if it differs from the played one only in how the tile is rotated.
web-ga-turned-otherwise = The same place, rotated differently
web-sg-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
# Why another move was better, if no other reason fits. $count is in the thousands.
hint-in-playouts = No single gain stands out, but played out to the end { $count } times, this move won more often.
# Why to keep or take a card: the number of bonus crosses on it. The same follows for coins and palms.
hint-card-crosses = { $count ->
    [one] A bonus cross: it marks one more field for free.
   *[other] { $count } bonus crosses: each marks one more field for free.
}
hint-card-coins = { $count ->
    [one] A coin: four of them complete a row and win a cup.
   *[other] { $count } coins: four of them complete a row and win a cup.
}
hint-card-palms = { $count ->
    [one] A palm: it scores 1 point, plus 1 for each palm in the display.
   *[other] { $count } palms: each scores 1 point, plus 1 for each palm in the display.
}
# The preview-… texts appear where somebody shares a link, in a chat for example: a title and one sentence.
preview-home-title = Goldhook: two board games to play right away
preview-home-text = Play Silver & Gold and Gold Ahoi! with friends or against bots. Free, in the browser, without signing up.
# $name is the name of the game.
preview-table-title = Join a game of { $name }
preview-table-text = Open the link, enter a name, and you’re at the table.
preview-replay-title = A match of { $name }, move by move
preview-replay-text = Watch the whole match on the board, and see which moves decided it.
# Describes the picture of a link preview to people who do not see it.
preview-picture = Pieces of the games: islands on cards, land and sea on tiles
# A button after a match: it opens a picture with the result.
web-share-result = Share the result
web-share-names = Show the players’ names
web-share-picture = The picture that you share
# A button: it opens the device’s own choice of apps to share with.
web-share-send = Share
web-share-save = Save the picture
# A button in a replay: play this match on from the moment that is shown.
web-play-on = Play on from here
web-play-on-how = Opens a new table at this moment. What was hidden then is dealt anew.
web-play-on-seat = Your seat
web-play-on-alone = Against bots
web-play-on-friends = With friends
# A button beside a mistake: play on from just before it.
web-try-again = Try again
refusal-play-on-impossible = Matches of this game can’t be played on from a moment.

## What happens in Gold Ahoi!

event-tile-laid = { $name }: places a tile at { $row },{ $column }, quarter turns: { $turn }
event-row-opened = { $name }: opens row { $row }
event-column-opened = { $name }: opens column { $column }
event-tile-drawn = { $name }: draws a tile
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
event-handicap-given = { $name }: handicap of { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the first player
event-chests-counted = North { $north }, south { $south }. First place: { $winners }

## What the rules refuse

# The refusal-… texts are shown when something can’t be done: what is wrong, then what to do.
refusal-match-over = The match is over.
refusal-no-such-seat = There is no seat { $seat }: there are { $players }.
refusal-not-to-act = Not your turn yet: waiting for { $waiting }.
refusal-wrong-step = Not now: { $step ->
    [keep] first everyone keeps two cards (keep P01 G03).
    [mark] everyone is marking (mark P01 a1 a2).
    [claim] new cards are being taken (take O07 or take stack).
   *[place] place a tile (place 0,1 0).
}
refusal-keep-two = Keep exactly two different cards.
refusal-card-not-dealt = You were not dealt { $card }.
refusal-card-not-held = { $card } is not in front of you.
refusal-cross-owed-first = { $owed ->
    [one] First mark the extra field for your bonus cross (cross P01 a1).
   *[other] First mark the { $owed } extra fields for your bonus crosses, one at a time (cross P01 a1).
}
refusal-no-cross-owed = You have no bonus cross: mark the pattern or a single field (mark P01 a1).
refusal-cross-one-field = A bonus cross gives one field at a time. Name just one.
refusal-mark-nothing = Mark at least one field.
refusal-field-outside = { $card } has no field { $field }.
refusal-field-taken = Field { $field } on { $card } is already marked.
refusal-not-the-pattern = Mark the whole pattern on { $card }, rotated or flipped as you like, or a single field.
refusal-card-not-in-display = { $card } is not in the display.
refusal-stack-empty = The stack is empty. Take a card from the display.
refusal-cell-taken = There is already a tile at { $row },{ $column }.
refusal-first-tile-at-origin = The first tile goes to 0,0; you choose its rotation.
refusal-seventh-row = Row { $row } would be the seventh: the layout has six at most.
refusal-seventh-column = Column { $column } would be the seventh: the layout has six at most.
refusal-touches-no-tile = { $row },{ $column } touches no tile. Place yours edge to edge with another.
refusal-row-on-other-side = Row { $row } would open a new row on your opponent’s side. Open new rows only on your own.
refusal-turn-wrong = A tile can be rotated by 0, 1, 2 or 3 quarter turns, not { $turn }.
refusal-action-unreadable = “{ $text }” isn’t a move. Type ? for the list, or help.
refusal-cell-unreadable = “{ $cell }” isn’t a field. A field is a letter a–d and a number 1–4, such as b3.
refusal-cell-twice = { $cell } is named twice.
refusal-pick-beyond = There is no move number { $number }: the list has { $count }.

## What a table refuses

refusal-match-not-begun = The match hasn’t started yet.
refusal-match-running = The match has already started.
refusal-table-closed = This table is closed.
refusal-table-full = All seats are taken.
refusal-table-paused = The server is restarting. Play resumes in a moment, and all clocks are stopped.
refusal-not-host = Only the host can do that.
refusal-not-seated = You don’t have a seat at this table.
refusal-not-your-seat = This isn’t your seat.
refusal-seat-taken = This seat is taken.
refusal-one-seat = At a listed table only the host can take more than one seat. To share a device, open a table of your own.
refusal-seats-empty = { $count ->
    [one] { $count } seat is still free. Wait for someone, or add a bot.
   *[other] { $count } seats are still free. Wait for people, or fill them with bots.
}
refusal-seat-not-removable = During a match you can only remove other people.
refusal-name-wrong = A name must be 1–{ $longest } characters on one line.
refusal-name-alike = Your name looks too much like “{ $name }”, who is already at this table. Choose another name for this table.
refusal-level-wrong = There is no bot of level { $level }. Levels go from { $least } to { $most }.
refusal-option-wrong = { $kind ->
    [flag] “{ $option }” must be yes or no.
    [number] “{ $option }” must be a whole number from { $least } to { $most }.
    [choice] “{ $option }” must be one of: { $known }.
   *[other] “{ $option }” has an invalid value.
}
refusal-option-form = “{ $text }” isn’t an option. Write NAME=VALUE, such as handicap=3.
refusal-bot-plays = A bot is playing this seat right now.
refusal-not-a-bot = A person is playing this seat, not a bot.
refusal-not-at-device = Someone else has the device right now. Hand it over first.
refusal-cover-first = Cover the device before you pass it on.
refusal-already-confirmed = You are already done. The others are still playing.
refusal-step-unfinished = You aren’t finished yet. First do everything this step asks for.
refusal-nothing-to-undo = There is nothing to undo. What has been revealed or confirmed stays.
refusal-too-many-attempts = You have tried { $most } times in this step. Please confirm now.
refusal-table-worn-out = Too much has happened at this table. Please open a new one.
refusal-stale = Too late: the table has changed. Please look again.
refusal-nothing-to-vote = There is nothing to decide right now.
refusal-vote-of-others = Only the others can decide whether to wait.
refusal-rematch-made = The rematch already exists, at table { $table }.
refusal-command-id-wrong = A command’s id must be at most { $longest } characters.
refusal-rules-version = This match follows version { $version } of the rules; this program knows version { $known }.
refusal-table-version = This table was stored in version { $version }; this program reads version { $known }.

## What a server refuses

refusal-name-first = Enter your name first.
refusal-table-unknown = This table doesn’t exist, or doesn’t exist any more.
refusal-daily-unknown = There is no daily deal for that day. You can play today’s and those of the last { $days } days.
refusal-server-address = “{ $text }” is not the address of a server. It starts with http:// or https://.
refusal-page-unknown = There is nothing at this address.
refusal-piece-unknown = This set has no piece { $piece_id }.
refusal-nobody-there = No person sits there.
refusal-watching-forbidden = Spectators aren’t allowed here.
refusal-lan-not-from-here = Only the computer that runs the server can open it to the network.
refusal-lan-unavailable = The server can’t be opened to the network ({ $why }).
refusal-analysis-unavailable = The analysis isn’t available right now. Try again in a moment.
refusal-hints-off = Hints are off at this table.
refusal-hint-unavailable = No hint is available right now. Try again in a moment.
refusal-not-welcome = You can’t join this table.
refusal-chat-off = Chat is off at this table.
refusal-chat-wrong = A message must be 1–{ $longest } characters.
refusal-chat-too-fast = That’s a lot of messages. Wait a moment before you write again.
refusal-too-fast = Too fast: wait a moment, then try again.
refusal-too-many-connections = There are too many open connections from your network ({ $most } at most).
refusal-too-many-tables = You have opened a lot of tables. Wait a little before you open another.
refusal-too-many-names = Too many new players have come from your network. Wait a little, then try again.
refusal-too-many-analyses = Several analyses from your network are still running. Wait until one of them is done.
refusal-message-unreadable = This message can’t be read ({ $why }).
refusal-body-too-large = This is too large: { $most } bytes at most.
refusal-too-costly = Reading this takes too long or needs too much memory. Send something smaller or simpler.
refusal-host-unknown = This server doesn’t answer to { $host }; its operator can add it with GOLDHOOK_ORIGINS.
refusal-origin-wrong = Pages from { $origin } can’t use this server.
refusal-token-wrong = This token isn’t valid, or isn’t valid any more.
refusal-token-may-not = This token does not allow “{ $what }”.
refusal-too-many-tokens = You already have { $most } tokens. Delete one first.
refusal-too-many-seats = This token already sits at { $most } tables, which is the limit.
refusal-code-unknown = This code is wrong, already used, or expired. Get a new one on your other device.
refusal-server-stopping = The server is stopping. Try again in a moment.
refusal-store-unavailable = The server can’t reach its database right now. Try again in a moment.
refusal-setting-wrong = Invalid value for { $setting }: “{ $text }”.
refusal-setting-range = Invalid value for { $setting }: { $text }. It must be from { $least } to { $most }.
refusal-workers-need-postgres = Several server processes need PostgreSQL: set GOLDHOOK_STORE to a postgresql:// address, or leave out --workers.
refusal-workers-died = { $count } server processes stopped right after they started. Fix what their log reports, then start again.
refusal-port-in-use = The server can’t listen on { $host }, port { $port } ({ $why }). Choose another port with --port.
refusal-lan-or-host = --lan and --host can’t be combined. Leave one out.

## What is wrong with a set-up or a record

refusal-players-wrong = { $least ->
    [2] { $most ->
        [2] This game is for two players, not { $players }.
       *[other] This game is for { $least } to { $most } players, not { $players }.
    }
   *[other] This game is for { $least } to { $most } players, not { $players }.
}
refusal-first-wrong = The first player is said to have seat { $seat }, but there are { $players } seats.
refusal-shuffle-missing = The shuffle “{ $shuffle }” is missing.
refusal-shuffle-unknown = There is no shuffle “{ $shuffle }” in this game.
refusal-shuffle-length = The shuffle “{ $shuffle }” has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}; it needs { $needed }.
refusal-shuffle-unknown-id = The shuffle “{ $shuffle }” names { $id }, which is not in the set.
refusal-shuffle-duplicate-id = The shuffle “{ $shuffle }” names { $id } twice.
refusal-record-not-a-record = { $file } isn’t a record of a match.
refusal-record-version = { $file } has record version { $version }; this program reads version { $known }.
refusal-record-field = The record’s “{ $field }” is missing or malformed.
refusal-record-action-form = Action { $index } is malformed; it must be [seat, "text"].
refusal-record-action = Action { $index }, seat { $seat }, “{ $text }”: { $reason }
refusal-record-other-game = { $file } is a match of { $game }.
refusal-record-over = { $file } holds a finished match. Watch it with goldhook replay, or name another file for a new match.
refusal-record-has-options = The saved match has its own set and options. Leave out --set, --first, --option, --memory-aid, --open-hands and --handicap.
refusal-record-program = A program played in this match, and a file alone never starts one. Name it again with --seats.
refusal-seats-of-record = { $count ->
    [one] The saved match has { $count } seat. Name as many with --seats.
   *[other] The saved match has { $count } seats. Name as many with --seats.
}
refusal-upto-beyond = { $count ->
    [one] The record has only { $count } action; --upto { $upto } is beyond its end.
   *[other] The record has only { $count } actions; --upto { $upto } is beyond its end.
}
refusal-past-hidden = Earlier turns stay hidden while the match is running. Leave out --upto, or wait for the end.
refusal-option-unknown = There is no option “{ $option }”. Choose from { $known }.
refusal-game-unknown = Invalid value for GAME: “{ $game }”. Choose from { $known }.
refusal-language-unknown = There is no language “{ $language }”. Choose from { $known }.
refusal-seat-unknown = “{ $text }” can’t take a seat. Choose from { $known }.
refusal-seat-command-missing = cmd: needs a command, such as cmd:python my_bot.py.
refusal-seat-command-quotes = A quotation mark is not closed: { $text }
refusal-budget-unreadable = “{ $text }” isn’t a budget. Give milliseconds, such as 500, or playouts, such as 4000p.
refusal-games-multiple = Invalid value for --games: { $games }. Each shuffle is played from every seat, so it must be a multiple of { $seats }.
refusal-records-there = { $file } already exists and would be overwritten. Name another folder with --records, or move the old records away.
refusal-json-or-markdown = --json and --markdown can’t be combined. Leave one out.
refusal-players-few = A tournament needs at least two bots.
refusal-workers-broken = A worker process crashed, and the games can’t continue. Use fewer --workers to give each more memory.
refusal-cluster-missing = Playing on a cluster needs Ray: pip install "goldhook[cluster]"
refusal-cluster-address = “{ $address }” isn’t a cluster address. Use host:port, ray://host:port, auto or local.
refusal-cluster-lost = The cluster { $address } can’t be used ({ $why }).
refusal-bot-missing = The bot “{ $program }” can’t be started ({ $why }).
refusal-bot-silent = The bot didn’t answer within { $seconds } s.
refusal-bot-gone = The bot exited or closed its output.
refusal-bot-line-long = The bot’s answer is longer than { $most } bytes.
refusal-bot-unasked = The bot sent a message without being asked: “{ $text }”.
refusal-bot-rubbish = The bot’s answer isn’t a “{ $wanted }” message: “{ $text }”.
refusal-bot-illegal = The bot’s action isn’t legal: “{ $text }”.
refusal-protocol-line = This line isn’t a message of the bot protocol: “{ $text }”.
refusal-protocol-hello-first = The first message of the bot protocol must be hello.
refusal-protocol-version = The table speaks version { $version } of the bot protocol; this program speaks { $known }.
refusal-protocol-field = The message “{ $message }” has no valid “{ $field }”.
refusal-protocol-view = The “view” of the message “{ $message }” is invalid ({ $why }).

## What is wrong with a file

refusal-file-missing = { $file } doesn’t exist.
refusal-file-unreadable = { $file } can’t be read ({ $why }).
refusal-policy-unreadable = { $file } isn’t a trained policy ({ $why }). Train one with examples/train.py.
refusal-policy-game = This policy plays { $game }, but the table plays { $table }.
refusal-bot-choose = Choose a bot: a level such as 5, random, greedy, or --policy FILE, but not two of them.
refusal-file-unwritable = { $file } can’t be written ({ $why }).
refusal-store-in-use = Another Goldhook server is using { $file }. Stop that server first, or name another file.
refusal-store-linked = The database { $file } also has another name (a hard link). A second server that opens it there would damage it. Remove the other name and start again.
refusal-store-corrupt = The database { $file } is damaged ({ $why }). Restore a backup, or move the file away to start with a new one.
refusal-store-foreign = { $file } is a database, but not a Goldhook database. Name another file.
refusal-store-newer = The database { $store } was written by a newer Goldhook (format { $version }; this one reads { $known }). Update Goldhook, or restore a backup.
refusal-store-unopenable = The database { $file } can’t be opened ({ $why }). It needs a writable folder on a local disk.
refusal-store-sqlite-old = This Python comes with SQLite { $version }; Goldhook needs { $needed } or newer. Use a newer Python.
refusal-backup-exists = { $file } already exists. Name another file for the backup.
refusal-backup-memory = This server keeps everything in memory, so there is nothing to save to { $file }.
refusal-backup-postgres = Back up PostgreSQL with pg_dump; Goldhook doesn’t write { $file } itself.
refusal-postgres-missing = PostgreSQL needs one more package: pip install 'goldhook[postgres]'
refusal-postgres-unreachable = The PostgreSQL server at { $server } can’t be used ({ $why }). Check that it is running, and check the address, user and password.
refusal-file-too-large = { $file } is larger than { $megabytes } MB, too large for a set or a record.
refusal-file-not-text = { $file } isn’t a text file.
refusal-file-too-deep = { $file } is nested too deeply.
refusal-file-not-json = not valid JSON ({ $why })
refusal-file-not-toml = not valid TOML ({ $why })
refusal-draw-suffix = Invalid file type for a drawing: “{ $suffix }”. Use one of { $known }.
refusal-report-suffix = Invalid file type for a report: “{ $suffix }”. Use .html.

## What is wrong with a set

refusal-set-not-a-set = { $file } isn’t a set of pieces.
refusal-set-other-game = { $file } is a set for { $game }, not for { $wanted }.
refusal-set-no-name = { $file }: the set has no name. Add a line such as name = "My set".
refusal-set-name-long = { $file }: the name of the set is too long ({ $longest } characters at most).
refusal-set-missing-part = { $file }: the set has no “{ $part }”.
refusal-set-faulty = { $count ->
    [one] { $file }: { $count } error
   *[other] { $file }: { $count } errors
}
refusal-set-not-a-piece = this isn’t a piece: expected a table with an id
refusal-set-unknown-word = unknown key “{ $word }”; known: { $known }
refusal-set-colour = the colour must be one of purple, orange, green, grey
refusal-set-card-id = the id of a card of this colour must be { $letter } and two digits
refusal-set-expedition-id = the id of an expedition card must be E and one digit
refusal-set-tile-id = the id of a tile must be T and two digits
refusal-set-duplicate-id = this id is used twice
refusal-set-no-fields = no fields: draw them (drawing) or list them (cells)
refusal-set-drawing-size = draw an island as four lines of four letters, a pattern as at most 4 × 4, with lines of equal length
refusal-set-sign = line { $row } of the drawing has “{ $sign }”; allowed are . o c p x
refusal-set-cell = invalid field “{ $cell }”: a field is a letter a–d and a number 1–4, each once
refusal-set-symbol = unknown symbol “{ $symbol }”: use coin, palm, cross or null
refusal-set-field-count = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}, but a { $colour ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
} card has { $needed }
refusal-set-points = “points” is { $points }; it is a whole number from 0 to { $most }
refusal-set-not-connected = the island is in more than one part
refusal-set-seal = a seal has a colour and 1 or 2 points
refusal-set-pattern = a pattern has two or more connected fields
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
refusal-set-chest = a chest is at an end (n, e, s, w) or a corner (ne, se, sw, nw); a list may have up to two

## What is wrong with a command

refusal-usage-no-command = There is no command “{ $text }”.
refusal-usage-no-option = There is no option { $option }.
refusal-usage-missing = { $parameter } is missing.
refusal-usage-option-value = Invalid use of { $option }.
refusal-usage-bad-value = { $allowed ->
    [none] Invalid value for { $parameter }: “{ $value }”.
   *[other] Invalid value for { $parameter }: “{ $value }”. Choose from: { $allowed }.
}
refusal-usage-wrong = Invalid command.

# --- results: my matches with outcomes, the personal page, the ladder ------------------------------------------------
web-results = My results
web-results-none = No results yet. Finish a match, and you’ll see here how you are doing.
# On a finished match in a list, followed by the points.
web-outcome = { $outcome ->
    [won] Won
    [drawn] Draw
   *[lost] Lost
}
# Below a finished match that does not count for statistics.
web-not-counted = { $why ->
    [helped] Not counted: a bot made some of your moves.
    [program] Not counted: a program played for you.
    [continued] Not counted: played on from another match.
    [repeated] Not counted: you knew this deal already.
    [late] Not counted: finished too late.
    [several_seats] Not counted: you played several seats.
   *[own_set] Not counted: played with a set of its own.
}
web-filter = Filter
web-filter-games = All games
web-filter-outcomes = All results
web-filter-rivals = All opponents
# People as opponents, in contrast to bots.
web-rival-people = People
web-filter-none = No match fits.
web-results-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
web-results-won = { $won } won
web-best = Best scores
web-averages = Averages
# Heads of columns: the opponents; matches played; share of wins; points per match.
web-against = Against
web-matches-played = Matches
web-win-rate = Won
web-mean-points = Points
web-streak = Wins in a row: { $now } · longest run: { $longest }
web-ladder = Beat every rank
web-ladder-next = Next: beat the { $level }
web-ladder-all = You’ve beaten every rank!
# Won so many of so many matches against a level.
web-ladder-won = { $won } of { $played } won
web-ladder-beaten = beaten
web-ladder-play = Play the { $level }
web-strengths = Strengths
web-strengths-how = Per match, compared with matches of the same size.
web-mine = You
web-others = Other players
web-export = Save my results as a file
# What a player can be good at.
strength-coins = Coins
strength-cups = Cups
strength-palms = Palms
strength-cards = Islands
strength-seals = Seals
strength-land = Chests on land
strength-water = Chests at sea
strength-large-areas = Chests in large areas
strength-close-areas = Chests won by one opening

## Circles of friends: results against each other, and tournaments with equal shuffles

# The name of the page with all my circles, also in the menu: keep it short.
web-circles = Friends
web-circles-how = A circle is just for you and your friends: see how you do against each other, and play tournaments with equal luck.
web-circle = Circle of friends
web-circle-new = New circle
web-circle-name = Name of the circle
web-circle-create = Create the circle
web-circle-count = { $count ->
    [one] 1 member
   *[other] { $count } members
}
web-circle-join-how = You’re invited to a circle of friends. Its members will see your name and your results against them.
# $by is a person, $name the name of a circle.
web-circle-invitation = { $by } invites you to “{ $name }”.
web-circle-join = Join
web-circle-members = Members
web-circle-leave = Leave
web-circle-leave-yes = Leave the circle
web-circle-remove = Remove
web-circle-remove-yes = Remove { $name }
web-circle-closed = The link is closed: nobody new can join.
web-circle-link = Link to this circle
web-circle-close-link = Close the link
web-circle-open-link = Make a new link
web-circle-tables = Your friends’ tables
# A heading: what members scored in matches with each other.
web-circle-encounters = Against each other
web-circle-encounters-none = No matches yet. Finished matches between members appear here.
# Mean points of two members in matches with each other, as numbers.
web-circle-points = { $one } : { $other } points on average
web-to-circle = Back to the circle
web-tournaments = Tournaments
# The one sentence that explains duplicate tournaments.
web-tournament-how = In each round everyone plays the same shuffle, so skill decides. You see how the others did once you’ve finished it.
web-tournament-new = New tournament
web-tournament-game = Game
# Label; after it a colon and the rank of a bot, or web-tournament-member.
web-tournament-opponent = Opponent
web-tournament-member = another member
web-tournament-rounds = Rounds
web-tournament-start = Start the tournament
web-tournament-round = Round { $round }
web-tournament-play = Play
# A button: play against this member, who waits for an opponent.
web-tournament-accept = Play { $name }
web-tournament-offer = Find an opponent
web-tournament-stop = Stop waiting
web-tournament-waiting = Waiting for another member. The match begins as soon as somebody joins; you can come back later.
web-tournament-uncounted = Not compared: you didn’t make every move yourself.
web-tournament-standings = Standings
# A column: by how many points per round a member was better (+) or worse (−) than the others with the same shuffle.
web-tournament-lead = Points per round above or below the others
# The 95 % confidence interval, as two numbers.
web-tournament-interval = 95 %: { $low } to { $high }
web-tournament-drop = Delete the tournament
web-tournament-drop-yes = Yes, delete it
refusal-circle-unknown = There is no such circle, or you’re not a member.
refusal-circle-not-yours = Only the member who runs the circle can do that.
refusal-circle-closed = The link of the circle is closed.
refusal-circle-full = The circle is full: it has { $most } members.
refusal-too-many-circles = You’re in { $most } circles already. Leave one first.
refusal-too-many-tournaments = A circle can have { $most } tournaments. Delete an old one first.
refusal-offer-gone = Too late: this offer is gone. Choose another opponent.

## Lessons: what the home page, the menu and the settings say. The lessons’ own texts are in lessons/.

# The name of the page with lessons, also a button: a guided first match on the real board.
web-learn = Learn by playing
# For newcomers, on the home page; below it a button for each game.
web-learn-offer = New here? Learn by playing: three minutes on the real board.
web-learn-decline = No, thanks
web-learn-about = Play a few moves of a match and learn the game on the way. It takes about three minutes.
web-learn-begin = Start the lesson
web-learn-again = Play the lesson again
# A switch in the settings: a quiet coach in the first matches.
web-coach = Explain things the first time they happen

## The daily deal: one shuffle a day for everyone, the page /daily, its entry on the home page, the command goldhook daily.

# The name of the feature, on buttons and as a heading.
web-daily = Daily deal
web-daily-play = Play today’s deal
web-daily-resume = Continue
web-daily-again = Play without ranking
# On the home page, on a button after the name of a game: today’s deal has not been played yet.
web-daily-waiting = is waiting for you
web-daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# My points and the opponent’s. $level is the opponent’s rank.
web-daily-score = { $mine } : { $theirs } against the { $level }
web-daily-better = { $others ->
    [one] Better than { $worse } of 1 other player.
   *[other] Better than { $worse } of { $others } other players.
}
web-daily-first = You are the first in today’s ranking.
web-daily-ranked = { $count ->
    [0] Nobody is ranked yet.
    [one] 1 player is ranked.
   *[other] { $count } players are ranked.
}
web-daily-once = Your first attempt is ranked, without hints, against the { $level }.
# $time is a weekday and a time of day on the reader’s clock.
web-daily-ends = The same deal for everyone. The next one comes { $time }.
web-daily-unranked = The ranking of this day is closed. You can still play it.
web-daily-today = To today’s deal
web-daily-costly = Your costliest decisions
# A button that starts the search, on a past day.
web-daily-find-costly = Find your costliest decisions
web-daily-share = Share
web-daily-copied = Copied.
web-daily-histogram = How everybody did
# For screen readers. $range is a number or two, such as 40–44.
web-daily-bar = { $range } points: { $count }
web-daily-levels = The bots on the same deal
web-daily-watch = Watch
web-daily-calendar = Past days
web-daily-missed = not played
web-daily-check = Check the shuffle
web-daily-how = The commitment was published before the day. After the day the key shows that nobody changed the shuffle.
web-daily-commitment = Commitment
web-daily-key = Key
web-daily-key-later = published { $time }
# A link after the match.
web-daily-others = How others did

## Puzzles

# The name of a page, in the menu. Keep it short.
web-puzzles = Puzzles
web-puzzle-of-the-day = Puzzle of the day
# On the home page, on a button after the name of a game: the puzzle of the day.
web-puzzle-today = { $result ->
    [right] solved
    [wrong] not solved
   *[open] is waiting for you
}
help-puzzles-group = Solve puzzles, or make new ones from bot matches.
help-puzzles-play = Solve puzzles in the terminal. The puzzle of the day comes first.
help-puzzles-difficulty = After the puzzle of the day, only puzzles of this difficulty, from 1 to 5.
# $quit is the word of command-quit.
puzzles-onward = Enter: next puzzle, { $quit }: stop
help-puzzles-make = Search bot matches for puzzles. If you stop it, the same command continues.
help-puzzles-count = The number of puzzles.
help-puzzles-output = Write the puzzles to this file.
puzzles-progress = Puzzles
puzzles-made = { $file }: { $count ->
    [one] 1 puzzle.
   *[other] { $count } puzzles.
}
refusal-puzzles-none = { $game } has no puzzles.
refusal-puzzles-other-journal = “{ $file }” belongs to another search. Delete it, or choose another output file.
refusal-puzzle-action = That is not a move of this puzzle.
refusal-action-not-there = That move isn’t possible at this moment of the match.

## With friends: thinking again, reactions, watching.

# In the history: a player takes “Done” back while the others still think.
web-told-unconfirmed = { $mine ->
    [yes] You are thinking again.
   *[no] { $name } is thinking again.
}
# In the line of the board: I am done, others are not. “Undo” is the button web-sg-undo.
web-sg-prompt-given = Waiting for { $names }. You can still undo.
# A switch in the settings. “Done” is the button web-sg-done.
web-quick = Finish a completed move at once, without “Done”
# The name of a group of six buttons; web-sign has their texts.
web-signs = Quick reactions
# What a player shows to the others with one tap, at any time of the match. Keep it very short.
web-sign = { $sign ->
    [hello] Hello!
    [luck] Good luck!
    [well_played] Well played!
    [thanks] Thanks!
    [wow] Wow!
   *[oops] Oops!
}
# For a spectator, above the board: a short label.
web-watch-on = You are watching
# For a spectator before the match begins.
web-watch-free = You are watching. A seat is free: take it and play.
web-watch-full = You are watching. All seats are taken.
# In the list of running matches: my points so far.
web-points-so-far = Your score: { $points }
