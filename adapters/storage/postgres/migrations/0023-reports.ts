export const reports = `
CREATE TABLE report (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  reason text NOT NULL CHECK (reason IN ('imitation', 'unlawful', 'other')),
  content text NOT NULL,
  mark text CHECK (mark IN ('approved', 'covered', 'rejected')),
  reported_on date NOT NULL,
  PRIMARY KEY (owner, id)
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.001);
CREATE INDEX report_by_id ON report (id);
CREATE INDEX report_by_day ON report (reported_on DESC, id);
CREATE TABLE shown_note (
  owner text COLLATE "C" NOT NULL REFERENCES account ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  shown_on date NOT NULL,
  PRIMARY KEY (owner, id)
);
CREATE INDEX shown_note_by_day ON shown_note (shown_on DESC, id);
`
