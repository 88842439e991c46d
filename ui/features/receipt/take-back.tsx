import { calls } from "#core/contract/calls.ts"
import { problemMessageOf, request } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { Problem } from "../../components/problem.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { useSending } from "../sign-in/use-sending.ts"
import { FocusedHeading } from "./focused-heading.tsx"

interface TakeBackProps {
  readonly token: string
  readonly onTakenBack: () => void
  readonly onCancel: () => void
}

const takeBackFeedback = (token: string) => request(calls.takeBackFeedback, { body: { token } })

export const TakeBack = ({ token, onTakenBack, onCancel }: TakeBackProps) => {
  const receiptPageMessages = useMessages("receiptPage")
  const apiErrors = useMessages("apiErrors")
  const { send, isSending, error } = useSending(takeBackFeedback, onTakenBack)
  const problem = problemMessageOf(error, receiptPageMessages.unreachable, apiErrors)
  return (
    <div className="form">
      <FocusedHeading text={receiptPageMessages.confirmTitle} />
      {receiptPageMessages.takingBack.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Problem text={problem} />
      <div className="row wrap">
        <Button disabled={isSending} onClick={onCancel}>
          {receiptPageMessages.cancel}
        </Button>
        <Button kind="danger" busy={isSending} onClick={() => void send(token)}>
          {receiptPageMessages.confirm}
        </Button>
      </div>
    </div>
  )
}
