import { Effect } from "effect"
import { canonicalBadgeImage } from "../../domain/badges/canonical-badge-image.ts"
import { badgeKeysOf } from "../../domain/images/image-address.ts"
import { readCatalogue } from "./read-catalogue.ts"

export const findCanonicalImage = Effect.fnUntraced(function* (name: string) {
  const badges = Array.from((yield* readCatalogue).values())
  const badge = badges.find((each) => canonicalBadgeImage(each) === name)
  return badgeKeysOf(badge?.image ?? null).find((key) => key.endsWith(".png"))
})
