/** Released links now stay reserved for their owners, so nothing searches for old ones any more. */
export const linksStay = `
DROP INDEX link_released;
`
