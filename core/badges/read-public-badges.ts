import { Effect } from "effect"
import type { PublicBadges } from "../contract/gamification-schemas.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { findByLink } from "../profiles/find-by-link.ts"
import { badgeImageUrl } from "./badge-image.ts"
import { heldBadges } from "./badge-view.ts"
import { hiveEnlightened } from "./catalogue.ts"
import { readCatalogue } from "./read-catalogue.ts"

const none: PublicBadges = { badges: [], hasHiveEnlightenedBadge: false }

/** An owner's badges for visitors: no counts, no points; the same empty answer when switched off. */
export const readPublicBadges = Effect.fnUntraced(function* (link: string) {
  const account = yield* findByLink(link)
  if (!account.showBadgesOnLanding) return none
  const hive = yield* (yield* HiveStore).read(account.owner, {})
  const catalogue = yield* readCatalogue
  return {
    badges: heldBadges(hive.badges, catalogue).map(({ badge }) => ({
      badgeName: badge.name,
      badgeDescription: badge.description,
      category: badge.category,
      tier: badge.tier,
      imageUrl: badgeImageUrl(badge)
    })),
    hasHiveEnlightenedBadge: hive.badges.has(hiveEnlightened.id)
  } satisfies PublicBadges
})
