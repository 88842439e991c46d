import { Effect } from "effect"
import type { PublicBadges } from "../../contract/progress-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { badgeImageUrl } from "../../domain/badges/badge-image.ts"
import { hiveEnlightened } from "../../domain/badges/catalogue.ts"
import { ProfileNotFound } from "../../domain/profiles/profile-not-found.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { findByLink } from "../links/find-by-link.ts"
import { heldBadges } from "./badge-view.ts"
import { readCatalogue } from "./read-catalogue.ts"

const emptyPublicBadges: PublicBadges = { badges: [], hasHiveEnlightenedBadge: false }

export const publicBadgesOf = Effect.fnUntraced(function* (account: Account) {
  if (!account.showBadgesOnLanding) return emptyPublicBadges
  const hive = yield* (yield* HiveStore)
    .read(account.owner, {})
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.fail(new ProfileNotFound())))
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

export const readPublicBadges = Effect.fnUntraced(function* (link: string) {
  return yield* publicBadgesOf(yield* findByLink(link))
})
