export const seen = `
CREATE TABLE seen (
  owner text COLLATE "C" PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  feedback jsonb,
  badges jsonb
);
`
