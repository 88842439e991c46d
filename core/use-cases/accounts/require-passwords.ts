import { Effect, Option } from "effect"
import { PasswordsOff } from "../../domain/accounts/access-errors.ts"
import { IdentityProvider } from "../../ports/identity-provider.ts"

export const requirePasswords = Effect.gen(function* () {
  const issuer = yield* IdentityProvider
  if (Option.isSome(issuer) && !issuer.value.allowsPasswords)
    return yield* new PasswordsOff({ issuer: issuer.value.name })
})
