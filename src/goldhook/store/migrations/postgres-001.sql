-- Matches, their events, and the people around them. Times are milliseconds since 1970, UTC.

CREATE TABLE matches (
    key      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- what other tables point to; short, and never used again
    id       TEXT COLLATE "C" NOT NULL UNIQUE,
    version  BIGINT NOT NULL,                  -- how many events there are
    touched  BIGINT NOT NULL,
    fence    BIGINT NOT NULL,                  -- the number of the newest lease; 0 if there never was one
    owner    TEXT COLLATE "C",
    status   TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'running', 'over')),
    listed   BIGINT NOT NULL CHECK (listed IN (0, 1)),
    created  BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    facts    BYTEA NOT NULL
) WITH (fillfactor = 70);                       -- room to change a row in its page: every append does
CREATE INDEX matches_by_age ON matches (listed, status, created, id);
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_owner ON matches (owner) WHERE owner IS NOT NULL;

-- No reference to matches: events are written only together with a match's row, and deleted with it.
CREATE TABLE events (
    match    BIGINT NOT NULL,
    number   BIGINT NOT NULL,                  -- from 1
    body     BYTEA NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE snapshots (
    match    BIGINT PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    body     BYTEA NOT NULL
);

CREATE TABLE people (
    id       TEXT COLLATE "C" PRIMARY KEY,
    created  BIGINT NOT NULL,
    seen     BIGINT NOT NULL,
    facts    BYTEA NOT NULL
);

CREATE TABLE names (
    match    BIGINT NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    key      TEXT COLLATE "C" NOT NULL,
    person   TEXT COLLATE "C" REFERENCES people (id) ON DELETE SET NULL,
    text     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, key)
);
CREATE INDEX names_by_person ON names (person, match) WHERE person IS NOT NULL;

CREATE TABLE blocks (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since    BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE codes (
    digest   BYTEA PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL UNIQUE REFERENCES people (id) ON DELETE CASCADE,
    expires  BIGINT NOT NULL
);

CREATE TABLE tokens (
    id       TEXT COLLATE "C" PRIMARY KEY,
    digest   BYTEA NOT NULL UNIQUE,
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    caps     BYTEA NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE owners (
    owner    TEXT COLLATE "C" PRIMARY KEY,
    until    BIGINT NOT NULL
);

CREATE TABLE kept (
    name     TEXT COLLATE "C" PRIMARY KEY,
    value    BYTEA NOT NULL
);
