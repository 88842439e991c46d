import { Effect } from "effect"
import { type Badge, specialCategory } from "../badges/badge.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { categoryKeys } from "../categories/category.ts"
import { badgeKeysOf } from "./image-address.ts"

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "_")

/** `{category}_{badgeName}_{tier}.png`: it follows the badge's name (design section 2). */
export const canonicalBadgeImage = ({ category, name, tier }: Pick<Badge, "category" | "name" | "tier">) =>
  category === specialCategory
    ? "hive_enlightened.png"
    : `${categoryKeys[category]}_${slug(name)}_${tier}.png`

/** The key of the picture that a canonical name means now; undefined when it means none. */
export const findCanonicalImage = Effect.fnUntraced(function* (name: string) {
  const badges = Array.from((yield* readCatalogue).values())
  const badge = badges.find((each) => canonicalBadgeImage(each) === name)
  return badgeKeysOf(badge?.image ?? null).find((key) => key.endsWith(".png"))
})
