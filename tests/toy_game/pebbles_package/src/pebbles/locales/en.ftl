game-name-pebbles = Pebbles
game-line-pebbles = Pebbles – empty your bags one by one, 2–3 players, 2 minutes
game-line-saved-pebbles = Go on with your match of Pebbles
play-welcome-pebbles = Welcome to Pebbles!
play-goal-pebbles = Empty your three bags one by one. The most pebbles win.
play-help-pebbles = Type empty and the name of a bag, such as: empty B3
ask-empty = empty one of your bags
option-doubling = the last bag counts twice
event-bag-emptied = { $name }: { $bag } is empty, { $pebbles ->
    [one] { $pebbles } pebble
   *[other] { $pebbles } pebbles
}
event-pebbles-counted = All bags are empty.
hint-pebbles-many = it holds { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
pebbles-row = { $name }: { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}, bags left: { $bags }
pebbles-notes = Pebbles in all bags: { $count }
refusal-not-your-bag = You do not hold that bag.
refusal-set-pebbles = { $file }: a set has { $bags } bags with 1 to 9 pebbles each.
