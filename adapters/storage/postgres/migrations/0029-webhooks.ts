export const webhooks = `
ALTER TABLE account ADD COLUMN webhook jsonb;
CREATE INDEX account_with_webhook ON account (owner) WHERE webhook IS NOT NULL;
`
