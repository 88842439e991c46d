import { MailNotSent } from "#core/ports/mailer.ts"

const smtpFailureTexts: Readonly<Record<string, string>> = {
  EDNS: "the mail server's name is not known",
  ESOCKET: "the connection to the mail server failed",
  ECONNECTION: "the connection to the mail server failed",
  ETIMEDOUT: "the mail server took too long",
  ETLS: "the mail server offers no encryption (STARTTLS)",
  EAUTH: "the mail server refuses user and password",
  ENOAUTH: "the mail server asks for user and password",
  EENVELOPE: "the mail server refuses the sender or the recipient",
  EMESSAGE: "the mail server refuses the message"
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null && name in error ? Reflect.get(error, name) : undefined

/** Reads only codes, because messages of mail servers contain addresses. Permanent failures (5xx) are not retried. */
export const smtpFailureOf = (error: unknown): MailNotSent => {
  const code = fieldOf(error, "code")
  const status = fieldOf(error, "responseCode")
  const detail = status ?? fieldOf(error, "originalCode")
  const reason =
    (typeof code === "string" ? smtpFailureTexts[code] : undefined) ?? "the mail server did not take it"
  return new MailNotSent({
    reason: detail === undefined ? reason : `${reason} (${detail})`,
    isPermanent: typeof status === "number" && status >= 500
  })
}
