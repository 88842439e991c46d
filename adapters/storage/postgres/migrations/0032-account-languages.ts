export const accountLanguages = "ALTER TABLE account ADD COLUMN language text;"
