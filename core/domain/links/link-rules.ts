import { hasOffensivePhrase } from "../feedback/offensive-phrases.ts"
import type { Link } from "./link.ts"
import { reservedLinks, withdrawnLinks } from "./reserved-links.ts"

export const linkLength = { least: 3, most: 30 } as const

export const linkTexts = {
  empty: "Please enter a custom link to check.",
  malformed: "Links have 3 to 30 characters: only letters, digits, hyphens and underscores.",
  reserved: "This link is reserved. Please choose another one.",
  offensive: "This link contains offensive content. Please choose another one.",
  taken: "This link is already taken.",
  available: "This link is available!",
  own: "This is your current link."
} as const

/** Use without the flags i and u together, under which K (Kelvin sign) and ſ (long s) would match. */
export const linkPattern = `[A-Za-z0-9_-]{${linkLength.least},${linkLength.most}}`
const linkRegExp = new RegExp(`^${linkPattern}$`)

export const linkIdOf = (link: string): string => link.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

export const hasLinkShape = (link: string): boolean => linkRegExp.test(link)

export const isLinkPossible = (link: string): boolean =>
  hasLinkShape(link) && !reservedLinks.has(linkIdOf(link))

const isReserved = (id: string): boolean => reservedLinks.has(id) || withdrawnLinks.has(id)

const isOffensive = (link: string): boolean =>
  hasOffensivePhrase(link.replace(/[-_]+/g, " ")) || hasOffensivePhrase(link.replace(/[^A-Za-z]/g, ""))

export const linkProblem = (link: string): string | null => {
  if (link.trim() === "") return linkTexts.empty
  if (!hasLinkShape(link)) return linkTexts.malformed
  if (isReserved(linkIdOf(link))) return linkTexts.reserved
  return isOffensive(link) ? linkTexts.offensive : null
}

/**
 * The wizard's rule (spec section 5): lower case, everything else becomes a hyphen, hyphens collapsed and trimmed.
 * Non-ASCII letters are transliterated first (`suggestLink`).
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

export const withoutEdgeHyphens = (link: string): string => link.replace(/^-+|-+$/g, "")

export const numberedLink = (base: string, number: number): string => {
  const suffix = `-${number}`
  return `${withoutEdgeHyphens(base.slice(0, linkLength.most - suffix.length))}${suffix}`
}

/**
 * Whether `next` may replace `existing`: a free link, or the owner's own. A released link stays reserved for its
 * owner, because an old slide must not lead to somebody else.
 */
export const mayTakeLink = (existing: Link | undefined, next: Link): boolean =>
  existing === undefined || existing.owner === next.owner
