import { Effect } from "effect"
import type { Session } from "../../domain/accounts/session.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const removeSession = Effect.fnUntraced(function* ({ kind, owner, id }: Session) {
  const change = { put: [], remove: [{ kind, owner, id }] }
  yield* (yield* HiveStore)
    .change(owner, {}, () => changed(change))
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})
