/** Language that an owner chose; null: never. */
export const accountLanguages = "ALTER TABLE account ADD COLUMN language text;"
