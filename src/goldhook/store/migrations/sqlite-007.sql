-- Puzzles: a person's first attempt at each.
CREATE TABLE puzzles (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    puzzle   TEXT NOT NULL,
    solved   INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;
