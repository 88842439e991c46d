/** Times at which a page received feedback, for the release window. */
export const pageHours = `
ALTER TABLE account ADD COLUMN hours jsonb;
`
