import { Effect, Option } from "effect"
import { Secrets } from "../../ports/secrets.ts"
import { SessionStore } from "../../ports/session-store.ts"
import { removeSession } from "./remove-session.ts"

export const signOut = Effect.fn("signOut")(function* (token: string) {
  const found = yield* (yield* SessionStore).find(yield* (yield* Secrets).digest(token))
  if (Option.isSome(found)) yield* removeSession(found.value)
})
