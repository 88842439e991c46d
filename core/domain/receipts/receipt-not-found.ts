import { Schema } from "effect"

export class ReceiptNotFound extends Schema.TaggedError<ReceiptNotFound>()("ReceiptNotFound", {}) {
  override get message() {
    return "There is no note for this code."
  }
}
