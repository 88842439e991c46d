import { Schema } from "effect"

/** The store cannot be reached or written; nothing was changed, unless the answer was lost on the way. */
export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  cause: Schema.Defect()
}) {
  override get message() {
    return "The service is temporarily unavailable. Please try again in a moment."
  }
}
