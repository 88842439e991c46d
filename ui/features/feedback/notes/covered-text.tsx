import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { whileBusy } from "../../../components/while-busy.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { shortDate } from "../../../text/short-date.ts"
import { useUncover } from "../queries/use-uncover.ts"

interface CoveredTextProps {
  readonly item: FeedbackItem
  readonly onShown?: () => void
}

/** That the guard is unsure, and the way to the words. */
export const CoveredText = ({ item, onShown = () => undefined }: CoveredTextProps) => {
  const uncover = useUncover(onShown)
  return (
    <>
      <EyeOffIcon />
      <span>{feedbackMessages.covered}</span>
      <button
        type="button"
        className="link"
        aria-label={feedbackMessages.showOf(shortCategoryLabels[item.aiCategory], shortDate(item.createdAt))}
        {...whileBusy(uncover.isPending, () => uncover.mutate(item.id))}
      >
        {feedbackMessages.show}
      </button>
    </>
  )
}
