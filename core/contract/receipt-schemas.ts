import { Schema } from "effect"
import { rejectionKinds } from "../domain/feedback/rejection-kinds.ts"
import { replyStatuses } from "../domain/feedback/reply-statuses.ts"
import { digestPattern } from "../domain/receipts/receipt-token.ts"

export const DigestText = Schema.String.check(
  Schema.isPattern(digestPattern, { message: "A SHA-256 in base64url is expected." })
)

/** In the body, so that no address, log or history holds it. */
const ReceiptToken = Schema.Struct({ token: DigestText })

const ReceiptView = Schema.Struct({
  /** State, reply and answer as they were at the last UTC midnight. */
  state: Schema.Literals(["received", "shown", "rejected"]),
  rejectedFor: Schema.NullOr(Schema.Literals(rejectionKinds)),
  status: Schema.NullOr(Schema.Literals(replyStatuses)),
  answer: Schema.NullOr(Schema.String)
})

/** Identical bytes for any state of the note, and for a wrong token. */
const WithdrawalNotice = Schema.Struct({ message: Schema.String })

export const receiptSchemas = {
  readReceipt: { body: ReceiptToken, response: ReceiptView },
  takeBackFeedback: { body: ReceiptToken, response: WithdrawalNotice }
} as const
