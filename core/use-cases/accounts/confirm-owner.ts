import { Clock, Effect } from "effect"
import { SignInAgain, WrongPassword } from "../../domain/accounts/access-errors.ts"
import type { Account } from "../../domain/accounts/account.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { isFresh } from "../../domain/accounts/session-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { signsInWith } from "./signs-in-with.ts"

export interface SignedInOwner {
  readonly account: Account
  readonly session: Session
}

const passwordRequired = "Please enter your password."

/**
 * Confirms that the owner is at the keyboard, not somebody who found an open browser: by the password or, through
 * an issuer, by a recent sign-in.
 */
export const confirmOwner = Effect.fn("confirmOwner")(function* (
  { account, session }: SignedInOwner,
  password = ""
) {
  if ((yield* signsInWith(account)) === "provider") {
    return isFresh(session, yield* Clock.currentTimeMillis) ? undefined : yield* new SignInAgain()
  }
  if (password === "") return yield* invalidInput(passwordRequired)
  const matches = yield* (yield* PasswordHasher).verify(password, account.passwordHash)
  return matches ? undefined : yield* new WrongPassword()
})
