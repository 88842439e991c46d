import { Effect } from "effect"
import { Secrets } from "../../ports/secrets.ts"
import { SessionStore } from "../../ports/session-store.ts"

/** Ends the session of this secret on the server; an unknown one is no error. */
export const signOut = Effect.fn("signOut")(function* (token: string) {
  const secrets = yield* Secrets
  const sessions = yield* SessionStore
  yield* sessions.remove(yield* secrets.digest(token))
})
