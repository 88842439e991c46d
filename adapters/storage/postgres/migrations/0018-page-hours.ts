/** When a page took feedback, for the release window. */
export const pageHours = `
ALTER TABLE account ADD COLUMN hours jsonb;
`
