export const linkPreviews = "ALTER TABLE account ADD COLUMN preview_photo boolean;"
