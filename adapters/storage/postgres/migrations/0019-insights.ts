/** Insights, one row per hive, vacuumed as quickly as deleted texts. They replace overviews and are made anew. */
export const insights = `
DROP TABLE overview;
CREATE TABLE insight (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  fingerprint text NOT NULL,
  "by" text NOT NULL,
  content text NOT NULL
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
`
