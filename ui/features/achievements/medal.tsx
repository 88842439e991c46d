import { type Badge, badgeTiers } from "#core/badges/badge.ts"
import type { UnlockedBadgeView } from "#core/contract/gamification-schemas.ts"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { achievementMessages } from "../../messages/achievements.ts"
import { categoryOf, emblemUrl } from "../../text/emblem-url.ts"

interface MedalProps {
  readonly badge: Badge
  readonly unlocked: UnlockedBadgeView | undefined
  readonly size: 96 | 168
}

/** In colour when it is unlocked, else grey. */
export const Medal = ({ badge, unlocked, size }: MedalProps) => {
  const category = categoryOf(badge.category)
  const tier = badgeTiers.find((each) => each === badge.tier)
  if (unlocked !== undefined) {
    return (
      <img
        className="emblem"
        src={unlocked.imageUrl ?? emblemUrl(badge.category, badge.tier)}
        width={size}
        height={size}
        alt={achievementMessages.unlocked}
      />
    )
  }
  return category === undefined || tier === undefined ? null : (
    <LockedEmblem category={category} tier={tier} />
  )
}
