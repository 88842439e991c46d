import { Clock, Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { Secrets } from "../../ports/secrets.ts"
import { SessionStore } from "../../ports/session-store.ts"

/** Begins a session and returns its secret, which is stored nowhere. */
export const startSession = Effect.fn("startSession")(function* (owner: OwnerId) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const token = yield* secrets.token
  const now = yield* Clock.currentTimeMillis
  const id = yield* secrets.digest(token)
  yield* sessions.put({ kind: "session", id, owner, createdAt: now, lastSeenAt: now })
  return token
})
