import { Clock, Context, Effect, Option } from "effect"
import type { MailNotSent, SendsMail } from "#core/ports/mailer.ts"
import { type MailPlace, smtpMailer, verifyServer } from "./smtp-mailer.ts"

const hourMillis = 3_600_000

/** How the mail server does. */
export class MailHealth extends Context.Service<
  MailHealth,
  {
    /**
     * What is wrong with it, by the last mail that went out or the last check. Checks now where nothing is known, at most once an
     * hour: servers lock out whoever signs in again and again.
     */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/adapters/mail/MailHealth") {}

interface KnownState {
  readonly at: number
  readonly problem: string | undefined
}

interface WatchedMailer {
  readonly mailer: SendsMail
  readonly health: MailHealth["Service"]
}

/** A mailer that remembers how it went. `verify` signs in to the mail server and sends nothing. */
export const watchedMailer = (mailer: SendsMail, verify: Effect.Effect<void, MailNotSent>): WatchedMailer => {
  let known: KnownState | undefined
  const note = (problem: string | undefined) =>
    Effect.map(Clock.currentTimeMillis, (at) => {
      known = { at, problem }
      return problem
    })
  const check = Effect.matchEffect(verify, {
    onSuccess: () => note(undefined),
    onFailure: ({ reason }) => note(`SMTP_URL: no mail can be sent: ${reason}.`)
  })
  return {
    mailer: {
      ...mailer,
      // A failure may be the recipient's alone: with the next look the server itself is asked.
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

const noMail: MailHealth["Service"] = { problem: Effect.undefined }

/** The mailer of SMTP_URL, if there is one, and its health. */
export const watchedSmtp = (place: Option.Option<MailPlace>) => {
  const watched = Option.map(place, (known) => watchedMailer(smtpMailer(known), verifyServer(known)))
  return {
    mailer: Option.map(watched, ({ mailer }) => mailer),
    health: Option.match(watched, { onNone: () => noMail, onSome: ({ health }) => health })
  }
}
