import { type Badge, badgeTiers } from "#core/badges/badge.ts"
import type { Category } from "#core/categories/category.ts"
import type { UnlockedBadgeView } from "#core/contract/gamification-schemas.ts"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { achievementMessages } from "../../messages/achievements.ts"
import { emblemUrl } from "../../text/emblem-url.ts"
import { formatNumber } from "../../text/numbers.ts"

interface BadgeCardProps {
  readonly badge: Badge
  readonly category: Category
  readonly unlocked: UnlockedBadgeView | undefined
}

export const BadgeCard = ({ badge, category, unlocked }: BadgeCardProps) =>
  unlocked === undefined ? (
    <LockedBadge badge={badge} category={category} />
  ) : (
    <li title={unlocked.badgeDescription}>
      <img
        className="emblem"
        src={unlocked.imageUrl ?? emblemUrl(badge.category, badge.tier)}
        width="96"
        height="96"
        alt={achievementMessages.unlocked}
      />
      <b>{unlocked.badgeName}</b>
      <span className="soft">{achievementMessages.gained(formatNumber(unlocked.bonusPoints))}</span>
    </li>
  )

const LockedBadge = ({ badge, category }: Omit<BadgeCardProps, "unlocked">) => {
  const tier = badgeTiers.find((each) => each === badge.tier)
  return (
    <li className="off" title={badge.description}>
      {tier !== undefined && <LockedEmblem category={category} tier={tier} />}
      <b>
        <span className="visually-hidden">{achievementMessages.locked}: </span>
        {badge.name}
      </b>
      <span className="soft">
        {achievementMessages.needs(badge.requiredFeedback, formatNumber(badge.bonus))}
      </span>
    </li>
  )
}
