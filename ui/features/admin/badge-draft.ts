import type { AdminBadge, BadgeUpdate } from "#core/contract/admin-schemas.ts"
import { parseBonus } from "#core/domain/badges/badge-bonus.ts"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { badgeKeyOf } from "./badge-key.ts"

interface BadgeDraft {
  readonly name: string
  readonly description: string
  readonly bonus: string
  readonly image: File | null
  readonly dropsImage: boolean
}

/** Only what was edited: saving leaves the rest as another admin may have made it in the meantime. */
export type BadgeChanges = Partial<BadgeDraft>

export const draftOf = ({ name, description, bonus }: AdminBadge): BadgeDraft => ({
  name,
  description,
  bonus: String(bonus),
  image: null,
  dropsImage: false
})

export const defaultsIfChanged = (badge: AdminBadge): BadgeDraft | null => {
  const original = defaultBadges.find((each) => badgeKeyOf(each) === badgeKeyOf(badge))
  if (original === undefined) return null
  const { name, description, bonus } = original
  const dropsImage = badge.imageUrl !== null
  const draft = { name, description, bonus: String(bonus), image: null, dropsImage }
  return isChanged(draft, badge) ? draft : null
}

export const isChanged = (draft: BadgeDraft, badge: AdminBadge): boolean => {
  const stored = draftOf(badge)
  return (
    draft.image !== null ||
    draft.dropsImage ||
    draft.name !== stored.name ||
    draft.description !== stored.description ||
    draft.bonus !== stored.bonus
  )
}

export const updateOf = (
  badge: AdminBadge,
  { name, description, bonus, image, dropsImage }: BadgeDraft
): BadgeUpdate => ({
  category: badge.category,
  tier: String(badge.tier),
  originalName: badge.name,
  name,
  description,
  bonus: String(parseBonus(bonus)),
  ...(image === null ? {} : { badgeImage: image }),
  ...(dropsImage ? { removeImage: "true" } : {})
})
