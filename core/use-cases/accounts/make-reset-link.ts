import { Clock, Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { resetLinkLifeMillis, resetToken } from "../../domain/accounts/reset-link.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { addressIn, type Language } from "../../domain/languages/language.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Secrets } from "../../ports/secrets.ts"

interface ResetLinkOptions {
  readonly language?: Language | null
  /** If false, the work is the same, including a write to the store, but the account stays unchanged. */
  readonly isUsable?: boolean
  /** Where the link is mailed: void if the account has another email by now. */
  readonly to?: string
}

/** Makes a password reset link that works once, within an hour, and voids the previous one. */
export const makeResetLink = Effect.fn("makeResetLink")(function* (
  owner: OwnerId,
  { language = null, isUsable = true, to }: ResetLinkOptions = {}
) {
  const secrets = yield* Secrets
  const secret = yield* secrets.token
  const reset = {
    digest: yield* secrets.digest(secret),
    until: (yield* Clock.currentTimeMillis) + resetLinkLifeMillis
  }
  yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const mayStore = isUsable && (to === undefined || account.email === to)
    return changed(putChange(mayStore ? { ...account, reset } : account))
  })
  // Browsers don't send the fragment, so the token appears in no log and no Referer.
  const path = addressIn(language, `/reset-password#${resetToken(owner, secret)}`)
  return new URL(path, yield* PublicAddress).href
})
