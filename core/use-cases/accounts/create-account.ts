import { Effect } from "effect"
import { passwordProblem } from "../../domain/accounts/password-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import type { AccountConditions } from "../../ports/directory.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { storeAccount } from "./store-account.ts"
import { validEmail } from "./valid-email.ts"

export const hashedPassword = Effect.fn("hashedPassword")(function* (password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem !== null) return yield* invalidInput(problem)
  return yield* (yield* PasswordHasher).hash(password)
})

export const createAccount = Effect.fn("createAccount")(function* (
  input: { readonly email: string; readonly password: string },
  conditions: AccountConditions = {}
) {
  const email = yield* validEmail(input.email)
  const passwordHash = yield* hashedPassword(input.password, email)
  return yield* storeAccount({ email, passwordHash }, conditions)
})

export const inviteAccount = Effect.fn("inviteAccount")(function* (email: string) {
  return yield* storeAccount({ email: yield* validEmail(email), passwordHash: null }, {})
})
