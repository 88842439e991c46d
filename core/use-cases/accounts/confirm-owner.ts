import { Clock, Effect, Option } from "effect"
import { SignInAgain, WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Account } from "../../domain/accounts/account.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { isFresh } from "../../domain/accounts/session-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { IdentityProvider } from "../../ports/identity-provider.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"

/** An account, and the session in which its owner asks. */
export interface SignedInOwner {
  readonly account: Account
  readonly session: Session
}

const passwordRequired = "Please enter your password."

/**
 * That it is the owner who asks, and nobody who found the browser open: by the password, or, where an issuer signs
 * people in, by having signed in just now.
 */
export const confirmOwner = Effect.fn("confirmOwner")(function* (
  { account, session }: SignedInOwner,
  password = ""
) {
  if (Option.isSome(yield* IdentityProvider)) {
    return isFresh(session, yield* Clock.currentTimeMillis) ? undefined : yield* new SignInAgain()
  }
  if (password === "") return yield* invalidInput(passwordRequired)
  const matches = yield* (yield* PasswordHasher).verify(password, account.passwordHash)
  return matches ? undefined : yield* new WrongPassword()
})
