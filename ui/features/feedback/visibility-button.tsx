import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { GlobeIcon } from "../../components/icons.tsx"
import { showProblem } from "../../components/toast-store.ts"
import { LockKeyholeIcon } from "../../components/visitor-icons.tsx"
import { feedbackMessages } from "../../messages/feedback.ts"

interface VisibilityButtonProps {
  readonly item: FeedbackItem
  readonly isLimitReached: boolean
  readonly onAsk: (item: FeedbackItem) => void
}

const labelFor = (item: FeedbackItem, isLimitReached: boolean): string => {
  if (item.isPublic) return feedbackMessages.makePrivate
  return isLimitReached ? feedbackMessages.limitReached : feedbackMessages.makePublic
}

/** At the limit it says so and sends nothing (spec section 4). */
export const VisibilityButton = ({ item, isLimitReached, onAsk }: VisibilityButtonProps) => {
  const isBlocked = !item.isPublic && isLimitReached
  const onClick = (): void => {
    if (isBlocked) showProblem(feedbackMessages.limitTitle, feedbackMessages.limitText)
    else onAsk(item)
  }
  return (
    <button type="button" className="button ghost" onClick={onClick}>
      {item.isPublic ? <LockKeyholeIcon size="small" /> : <GlobeIcon size="small" />}
      <span className="text">{labelFor(item, isLimitReached)}</span>
    </button>
  )
}
