/** Password reset link: digest of its secret, and expiry. */
export const resetLinks = `
ALTER TABLE account ADD COLUMN reset jsonb;
`
