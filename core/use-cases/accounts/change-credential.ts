import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/**
 * Changes the sign-in method and, in the same change, ends all sessions and the reset link, unless `mayChange` fails.
 */
export const changeCredential = Effect.fn("changeCredential")(function* <E = never>(
  owner: OwnerId,
  credential: Partial<Pick<Account, "passwordHash" | "identity" | "secondFactor">>,
  mayChange: (account: Account) => Result.Result<Account, E> = Result.succeed
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, { sessions: true }, ({ account, sessions }) =>
    Result.map(mayChange(account), () => {
      const changed: Account = { ...account, ...credential, reset: null, updatedAt }
      return { change: { put: [changed], remove: sessionKeys(sessions) }, answer: changed }
    })
  )
})
