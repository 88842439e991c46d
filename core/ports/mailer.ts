import { Context, type Effect, Option, Schema } from "effect"
import type { Mail } from "../domain/mails/mail.ts"

export class MailNotSent extends Schema.TaggedError<MailNotSent>()("MailNotSent", {
  /** For the operator; never contains the recipient. */
  reason: Schema.String,
  isPermanent: Schema.Boolean
}) {}

export interface MailSender {
  readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>
  /** Does everything except handing the mail over, so that the timing reveals nothing. */
  readonly rehearse?: (mail: Mail) => Effect.Effect<void, MailNotSent>
}

export const Mailer = Context.Reference<Option.Option<MailSender>>("honesthive/core/ports/Mailer", {
  defaultValue: () => Option.none()
})
