/** Links that were given up stay their owners': nobody looks for the old ones any more. */
export const linksStay = `
DROP INDEX link_released;
`
