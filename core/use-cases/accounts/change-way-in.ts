import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/** Changes how an owner signs in, and ends all sessions that began in the old way, in one change. */
export const changeWayIn = Effect.fn("changeWayIn")(function* (
  owner: OwnerId,
  wayIn: Partial<Pick<Account, "passwordHash" | "identity">>
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, { sessions: true }, ({ account, sessions }) => {
    const changed: Account = { ...account, ...wayIn, updatedAt }
    return Result.succeed({ change: { put: [changed], remove: sessionKeys(sessions) }, answer: changed })
  })
})
