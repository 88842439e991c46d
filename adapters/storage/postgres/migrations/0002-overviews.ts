export const overviews = `
CREATE TABLE overview (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  fingerprint text NOT NULL,
  "by" text NOT NULL,
  content text NOT NULL
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.001);
CREATE INDEX feedback_counted ON feedback (owner, id) INCLUDE (ai_category, segment)
  WHERE moderation_status = 'approved' AND NOT is_held;
`
