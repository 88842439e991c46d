import { Effect } from "effect"
import { SignUpClosed } from "../../domain/accounts/access-errors.ts"
import { SignUpPolicy } from "../../ports/sign-up-policy.ts"
import { requirePasswords } from "./require-passwords.ts"

export const requireSignUp = Effect.gen(function* () {
  yield* requirePasswords
  if (!(yield* SignUpPolicy).isOpen) return yield* new SignUpClosed()
})
