import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const removeWebhook = Effect.fn("removeWebhook")(function* (owner: OwnerId) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const changed: Account = { ...account, webhook: null, updatedAt }
    return Result.succeed({ change: putChange(changed), answer: changed })
  })
})
