import { Schema } from "effect"
import { categories } from "../categories/category.ts"
import { day, integer, keyFields, text } from "../values/stored-fields.ts"
import { badgeTiers, specialCategory } from "./badge.ts"

export const CatalogueBadge = Schema.Struct({
  ...keyFields("catalogue-badge"),
  name: text,
  description: text,
  category: Schema.Literals([...categories, specialCategory]),
  tier: Schema.Literals([...badgeTiers, 1]),
  requiredFeedback: integer,
  bonus: integer,
  /** Image key; null for the built-in emblem. */
  image: Schema.NullOr(text)
})
export type CatalogueBadge = typeof CatalogueBadge.Type

/**
 * Stores the points it awarded. Name and image come from the catalogue. Its id is that of the badge, so that an owner
 * holds each badge at most once.
 */
export const UnlockedBadge = Schema.Struct({ ...keyFields("badge"), bonusPoints: integer, unlockedOn: day })
export type UnlockedBadge = typeof UnlockedBadge.Type
