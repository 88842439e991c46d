export const linksStay = `
DROP INDEX link_released;
`
