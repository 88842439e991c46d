import { CheckIcon } from "../../../components/visitor-icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { type Marks, noMarks } from "./marks.ts"
import { StarIcon } from "./star-icon.ts"

export const MarkSigns = ({ marks: { starred, done } = noMarks }: { readonly marks: Marks | undefined }) => (
  <>
    {starred && (
      <span className="starred">
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
