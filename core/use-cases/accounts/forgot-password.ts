import { Effect, Option } from "effect"
import { MailOff } from "../../domain/accounts/access-errors.ts"
import { type Account, mailLanguageOf } from "../../domain/accounts/account.ts"
import { defaultLanguage } from "../../domain/languages/language.ts"
import { resetMail } from "../../domain/mails/mail-texts.ts"
import { Directory } from "../../ports/directory.ts"
import { InstanceName } from "../../ports/instance-name.ts"
import { Mailer } from "../../ports/mailer.ts"
import { type MailDraft, Outbox } from "../mails/outbox.ts"
import { makeResetLink } from "./make-reset-link.ts"
import { requirePasswords } from "./require-passwords.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"
import { validEmail } from "./valid-email.ts"

const requireMail = Effect.gen(function* () {
  if (Option.isNone(yield* Mailer)) return yield* new MailOff()
})

const withPassword = Effect.fnUntraced(function* (found: Option.Option<Account>) {
  return Option.isSome(found) && (yield* Effect.isSuccess(requirePasswordAccount(found.value)))
    ? found
    : Option.none<Account>()
})

/**
 * If nothing may be mailed, the same work is done with another owner's account, which stays unchanged, so that the
 * timing is equal.
 */
const writeResetMail = Effect.fnUntraced(function* (email: string, mayWrite: boolean) {
  const directory = yield* Directory
  const found = Option.filter(yield* withPassword(yield* directory.findByEmail(email)), () => mayWrite)
  const standIn = yield* directory.anyOwner
  const owner = Option.orElse(
    Option.map(found, (account) => account.owner),
    () => standIn
  )
  if (Option.isNone(owner)) return Option.none()
  const isSent = Option.isSome(found)
  const language = Option.match(found, { onNone: () => defaultLanguage, onSome: mailLanguageOf })
  const head = { to: email, language, instance: yield* InstanceName }
  return Option.some<MailDraft>({ mail: resetMail(head, yield* makeResetLink(owner.value, isSent)), isSent })
})

/**
 * Mails a password reset link. Neither the response nor its timing reveals whether the account exists or `mayWrite`
 * allowed the mail.
 */
export const forgotPassword = Effect.fn("forgotPassword")(function* (
  typed: string,
  mayWrite: (email: string) => Effect.Effect<boolean>
) {
  yield* requirePasswords
  yield* requireMail
  const email = yield* validEmail(typed)
  const writing = Effect.flatMap(mayWrite(email), (may) => writeResetMail(email, may))
  yield* (yield* Outbox).post(writing)
})
