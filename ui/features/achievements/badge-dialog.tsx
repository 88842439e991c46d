import type { BadgeOffer, UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeDescription, badgeName } from "../../text/badge-texts.ts"
import { longCategoryName } from "../../text/category-names.ts"
import { shortDate } from "../../text/short-date.ts"
import { Medal } from "./medal.tsx"

interface BadgeDialogProps {
  readonly badge: BadgeOffer
  readonly unlocked: UnlockedBadgeView | undefined
  readonly count: number
  readonly onClose: () => void
}

export const BadgeDialog = ({ badge, unlocked, count, onClose }: BadgeDialogProps) => {
  const badgesMessages = useMessages("badges")
  const achievementMessages = useMessages("achievements")
  const everyPageMessages = useMessages("everyPage")
  const { language } = useLanguage()
  return (
    <Dialog title={badgeName(unlocked?.badgeName ?? badge.name, badgesMessages)} onClose={onClose}>
      <div className="achievements-badge-detail">
        <Medal badge={badge} unlocked={unlocked} size={168} />
      </div>
      {unlocked === undefined ? (
        <LockedDetail badge={badge} count={count} />
      ) : (
        <p>
          {badgeDescription(unlocked.badgeDescription, badgesMessages)}{" "}
          {achievementMessages.unlockedOn({
            day: shortDate(unlocked.unlockedAt, language),
            points: unlocked.bonusPoints
          })}
        </p>
      )}
      <div className="foot">
        <Button onClick={onClose}>{everyPageMessages.close}</Button>
      </div>
    </Dialog>
  )
}

const LockedDetail = ({ badge, count }: Pick<BadgeDialogProps, "badge" | "count">) => {
  const badgesMessages = useMessages("badges")
  const achievementMessages = useMessages("achievements")
  const categoriesMessages = useMessages("categories")
  return (
    <>
      <p>
        {achievementMessages.rule({
          items: badge.requiredFeedback,
          category: longCategoryName(badge.category, categoriesMessages)
        })}{" "}
        {achievementMessages.brings({ points: badge.bonus })}
      </p>
      <div className="dashboard-progress">
        <p className="soft">{achievementMessages.soFar({ count, goal: badge.requiredFeedback })}</p>
        <ProgressBar
          label={badgeName(badge.name, badgesMessages)}
          value={count}
          goal={badge.requiredFeedback}
        />
      </div>
    </>
  )
}
