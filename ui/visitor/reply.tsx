import type { PublicAnswers } from "#core/contract/public-profile-schemas.ts"
import { useMessages } from "../messages/messages-context.ts"
import { foldLineBreaks } from "../text/line-breaks.ts"
import { languageOf } from "../text/script-language.ts"

interface ReplyProps {
  readonly reply: Omit<PublicAnswers["answers"][number], "id">
  readonly name: string | null
}

export const Reply = ({ reply: { status, answer }, name }: ReplyProps) => {
  const replyStatusMessages = useMessages("replyStatus")
  return (
    <div className="reply">
      <p className="reply-by">
        <bdi>{name ?? replyStatusMessages.owner}</bdi>
        {status !== null && <span className="reply-status">{replyStatusMessages.statuses[status]}</span>}
      </p>
      {answer !== null && (
        <p className="read" dir="auto" lang={languageOf(answer)}>
          {foldLineBreaks(answer)}
        </p>
      )}
    </div>
  )
}
