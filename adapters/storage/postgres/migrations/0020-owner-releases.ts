export const ownerReleases = `
ALTER TABLE account ADD COLUMN release jsonb;
ALTER TABLE feedback ADD COLUMN held_by jsonb;
`
