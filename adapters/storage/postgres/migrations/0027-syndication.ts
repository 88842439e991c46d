/** Where else an owner's public notes may be read. */
export const syndication = "ALTER TABLE account ADD COLUMN syndication jsonb;"
