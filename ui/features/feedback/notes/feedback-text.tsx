import "../../../styles/feedback.css"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { EyeOffIcon } from "../../../components/icons.tsx"
import { languageOf } from "../../../text/script-language.ts"
import { isFiltered } from "./feedback-groups.ts"

/** The words; of a rejected item the sentence in their place (spec section 2). */
export const FeedbackText = ({ item }: { readonly item: FeedbackItem }) =>
  isFiltered(item) ? (
    <p className="read filtered">
      <EyeOffIcon />
      <span>{item.content}</span>
    </p>
  ) : (
    <p className="read" dir="auto" lang={languageOf(item.content)}>
      {item.content}
    </p>
  )
