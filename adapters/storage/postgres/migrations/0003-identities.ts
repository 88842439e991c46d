/** Who an account is to an issuer of OpenID Connect. */
export const identities = `
ALTER TABLE account ADD COLUMN identity text COLLATE "C" CONSTRAINT account_identity_key UNIQUE;
`
