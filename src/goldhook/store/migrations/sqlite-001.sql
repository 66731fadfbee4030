-- Matches, their events, and the people around them. Times are milliseconds since 1970, UTC.

CREATE TABLE matches (
    key      INTEGER PRIMARY KEY AUTOINCREMENT, -- what other tables point to; short, and never used again
    id       TEXT NOT NULL UNIQUE,
    version  INTEGER NOT NULL,                  -- how many events there are
    touched  INTEGER NOT NULL,
    fence    INTEGER NOT NULL,                  -- the number of the newest lease; 0 if there never was one
    owner    TEXT,
    status   TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    listed   INTEGER NOT NULL CHECK (listed IN (0, 1)),
    created  INTEGER NOT NULL,
    game     TEXT NOT NULL,
    facts    BLOB NOT NULL
) STRICT;
CREATE INDEX matches_by_age ON matches (listed, status, created, id);
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_owner ON matches (owner) WHERE owner IS NOT NULL;

-- In the order of writing, with an index beside it: appends to a thousand matches fill a few pages, not a thousand.
-- No reference to matches: events are written only together with a match's row, and deleted with it.
CREATE TABLE events (
    match    INTEGER NOT NULL,
    number   INTEGER NOT NULL,                  -- from 1
    body     BLOB NOT NULL,
    PRIMARY KEY (match, number)
) STRICT;

CREATE TABLE snapshots (
    match    INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    body     BLOB NOT NULL
) STRICT;

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    created  INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    facts    BLOB NOT NULL
) STRICT;

CREATE TABLE names (
    match    INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    key      TEXT NOT NULL,
    person   TEXT REFERENCES people ON DELETE SET NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (match, key)
) STRICT;
CREATE INDEX names_by_person ON names (person, match) WHERE person IS NOT NULL;

CREATE TABLE blocks (
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    other    TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    since    INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT;
CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE codes (
    digest   BLOB PRIMARY KEY,
    person   TEXT NOT NULL UNIQUE REFERENCES people ON DELETE CASCADE,
    expires  INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
    id       TEXT PRIMARY KEY,
    digest   BLOB NOT NULL UNIQUE,
    person   TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
    caps     BLOB NOT NULL,
    created  INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE owners (
    owner    TEXT PRIMARY KEY,
    until    INTEGER NOT NULL
) STRICT;

CREATE TABLE kept (
    name     TEXT PRIMARY KEY,
    value    BLOB NOT NULL
) STRICT;
