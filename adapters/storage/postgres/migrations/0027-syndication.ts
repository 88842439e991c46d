export const syndication = "ALTER TABLE account ADD COLUMN syndication jsonb;"
