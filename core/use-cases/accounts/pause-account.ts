import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { changePageState } from "../profiles/change-account.ts"
import { today } from "../time/today.ts"

export const pauseAccount = Effect.fn("pauseAccount")(function* (owner: OwnerId, paused: boolean) {
  return yield* changePageState(owner, { pausedOn: paused ? yield* today : null })
})
