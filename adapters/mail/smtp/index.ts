import { Clock, Context, Effect, Option } from "effect"
import type { MailNotSent, MailSender } from "#core/ports/mailer.ts"
import { type SmtpSettings, smtpMailer, verifyServer } from "./smtp-mailer.ts"

const hourMillis = 3_600_000

export class MailHealth extends Context.Service<
  MailHealth,
  {
    /**
     * Problem found by the last mail or check; undefined if there is none. Checks the server if nothing is known, at
     * most once an hour, because servers lock out clients that sign in too often.
     */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/adapters/mail/MailHealth") {}

interface LastMailState {
  readonly at: number
  readonly problem: string | undefined
}

interface WatchedMailer {
  readonly mailer: MailSender
  readonly health: MailHealth["Service"]
}

/** Remembers the outcome of each mail. `verify` signs in to the mail server without sending anything. */
export const watchedMailer = (
  mailer: MailSender,
  verify: Effect.Effect<void, MailNotSent>
): WatchedMailer => {
  let known: LastMailState | undefined
  const note = (problem: string | undefined) =>
    Effect.map(Clock.currentTimeMillis, (at) => {
      known = { at, problem }
      return problem
    })
  const check = Effect.matchEffect(verify, {
    onSuccess: () => note(undefined),
    onFailure: ({ reason }) => note(`SMTP_URL: mail can't be sent: ${reason}.`)
  })
  return {
    mailer: {
      ...mailer,
      // A failure may concern only the recipient, so the next health check asks the server itself.
      send: (mail) =>
        mailer.send(mail).pipe(
          Effect.tap(() => note(undefined)),
          Effect.tapError(() =>
            Effect.sync(() => {
              known = undefined
            })
          )
        )
    },
    health: {
      problem: Effect.flatMap(Clock.currentTimeMillis, (now) =>
        known !== undefined && now - known.at < hourMillis ? Effect.succeed(known.problem) : check
      )
    }
  }
}

const mailOffHealth: MailHealth["Service"] = { problem: Effect.undefined }

export const watchedSmtp = (place: Option.Option<SmtpSettings>) => {
  const watched = Option.map(place, (known) => watchedMailer(smtpMailer(known), verifyServer(known)))
  return {
    mailer: Option.map(watched, ({ mailer }) => mailer),
    health: Option.match(watched, { onNone: () => mailOffHealth, onSome: ({ health }) => health })
  }
}
