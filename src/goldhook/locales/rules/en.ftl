### The rules of both games, as this house plays them. docs/rules.md is the law; this is for reading by the fire.
### **Two stars** make words stand out. Every language has the same keys; tests compare them.

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
rules-goal = What it is about
rules-pieces = What lies on the table
rules-start = How it begins
rules-turn = A turn
rules-end = The end
rules-count = Counting up
rules-example = An example
rules-tie = If it is a tie
rules-here = At this table
rules-allowed = Allowed
rules-forbidden = Not allowed
rules-options = If you like

## Silver & Gold, in short

rules-sg-short-mark = Each turn everybody marks the **same pattern** on one of their two islands, turned or flipped as they like – or just **one field**.
rules-sg-short-cross = **Cross:** mark one more field at once.
rules-sg-short-coin = **Coin:** 1 point; every row of four coins takes the highest cup left.
rules-sg-short-palm = **Palm:** 1 point, and 1 more for each palm in the display.
rules-sg-short-card = **Island full:** it brings as many points as it has fields, and you take a new card. A seal brings extra points for each filled card of its colour.
rules-sg-short-end = Four rounds of seven turns; then most points win.

## Silver & Gold

rules-sg-goal = You are looking for treasure on islands. Field by field you cross them off; whoever fills an island gets its points. Coins, cups, palms and seals bring more. After four rounds the most points win.
rules-sg-cards = Your islands are **treasure cards**. You always have two of them before you.
rules-sg-card-points = **Points:** what the filled card is worth, 1 for each field.
rules-sg-card-colour = **Colour:** purple islands (P) have 14 fields, orange (O) 12, green (G) 10, grey (S) 8.
rules-sg-card-seal = **Seal:** on some cards. It brings extra points at the end.
rules-sg-card-symbol = **Symbol:** a cross, a coin or a palm. It works as soon as you mark its field.
rules-sg-display = The **display**: four open cards in the middle. Whoever fills an island takes a new one from here or from the **stack**.
rules-sg-expedition = The **expedition card** shows the pattern of this turn. There are eight cards with six patterns; the line of three and the corner are there twice.
rules-sg-score-card = Your **score card**: twelve coins in three rows, a cup beside each row, four fields for palms.
rules-sg-round-card = The **round card** counts the four rounds and holds six cups for all players: 6, 5, 4, 3, 2 and 1.
rules-sg-start-keep = You are dealt four treasure cards. **Keep two** and return two; nobody sees which. All choose at the same time.
rules-sg-start-first = All other cards are shuffled into the stack, and its first four become the display. The first player is drawn by lot.
rules-sg-turn = A round has seven turns, and each turn has three steps. You all mark at the same time, so nobody waits long.
rules-sg-explore-title = Step 1: explore
rules-sg-explore = The next expedition card is turned up. It holds for **everybody**.
rules-sg-mark-title = Step 2: mark
rules-sg-mark = Mark the **whole pattern** on free fields of **one** of your two islands. You may turn and flip it as you like.
rules-sg-caption-turned = Turned: it fits.
rules-sg-caption-flipped = Flipped: it fits, too.
rules-sg-caption-single = Or just one field.
rules-sg-caption-taken = One field is marked already.
rules-sg-caption-sea = This would stick out into the sea.
rules-sg-single = If the pattern does not fit, or you do not want it, mark exactly **one free field** on either island. Marking nothing is not allowed.
rules-sg-symbols = The symbols
rules-sg-cross = **Cross:** at once you mark **one more free field**, wherever you like on your two islands. Its symbol counts too, so one cross can lead to the next. First comes the whole pattern, then the extra fields, one by one. You cannot decline them; they lapse only if you have no free field left.
rules-sg-cross-example = The pattern covers a cross (blue). For it the field with the coin is marked as well (gold).
rules-sg-coin = **Coin:** tick the next coin on your score card, row by row. After the twelfth, coins bring nothing more.
rules-sg-palm = **Palm:** at once you get 1 point, and 1 more for **each palm in the display**. Palms on your own or other players’ islands do not count. You have room for four palms; a fifth brings nothing. A palm counts at once; you cannot save it for later.
rules-sg-palm-example = Two palms lie in the display: 1 + 2 = **3 points**.
rules-sg-together = Only when all have finished does everybody see what the others have marked. A filled island stays where it is until step 3.
rules-sg-claim-title = Step 3: claim
rules-sg-claim = First player first, then clockwise, each in turn:
rules-sg-cups = **Cups:** for every row of coins you completed this turn you take the **highest cup left** and write its number beside the row. The first to do so gets 6, the next 5 … Once all six are gone, there is nothing.
rules-sg-new-cards = **New islands:** lay your filled cards aside: their points are yours. For each of them you must take a new card: one from the display, or the top card of the stack, unseen. If there are two, take one after the other.
rules-sg-refill = Only when you have taken all your cards is the display filled up to four again; then it is the next player’s turn. If stack and display are both empty, you get no new card; and who has no free field left sits out step 2.
rules-sg-first = At the end of the turn the left neighbour becomes first player.
rules-sg-round = After seven turns the round is over. One of the eight expedition cards has stayed unseen; nobody may look through those played. Then all eight are shuffled again.
rules-sg-end = After the fourth round the match is over. In the very last turn cups are given out and filled cards laid aside, but no new cards are taken.
rules-sg-count-coins = 1 point for each coin ticked
rules-sg-count-cups = the numbers of your cups
rules-sg-count-palms = the points in your palm fields
rules-sg-count-cards = the points of all filled cards
rules-sg-count-seals = for each seal on a filled card its number for **every** filled card of the seal’s colour, its own card included if it has that colour
rules-sg-count-none = Islands that are not filled bring nothing. Most points win.
rules-sg-example-cards = Anna has filled six islands. One has a grey seal worth 1, one an orange seal worth 2.
rules-sg-example-coins = 9 coins
rules-sg-example-seals = 1 × 2 grey cards, 2 × 2 orange cards
rules-sg-tie = Then whoever has filled more **grey** cards is ahead; if that is equal too, more green, then orange, then purple ones. Who is still equal shares the victory.
rules-sg-options = For learners a table can show which expedition cards have already come up in the round. Strictly speaking you would have to remember them.
rules-sg-here-tap = Tap a field, and the pattern appears there in blue, wherever it fits. Tap it again, or press the blue button, to mark it.
rules-sg-here-turn = Turn and flip with the buttons, with the keys <R> and <F>, with the mouse wheel or with two fingers.
rules-sg-here-single = For a single field there is a button of its own.
rules-sg-here-undo = Until you confirm you can take everything back.
rules-sg-here-keys = By keyboard: the arrow keys lead across both islands, <Enter> marks, <U> takes back, <?> shows all keys.
rules-sg-here-look = Tap another player’s islands to see them large.

## Gold Ahoi!, in short

rules-ga-short-lay = Take turns laying a tile **edge to edge** with the layout, turned as you like. Six rows and six columns at most.
rules-ga-short-row = You may not open a **new row on the other side**.
rules-ga-short-area = Connected land, or connected water, is an **area**. Where it reaches the edge on your side, you have an **opening** into it.
rules-ga-short-owner = **More openings** than the other player: all chests of the area are yours. Equal: nobody’s.
rules-ga-short-end = After 36 tiles the most chests win.

## Gold Ahoi!

rules-ga-goal = Together you lay a sea of islands and channels. Every tile carries a treasure chest, on land or in water. Whoever has more ways in from their own side owns the area with all its chests. Most chests win.
rules-ga-tiles = There are **36 tiles**, all in one bag. On every tile there is:
rules-ga-tile-land = **Land:** it reaches the middle of each of the four edges.
rules-ga-tile-water = **Water:** it fills all four corners.
rules-ga-tile-chest = A **chest:** on one piece of land or in one of the waters.
rules-ga-fit = So any tile fits beside any other, whichever way it is turned. These are the six shapes:
rules-ga-start-sides = You sit opposite each other. **Your side is always at the bottom** of the screen, the other player’s at the top.
rules-ga-start-hand = Both draw a tile from the bag; the other player does not see it. Who begins is drawn by lot.
rules-ga-lay-title = Step 1: lay your tile
rules-ga-lay = Lay your tile so that it shares at least **one edge** with a tile already there. Turn it as you like. The very first tile simply lies in the middle.
rules-ga-frame = The layout gets **six rows and six columns** at most.
rules-ga-rows = You may open a new row **only on your own side**, never on the other player’s. Once it is open, both may use it.
rules-ga-columns = Both of you may open new columns, left and right.
rules-ga-figure = It is your turn; your side is at the bottom. Dashed places are open to you. **1** would be a new row on the other side, **2** a seventh column.
rules-ga-draw-title = Step 2: draw
rules-ga-draw = Draw a new tile from the bag as long as there are any. Then it is the other player’s turn.
rules-ga-end = When all 36 tiles lie, the square is complete, and you count.
rules-ga-areas = Land that hangs together, across all tiles, is **one area**; so is water that hangs together. Water meets at the corners of the tiles.
rules-ga-openings = Where an area reaches the edge on your side, it has an **opening** for you. Along your side there are six land openings and seven water openings: between two tiles there is one, and one at either end.
rules-ga-openings-caption = Your side: six land openings (▲) and seven water openings (△). The left and right edges of the layout count for nobody.
rules-ga-owner = Whoever has **more openings** into an area owns **all chests** in it. With an equal number, or none at all, they are nobody’s. Every chest is a point.
rules-ga-example-layout = A small layout of six tiles, to practise on. You are at the bottom.
rules-ga-example-mine = **Land:** you have 2 openings, the other player 1. Its 3 chests are yours.
rules-ga-example-theirs = **Water** on the left: you 1, the other player 3. Its 2 chests go to the other player.
rules-ga-example-nobody = **Water** on the right: 1 each. Its chest is nobody’s.
rules-ga-example-sum = So it stands **3 : 2** for you.
rules-ga-tie = With equal points it is a draw.
rules-ga-options-hands = A table can agree on **open hands**: then both see both tiles.
rules-ga-options-handicap = Whoever moves second has it a little easier. For an even match a table can give the first player a **handicap** of 1 to 9 points.
rules-ga-here-place = Tap a dashed place, and your tile lies there for a try. Press the blue button to leave it there.
rules-ga-here-turn = Tap the tile to turn it, or use the buttons, the key <R> or the mouse wheel.
rules-ga-here-area = Tap an area to see how far it reaches, with its chests and openings.
rules-ga-here-keys = By keyboard: the arrow keys move, <R> turns; <Enter> puts the tile there, and once more lays it. <?> shows all keys.
