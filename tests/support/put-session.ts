import { Effect, Result } from "effect"
import type { Session } from "#core/domain/accounts/session.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { HiveStore } from "#core/ports/hive-store.ts"

/** Stores a session that no sign-in began. */
export const putSession = Effect.fnUntraced(function* (session: Session) {
  yield* (yield* HiveStore).change(session.owner, {}, () =>
    Result.succeed({ change: putChange(session), answer: undefined })
  )
})
