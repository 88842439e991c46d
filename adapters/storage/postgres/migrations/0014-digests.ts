export const digests = `
ALTER TABLE account ADD COLUMN digest jsonb;
CREATE INDEX account_with_digest ON account (owner) WHERE digest IS NOT NULL;
`
