import { Effect, Option } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { isReachable } from "../../domain/accounts/page-state.ts"
import { hasLinkShape, linkIdOf } from "../../domain/links/link-rules.ts"
import { ProfileNotFound } from "../../domain/profiles/profile-not-found.ts"
import { Directory } from "../../ports/directory.ts"

export const findByLink = Effect.fnUntraced(function* (link: string) {
  if (!hasLinkShape(link)) return yield* new ProfileNotFound()
  const found = yield* (yield* Directory).findByLink(linkIdOf(link))
  return Option.isSome(found) && isReachable(found.value) ? found.value : yield* new ProfileNotFound()
})

export const isPageOf = (account: Account, link: string): boolean =>
  account.feedbackLink !== null && linkIdOf(account.feedbackLink) === linkIdOf(link) && isReachable(account)
