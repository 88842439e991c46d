/** Whether the picture of an owner's link has the photo. Without a value it has not. */
export const linkPreviews = "ALTER TABLE account ADD COLUMN preview_photo boolean;"
