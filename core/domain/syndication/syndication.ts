import { Schema } from "effect"
import { text } from "../values/stored-fields.ts"

export const Syndication = Schema.Struct({
  feed: Schema.Boolean,
  /** Origins of the websites that may show them in an iframe, as `embedOriginOf` spells them. */
  embedOrigins: Schema.Array(text)
})
export type Syndication = typeof Syndication.Type

export const noSyndication: Syndication = { feed: false, embedOrigins: [] }

export const maxEmbedOrigins = 5

export const embedTexts = {
  tooMany: `Please list ${maxEmbedOrigins} websites at most.`,
  malformed: "Please give each website as https:// and its name, without a path and without *."
} as const

/** Letters, digits and hyphens alone: other characters that a URL allows in a host would end the CSP's directive. */
const origin = /^https:\/\/[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*(:\d{1,5})?$/
const maxOriginCharacters = 300

export const embedOriginOf = (given: string): string | null => {
  if (given.length > maxOriginCharacters) return null
  const typed = given.trim()
  if (!URL.canParse(typed)) return null
  const url = new URL(typed)
  return url.href === `${url.origin}/` && origin.test(url.origin) ? url.origin : null
}
