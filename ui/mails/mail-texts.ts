import type { Language } from "#core/domain/languages/language.ts"
import type { MailContent, NoteCount } from "#core/domain/mails/mail-content.ts"
import { daysBetween } from "#core/domain/values/day.ts"
import type { MailReader } from "#core/ports/mail-texts.ts"
import type { MailMessages } from "../messages/generated/catalogue.ts"
import { mailMessages as en } from "../messages/generated/en/mail.ts"
import { mailMessages as hi } from "../messages/generated/hi/mail.ts"
import { mailMessages as kn } from "../messages/generated/kn/mail.ts"
import { mailMessages as ta } from "../messages/generated/ta/mail.ts"
import { mailMessages as te } from "../messages/generated/te/mail.ts"
import { longDate, utcWordFormat } from "../text/short-date.ts"

/** Only the mails: the command line, which has no pages, loads this file, too. */
const messagesByLanguage: Readonly<Record<Language, MailMessages>> = { en, hi, te, ta, kn }

const weekday = utcWordFormat({ weekday: "long" })

const dayText = ({ since, today }: NoteCount, language: Language): string =>
  daysBetween(since, today) < 7 ? weekday(language).format(Date.parse(since)) : longDate(since, language)

export const noteCountText = (notes: NoteCount, language: Language): string =>
  messagesByLanguage[language].digest.subject({ count: notes.count, day: dayText(notes, language) })

interface MailParts {
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
}

const noticesOf = ({
  emailChange,
  passwordChanged,
  passwordReset,
  secondFactorOn,
  secondFactorOff,
  secondFactorRemoved,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  deletionBegun,
  removedByOperator,
  wrongCodes
}: MailMessages) => ({
  emailChange,
  passwordChanged,
  passwordReset,
  secondFactorOn,
  secondFactorOff,
  secondFactorRemoved,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  deletionBegun,
  removedByOperator,
  wrongCodes
})

const linkMailsOf = ({ reset, confirm, invitation, emailTaken, newEmail }: MailMessages) => ({
  reset,
  confirm,
  invitation,
  emailTaken,
  newEmail
})

const partsOf = (content: MailContent, { language, instance }: MailReader): MailParts => {
  const messages = messagesByLanguage[language]
  if (content.kind === "digest") {
    const { count, link, settings } = content
    const { digest } = messages
    const lead = digest.lead({ count, day: dayText(content, language) })
    return { subject: noteCountText(content, language), paragraphs: [lead, link, digest.end({ settings })] }
  }
  if (content.kind === "operatorReset") {
    const { subject, lead, end } = messages.operatorReset
    return {
      subject: subject({ instance }),
      paragraphs: [lead({ instance, by: content.by }), content.link, end]
    }
  }
  if (content.kind === "issuerAlone") {
    const { subject, lead, end } = messages.issuerAlone
    return {
      subject: subject({ instance }),
      paragraphs: [lead({ instance, issuer: content.issuer }), content.link, end]
    }
  }
  if ("link" in content) {
    const { subject, lead, end } = linkMailsOf(messages)[content.kind]
    return { subject: subject({ instance }), paragraphs: [lead({ instance }), content.link, end] }
  }
  const { subject, lead, end } = noticesOf(messages)[content.kind]
  return { subject: subject({ instance }), paragraphs: [lead, end] }
}

export const mailText = (content: MailContent, reader: MailReader) => {
  const { greeting, regards } = messagesByLanguage[reader.language]
  const { subject, paragraphs } = partsOf(content, reader)
  const text = [greeting, ...paragraphs, regards({ instance: reader.instance })].join("\n\n")
  return { subject, text: `${text}\n` }
}
