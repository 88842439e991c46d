import { Effect, Option } from "effect"
import { PasswordsOff } from "./access-errors.ts"
import { IdentityProvider } from "./identity-provider.ts"

/** Passwords open accounts only where no issuer does. */
export const requirePasswords = Effect.gen(function* () {
  const issuer = yield* IdentityProvider
  if (Option.isSome(issuer)) return yield* new PasswordsOff({ issuer: issuer.value.name })
})
