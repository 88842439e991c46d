export const identities = `
ALTER TABLE account ADD COLUMN identity text COLLATE "C" CONSTRAINT account_identity_key UNIQUE;
`
