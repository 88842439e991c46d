/** Invitations to sign up. Replaced rows, which tell which account was made with which, are vacuumed at once. */
export const invitations = `
CREATE TABLE invitation (
  id text COLLATE "C" PRIMARY KEY,
  made_on date NOT NULL,
  last_day date NOT NULL,
  uses integer NOT NULL,
  used integer NOT NULL
) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
`
