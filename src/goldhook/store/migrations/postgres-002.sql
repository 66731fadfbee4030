-- Who does not want to read what somebody says.
CREATE TABLE mutes (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
);
CREATE INDEX mutes_by_other ON mutes (other);
