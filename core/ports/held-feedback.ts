import { Context, type Effect } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { HeldItem, ReleaseBoundary } from "../domain/hives/release-rules.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export class HeldFeedback extends Context.Service<
  HeldFeedback,
  {
    /** The judged items that are held and whose windows end at this boundary. */
    readonly dueAt: (
      at: ReleaseBoundary
    ) => Effect.Effect<ReadonlyArray<HeldItem & { readonly owner: OwnerId }>, StoreUnavailable>
  }
>()("honesthive/core/ports/HeldFeedback") {}
