import { Effect, Option } from "effect"
import type { AccountSettings } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { IdentityProvider } from "../../ports/identity-provider.ts"

/** What the account's own page says of an account. */
export const readAccountSettings = Effect.fn("readAccountSettings")(function* ({ email }: Account) {
  const issuer = yield* IdentityProvider
  const settings: AccountSettings = { email, signsInWith: Option.isSome(issuer) ? "provider" : "password" }
  return settings
})
