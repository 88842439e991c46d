import { Context, Effect } from "effect"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { unavailable } from "./release.ts"

/** The stores as they are on a full disk: what is there is read, and nothing is written. */
export const readOnlyStore = Effect.gen(function* () {
  const [hives, sessions] = [yield* HiveStore, yield* AdminSessionStore]
  const renewing = { ...sessions, renew: () => unavailable, remove: () => unavailable }
  return Context.make(HiveStore, { ...hives, change: () => unavailable }).pipe(
    Context.add(AdminSessionStore, renewing)
  )
})
