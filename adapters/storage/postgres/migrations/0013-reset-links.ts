/** A link to choose a new password by: the digest of its secret, and until when it opens the account. */
export const resetLinks = `
ALTER TABLE account ADD COLUMN reset jsonb;
`
