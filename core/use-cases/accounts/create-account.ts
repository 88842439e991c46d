import { Effect } from "effect"
import { passwordProblem } from "../../domain/accounts/password-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { storeAccount } from "./new-account.ts"
import { validEmail } from "./valid-email.ts"

/** What an account keeps of an email and a password, if both will do. */
export const checkedCredentials = Effect.fn("checkedCredentials")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  const email = yield* validEmail(input.email)
  const problem = passwordProblem(input.password, email)
  if (problem !== null) return yield* invalidInput(problem)
  return { email, passwordHash: yield* (yield* PasswordHasher).hash(input.password) }
})

/** Makes an account with an empty hive. */
export const createAccount = Effect.fn("createAccount")(function* (
  input: Parameters<typeof checkedCredentials>[0]
) {
  return yield* storeAccount(yield* checkedCredentials(input))
})

/** Makes an account without a password, for whoever signs in through the issuer with this email. */
export const inviteAccount = Effect.fn("inviteAccount")(function* (email: string) {
  return yield* storeAccount({ email: yield* validEmail(email), passwordHash: null })
})
