-- Puzzles: a person's first attempt at each.
CREATE TABLE puzzles (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT COLLATE "C" NOT NULL,
    puzzle   TEXT COLLATE "C" NOT NULL,
    solved   BIGINT NOT NULL CHECK (solved IN (0, 1)),
    at       BIGINT NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);
