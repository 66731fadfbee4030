-- A block has the name that was seen at a table, and a mark for that name there; one person may be blocked under several.
-- Of older blocks we know the pair alone: they get a name that both could see at a table they shared, or none.
CREATE TABLE new_blocks (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    id       TEXT COLLATE "C" NOT NULL,         -- what the person calls the entry
    other    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    mark     TEXT COLLATE "C" NOT NULL,         -- who it was at which table; empty if that is unknown
    name     TEXT COLLATE "C" NOT NULL,
    since    BIGINT NOT NULL,
    PRIMARY KEY (person, id)
);
INSERT INTO new_blocks (person, id, other, mark, name, since)
SELECT b.person, substr(md5(random()::text || clock_timestamp()::text || b.other), 1, 16), b.other, '', coalesce((
           SELECT theirs.text FROM names AS theirs JOIN names AS mine ON mine.match = theirs.match
            WHERE theirs.person = b.other AND mine.person = b.person
            ORDER BY theirs.match DESC, theirs.key LIMIT 1
       ), ''), b.since
  FROM blocks AS b;
DROP TABLE blocks;
ALTER TABLE new_blocks RENAME TO blocks;
CREATE INDEX blocks_by_other ON blocks (other);

-- A mute is noted where it was made; it holds everywhere, but where the person chose to read the other all the same.
CREATE TABLE new_mutes (
    person   TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other    TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    mark     TEXT COLLATE "C" NOT NULL,         -- as for blocks
    muted    BIGINT NOT NULL CHECK (muted IN (0, 1)),
    PRIMARY KEY (person, other, mark)
);
INSERT INTO new_mutes (person, other, mark, muted) SELECT person, other, '', 1 FROM mutes;
DROP TABLE mutes;
ALTER TABLE new_mutes RENAME TO mutes;
CREATE INDEX mutes_by_other ON mutes (other);
