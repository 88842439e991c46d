import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { CheckIcon } from "../../../components/visitor-icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { replyStatusMessages } from "../../../messages/reply-status.ts"
import { emptyMarks, type NoteMarks } from "./marks.ts"
import { StarIcon } from "./star-icon.ts"

export const StatusPill = ({ item: { status } }: { readonly item: FeedbackItem }) =>
  status === null ? null : <span className="pill">{replyStatusMessages.statuses[status]}</span>

export const MarkIcons = ({
  marks: { starred, done } = emptyMarks
}: {
  readonly marks: NoteMarks | undefined
}) => (
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
