import { Effect, Option } from "effect"
import { MailOff } from "../../domain/accounts/access-errors.ts"
import { mailLanguageOf } from "../../domain/accounts/account.ts"
import type { MailContent } from "../../domain/mails/mail-content.ts"
import { Directory } from "../../ports/directory.ts"
import { Mailer } from "../../ports/mailer.ts"
import { type MailDraft, Outbox } from "../mails/outbox.ts"
import { type MailingRequest, writeMail } from "../mails/write-mail.ts"
import { issuerMail } from "./issuer-mail.ts"
import { makeResetLink } from "./make-reset-link.ts"
import { requirePasswords } from "./require-passwords.ts"
import { validEmail } from "./valid-email.ts"

const requireMail = Effect.gen(function* () {
  if (Option.isNone(yield* Mailer)) return yield* new MailOff()
})

/**
 * If nothing may be mailed, the same work is done with another owner's account, which stays unchanged, so that the
 * timing is equal.
 */
const writeResetMail = Effect.fnUntraced(function* (to: string, request: MailingRequest) {
  const directory = yield* Directory
  const mayWrite = yield* request.mayWrite(to)
  const found = Option.filter(yield* directory.findByEmail(to), () => mayWrite)
  const standIn = yield* directory.anyOwner
  const owner = Option.orElse(
    Option.map(found, (account) => account.owner),
    () => standIn
  )
  if (Option.isNone(owner)) return Option.none()
  const isSent = Option.isSome(found)
  const language = Option.match(found, {
    onNone: () => request.language,
    onSome: (account) => mailLanguageOf(account, request.language)
  })
  const otherWay = yield* issuerMail(found, language)
  const isUsable = isSent && Option.isNone(otherWay)
  const link = yield* makeResetLink(owner.value, { language, isUsable, to })
  const content = Option.getOrElse(otherWay, (): MailContent => ({ kind: "reset", link }))
  return Option.some<MailDraft>({ mail: yield* writeMail({ to, language }, content), isSent })
})

/**
 * Mails a password reset link. Neither the response nor its timing reveals whether the account exists or the
 * address's quota allowed the mail.
 */
export const forgotPassword = Effect.fn("forgotPassword")(function* (typed: string, request: MailingRequest) {
  yield* requirePasswords
  yield* requireMail
  const email = yield* validEmail(typed)
  yield* (yield* Outbox).post(writeResetMail(email, request))
})
