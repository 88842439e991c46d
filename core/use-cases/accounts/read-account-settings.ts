import { Effect, Option } from "effect"
import type { AccountSettings } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { isPaused } from "../../domain/accounts/page-state.ts"
import { IdentityProvider } from "../../ports/identity-provider.ts"
import { Mailer } from "../../ports/mailer.ts"

/** What the account's own page says of an account. */
export const readAccountSettings = Effect.fn("readAccountSettings")(function* (account: Account) {
  const issuer = yield* IdentityProvider
  return {
    email: account.email,
    signsInWith: Option.isSome(issuer) ? "provider" : "password",
    isPaused: isPaused(account),
    suspendedFor: account.suspendedFor ?? null,
    leavesAt: account.leavesAt ?? null,
    sendsMail: Option.isSome(yield* Mailer),
    digest: account.digest ?? null
  } satisfies AccountSettings
})
