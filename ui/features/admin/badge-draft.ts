import type { AdminBadge, BadgeUpdate } from "#core/contract/admin-schemas.ts"

/** What was entered about a badge and is not saved yet. */
export interface BadgeDraft {
  readonly name: string
  readonly description: string
  /** As it was typed. */
  readonly bonus: string
  readonly image: File | null
}

export const draftOf = ({ name, description, bonus }: AdminBadge): BadgeDraft => ({
  name,
  description,
  bonus: String(bonus),
  image: null
})

export const isChanged = (draft: BadgeDraft, badge: AdminBadge): boolean => {
  const stored = draftOf(badge)
  return (
    draft.image !== null ||
    draft.name !== stored.name ||
    draft.description !== stored.description ||
    draft.bonus !== stored.bonus
  )
}

/** Parsed as an integer, 0 when it is none (spec section 5). */
export const bonusOf = (typed: string): number => {
  const bonus = Number.parseInt(typed, 10)
  return Number.isNaN(bonus) ? 0 : bonus
}

export const updateOf = (
  badge: AdminBadge,
  { name, description, bonus, image }: BadgeDraft
): BadgeUpdate => ({
  category: badge.category,
  tier: String(badge.tier),
  originalName: badge.name,
  name,
  description,
  bonus: String(bonusOf(bonus)),
  ...(image === null ? {} : { badgeImage: image })
})
