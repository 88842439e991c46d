/** Each owner's own rule of release, and the rule of a held item while it is held. */
export const ownerReleases = `
ALTER TABLE account ADD COLUMN release jsonb;
ALTER TABLE feedback ADD COLUMN held_by jsonb;
`
