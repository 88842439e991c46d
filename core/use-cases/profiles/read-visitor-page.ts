import { Clock, Effect } from "effect"
import { opensAt } from "../../domain/accounts/page-hours.ts"
import { isPaused } from "../../domain/accounts/page-state.ts"
import { publicBadgesOf } from "../badges/read-public-badges.ts"
import { findByLink } from "../links/find-by-link.ts"
import { publicProfileOf } from "./read-public-profile.ts"

export const readVisitorPage = Effect.fnUntraced(function* (link: string) {
  const account = yield* findByLink(link)
  const now = yield* Clock.currentTimeMillis
  return {
    profile: yield* publicProfileOf(account),
    badges: yield* publicBadgesOf(account),
    isPaused: isPaused(account, now),
    opensAt: opensAt(account, now)
  }
})
