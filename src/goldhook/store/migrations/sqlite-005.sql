-- Results of finished matches, computed from their events; a match without them has settled = 0.
ALTER TABLE matches ADD COLUMN settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1));
CREATE INDEX matches_unsettled ON matches (key) WHERE status = 'over' AND settled = 0;

CREATE TABLE results (
    match    INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,                     -- the key in names; empty for a bot
    person   TEXT REFERENCES people (id) ON DELETE SET NULL,
    level    INTEGER NOT NULL,                  -- of a bot; 0 for a person
    rival    INTEGER NOT NULL,                  -- the strongest bot if all opponents are bots, otherwise 0
    outcome  TEXT NOT NULL CHECK (outcome IN ('won', 'drawn', 'lost')),
    points   INTEGER NOT NULL,
    why      TEXT NOT NULL,                     -- why it is not counted; empty if it is
    ended    INTEGER NOT NULL,
    game     TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT;
CREATE INDEX results_by_person ON results (person, why, ended, match, seat, game, outcome) WHERE person IS NOT NULL;

-- Sums over counted results, so that no page has to add up all matches.
CREATE TABLE tallies (
    owner    TEXT NOT NULL,                     -- a person, '*people' or '*bots'
    game     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    level    INTEGER NOT NULL,                  -- the rival of a person; the level of a bot
    trait    TEXT NOT NULL,
    times    INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    best     INTEGER NOT NULL,
    match    TEXT NOT NULL,                     -- where the best was reached
    PRIMARY KEY (owner, game, players, level, trait)
) STRICT;
