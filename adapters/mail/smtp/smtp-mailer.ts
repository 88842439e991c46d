import { Effect, Redacted } from "effect"
import type { Mail } from "#core/domain/mails/mail.ts"
import { MailNotSent, type SendsMail } from "#core/ports/mailer.ts"
import { failureOf } from "./smtp-failure.ts"

/** A mail server, and who writes. */
export interface MailPlace {
  /** `smtp://` or `smtps://`, with user and password if it asks for them. */
  readonly server: Redacted.Redacted<URL>
  /** The sender. An empty name: the address alone. */
  readonly from: { readonly name: string; readonly address: string }
  /** This machine, or one of a private network: what is sent there needs no encryption. */
  readonly isNear: boolean
}

/** Milliseconds. */
interface Patience {
  readonly connect: number
  /** Without a word of the mail server. */
  readonly silence: number
  /** However it goes on. */
  readonly whole: number
}

const usualPatience: Patience = { connect: 10_000, silence: 20_000, whole: 60_000 }

/** Loaded for the first mail. */
const load = Effect.promise(() => import("nodemailer"))

const optionsOf = ({ server, isNear }: MailPlace, { connect, silence }: Patience) => {
  const { protocol, hostname, port, username, password } = Redacted.value(server)
  const isEncrypted = protocol === "smtps:"
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isEncrypted ? 465 : 587) : Number(port),
    secure: isEncrypted,
    // STARTTLS, with a certificate that holds; a near server may do as it likes.
    requireTLS: !isNear,
    tls: { rejectUnauthorized: isEncrypted || !isNear },
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: connect,
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true
  }
}

/** Nobody answers it, and no machine writes back that somebody is away. */
const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } as const

const tooLong = (patience: Patience) => ({
  duration: patience.whole,
  orElse: () => Effect.fail(new MailNotSent({ reason: "the mail server took too long", isFinal: false }))
})

/** Connects, encrypts and signs in as for a message, and sends none. */
export const verifyServer = (place: MailPlace, patience = usualPatience): Effect.Effect<void, MailNotSent> =>
  Effect.flatMap(load, ({ createTransport }) =>
    Effect.tryPromise({ try: () => createTransport(optionsOf(place, patience)).verify(), catch: failureOf })
  ).pipe(Effect.timeoutOrElse(tooLong(patience)), Effect.asVoid)

const messageOf = ({ from }: MailPlace, { to, subject, text, unsubscribe }: Mail) => ({
  from,
  to: { name: "", address: to },
  subject,
  text,
  headers: unsubscribe === undefined ? headers : { ...headers, "List-Unsubscribe": `<${unsubscribe}>` }
})

/** Hands each message to a mail server, over a connection of its own. */
export const smtpMailer = (place: MailPlace, patience = usualPatience): SendsMail => ({
  rehearse: Effect.fn("smtpMailer.rehearse")(function* (mail: Mail) {
    const { createTransport } = yield* load
    const composer = createTransport({ streamTransport: true, buffer: true })
    yield* Effect.tryPromise({ try: () => composer.sendMail(messageOf(place, mail)), catch: failureOf })
    yield* verifyServer(place, patience)
  }),
  send: Effect.fn("smtpMailer.send")(
    function* (mail: Mail) {
      const { createTransport } = yield* load
      const transport = createTransport(optionsOf(place, patience))
      yield* Effect.tryPromise({ try: () => transport.sendMail(messageOf(place, mail)), catch: failureOf })
    },
    Effect.timeoutOrElse(tooLong(patience))
  )
})
