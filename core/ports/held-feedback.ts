import { Context, type Effect } from "effect"
import type { Feedback } from "../domain/feedback/feedback.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Items that are judged and wait for the boundary of the release window. */
export class HeldFeedback extends Context.Service<
  HeldFeedback,
  {
    /** Of all owners, in no particular order. */
    readonly all: Effect.Effect<ReadonlyArray<Pick<Feedback, "id" | "owner">>, StoreUnavailable>
  }
>()("honesthive/core/ports/HeldFeedback") {}
