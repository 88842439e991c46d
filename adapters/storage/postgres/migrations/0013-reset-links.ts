export const resetLinks = `
ALTER TABLE account ADD COLUMN reset jsonb;
`
