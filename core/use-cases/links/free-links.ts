import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { fallbackLink } from "../../domain/links/fallback-link.ts"
import { linkIdOf, linkProblem, mayTakeLink, numberedLink } from "../../domain/links/link-rules.ts"
import { newLink } from "../../domain/links/new-link.ts"
import { Directory } from "../../ports/directory.ts"
import { today } from "../time/today.ts"

export const filterFreeLinks = Effect.fn("filterFreeLinks")(function* (
  owner: OwnerId,
  links: ReadonlyArray<string>
) {
  const valid = links.filter((link) => linkProblem(link) === null)
  const day = yield* today
  const existing = yield* (yield* Directory).links(valid.map(linkIdOf))
  const byId = new Map(existing.map((link) => [link.id, link]))
  return valid.filter((link) => mayTakeLink(byId.get(linkIdOf(link)), newLink(owner, link, day)))
})

const linkNumbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 100, 200, 500, 1000]

export const freeLinksLike = Effect.fn("freeLinksLike")(function* (owner: OwnerId, base: string | null) {
  const named = base === null ? [] : [base, ...linkNumbers.map((number) => numberedLink(base, number))]
  return yield* filterFreeLinks(owner, [...named, ...fallbackLink(owner)])
})
