import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { passFocusOn } from "../../../components/focus-target.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { whileBusy } from "../../../components/while-busy.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortCategoryName } from "../../../text/category-names.ts"
import { shortDate } from "../../../text/short-date.ts"
import { useUncover } from "../queries/use-uncover.ts"

interface CoveredTextProps {
  readonly item: FeedbackItem
  readonly onShow?: ((id: string) => void) | undefined
}

export const CoveredText = ({ item, onShow }: CoveredTextProps) => {
  const categoriesMessages = useMessages("categories")
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
          category: shortCategoryName(item.aiCategory, categoriesMessages),
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
