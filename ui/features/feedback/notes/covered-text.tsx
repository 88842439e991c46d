import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { passFocusOn } from "../../../components/focus-target.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { whileBusy } from "../../../components/while-busy.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortDate } from "../../../text/short-date.ts"
import { useUncover } from "../queries/use-uncover.ts"

interface CoveredTextProps {
  readonly item: FeedbackItem
  readonly onShow?: ((id: string) => void) | undefined
}

export const CoveredText = ({ item, onShow }: CoveredTextProps) => {
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  const uncover = useUncover()
  return (
    <>
      <EyeOffIcon />
      <span>{feedbackMessages.covered}</span>
      <button
        ref={passFocusOn}
        type="button"
        className="link"
        aria-label={feedbackMessages.showOf({
          category: shortCategoryLabels[item.aiCategory],
          day: shortDate(item.createdAt, language)
        })}
        {...whileBusy(uncover.isPending, () => {
          onShow?.(item.id)
          uncover.mutate(item.id)
        })}
      >
        {feedbackMessages.show}
      </button>
    </>
  )
}
