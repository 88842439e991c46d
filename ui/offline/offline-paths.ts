/* Addresses of this build alone: `~` occurs in no link and no page of the product. */

export const panelPath = "/~offline"

/** Leads to a sample hive's visitor page. DEMO_URL of a server may name it. */
export const livePagePath = "/~live"
