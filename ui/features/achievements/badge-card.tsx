import { useState } from "react"
import type { BadgeOffer, UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { BadgeDialog } from "./badge-dialog.tsx"
import { Medal } from "./medal.tsx"

interface BadgeCardProps {
  readonly badge: BadgeOffer
  readonly unlocked: UnlockedBadgeView | undefined
  readonly count: number
}

export const BadgeCard = ({ badge, unlocked, count }: BadgeCardProps) => {
  const badgesMessages = useMessages("badges")
  const achievementMessages = useMessages("achievements")
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={unlocked === undefined ? "off" : undefined}>
      <button
        type="button"
        className="achievements-badge"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Medal badge={badge} unlocked={unlocked} size={96} />
        <span className="achievements-words">
          <b>
            {unlocked === undefined && (
              <span className="visually-hidden">{achievementMessages.locked}: </span>
            )}
            {badgeName(unlocked?.badgeName ?? badge.name, badgesMessages)}
          </b>
          <span className="soft">
            {unlocked === undefined
              ? achievementMessages.needs({
                  items: badge.requiredFeedback,
                  points: badge.bonus
                })
              : achievementMessages.gained({ points: unlocked.bonusPoints })}
          </span>
        </span>
      </button>
      {isOpen && (
        <BadgeDialog badge={badge} unlocked={unlocked} count={count} onClose={() => setOpen(false)} />
      )}
    </li>
  )
}
