import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { showProblem } from "../../../components/toast-store.ts"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"

export const isBlocked = ({ isPublic }: FeedbackItem, isAtLimit: boolean): boolean => isAtLimit && !isPublic

export const visibilityLabel = (
  item: FeedbackItem,
  isAtLimit: boolean,
  feedbackMessages: FeedbackMessages
): string => {
  if (item.isPublic) return feedbackMessages.makePrivate
  return isBlocked(item, isAtLimit) ? feedbackMessages.limitReached : feedbackMessages.makePublic
}

export const explainLimit = (onSwap: () => void, feedbackMessages: FeedbackMessages): void =>
  showProblem(feedbackMessages.limitTitle, feedbackMessages.limitText, {
    label: feedbackMessages.swap,
    explained: feedbackMessages.swapExplained,
    onSelect: onSwap
  })
