/** Webhooks of owners, with sealed addresses; the index is partial because few owners want them. */
export const webhooks = `
ALTER TABLE account ADD COLUMN webhook jsonb;
CREATE INDEX account_with_webhook ON account (owner) WHERE webhook IS NOT NULL;
`
