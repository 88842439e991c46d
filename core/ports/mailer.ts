import { Context, type Effect, Option, Schema } from "effect"
import type { Mail } from "../domain/mails/mail.ts"

/** A message did not go out. */
export class MailNotSent extends Schema.TaggedError<MailNotSent>()("MailNotSent", {
  /** For the operator: what went wrong, never to whom the message was. */
  reason: Schema.String,
  /** The same would happen again. */
  isFinal: Schema.Boolean
}) {}

export interface SendsMail {
  readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>
  /** Does all of sending but handing the mail over, so that what it costs tells nothing. */
  readonly rehearse?: (mail: Mail) => Effect.Effect<void, MailNotSent>
}

/** Sends mail, where the operator has named a mail server (SMTP_URL). */
export const Mailer = Context.Reference<Option.Option<SendsMail>>("honesthive/core/ports/Mailer", {
  defaultValue: () => Option.none()
})
