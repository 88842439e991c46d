import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/feedback.css"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { Sentence } from "../../../components/sentence.tsx"
import { foldLineBreaks } from "../../../text/line-breaks.ts"
import { languageOf } from "../../../text/script-language.ts"
import { CoveredText } from "./covered-text.tsx"
import { isFiltered } from "./feedback-groups.ts"

interface FeedbackTextProps {
  readonly item: FeedbackItem
  readonly onShow?: ((id: string) => void) | undefined
}

export const FeedbackText = ({ item, onShow }: FeedbackTextProps) =>
  isFiltered(item) ? <FilteredText /> : <ApprovedText item={item} onShow={onShow} />

const FilteredText = () => (
  <p className="feedback-filtered">
    <EyeOffIcon size="small" />
    {useMessages("placeholders").filtered}
  </p>
)

/** Both variants can be focused, so that the focus stays when a text is uncovered. */
const ApprovedText = ({ item, onShow }: FeedbackTextProps) => {
  const feedbackMessages = useMessages("feedback")
  return item.isCovered ? (
    <p className="read feedback-covered" tabIndex={-1}>
      <CoveredText item={item} onShow={onShow} />
    </p>
  ) : (
    <>
      <p className="read" tabIndex={-1} dir="auto" lang={languageOf(item.content)}>
        {foldLineBreaks(item.content)}
      </p>
      {item.question !== null && (
        <p className="soft">
          <Sentence
            parts={feedbackMessages.answersTo({
              question: item.question,
              q: (text) => (
                <q dir="auto" lang={languageOf(text)}>
                  {text}
                </q>
              )
            })}
          />
        </p>
      )}
    </>
  )
}
