import { linkLength, linkProblem, slugOf, withoutEdgeHyphens } from "./link-rules.ts"
import { transliterate } from "./transliteration/transliterate.ts"

/**
 * A valid link from a name: transliterated, cut at 30 characters, lengthened if under 3. Null if nothing usable remains,
 * or if it is reserved or offensive. The server alone loads the tables of scripts that this needs.
 */
export const suggestLink = (name: string): string | null => {
  const slug = withoutEdgeHyphens(slugOf(transliterate(name)).slice(0, linkLength.most))
  if (slug === "") return null
  const long = slug.length < linkLength.least ? `${slug}-bee` : slug
  return linkProblem(long) === null ? long : null
}
