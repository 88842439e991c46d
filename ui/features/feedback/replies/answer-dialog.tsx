import { useErrorTexts } from "../../../components/use-error-texts.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/note.css"
import "../../../styles/reply.css"
import { type FormEvent, useState } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { countGraphemes, feedbackProblem, maxFeedbackLength } from "#core/domain/feedback/feedback-text.ts"
import { trimText } from "#core/domain/values/text.ts"
import { userMessageOf } from "../../../api/api-client.ts"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { TextAreaField } from "../../../components/text-area-field.tsx"
import { problemTextOf } from "../../../text/error-text.ts"
import { foldLineBreaks } from "../../../text/line-breaks.ts"
import { languageOf } from "../../../text/script-language.ts"
import { useAnswer } from "./use-reply.ts"

interface AnswerDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const AnswerDialog = ({ item, onClose }: AnswerDialogProps) => {
  const replyMessages = useMessages("reply")
  const apiErrors = useErrorTexts()
  const [text, setText] = useState(item.answer ?? "")
  const send = useAnswer()
  const typed = trimText(text)
  const problem = typed === "" ? null : problemTextOf(feedbackProblem(text), apiErrors)
  const refusal = send.isError ? userMessageOf(send.error, replyMessages.answerFailed, apiErrors) : null
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed !== "" && problem === null) send.mutate({ id: item.id, answer: text }, { onSuccess: onClose })
  }
  return (
    <Dialog title={replyMessages.answerTitle} onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <blockquote className="quote" dir="auto" lang={languageOf(item.content)}>
          {foldLineBreaks(item.content)}
        </blockquote>
        <TextAreaField
          label={replyMessages.answerLabel}
          hint={replyMessages.answerText}
          error={problem ?? refusal}
          after={
            <span>{replyMessages.count({ count: countGraphemes(typed), limit: maxFeedbackLength })}</span>
          }
          rows={4}
          value={text}
          onChange={(answer) => {
            setText(answer)
            send.reset()
          }}
        />
        <div className="foot">
          {item.answer !== null && (
            <Button
              kind="danger-text"
              onClick={() => send.mutate({ id: item.id, answer: null }, { onSuccess: onClose })}
            >
              {replyMessages.remove}
            </Button>
          )}
          <Button kind="ghost" onClick={onClose}>
            {replyMessages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            busy={send.isPending}
            disabled={typed === "" || problem !== null}
          >
            {replyMessages.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
