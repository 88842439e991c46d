export const devices = `
ALTER TABLE session ADD COLUMN device text CHECK (device IN ('phone', 'tablet', 'computer'));
UPDATE session SET last_seen_at = last_seen_at - last_seen_at % 86400000;
`
