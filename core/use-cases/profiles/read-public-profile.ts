import { Effect } from "effect"
import type { PublicProfile } from "../../contract/public-profile-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import type { PublishedItem } from "../../domain/feedback/feedback.ts"
import { noonOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { readContent } from "../feedback/feedback-view.ts"
import { findByLink } from "../links/find-by-link.ts"

type PublicItem = PublicProfile["feedback"][number]

/** Texts are decrypted for each view: with a cache, a faster response would reveal that somebody visited before. */
const viewPublic = (feedback: PublishedItem) =>
  Effect.map(
    readContent(feedback),
    (content): PublicItem => ({ id: feedback.id, content, createdAt: noonOf(feedback.createdOn) })
  )

/** Exactly the fields of spec section 3, and only public items: anybody with the link sees them. */
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
