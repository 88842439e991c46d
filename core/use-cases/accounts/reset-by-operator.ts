import { Effect, Option, Result } from "effect"
import { mailLanguageOf, type OwnerId } from "../../domain/accounts/account.ts"
import { withReset } from "../../domain/accounts/operator-reset.ts"
import { putChange } from "../../domain/hives/change.ts"
import { defaultLanguage, type Language } from "../../domain/languages/language.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Mailer } from "../../ports/mailer.ts"
import { actorName, logAdminAct, type Operator } from "../admins/admin-entry.ts"
import { Outbox } from "../mails/outbox.ts"
import { writeMail } from "../mails/write-mail.ts"
import { today } from "../time/today.ts"
import { makeResetLink } from "./make-reset-link.ts"
import { requirePasswords } from "./require-passwords.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"

/**
 * Makes a password reset link. For 30 days the owner reads by whom, before the link can have been used. `otherwise` is
 * the language of its page for an account without one.
 */
export const makeOperatorResetLink = Effect.fn("makeOperatorResetLink")(function* (
  operator: Operator,
  owner: OwnerId,
  otherwise: Language | null = null
) {
  yield* requirePasswords
  const hives = yield* HiveStore
  yield* requirePasswordAccount((yield* hives.read(owner, {})).account)
  yield* logAdminAct("made a link to a new password", operator)
  const reset = { by: actorName(operator), on: yield* today }
  const account = yield* hives.change(owner, {}, ({ account }) => {
    const operatorResets = withReset(account.operatorResets, reset)
    return Result.succeed({ change: putChange({ ...account, operatorResets }), answer: account })
  })
  const to = account.email
  const link = yield* makeResetLink(owner, { language: account.language ?? otherwise, to })
  return { to, language: mailLanguageOf(account), link }
})

export const sendOperatorResetLink = Effect.fn("sendOperatorResetLink")(function* (
  operator: Operator,
  owner: OwnerId
) {
  if (Option.isNone(yield* Mailer)) return (yield* makeOperatorResetLink(operator, owner)).link
  const { link, ...recipient } = yield* makeOperatorResetLink(operator, owner, defaultLanguage)
  const mail = yield* writeMail(recipient, { kind: "operatorReset", link, by: actorName(operator) })
  yield* (yield* Outbox).post(Effect.succeed(Option.some({ mail, isSent: true })))
  return null
})
