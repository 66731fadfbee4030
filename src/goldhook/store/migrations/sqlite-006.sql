-- Circles of friends: their members, what members scored against each other, and their duplicate tournaments.
CREATE TABLE circles (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    link     TEXT NOT NULL,                     -- the secret part of the link to join; empty if it is closed
    created  INTEGER NOT NULL
) STRICT;

CREATE TABLE members (
    circle   TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since    INTEGER NOT NULL,
    PRIMARY KEY (circle, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person);

CREATE TABLE tournaments (
    id       TEXT PRIMARY KEY,
    circle   TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    rounds   INTEGER NOT NULL,
    level    INTEGER NOT NULL,                  -- of the bot that everybody plays; 0 if members play each other
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_by_circle ON tournaments (circle);

CREATE TABLE plays (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round    INTEGER NOT NULL,                  -- from 1
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    match    TEXT NOT NULL,                     -- the id of the match; empty while the person waits for an opponent
    PRIMARY KEY (tournament, round, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX plays_by_match ON plays (match);
CREATE INDEX plays_by_person ON plays (person);

-- Sums over counted matches of two people, so that no page has to add up all matches.
CREATE TABLE encounters (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    played   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    last     INTEGER NOT NULL,
    PRIMARY KEY (person, other, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX encounters_by_other ON encounters (other);
INSERT INTO encounters (person, other, game, played, won, drawn, points, last)
SELECT mine.person, theirs.person, mine.game, count(*), sum(mine.outcome = 'won'), sum(mine.outcome = 'drawn'),
       sum(mine.points), max(mine.ended)
  FROM results AS mine JOIN results AS theirs ON theirs.match = mine.match
 WHERE mine.why = '' AND theirs.why = '' AND mine.person <> theirs.person
 GROUP BY mine.person, theirs.person, mine.game;
