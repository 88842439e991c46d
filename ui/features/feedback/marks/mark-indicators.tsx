import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CheckIcon } from "../../../components/visitor-icons.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { emptyMarks, type NoteMarks } from "./marks.ts"
import { StarIcon } from "./star-icon.ts"

export const StatusPill = ({ item: { status } }: { readonly item: FeedbackItem }) => {
  const replyStatusMessages = useMessages("replyStatus")
  return status === null ? null : <span className="pill">{replyStatusMessages.statuses[status]}</span>
}

export const MarkIcons = ({
  marks: { starred, done } = emptyMarks
}: {
  readonly marks: NoteMarks | undefined
}) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <>
      {starred && (
        <span className="feedback-starred">
          <StarIcon size="small" />
          <span className="visually-hidden">{feedbackMessages.starred}</span>
        </span>
      )}
      {done && (
        <span className="pill">
          <CheckIcon size="small" />
          {feedbackMessages.done}
        </span>
      )}
    </>
  )
}
