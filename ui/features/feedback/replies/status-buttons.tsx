import { useId } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { replyStatuses } from "#core/domain/feedback/reply-statuses.ts"
import { Group } from "../../../components/group.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { useSetStatus } from "./use-reply.ts"

export const StatusButtons = ({ item: { id, status } }: { readonly item: FeedbackItem }) => {
  const replyMessages = useMessages("reply")
  const replyStatusMessages = useMessages("replyStatus")
  const title = useId()
  const setStatus = useSetStatus()
  return (
    <div>
      <p id={title}>
        <b>{replyMessages.status}</b> <span className="soft">{replyMessages.statusHint}</span>
      </p>
      <Group className="feedback-mark-buttons" aria-labelledby={title}>
        {replyStatuses.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === status}
            onClick={() => setStatus({ id, status: each === status ? null : each })}
          >
            {replyStatusMessages.statuses[each]}
          </button>
        ))}
      </Group>
    </div>
  )
}
