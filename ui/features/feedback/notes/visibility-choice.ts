import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { showProblem } from "../../../components/toast-store.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"

/** Whether the limit keeps an item from being made public. */
export const isBlocked = ({ isPublic }: FeedbackItem, isAtLimit: boolean): boolean => isAtLimit && !isPublic

/** The words of the button that turns an item's visibility around. */
export const visibilityLabel = (item: FeedbackItem, isAtLimit: boolean): string => {
  if (item.isPublic) return feedbackMessages.makePrivate
  return isBlocked(item, isAtLimit) ? feedbackMessages.limitReached : feedbackMessages.makePublic
}

/** At the limit nothing is sent (spec section 4): it says so, and leads to the swap. */
export const explainLimit = (onSwap: () => void): void =>
  showProblem(feedbackMessages.limitTitle, feedbackMessages.limitText, {
    label: feedbackMessages.swap,
    explained: feedbackMessages.swapExplained,
    onSelect: onSwap
  })
