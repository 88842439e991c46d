import { Effect, Option } from "effect"
import { PasswordsOff } from "../../domain/accounts/access-errors.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { IdentityProvider } from "../../ports/identity-provider.ts"

export const signsInWith = Effect.fnUntraced(function* ({ passwordHash }: Account) {
  const issuer = yield* IdentityProvider
  if (Option.isNone(issuer)) return "password"
  return issuer.value.allowsPasswords && passwordHash !== null ? "password" : "provider"
})

/**
 * Fails for an account that opens through the issuer alone: whoever has its email, or an open session, must not give it
 * a password.
 */
export const requirePasswordAccount = Effect.fnUntraced(function* ({ identity, passwordHash }: Account) {
  const issuer = yield* IdentityProvider
  if (Option.isSome(issuer) && identity !== null && passwordHash === null)
    return yield* new PasswordsOff({ issuer: issuer.value.name })
})
