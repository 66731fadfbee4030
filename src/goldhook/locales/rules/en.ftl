### What players read to learn: the rules of both games, the lessons, the coach, and what puzzles say.
### docs/rules.md has the exact rules. **Two stars** make words of the rules stand out.
### Every language has the same keys; tests compare them.

## Both games

rules-title = How to play
rules-facts = { $game ->
    [silver_gold] 2–4 players · from age 8 · 20 minutes
    [gold_ahoi] 2 players · from age 8 · 15 minutes
   *[other] { $game }
}
rules-author = A game by { $author }
rules-contents = On this page
rules-short = In short
rules-full = All the rules, with pictures
rules-play = Play now
rules-goal = Aim
rules-pieces = Components
rules-start = Setup
rules-turn = A turn
rules-end = End of the game
rules-count = Scoring
rules-example = An example
rules-tie = Ties
rules-here = Controls
rules-allowed = Allowed
rules-forbidden = Not allowed
rules-options = Optional rules

## Silver & Gold, in short

rules-sg-short-mark = Each turn, everyone marks the **same pattern** on one of their two islands, rotated or flipped as they like – or just **one field**.
rules-sg-short-cross = **Bonus cross:** mark one more field immediately.
rules-sg-short-coin = **Coin:** 1 point. Every row of four coins wins the most valuable cup left.
rules-sg-short-palm = **Palm:** 1 point, plus 1 for each palm in the display.
rules-sg-short-card = **Island filled:** it gives as many points as it has fields, and you take a new card. A seal gives extra points for each filled card of its colour.
rules-sg-short-end = There are four rounds of seven turns. Then whoever has the most points wins.

## Silver & Gold

rules-sg-goal = You are looking for treasure on islands. Cross them off field by field; when you fill an island, you get its points. Coins, cups, palms and seals give more. After four rounds, whoever has the most points wins.
rules-sg-cards = Your islands are **treasure cards**. You always have two in front of you.
rules-sg-card-points = **Points:** what the filled card is worth.
rules-sg-card-colour = **Colour:** purple islands (P) have 14 fields, orange (O) 12, green (G) 10, grey (S) 8.
rules-sg-card-seal = **Seal:** on some cards. It gives extra points at the end.
rules-sg-card-symbol = **Symbol:** a bonus cross, a coin or a palm. It takes effect as soon as you mark its field.
rules-sg-display = The **display**: four face-up cards in the middle. When you fill an island, you take a new one from here or from the **stack**.
rules-sg-expedition = The **expedition card** shows the pattern for this turn. There are eight cards with six patterns; the line of three and the corner appear twice.
rules-sg-score-card = Your **score card**: twelve coins in three rows, a cup beside each row, four fields for palms.
rules-sg-round-card = The **round card** counts the four rounds and holds six cups for all players: 6, 5, 4, 3, 2 and 1.
rules-sg-start-keep = You are dealt four treasure cards. **Keep two** and return two; nobody sees which. Everyone chooses at the same time.
rules-sg-start-first = All other cards are shuffled into the stack, and its first four become the display. The first player is drawn by lot, or the host chooses one.
rules-sg-turn = A round has seven turns, and each turn has three steps. Everyone marks at the same time, so nobody waits long.
rules-sg-explore-title = Step 1: explore
rules-sg-explore = The next expedition card is turned up. It applies to **everyone**.
rules-sg-mark-title = Step 2: mark
rules-sg-mark = Mark the **whole pattern** on free fields of **one** of your two islands. You may rotate and flip it as you like.
rules-sg-caption-turned = Rotated: it fits.
rules-sg-caption-flipped = Flipped: it fits too.
rules-sg-caption-single = Or just one field.
rules-sg-caption-taken = One field is already marked.
rules-sg-caption-sea = This would stick out into the sea.
rules-sg-single = If the pattern doesn’t fit, or you don’t want it, mark exactly **one free field** on either island. Marking nothing is not allowed.
rules-sg-symbols = The symbols
rules-sg-cross = **Bonus cross:** immediately mark **one more free field**, anywhere on your two islands. Its symbol counts too, so one bonus cross can lead to the next. First mark the whole pattern, then the extra fields, one at a time. You can’t decline them; they are lost only if you have no free field left.
rules-sg-cross-example = The pattern covers a bonus cross (blue). For it, the field with the coin is marked as well (gold).
rules-sg-coin = **Coin:** tick the next coin on your score card, row by row. After the twelfth, coins give nothing more.
rules-sg-palm = **Palm:** immediately get 1 point, plus 1 for **each palm in the display**. Palms on your own or other players’ islands don’t count. You have room for four palms; a fifth gives nothing. A palm counts right away; you can’t save it for later.
rules-sg-palm-example = There are two palms in the display: 1 + 2 = **3 points**.
rules-sg-together = You see what the others have marked only when everyone has finished. A filled island stays where it is until step 3.
rules-sg-claim-title = Step 3: claim
rules-sg-claim = Starting with the first player, then clockwise, each player in turn:
rules-sg-cups = **Cups:** for every row of coins that you completed this turn, take the **most valuable cup left** and write its number beside the row. The first player to do so gets 6, the next 5, and so on. Once all six are gone, there is nothing.
rules-sg-new-cards = **New islands:** set your filled cards aside; their points are yours. For each of them you must take a new card: one from the display, or the top card of the stack, unseen. If you take two, take one after the other.
rules-sg-refill = The display is refilled to four only when you have taken all your cards; then it is the next player’s turn. If stack and display are both empty, you get no new card. A player with no free field skips step 2.
rules-sg-first = At the end of the turn, the player to the left becomes first player.
rules-sg-round = After seven turns the round is over. One of the eight expedition cards has stayed unseen; nobody may look through the played ones. Then all eight are shuffled again.
rules-sg-end = After the fourth round the match is over. In the very last turn, cups are awarded and filled cards are set aside, but no new cards are taken.
rules-sg-count-coins = 1 point for each coin ticked
rules-sg-count-cups = the numbers of your cups
rules-sg-count-palms = the points in your palm fields
rules-sg-count-cards = the points of all filled cards
rules-sg-count-seals = for each seal on a filled card, its number for **every** filled card of the seal’s colour, including its own card if it has that colour
rules-sg-count-none = Unfilled islands give nothing. Whoever has the most points wins.
rules-sg-example-cards = Anna has filled six islands. One has a grey seal worth 1, one an orange seal worth 2.
rules-sg-example-coins = 9 coins
rules-sg-example-seals = 1 × 2 grey cards, 2 × 2 orange cards
rules-sg-tie = Then whoever has filled more **grey** cards is ahead; if that is tied too, more green, then orange, then purple ones. Players still tied share the victory.
rules-sg-options = For learners, a table can show which patterns have already been played this round. Normally you have to remember them.
rules-sg-here-tap = Tap a field, and the pattern appears there in blue if it fits. Tap it again, or press the blue button, to mark it.
rules-sg-here-turn = Rotate and flip with the buttons, the keys <R> and <F>, the mouse wheel or two fingers.
rules-sg-here-single = There is a button for a single field.
rules-sg-here-undo = You can undo everything until you confirm.
rules-sg-here-keys = With the keyboard: the arrow keys move across both islands, <Enter> marks, <U> undoes, <?> shows all shortcuts.
rules-sg-here-look = Tap another player’s islands to enlarge them.

## Gold Ahoi!, in short

rules-ga-short-lay = Take turns placing a tile **edge to edge** with the layout, rotated as you like. There are at most six rows and six columns.
rules-ga-short-row = You may not open a **new row on your opponent’s side**.
rules-ga-short-area = Connected land, or connected water, is an **area**. Where it reaches the edge on your side, you have an **opening** into it.
rules-ga-short-owner = **More openings** into an area than your opponent: all its chests are yours. Equal: nobody’s.
rules-ga-short-end = After 36 tiles, whoever has the most chests wins.

## Gold Ahoi!

rules-ga-goal = Together you build a sea of islands and channels. Tiles carry treasure chests, on land or in the water. Whoever has more openings from their own side into an area owns it with all its chests. Whoever has the most chests wins.
rules-ga-tiles = There are **36 tiles**, all in one bag. Every tile has:
rules-ga-tile-land = **Land:** it reaches the middle of each of the four edges.
rules-ga-tile-water = **Water:** it fills all four corners.
rules-ga-tile-chest = A **chest:** on one piece of land or in one of the waters.
rules-ga-fit = So any tile fits next to any other, however you rotate it. These are the six shapes:
rules-ga-start-sides = You sit opposite each other. **Your side is always at the bottom** of the screen, your opponent’s at the top.
rules-ga-start-hand = Both players draw a tile from the bag; you can’t see your opponent’s tile. The first player is drawn by lot, or the host chooses one.
rules-ga-lay-title = Step 1: place your tile
rules-ga-lay = Place your tile so that it shares at least **one edge** with a tile already there. Rotate it as you like. The very first tile simply goes in the middle.
rules-ga-frame = The layout has at most **six rows and six columns**.
rules-ga-rows = You may open a new row **only on your own side**, never on your opponent’s. Once it is open, both may use it.
rules-ga-columns = Both of you may open new columns, left and right.
rules-ga-figure = It is your turn; your side is at the bottom. You may use the dashed cells. **1** would be a new row on your opponent’s side, **2** a seventh column.
rules-ga-draw-title = Step 2: draw
rules-ga-draw = Draw a new tile from the bag, if there are any left. Then it is your opponent’s turn.
rules-ga-end = When all 36 tiles have been placed, the square is complete, and you count the chests.
rules-ga-areas = Connected land, across all tiles, is **one area**; so is connected water. Water meets at the corners of the tiles.
rules-ga-openings = Where an area reaches the edge on your side, it has an **opening** for you. Along your side there are six land openings and seven water openings: one between each two tiles, and one at either end.
rules-ga-openings-caption = Your side: six land openings (▲) and seven water openings (△). The left and right edges of the layout count for nobody.
rules-ga-owner = Whoever has **more openings** into an area owns **all chests** in it. If both have the same number, or none, nobody owns them. Every chest is a point.
rules-ga-example-layout = A small layout of six tiles to practise on. You are at the bottom.
rules-ga-example-mine = **Land:** you have 2 openings, your opponent has 1. Its 3 chests are yours.
rules-ga-example-theirs = **Water** on the left: you have 1, your opponent has 3. Its 2 chests go to your opponent.
rules-ga-example-nobody = **Water** on the right: 1 each. Nobody owns its chest.
rules-ga-example-sum = So the score is **3 : 2** for you.
rules-ga-tie = If the points are equal, it is a draw.
rules-ga-options-hands = A table can agree on **open hands**: both players see both tiles.
rules-ga-options-handicap = The second player has a small advantage. To even it out, a table can give the first player a **handicap** of 1 to 9 points.
rules-ga-here-place = Tap a dashed cell to try your tile there; the blue button confirms.
rules-ga-here-turn = Tap the tile to rotate it, or use the buttons, the key <R> or the mouse wheel.
rules-ga-here-area = Tap an area to see how far it reaches, with its chests and openings.
rules-ga-here-keys = With the keyboard: the arrow keys move, <R> rotates; <Enter> tries the tile there, and <Enter> again places it. <?> shows all shortcuts.

## Lessons: a guided first match for each game; buttons and progress
## The strip above the board has room for about 140 characters; buttons for about 12. A text may name a button of the board
## (“Mark”, “Done”, “Rotate”, “Flip”, “Place tile”): use the words of the main file.

lesson-progress = { $step } of { $count }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-show-me = Show me
# For screen readers: the group of answers to a question.
lesson-answers = Your answer
# Answers to “Who gets this chest?”
lesson-answer-me = I do
lesson-answer-other = They do
lesson-answer-nobody = Nobody
lesson-wrong-move = You may do that, but here we’re practising something else. Try again or press “Show me”.
lesson-wrong-answer = Not quite. Look again and try once more.
# In the box below the board, when the step is done and “Next” waits at the top.
lesson-go-on = Press “Next” at the top to go on.
lesson-answer-above = Choose your answer at the top.
lesson-end = You know the game!
# Starts a match against the bot of level 2 (easy).
lesson-play = Play your first match (easy bot)

## The lesson of Silver & Gold

lesson-silver-gold-mark = Fill islands to score their points. Each turn has one pattern: tap an island to place it, then press “Mark” and “Done”.
lesson-silver-gold-mark-wrong = This time, put the whole pattern on fields without symbols.
lesson-silver-gold-mark-done = Marked! A filled island scores the number at its top left. After 4 rounds of 7 turns, the most points win.
lesson-silver-gold-turn = You may rotate and flip the pattern. Tap a field and it turns to fit; “Rotate” and “Flip” try other ways. Mark all four fields.
lesson-silver-gold-turn-wrong = This time, mark the whole pattern: four fields.
lesson-silver-gold-turn-done = Any way that fits is fine, as long as it stays on one island and covers no field twice.
lesson-silver-gold-single = This square fits nowhere. Whenever a pattern doesn’t fit, or doesn’t suit you, mark a single field instead. Tap any free field.
lesson-silver-gold-single-done = The pattern or one field: you always mark something.
lesson-silver-gold-coin = Coins you mark go to your score card, 1 point each. A full row also wins the best cup left. You need one more coin: mark it!
lesson-silver-gold-coin-wrong = Look for a field with a coin and cover it.
lesson-silver-gold-coin-done = Row full! You take the 6. The next full row, yours or another player’s, only gets the 5: be quick.
lesson-silver-gold-palm = A palm scores at once: 1 point, plus 1 for each palm in the display at the top. There are two now. Mark your palm!
lesson-silver-gold-palm-wrong = Look for the palm on your grey island and cover it.
lesson-silver-gold-palm-done = 1 + 2 makes 3 points. The display changes, so wait for a good moment. Only your first four palms count.
lesson-silver-gold-cross = A bonus cross gives you one more field, on either island. Cover a bonus cross, then choose your extra field.
lesson-silver-gold-cross-wrong = Cover exactly one bonus cross with the pattern.
lesson-silver-gold-cross-done = The extra field counts like any other: its symbol works, too. So one bonus cross can lead to the next.
lesson-silver-gold-fill = Fill the green island for 10 points. The seal at its top right adds 2 for each orange island you fill, and you have one.
lesson-silver-gold-fill-wrong = The pattern fills the green island exactly. Rotate it if you need to.
lesson-silver-gold-take = Filled: 12 points are yours. Now take a new island from the display. Small ones fill fast, big ones score more.
lesson-silver-gold-take-wrong = The stack is a gamble: you don’t see what you get. This time, take one from the display.
lesson-silver-gold-take-done = So you always have two islands. The others choose as well, and the right to choose first (①) moves on each turn.
lesson-silver-gold-score = The very last turn! Islands you don’t finish score nothing, so fill the grey one.
lesson-silver-gold-score-wrong = Two fields of the grey island are free: the pattern fits there.
lesson-silver-gold-score-done = Coins, cups, palms, filled islands and their seals add up. The most points win.
lesson-silver-gold-end = A match starts with four islands: keep two. Then fill them, be first to the cups, and time your palms.

## The lesson of Gold Ahoi!

lesson-gold-ahoi-place = Win more treasure chests than your opponent. Put your tile on any dashed space, rotate it if you like, then press “Place tile”.
lesson-gold-ahoi-place-done = Every tile fits: land meets land, water meets water. Together you build a map of 36 tiles, with a chest on each.
lesson-gold-ahoi-opening = You sit at the bottom. The lit land reaches your edge twice, the top edge once: these are openings. More are yours, so its 3 chests are, too!
lesson-gold-ahoi-theirs = Who gets the chest on this tile? Follow its land to the top edge and to yours, and count the openings.
lesson-gold-ahoi-theirs-wrong = Not quite. How often does this land reach the top edge, and how often yours?
lesson-gold-ahoi-theirs-done = Right: two openings at the top, one at the bottom. All chests of this land go to your opponent.
lesson-gold-ahoi-nobodys = And this chest? It stands on a road.
lesson-gold-ahoi-nobodys-wrong = Not quite. Follow the road both ways: where does it end?
lesson-gold-ahoi-nobodys-done = One opening each: it’s a tie, and nobody gets the chest. Water works just like land.
lesson-gold-ahoi-take = The land on the left is tied, one opening each. Place your tile so that this land reaches your edge once more. Rotate it with the arrows.
lesson-gold-ahoi-take-wrong = That doesn’t win the land yet. Rotate the tile or try another space, and watch the numbers.
lesson-gold-ahoi-take-done = 2 to 1: these chests are yours, as long as it stays that way. The numbers beside the names count them.
lesson-gold-ahoi-row = The map grows to 6 rows and 6 columns. You may open columns left and right, but rows only on your own side. Open a row below!
lesson-gold-ahoi-row-wrong = This time, place the tile below all others, in a new row.
lesson-gold-ahoi-row-done = Your edge has moved down: from now on, your openings count there. A new row can win areas, or lose them.
lesson-gold-ahoi-last = The last tile of a match! There’s one space left. Rotate the tile so that you win, then place it.
lesson-gold-ahoi-last-wrong = Rotated differently, it gives you more. Watch the numbers beside the names.
lesson-gold-ahoi-last-done = Now each area goes to the player with more openings into it. The most chests win!
lesson-gold-ahoi-end = Find the areas with many chests and keep one opening more than your opponent. That’s all there is to it.

## The coach in Silver & Gold: about 100 characters.

coach-silver-gold-keep = Keep two islands. Small ones fill fast, big ones score more, and symbols give extras.
coach-silver-gold-mark = Everyone gets the same pattern. Place it on one of your islands, or mark a single field.
coach-silver-gold-coin = Your first coin: 1 point. Four in a row win a cup, and the quickest player gets the best one.
coach-silver-gold-cup = A cup! The next full row gets the next cup, as long as there are any.
coach-silver-gold-palm = A palm scores 1, plus 1 for each palm in the display. Only your first four palms count.
coach-silver-gold-cross = A bonus cross! Mark one more field on either island.
coach-silver-gold-filled = Island filled: its points are safe, and its seal, if it has one, scores as well.
coach-silver-gold-take = Take a new island. Below each you see what it’s worth, seals included.
coach-silver-gold-seal = A seal, top right: once this island is filled, each filled island of the seal’s colour scores extra.
coach-silver-gold-last-round = The last round: islands you don’t finish score nothing.

## The coach in Gold Ahoi!: about 100 characters.

coach-gold-ahoi-first = You begin, and your side is the bottom edge. More openings there than at the top win an area.
coach-gold-ahoi-row = A new row: your edge is there now, and only openings in that row count for you.
coach-gold-ahoi-their-row = Your opponent opened a row: their openings count from there now.
coach-gold-ahoi-mine = You own a chest: its area has more openings on your edge than on theirs. Tap it to see them.
coach-gold-ahoi-theirs = Your opponent owns a chest. Tap its area: one more opening on your edge changes that.
coach-gold-ahoi-last = The last tiles decide: look for areas where one more opening is enough.

## Puzzles. The strip above the board has room for about 140 characters; buttons for about 12.

puzzle-about = Positions from matches between bots. Find the best move, then see how much better it is and why.
puzzle-one = Puzzle
puzzle-all = All puzzles
puzzle-next = Next puzzle
# The question of a puzzle of Silver & Gold, and of one of Gold Ahoi!
puzzle-asks-points = Which fields earn you the most points on average? Answer with the pattern or a single field; bonus crosses come later.
puzzle-asks-chests = Where does your tile give you the biggest lead in chests, on average over all orders of the tiles left?
puzzle-right = Right!
puzzle-wrong = Not the best move.
# After “Not the best move.” $value is a number such as 1.5; $before and $after are chances such as 40 %.
puzzle-behind-points = On average it costs you { $value } points. Chance to win: { $before }, with the best move { $after }.
puzzle-behind-chests = On average it costs you { $value } chests of your lead. Chance to win: { $before }, with the best move { $after }.
# Before the reason for the best move, a sentence of its own.
puzzle-better = The best move:
puzzle-show-best = Show it
puzzle-mine = Your progress
puzzle-solved = Solved { $solved } of { $tried }
puzzle-streak = In a row: { $now } (longest: { $longest })
puzzle-days = Days in a row: { $days }
puzzle-device = Without a name, your progress stays on this device.
puzzle-with-you = Your progress is kept with your name and comes along to your other devices.
puzzle-forget = Delete progress
puzzle-difficulty = Difficulty
# Any difficulty.
puzzle-any = Any
puzzle-of = { $solved } of { $count } solved

## A mistake of a finished match, tried again. The strip above the board has room for about 140 characters.

retry-title = Try again
retry-asks = Your mistake from this match. Can you find a better move?
retry-thinking = The Master is comparing your move …
# The verdict on the new move, in one sentence.
retry-found = That’s the better move.
retry-same = That’s the move you played.
retry-worse = Worse than the move you played.
retry-no-gain = Not clearly better than the move you played.
retry-halfway = Better than the move you played, but there is more to gain.
retry-level = Just as good as the better move.
retry-surpassed = Better still than the move the Master suggested!
# The headings of a small table with numbers: keep them short.
retry-new = New move
retry-chance = Chance to win
retry-points = Points
# Before the reason for the better move, a sentence of its own.
retry-better = The better move:
retry-show-better = Show it
