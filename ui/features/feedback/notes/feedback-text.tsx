import "../../../styles/feedback.css"
import { useRef } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { foldLineBreaks } from "../../../text/line-breaks.ts"
import { languageOf } from "../../../text/script-language.ts"
import { CoveredText } from "./covered-text.tsx"
import { isFiltered } from "./feedback-groups.ts"

interface FeedbackTextProps {
  readonly item: FeedbackItem
}

/** The words; of a rejected or covered item what stands in their place (spec section 2). */
export const FeedbackText = ({ item }: FeedbackTextProps) =>
  isFiltered(item) ? <FilteredText item={item} /> : <ApprovedText item={item} />

const FilteredText = ({ item }: FeedbackTextProps) => (
  <p className="filtered">
    <EyeOffIcon size="small" />
    {item.content}
  </p>
)

/** What was covered is read on from where it was opened. */
const ApprovedText = ({ item }: FeedbackTextProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  return item.isCovered ? (
    <p ref={text} className="read covered" tabIndex={-1}>
      <CoveredText item={item} onShown={() => text.current?.focus()} />
    </p>
  ) : (
    <p ref={text} className="read" tabIndex={-1} dir="auto" lang={languageOf(item.content)}>
      {foldLineBreaks(item.content)}
    </p>
  )
}
