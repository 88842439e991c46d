import { Effect, Option } from "effect"
import { InvalidCredentials } from "../../domain/accounts/access-errors.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { Directory } from "../../ports/directory.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { renewOwnerHash } from "../passwords/renew-hash.ts"
import { requirePasswords } from "./require-passwords.ts"
import { startSession } from "./start-session.ts"

interface SignInInput {
  readonly email: string
  readonly password: string
}

const verifyAndStart = Effect.fnUntraced(function* ({ email, password }: SignInInput, device: Device) {
  const found = yield* (yield* Directory).findByEmail(normaliseEmail(email))
  const hash = Option.isSome(found) ? found.value.passwordHash : null
  const matches = yield* (yield* PasswordHasher).verify(password, hash)
  if (Option.isNone(found) || !matches) return yield* new InvalidCredentials()
  return { account: found.value, token: yield* startSession(found.value, device) }
})

/** Takes the same time, and fails with the same error, for an unknown email and a wrong password. */
export const signIn = Effect.fn("signIn")(function* (credentials: SignInInput, device: Device) {
  yield* requirePasswords
  const signedIn = yield* verifyAndStart(credentials, device).pipe(
    Effect.retry({ times: 1, while: ({ _tag }) => _tag === "OwnerNotFound" }),
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new InvalidCredentials()))
  )
  yield* renewOwnerHash(signedIn.account, credentials.password)
  return signedIn
})
