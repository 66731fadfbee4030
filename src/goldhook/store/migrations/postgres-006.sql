-- Circles of friends: their members, what members scored against each other, and their duplicate tournaments.
CREATE TABLE circles (
    id       TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT COLLATE "C" NOT NULL,
    link     TEXT COLLATE "C" NOT NULL,                     -- the secret part of the link to join; empty if it is closed
    created  BIGINT NOT NULL
);

CREATE TABLE members (
    circle   TEXT COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since    BIGINT NOT NULL,
    PRIMARY KEY (circle, person)
);
CREATE INDEX members_by_person ON members (person);

CREATE TABLE tournaments (
    id       TEXT COLLATE "C" PRIMARY KEY,
    circle   TEXT COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    game     TEXT COLLATE "C" NOT NULL,
    rounds   BIGINT NOT NULL,
    level    BIGINT NOT NULL,                  -- of the bot that everybody plays; 0 if members play each other
    created  BIGINT NOT NULL
);
CREATE INDEX tournaments_by_circle ON tournaments (circle);

CREATE TABLE plays (
    tournament TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round    BIGINT NOT NULL,                  -- from 1
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    match    TEXT COLLATE "C" NOT NULL,                     -- the id of the match; empty while the person waits for an opponent
    PRIMARY KEY (tournament, round, person)
);
CREATE INDEX plays_by_match ON plays (match);
CREATE INDEX plays_by_person ON plays (person);

-- Sums over counted matches of two people, so that no page has to add up all matches.
CREATE TABLE encounters (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT COLLATE "C" NOT NULL,
    played   BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    drawn    BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    last     BIGINT NOT NULL,
    PRIMARY KEY (person, other, game)
);
CREATE INDEX encounters_by_other ON encounters (other);
INSERT INTO encounters (person, other, game, played, won, drawn, points, last)
SELECT mine.person, theirs.person, mine.game, count(*), count(*) FILTER (WHERE mine.outcome = 'won'),
       count(*) FILTER (WHERE mine.outcome = 'drawn'),
       sum(mine.points), max(mine.ended)
  FROM results AS mine JOIN results AS theirs ON theirs.match = mine.match
 WHERE mine.why = '' AND theirs.why = '' AND mine.person <> theirs.person
 GROUP BY mine.person, theirs.person, mine.game;
