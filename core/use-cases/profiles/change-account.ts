import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/** Changes fields of an owner's account, and returns it. */
export const changeAccount = Effect.fn("changeAccount")(function* (
  owner: OwnerId,
  fields: Partial<Pick<Account, "showBadgesOnLanding" | "pausedOn" | "suspendedFor">>
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const changed = { ...account, ...fields, updatedAt }
    return Result.succeed({ change: putting(changed), answer: changed })
  })
})
