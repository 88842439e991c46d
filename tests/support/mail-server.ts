import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { listen } from "./listen.ts"

/** A certificate for localhost that no machine trusts by itself, good for a hundred years. */
const file = (name: string): string =>
  readFileSync(join(import.meta.dirname, "..", "fixtures", "mail", name), "utf8")
export const certificate = file("localhost.crt")
export const ownTls = { cert: certificate, key: file("localhost.key") }

export interface ReceivedMail {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly user: string | undefined
  readonly isEncrypted: boolean
  readonly headers: string
  readonly text: string
}

/** Quoted-printable: long lines are folded, and what is not ASCII is written as `=XX`. */
export const unfolded = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1"
  ).toString("utf8")

const partsOf = (message: string): Pick<ReceivedMail, "headers" | "text"> => {
  const end = message.indexOf("\r\n\r\n")
  const headers = message.slice(0, end)
  const body = message.slice(end + 4)
  if (/quoted-printable/i.test(headers)) return { headers, text: unfolded(body) }
  return { headers, text: /base64/i.test(headers) ? Buffer.from(body, "base64").toString("utf8") : body }
}

export const startMailServer = async (options: SMTPServerOptions = {}) => {
  const arrived: Array<ReceivedMail> = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    ...ownTls,
    onData: (stream, session, done) => {
      buffer(stream).then((message) => {
        const { mailFrom, rcptTo } = session.envelope
        arrived.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user,
          isEncrypted: session.secure,
          ...partsOf(message.toString("latin1"))
        })
        done()
      }, done)
    },
    ...options
  })
  server.on("error", () => undefined)
  server.server.on("connection", () => connections++)
  return {
    port: await listen(server.server),
    arrived,
    connections: () => connections,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
