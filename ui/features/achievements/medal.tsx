import type { BadgeOffer, UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { badgeTiers } from "#core/domain/badges/badge.ts"
import { BadgeImage } from "../../components/badge-image.tsx"
import { LockedEmblem } from "../../components/locked-emblem.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { categoryOf } from "../../text/category-of.ts"

interface MedalProps {
  readonly badge: BadgeOffer
  readonly unlocked: UnlockedBadgeView | undefined
  readonly size: 96 | 168
}

export const Medal = ({ badge, unlocked, size }: MedalProps) => {
  const achievementMessages = useMessages("achievements")
  const category = categoryOf(badge.category)
  const tier = badgeTiers.find((each) => each === badge.tier)
  if (unlocked !== undefined) {
    return <BadgeImage badge={unlocked} size={size} alt={achievementMessages.unlocked} />
  }
  return category === undefined || tier === undefined ? null : (
    <LockedEmblem category={category} tier={tier} />
  )
}
