/** Operators may open the pages about owners and the installation. Nobody becomes one by an upgrade. */
export const adminRoles = `
ALTER TABLE admin ADD COLUMN role text CHECK (role IN ('operator'));
`
