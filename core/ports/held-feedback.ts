import { Context, type Effect } from "effect"
import type { Feedback } from "../domain/feedback/feedback.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export class HeldFeedback extends Context.Service<
  HeldFeedback,
  {
    readonly all: Effect.Effect<ReadonlyArray<Pick<Feedback, "id" | "owner">>, StoreUnavailable>
  }
>()("honesthive/core/ports/HeldFeedback") {}
