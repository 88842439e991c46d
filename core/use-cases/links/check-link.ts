import { Effect, Option } from "effect"
import type { LinkAvailability } from "../../contract/link-schemas.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { linkIdOf, linkProblem, linkTexts } from "../../domain/links/link-rules.ts"
import { suggestLink } from "../../domain/links/suggest-link.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { Directory } from "../../ports/directory.ts"
import { filterFreeLinks, freeLinksLike } from "./free-links.ts"

const maxSuggestions = 3

const isLinkOf = (account: Option.Option<Account>, link: string): boolean =>
  Option.exists(
    account,
    ({ feedbackLink }) => feedbackLink !== null && linkIdOf(feedbackLink) === linkIdOf(link)
  )

const availableLink = (message: string): LinkAvailability => ({ available: true, message, suggestions: [] })

const suggestionsFor = Effect.fnUntraced(function* (
  account: Option.Option<Account>,
  owner: OwnerId,
  link: string
) {
  const name = Option.flatMapNullishOr(account, (known) => known.name)
  const like = suggestLink(link) ?? suggestLink(Option.getOrElse(name, () => ""))
  const free = yield* freeLinksLike(owner, like)
  return free.filter((suggestion) => !isLinkOf(account, suggestion)).slice(0, maxSuggestions)
})

/** Checks whether an owner may have a link; if not, suggests up to 3 free ones. Reserves nothing. */
export const checkLink = Effect.fn("checkLink")(function* (owner: OwnerId, link: string) {
  const problem = linkProblem(link)
  if (problem === linkTexts.empty) return yield* invalidInput(problem)
  const account = yield* (yield* Directory).findById(owner)
  if (problem === null) {
    if (isLinkOf(account, link)) return availableLink(linkTexts.own)
    if ((yield* filterFreeLinks(owner, [link])).length > 0) return availableLink(linkTexts.available)
  }
  const suggestions = yield* suggestionsFor(account, owner, link)
  return { available: false, message: problem ?? linkTexts.taken, suggestions } satisfies LinkAvailability
})
