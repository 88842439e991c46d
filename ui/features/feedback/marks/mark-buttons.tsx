import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CheckIcon } from "../../../components/visitor-icons.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { emptyMarks, useMark, useMarks } from "./marks.ts"
import { StarIcon } from "./star-icon.ts"

export const MarkButtons = ({ item: { id } }: { readonly item: FeedbackItem }) => {
  const feedbackMessages = useMessages("feedback")
  const { data: all } = useMarks()
  const setMarks = useMark()
  const { starred, done } = all?.get(id) ?? emptyMarks
  return (
    <div className="feedback-mark-buttons">
      <button
        type="button"
        className="button"
        aria-pressed={starred}
        onClick={() => setMarks({ id, starred: !starred })}
      >
        <StarIcon size="small" />
        {feedbackMessages.star}
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={done}
        onClick={() => setMarks({ id, done: !done })}
      >
        <CheckIcon size="small" />
        {feedbackMessages.markDone}
      </button>
    </div>
  )
}
