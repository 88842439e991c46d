export const pageHours = `
ALTER TABLE account ADD COLUMN hours jsonb;
`
