import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"

export const badgeKeyOf = ({ category, tier }: Pick<AdminBadge, "category" | "tier">): string =>
  `${category} ${tier}`

export const findBadge = (groups: AdminBadgeGroups, key: string | null): AdminBadge | undefined =>
  groups.flatMap(({ badges }) => badges).find((badge) => badgeKeyOf(badge) === key)

export const withBadge = (groups: AdminBadgeGroups, changed: AdminBadge): AdminBadgeGroups =>
  groups.map((group) => ({
    ...group,
    badges: group.badges.map((badge) => (badgeKeyOf(badge) === badgeKeyOf(changed) ? changed : badge))
  }))
