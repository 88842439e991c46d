export const secondFactors = `
ALTER TABLE account ADD COLUMN second_factor jsonb;
ALTER TABLE admin ADD COLUMN second_factor jsonb;
`
