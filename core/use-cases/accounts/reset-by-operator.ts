import { Effect, Option, Result } from "effect"
import { mailLanguageOf, type OwnerId } from "../../domain/accounts/account.ts"
import { withReset } from "../../domain/accounts/operator-reset.ts"
import { putChange } from "../../domain/hives/change.ts"
import { operatorResetMail } from "../../domain/mails/mail-texts.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { InstanceName } from "../../ports/instance-name.ts"
import { Mailer } from "../../ports/mailer.ts"
import { actorName, logAdminAct, type Operator } from "../admins/admin-entry.ts"
import { Outbox } from "../mails/outbox.ts"
import { today } from "../time/today.ts"
import { makeResetLink } from "./make-reset-link.ts"
import { requirePasswords } from "./require-passwords.ts"
import { requirePasswordAccount } from "./signs-in-with.ts"

/** Makes a password reset link. For 30 days the owner reads by whom, before the link can have been used. */
export const makeOperatorResetLink = Effect.fn("makeOperatorResetLink")(function* (
  operator: Operator,
  owner: OwnerId
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
  return { to: account.email, language: mailLanguageOf(account), link: yield* makeResetLink(owner) }
})

/** Mails a reset link to the owner's address alone. Without a mail server returns it instead, to pass on. */
export const sendOperatorResetLink = Effect.fn("sendOperatorResetLink")(function* (
  operator: Operator,
  owner: OwnerId
) {
  const { link, ...recipient } = yield* makeOperatorResetLink(operator, owner)
  if (Option.isNone(yield* Mailer)) return link
  const head = { ...recipient, instance: yield* InstanceName }
  const mail = operatorResetMail(head, { link, by: actorName(operator) })
  yield* (yield* Outbox).post(Effect.succeed(Option.some({ mail, isSent: true })))
  return null
})
