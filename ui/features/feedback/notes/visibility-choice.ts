import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { showProblem } from "../../../components/toast-store.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"

/** The words of the button that turns an item's visibility around. */
export const visibilityLabel = (item: FeedbackItem, isAtLimit: boolean): string => {
  if (item.isPublic) return feedbackMessages.makePrivate
  return isAtLimit ? feedbackMessages.limitReached : feedbackMessages.makePublic
}

/** At the limit it says so, and nothing is sent (spec section 4). */
export const unlessBlocked = (item: FeedbackItem, isAtLimit: boolean, act: () => void): void => {
  if (!item.isPublic && isAtLimit) showProblem(feedbackMessages.limitTitle, feedbackMessages.limitText)
  else act()
}
