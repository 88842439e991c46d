import { domainToASCII } from "node:url"
import { Effect, Redacted } from "effect"
import type { Mail } from "#core/domain/mails/mail.ts"
import { MailNotSent, type MailSender } from "#core/ports/mailer.ts"
import { smtpFailureOf } from "./smtp-failure.ts"

/**
 * `server`: `smtp://` or `smtps://`, optionally with user and password. `from`: an empty name sends the address alone.
 * `isNear`: it is on this machine or in a private network, where mails need no encryption.
 */
export interface SmtpSettings {
  readonly server: Redacted.Redacted<URL>
  readonly from: { readonly name: string; readonly address: string }
  readonly isNear: boolean
}

const timeoutsMillis = {
  connect: 10_000,
  silence: 20_000,
  delivery: 60_000
} as const

const loadNodemailer = Effect.promise(() => import("nodemailer"))

const optionsOf = ({ server, isNear }: SmtpSettings) => {
  const { protocol, hostname, port, username, password } = Redacted.value(server)
  const isEncrypted = protocol === "smtps:"
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isEncrypted ? 465 : 587) : Number(port),
    secure: isEncrypted,
    requireTLS: !isNear,
    tls: { rejectUnauthorized: isEncrypted || !isNear },
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: timeoutsMillis.connect,
    connectionTimeout: timeoutsMillis.connect,
    greetingTimeout: timeoutsMillis.connect,
    socketTimeout: timeoutsMillis.silence,
    disableFileAccess: true,
    disableUrlAccess: true
  }
}

const mailHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } as const

const mailTimedOut = {
  duration: timeoutsMillis.delivery,
  orElse: () => Effect.fail(new MailNotSent({ reason: "the mail server took too long", isPermanent: false }))
}

export const verifyServer = (settings: SmtpSettings): Effect.Effect<void, MailNotSent> =>
  Effect.flatMap(loadNodemailer, ({ createTransport }) =>
    Effect.tryPromise({
      try: () => createTransport(optionsOf(settings)).verify(),
      catch: smtpFailureOf
    })
  ).pipe(Effect.timeoutOrElse(mailTimedOut), Effect.asVoid)

const messageOf = ({ from }: SmtpSettings, { id, to, language, subject, text, unsubscribeUrl }: Mail) => ({
  from,
  messageId: `<${id}@${domainToASCII(from.address.replace(/^.*@/, ""))}>`,
  to: { name: "", address: to },
  subject,
  text,
  headers: {
    ...mailHeaders,
    "Content-Language": language,
    ...(unsubscribeUrl === undefined ? {} : { "List-Unsubscribe": `<${unsubscribeUrl}>` })
  }
})

export const smtpMailer = (settings: SmtpSettings): MailSender => ({
  rehearse: Effect.fn("smtpMailer.rehearse")(function* (mail: Mail) {
    const { createTransport } = yield* loadNodemailer
    const composer = createTransport({ streamTransport: true, buffer: true })
    yield* Effect.tryPromise({
      try: () => composer.sendMail(messageOf(settings, mail)),
      catch: smtpFailureOf
    })
    yield* verifyServer(settings)
  }),
  send: Effect.fn("smtpMailer.send")(function* (mail: Mail) {
    const { createTransport } = yield* loadNodemailer
    const transport = createTransport(optionsOf(settings))
    yield* Effect.tryPromise({
      // Without the signal, one that takes too long would still go, beside the next try.
      try: (signal) => transport.sendMail({ ...messageOf(settings, mail), signal }),
      catch: smtpFailureOf
    })
  }, Effect.timeoutOrElse(mailTimedOut))
})
