/** What the items of a hive say together: one row for each hive, vacuumed as soon as deleted texts are. */
export const overviews = `
CREATE TABLE overview (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  fingerprint text NOT NULL,
  "by" text NOT NULL,
  content text NOT NULL
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.001);
`
