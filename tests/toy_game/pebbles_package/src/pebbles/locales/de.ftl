game-name-pebbles = Kiesel
game-line-pebbles = Kiesel – leert eure Beutel, einen nach dem anderen, 2–3 Personen, 2 Minuten
game-line-saved-pebbles = Deine Partie Kiesel fortsetzen
play-welcome-pebbles = Willkommen bei Kiesel!
play-goal-pebbles = Leere deine drei Beutel, einen nach dem anderen. Die meisten Kiesel gewinnen.
play-help-pebbles = Tippe empty und den Namen eines Beutels, zum Beispiel: empty B3
ask-empty = leere einen deiner Beutel
option-doubling = der letzte Beutel zählt doppelt
event-bag-emptied = { $name }: { $bag } ist leer, { $pebbles } Kiesel
event-pebbles-counted = Alle Beutel sind leer.
hint-pebbles-many = darin { $count ->
    [one] ist { $count } Kiesel
   *[other] sind { $count } Kiesel
}
pebbles-row = { $name }: { $count } Kiesel, Beutel übrig: { $bags }
pebbles-notes = Kiesel in allen Beuteln: { $count }
refusal-not-your-bag = Diesen Beutel hast du nicht.
refusal-set-pebbles = { $file }: Ein Satz hat { $bags } Beutel mit je 1 bis 9 Kieseln.
