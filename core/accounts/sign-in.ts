import { Effect, Option } from "effect"
import { Directory } from "../hives/hive-store.ts"
import { InvalidCredentials } from "./access-errors.ts"
import { normaliseEmail } from "./email-rules.ts"
import { PasswordHasher } from "./password-hasher.ts"
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
  return { account: found.value, token: yield* startSession(found.value.owner) }
})
