import { Clock, Effect, Option } from "effect"
import { Unauthorized } from "../../domain/accounts/access-errors.ts"
import { isLive, needsRenewal } from "../../domain/accounts/session-rules.ts"
import { Directory } from "../../ports/directory.ts"
import { Secrets } from "../../ports/secrets.ts"
import { SessionStore } from "../../ports/session-store.ts"

/** The account whose session this secret opens. Ends the session when its time is over. */
export const authenticate = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined || token === "") return yield* new Unauthorized()
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  const directory = yield* Directory
  const found = yield* sessions.find(yield* secrets.digest(token))
  if (Option.isNone(found)) return yield* new Unauthorized()
  const session = found.value
  const now = yield* Clock.currentTimeMillis
  if (!isLive(session, now)) {
    yield* sessions.remove(session.id)
    return yield* new Unauthorized()
  }
  const account = yield* directory.findById(session.owner)
  if (Option.isNone(account)) return yield* new Unauthorized()
  if (needsRenewal(session, now)) yield* sessions.put({ ...session, lastSeenAt: now })
  return account.value
})
