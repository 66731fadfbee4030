-- Who does not want to read what somebody says.
CREATE TABLE mutes (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_other ON mutes (other);
