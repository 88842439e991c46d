import { Effect, Option } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { hourMillis, minuteMillis } from "#core/domain/values/durations.ts"
import type { MailHealthService, MailState } from "#core/ports/mail-health.ts"
import type { MailNotSent, MailSender } from "#core/ports/mailer.ts"
import { type SmtpSettings, smtpMailer, verifyServer } from "./smtp-mailer.ts"

const recheckMillis = 10 * minuteMillis

interface LastMailState {
  readonly until: number
  readonly problem: string | undefined
}

interface LastCheck {
  readonly at: number
  readonly state: MailState
}

interface WatchedMailer {
  readonly mailer: MailSender
  readonly health: MailHealthService
}

const checkOf = (verify: Effect.Effect<void, MailNotSent>): MailHealthService["check"] => {
  let last: LastCheck | undefined
  return Effect.flatMap(monotonicMillis, (now) =>
    last !== undefined && now - last.at < recheckMillis
      ? Effect.succeed(last.state)
      : Effect.map(Effect.isSuccess(verify), (isWell) => {
          last = { at: now, state: isWell ? "works" : "fails" }
          return last.state
        })
  )
}

/** Remembers the outcome of each mail. `verify` signs in to the mail server without sending anything. */
export const watchedMailer = (
  mailer: MailSender,
  verify: Effect.Effect<void, MailNotSent>
): WatchedMailer => {
  let known: LastMailState | undefined
  const note = (problem: string | undefined) =>
    Effect.map(monotonicMillis, (at) => {
      known = { until: at + (problem === undefined ? hourMillis : recheckMillis), problem }
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
      check: checkOf(verify),
      problem: Effect.flatMap(monotonicMillis, (now) =>
        known !== undefined && now < known.until ? Effect.succeed(known.problem) : check
      )
    }
  }
}

const mailOffHealth: MailHealthService = { problem: Effect.undefined, check: Effect.succeed("off") }

export const watchedSmtp = (settings: Option.Option<SmtpSettings>) => {
  const watched = Option.map(settings, (known) => watchedMailer(smtpMailer(known), verifyServer(known)))
  return {
    mailer: Option.map(watched, ({ mailer }) => mailer),
    health: Option.match(watched, { onNone: () => mailOffHealth, onSome: ({ health }) => health })
  }
}
