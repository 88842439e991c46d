/** When an owner hears by mail how much came; few ask for it. */
export const digests = `
ALTER TABLE account ADD COLUMN digest jsonb;
CREATE INDEX account_with_digest ON account (owner) WHERE digest IS NOT NULL;
`
