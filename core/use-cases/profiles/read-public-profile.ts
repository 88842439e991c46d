import { Effect } from "effect"
import type { PublicProfile } from "../../contract/public-profile-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { noonOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readContent } from "../feedback/feedback-view.ts"
import { findByLink } from "../links/find-by-link.ts"

type PublicItem = PublicProfile["feedback"][number]

// Opening a seal costs more than all the rest of a page view. A record that changes is another object, so what
// is kept goes with it; only what everybody may read anyway is kept.
const opened = new WeakMap<Feedback, PublicItem>()

const openPublic = (feedback: Feedback) =>
  Effect.map(readContent(feedback), (content) => {
    const item = { id: feedback.id, content, createdAt: noonOf(feedback.createdOn) }
    opened.set(feedback, item)
    return item
  })

const viewPublic = (feedback: Feedback) => {
  const known = opened.get(feedback)
  return known === undefined ? openPublic(feedback) : Effect.succeed(known)
}

/** What anybody who holds a link sees: exactly the fields of spec section 3, and only public items. */
export const publicProfileOf = Effect.fnUntraced(function* (account: Account) {
  const items = yield* (yield* HiveStore).listPublic(account.owner)
  return {
    user: {
      name: account.name,
      jobTitle: account.jobTitle,
      bio: account.bio,
      profileImageUrl: account.profileImageUrl,
      showBadgesOnLanding: account.showBadgesOnLanding
    },
    feedback: yield* Effect.forEach(items, viewPublic)
  } satisfies PublicProfile
})

export const readPublicProfile = Effect.fnUntraced(function* (link: string) {
  return yield* publicProfileOf(yield* findByLink(link))
})
