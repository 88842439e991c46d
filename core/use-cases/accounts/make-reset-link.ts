import { Clock, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { resetLife, resetToken } from "../../domain/accounts/reset-link.ts"
import { putting } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Secrets } from "../../ports/secrets.ts"

/**
 * Makes a link by which its owner chooses a new password: once, within an hour. The link before it opens nothing. One
 * that is not to be used costs the same, down to the store, where the account stays as it is.
 */
export const makeResetLink = Effect.fn("makeResetLink")(function* (owner: OwnerId, isUsable = true) {
  const secrets = yield* Secrets
  const secret = yield* secrets.token
  const reset = { digest: yield* secrets.digest(secret), until: (yield* Clock.currentTimeMillis) + resetLife }
  yield* (yield* HiveStore).change(owner, {}, ({ account }) =>
    Result.succeed({ change: putting(isUsable ? { ...account, reset } : account), answer: undefined })
  )
  // After the #, which browsers send to nobody: it is in no log and no Referer.
  return new URL(`/reset-password#${resetToken(owner, secret)}`, yield* PublicAddress).href
})
