import { Effect } from "effect"
import type { PublicProfile } from "../contract/feedback-schemas.ts"
import type { Feedback } from "../feedback/feedback.ts"
import { readContent } from "../feedback/feedback-view.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { noonOf } from "../support/day.ts"
import { findByLink } from "./find-by-link.ts"

const viewPublic = (feedback: Feedback) =>
  Effect.map(readContent(feedback), (content) => ({
    id: feedback.id,
    content,
    createdAt: noonOf(feedback.createdOn)
  }))

/** What anybody who holds a link sees: exactly the fields of spec section 3, and only public items. */
export const readPublicProfile = Effect.fn("readPublicProfile")(function* (link: string) {
  const account = yield* findByLink(link)
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
