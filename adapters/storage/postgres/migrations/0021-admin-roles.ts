export const adminRoles = `
ALTER TABLE admin ADD COLUMN role text CHECK (role IN ('operator'));
`
