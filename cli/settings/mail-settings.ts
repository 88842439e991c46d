import { Effect, Option, Redacted, Schema } from "effect"
import type { SmtpSettings } from "#adapters/mail/smtp/smtp-mailer.ts"
import { isEmail, normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { isNear, isPercentEncoded, urlThat } from "./address-settings.ts"
import { setting, wrongSetting } from "./setting.ts"

const isMailServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isBare = /^\/?$/.test(pathname) && search === "" && hash === ""
  return (
    /^smtps?:$/.test(protocol) && hostname !== "" && isBare && [username, password].every(isPercentEncoded)
  )
}

const SmtpUrl = urlThat(isMailServer)

const isAddress = (text: string): boolean => isEmail(normaliseEmail(text))

const senderOf = (text: string): SmtpSettings["from"] => {
  const [, name = "", address = ""] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? []
  return name.trim() === "" ? { name: "", address: text } : { name: name.trim(), address }
}

const Sender = Schema.Trim.check(Schema.makeFilter((text) => isAddress(senderOf(text).address)))

const isHttpsAddress = (text: string): boolean => /^https:\/\/\S+$/.test(text) && URL.canParse(text)

export const Contact = Schema.Trim.check(Schema.makeFilter((text) => isAddress(text) || isHttpsAddress(text)))

export const contact = setting("CONTACT", Contact, "an email address or an https:// address")

/** Settings for sending mail; none if mail is off. Requires PUBLIC_URL, because mails contain links. */
export const mailSettings = (publicUrl: Option.Option<URL>) =>
  Effect.gen(function* () {
    const server = yield* setting(
      "SMTP_URL",
      SmtpUrl,
      "smtp:// or smtps:// and a host, maybe with user:password@ before it, percent-encoded"
    )
    const from = yield* setting("MAIL_FROM", Sender, "an email address, such as Feedback <hive@example.org>")
    if (Option.isNone(server) && Option.isNone(from)) return Option.none<SmtpSettings>()
    if (Option.isNone(server)) return yield* wrongSetting("MAIL_FROM needs SMTP_URL, too.")
    if (Option.isNone(from)) return yield* wrongSetting("SMTP_URL needs MAIL_FROM, too: the sender of mails.")
    if (Option.isNone(publicUrl))
      return yield* wrongSetting("SMTP_URL needs PUBLIC_URL, too: links in mails begin with it.")
    return Option.some<SmtpSettings>({
      server: Redacted.make(server.value),
      from: senderOf(from.value),
      isNear: isNear(server.value)
    })
  })
