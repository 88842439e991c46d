import { Effect, Option } from "effect"
import { InvalidCredentials } from "../../domain/accounts/access-errors.ts"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { Directory } from "../../ports/directory.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { renewOwnerHash } from "../support/renew-hash.ts"
import { requirePasswords } from "./require-passwords.ts"
import { startSession } from "./start-session.ts"

/** Signs an owner in. Takes as long, and says the same, for an unknown e-mail and a wrong password. */
export const signIn = Effect.fn("signIn")(function* (input: {
  readonly email: string
  readonly password: string
}) {
  yield* requirePasswords
  const found = yield* (yield* Directory).findByEmail(normaliseEmail(input.email))
  const hash = Option.isSome(found) ? found.value.passwordHash : null
  const matches = yield* (yield* PasswordHasher).verify(input.password, hash)
  if (Option.isNone(found) || !matches) return yield* new InvalidCredentials()
  yield* renewOwnerHash(found.value, input.password)
  return { account: found.value, token: yield* startSession(found.value.owner) }
})
