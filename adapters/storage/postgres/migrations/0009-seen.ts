/** What an owner has seen, on whichever device: one row for each hive. */
export const seen = `
CREATE TABLE seen (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  feedback jsonb,
  badges jsonb
);
`
