import { linkLength, linkProblem, slugOf, withoutEdgeHyphens } from "./link-rules.ts"
import { transliterate } from "./transliteration/transliterate.ts"

/** Characters (UTF-16) of a name that are read: a link has 30, but a request may hold 16 KiB. */
const maxCharactersRead = 1024

/**
 * A valid link from a name: transliterated, cut at 30 characters, lengthened if under 3. Null if nothing usable remains,
 * or if it is reserved or offensive. The server alone loads the tables of scripts that this needs.
 */
export const suggestLink = (name: string): string | null => {
  const transliterated = transliterate(name.slice(0, maxCharactersRead))
  const slug = withoutEdgeHyphens(slugOf(transliterated).slice(0, linkLength.most))
  if (slug === "") return null
  const long = slug.length < linkLength.least ? `${slug}-bee` : slug
  return linkProblem(long) === null ? long : null
}
