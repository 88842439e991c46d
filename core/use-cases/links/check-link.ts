import { Effect, Option } from "effect"
import type { LinkAvailability } from "../../contract/link-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { linkIdOf, linkProblem, linkTexts, suggestLink } from "../../domain/links/link-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { Directory } from "../../ports/directory.ts"
import { freeLinksLike, onlyFree } from "./free-links.ts"

const mostSuggestions = 3

const available = (message: string): LinkAvailability => ({ available: true, message, suggestions: [] })

const isOwn = Effect.fnUntraced(function* (owner: OwnerId, link: string) {
  const holder = yield* (yield* Directory).findByLink(linkIdOf(link))
  return Option.isSome(holder) && holder.value.owner === owner
})

/** Whether an owner may have a link, with up to 3 that are free when not. Reserves nothing. */
export const checkLink = Effect.fn("checkLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem === linkTexts.empty) return yield* invalidInput(problem)
  if (problem === null) {
    if (yield* isOwn(owner, link)) return available(linkTexts.own)
    if ((yield* onlyFree(owner, [link])).length > 0) return available(linkTexts.available)
  }
  const suggestions = yield* freeLinksLike(owner, suggestLink(link))
  return {
    available: false,
    message: problem ?? linkTexts.taken,
    suggestions: suggestions.slice(0, mostSuggestions)
  } satisfies LinkAvailability
})
