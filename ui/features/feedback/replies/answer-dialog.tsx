import { Quote } from "../../../components/quote.tsx"
import { useErrorTexts } from "../../../components/use-error-texts.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import "../../../styles/note.css"
import "../../../styles/reply.css"
import { type FormEvent, useRef } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { countGraphemes, feedbackProblem, maxFeedbackLength } from "#core/domain/feedback/feedback-text.ts"
import { trimText } from "#core/domain/values/text.ts"
import { problemMessageOf } from "../../../api/api-client.ts"
import { forgetError } from "../../../api/forget-error.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import { useOwnerDraft } from "../../../components/owner-draft.ts"
import { TextAreaField } from "../../../components/text-area-field.tsx"
import { useInvalidFocus } from "../../../components/use-invalid-focus.ts"
import { problemTextOf } from "../../../text/error-text.ts"
import { answerDraftOf } from "../queries/answer-draft.ts"
import { useAnswer } from "./use-reply.ts"

interface AnswerDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const AnswerDialog = ({ item, onClose }: AnswerDialogProps) => {
  const commonMessages = useMessages("common")
  const replyMessages = useMessages("reply")
  const apiErrors = useErrorTexts()
  const stored = item.answer ?? ""
  const draft = useOwnerDraft(answerDraftOf(useOwner().id, item.id))
  const text = draft.fields.answer ?? stored
  const send = useAnswer(item.id)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, 0, send.error)
  const typed = trimText(text)
  const problem = typed === "" ? null : problemTextOf(feedbackProblem(text), apiErrors)
  const refusal = problemMessageOf(send.error, replyMessages.answerFailed, apiErrors)
  const discard = (): void => {
    draft.drop()
    onClose()
  }
  const sendAnswer = (answer: string | null): void => send.mutate(answer, { onSuccess: onClose })
  const remove = (): void => {
    if (window.confirm(replyMessages.removeSure)) sendAnswer(null)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed !== "" && problem === null) sendAnswer(text)
  }
  return (
    <Dialog title={replyMessages.answerTitle} onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={onSubmit}>
        <Quote text={item.content} />
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
            draft.set("answer", answer, stored)
            forgetError(send)
          }}
        />
        <div className="foot">
          {item.answer !== null && (
            <Button kind="danger-text" disabled={send.isPending} onClick={remove}>
              {replyMessages.remove}
            </Button>
          )}
          <Button kind="ghost" onClick={discard}>
            {draft.isKept ? commonMessages.discard : replyMessages.cancel}
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
