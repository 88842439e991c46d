import { Effect, Result } from "effect"
import type { Session } from "../../domain/accounts/session.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const removeSession = Effect.fnUntraced(function* ({ kind, owner, id }: Session) {
  const change = { put: [], remove: [{ kind, owner, id }] }
  yield* (yield* HiveStore)
    .change(owner, {}, () => Result.succeed({ change, answer: undefined }))
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})
