import { useState } from "react"
import type { ResponseOf } from "#core/contract/call.ts"
import type { calls } from "#core/contract/calls.ts"
import { Button } from "../../components/button.tsx"
import { useAddressIn } from "../../components/language-context.ts"
import { Quote } from "../../components/quote.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FocusedHeading } from "./focused-heading.tsx"
import { TakeBack } from "./take-back.tsx"

type ReceiptResponse = ResponseOf<typeof calls.readReceipt>

export interface FoundReceipt {
  readonly token: string
  readonly receipt: ReceiptResponse
}

interface ReceiptResultProps {
  readonly found: FoundReceipt
  readonly onTakenBack: () => void
  readonly onAnother: () => void
}

export const ReceiptResult = ({ found: { token, receipt }, onTakenBack, onAnother }: ReceiptResultProps) => {
  const receiptPageMessages = useMessages("receiptPage")
  const [isAsking, setAsking] = useState(false)
  if (isAsking) return <TakeBack token={token} onTakenBack={onTakenBack} onCancel={() => setAsking(false)} />
  const { title, text } = receiptPageMessages.states[receipt.state]
  return (
    <div className="form">
      <FocusedHeading text={title} />
      <p>{text}</p>
      {receipt.state === "rejected" && <HeldBack kind={receipt.rejectedFor ?? "other"} />}
      {receipt.state === "shown" && <OwnerReply status={receipt.status} answer={receipt.answer} />}
      <div className="row wrap between">
        <Button onClick={onAnother}>{receiptPageMessages.another}</Button>
        <Button kind="danger-text" onClick={() => setAsking(true)}>
          {receiptPageMessages.takeBack}
        </Button>
      </div>
    </div>
  )
}

const HeldBack = ({ kind }: { readonly kind: NonNullable<ReceiptResponse["rejectedFor"]> }) => {
  const receiptPageMessages = useMessages("receiptPage")
  const { labels } = useMessages("rejectionKinds")
  const addressIn = useAddressIn()
  const parts = receiptPageMessages.kind({ kind: labels[kind], b: (text) => <b>{text}</b> })
  return (
    <div>
      <p>
        <Sentence parts={parts} />
      </p>
      <a className="link" href={addressIn("/security#criteria")}>
        {receiptPageMessages.criteria}
      </a>
    </div>
  )
}

const OwnerReply = ({ status, answer }: Pick<ReceiptResponse, "status" | "answer">) => {
  const receiptPageMessages = useMessages("receiptPage")
  const { statuses } = useMessages("replyStatus")
  if (status === null && answer === null) return <p className="soft">{receiptPageMessages.noReply}</p>
  return (
    <>
      {status !== null && (
        <p>
          <Sentence
            parts={receiptPageMessages.status({ status: statuses[status], b: (text) => <b>{text}</b> })}
          />
        </p>
      )}
      {answer !== null && (
        <>
          <p>{receiptPageMessages.answer}</p>
          <Quote text={answer} />
        </>
      )}
    </>
  )
}
