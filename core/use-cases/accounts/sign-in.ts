import { Effect, Option } from "effect"
import { InvalidCredentials } from "../../domain/accounts/access-errors.ts"
import { type Account, OwnerId } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { SignInExpired } from "../../domain/second-factor/second-factor-errors.ts"
import { isOneTimeCode, normaliseCode } from "../../domain/second-factor/second-factor-rules.ts"
import { Directory } from "../../ports/directory.ts"
import { PasswordHasher } from "../../ports/password-hasher.ts"
import { postNotice } from "../mails/post-notice.ts"
import { renewOwnerHash } from "../passwords/renew-hash.ts"
import { holderOfTicket, makeTicket } from "../second-factor/sign-in-ticket.ts"
import { type TimedCode, useCode } from "../second-factor/use-code.ts"
import { requirePasswords } from "./require-passwords.ts"
import { startSession } from "./start-session.ts"
import { type CodeNotices, tellOfWrongCode } from "./tell-of-wrong-code.ts"

interface SignInInput {
  readonly email: string
  readonly password: string
}

const verifyAndStart = Effect.fnUntraced(function* ({ email, password }: SignInInput, device: Device) {
  const found = yield* (yield* Directory).findByEmail(normaliseEmail(email))
  const hash = Option.isSome(found) ? found.value.passwordHash : null
  const matches = yield* (yield* PasswordHasher).verify(password, hash)
  if (Option.isNone(found) || !matches) return yield* new InvalidCredentials()
  const account = found.value
  return { account, token: account.secondFactor === null ? yield* startSession(account, device) : undefined }
})

const accountById = (id: string) =>
  Directory.use(({ findById }) => Effect.map(findById(OwnerId(id)), Option.getOrUndefined))

/**
 * Returns a session's token or, for an account with a second factor, the ticket with which a code opens one. Takes
 * the same time, and fails with the same error, for an unknown email and a wrong password.
 */
export const signIn = Effect.fn("signIn")(function* (credentials: SignInInput, device: Device) {
  yield* requirePasswords
  const { account, token } = yield* verifyAndStart(credentials, device).pipe(
    Effect.retry({ times: 1, while: ({ _tag }) => _tag === "OwnerNotFound" }),
    Effect.catchTag("OwnerNotFound", () => Effect.fail(new InvalidCredentials()))
  )
  const passwordHash = yield* renewOwnerHash(account, credentials.password)
  return token === undefined
    ? { ticket: yield* makeTicket("owner", { ...account, passwordHash }) }
    : { account, token }
})

export const accountOfTicket = (ticket: string | undefined) => holderOfTicket("owner", ticket, accountById)

interface CodeEntry extends CodeNotices, TimedCode {
  readonly device: Device
}

/** `account` is the ticket's. Of several sign-ins with one code, or with one ticket, one succeeds. */
export const signInWithCode = Effect.fn("signInWithCode")(
  function* (account: Account, entry: CodeEntry) {
    yield* requirePasswords
    const used = yield* useCode(account, entry).pipe(
      Effect.tapErrorTag("WrongCode", () => tellOfWrongCode(account, entry))
    )
    const token = yield* startSession(account, entry.device, used)
    if (!isOneTimeCode(normaliseCode(entry.code)))
      yield* postNotice(account, "recoveryCodeUsed", entry.language)
    return { account, token }
  },
  Effect.catchTag(["OwnerNotFound", "SecondFactorOff"], () => Effect.fail(new SignInExpired()))
)
