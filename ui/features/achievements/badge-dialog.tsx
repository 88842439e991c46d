import type { BadgeOffer, UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { achievementMessages } from "../../messages/achievements.ts"
import { everyPageMessages } from "../../messages/every-page.ts"
import { formatNumber } from "../../text/numbers.ts"
import { shortDate } from "../../text/short-date.ts"
import { Medal } from "./medal.tsx"

interface BadgeDialogProps {
  readonly badge: BadgeOffer
  readonly unlocked: UnlockedBadgeView | undefined
  readonly count: number
  readonly onClose: () => void
}

export const BadgeDialog = ({ badge, unlocked, count, onClose }: BadgeDialogProps) => (
  <Dialog title={unlocked?.badgeName ?? badge.name} onClose={onClose}>
    <div className="achievements-badge-detail">
      <Medal badge={badge} unlocked={unlocked} size={168} />
    </div>
    {unlocked === undefined ? (
      <LockedDetail badge={badge} count={count} />
    ) : (
      <p>
        {unlocked.badgeDescription}{" "}
        {achievementMessages.unlockedOn(shortDate(unlocked.unlockedAt), formatNumber(unlocked.bonusPoints))}
      </p>
    )}
    <div className="foot">
      <Button onClick={onClose}>{everyPageMessages.close}</Button>
    </div>
  </Dialog>
)

const LockedDetail = ({ badge, count }: Pick<BadgeDialogProps, "badge" | "count">) => (
  <>
    <p>
      {achievementMessages.rule(badge.requiredFeedback, badge.category)}{" "}
      {achievementMessages.brings(formatNumber(badge.bonus))}
    </p>
    <div className="dashboard-progress">
      <p className="soft">{achievementMessages.soFar(count, badge.requiredFeedback)}</p>
      <ProgressBar label={badge.name} value={count} goal={badge.requiredFeedback} />
    </div>
  </>
)
