# Lessons: a guided first match for each game, and the coach of the first matches.
# The strip above the board has room for about 140 characters; buttons for about 12. A text may name a button of the board
# (“Mark”, “Done”, “Rotate”, “Flip”, “Place tile”): use the words of the main file.

## Buttons and progress.

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

## Silver & Gold.

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

## Gold Ahoi!

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
puzzle-of-the-day = Puzzle of the day
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
puzzle-device = Your progress stays on this device.
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
