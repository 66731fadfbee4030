-- Results of finished matches, computed from their events; a match without them has settled = 0.
ALTER TABLE matches ADD COLUMN settled BIGINT NOT NULL DEFAULT 0 CHECK (settled IN (0, 1));
CREATE INDEX matches_unsettled ON matches (key) WHERE status = 'over' AND settled = 0;

CREATE TABLE results (
    match    BIGINT NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,         -- the key in names; empty for a bot
    person   TEXT COLLATE "C" REFERENCES people (id) ON DELETE SET NULL,
    level    BIGINT NOT NULL,                  -- of a bot; 0 for a person
    rival    BIGINT NOT NULL,                  -- the strongest bot if all opponents are bots, otherwise 0
    outcome  TEXT COLLATE "C" NOT NULL CHECK (outcome IN ('won', 'drawn', 'lost')),
    points   BIGINT NOT NULL,
    why      TEXT COLLATE "C" NOT NULL,         -- why it is not counted; empty if it is
    ended    BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX results_by_person ON results (person, why, ended, match, seat, game, outcome) WHERE person IS NOT NULL;

-- Sums over counted results, so that no page has to add up all matches.
CREATE TABLE tallies (
    owner    TEXT COLLATE "C" NOT NULL,         -- a person, '*people' or '*bots'
    game     TEXT COLLATE "C" NOT NULL,
    players  BIGINT NOT NULL,
    level    BIGINT NOT NULL,                  -- the rival of a person; the level of a bot
    trait    TEXT COLLATE "C" NOT NULL,
    times    BIGINT NOT NULL,
    total    BIGINT NOT NULL,
    best     BIGINT NOT NULL,
    match    TEXT COLLATE "C" NOT NULL,         -- where the best was reached
    PRIMARY KEY (owner, game, players, level, trait)
);
