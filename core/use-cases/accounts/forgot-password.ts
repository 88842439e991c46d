import { Effect, Option } from "effect"
import { MailOff } from "../../domain/accounts/access-errors.ts"
import { resetMail } from "../../domain/mails/mail-texts.ts"
import { Directory } from "../../ports/directory.ts"
import { Mailer } from "../../ports/mailer.ts"
import { Outbox } from "../mails/outbox.ts"
import { makeResetLink } from "./make-reset-link.ts"
import { requirePasswords } from "./require-passwords.ts"
import { validEmail } from "./valid-email.ts"

/** Nothing can be mailed where no mail server is set. */
const requireMail = Effect.gen(function* () {
  if (Option.isNone(yield* Mailer)) return yield* new MailOff()
})

const write = Effect.fnUntraced(function* (email: string) {
  const found = yield* (yield* Directory).findByEmail(email)
  if (Option.isNone(found)) return Option.none()
  return Option.some(resetMail(email, yield* makeResetLink(found.value.owner)))
})

/**
 * Mails the owner of an email a link to choose a new password by. Whether there is an account shows nowhere, nor
 * whether it has been written to often enough (`mayWrite`).
 */
export const forgotPassword = Effect.fn("forgotPassword")(function* (
  typed: string,
  mayWrite: (email: string) => Effect.Effect<boolean>
) {
  yield* requirePasswords
  yield* requireMail
  const email = yield* validEmail(typed)
  const writing = Effect.flatMap(mayWrite(email), (may) => (may ? write(email) : Effect.succeedNone))
  yield* (yield* Outbox).post(writing)
})
