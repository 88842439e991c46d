import { Schema } from "effect"

/** One error for a code that is wrong, was never made, or belongs to a note that is gone. */
export class ReceiptNotFound extends Schema.TaggedError<ReceiptNotFound>()("ReceiptNotFound", {}) {
  override get message() {
    return "There is no note for this code."
  }
}
