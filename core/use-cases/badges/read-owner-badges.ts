import { Effect } from "effect"
import type { OwnerBadges } from "../../contract/progress-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { hiveEnlightened } from "../../domain/badges/catalogue.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { heldBadges, offerOf, viewHeldBadge } from "./badge-view.ts"
import { readCatalogue } from "./read-catalogue.ts"

export const readOwnerBadges = Effect.fn("readOwnerBadges")(function* (owner: OwnerId) {
  const { badges } = yield* (yield* HiveStore).read(owner, {})
  const catalogue = yield* readCatalogue
  const special = heldBadges(badges, catalogue).find(({ badge }) => badge.id === hiveEnlightened.id)
  return {
    specialBadge: special === undefined ? null : viewHeldBadge(special),
    badges: Array.from(catalogue.values(), offerOf)
  } satisfies OwnerBadges
})
