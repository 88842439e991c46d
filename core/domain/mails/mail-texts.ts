import type { Language } from "../languages/language.ts"
import { type Day, daysBetween } from "../values/day.ts"
import type { Mail } from "./mail.ts"

/** The recipient's address and language, and the name of the instance that writes. */
interface MailHead {
  readonly to: string
  readonly language: Language
  readonly instance: string
}

const makeMail = (
  { to, language, instance }: MailHead,
  subject: string,
  ...paragraphs: ReadonlyArray<string>
): Mail => ({
  to,
  language,
  subject,
  text: `${[...paragraphs, `Kind regards,\n${instance}`].join("\n\n")}\n`
})

export const resetMail = (head: MailHead, link: string): Mail =>
  makeMail(
    head,
    `Your new password for ${head.instance}`,
    "Hello,",
    `Someone asked for a new password for your ${head.instance} account. To choose one, open this link within an hour:`,
    link,
    "It works once. If this wasn't you, you can ignore this email. Your password stays as it is."
  )

/** `by`: the user name of the operator who made the link. */
export const operatorResetMail = (
  head: MailHead,
  { link, by }: { readonly link: string; readonly by: string }
): Mail =>
  makeMail(
    head,
    `A new password for ${head.instance}`,
    "Hello,",
    `${by}, who helps run ${head.instance}, made a link for you to choose a new password. Open it within an hour:`,
    link,
    "It works once. If you didn't ask for it, you can ignore this email. Your password stays as it is."
  )

export const confirmMail = (head: MailHead, link: string): Mail =>
  makeMail(
    head,
    `Open your ${head.instance} account`,
    "Hello,",
    `Someone signed up for ${head.instance} with this address. If it was you, open this link within seven days and choose a password:`,
    link,
    "If this wasn't you, you can ignore this email. There is no account until the link is used, and nothing about you is stored."
  )

export const invitationMail = (head: MailHead, link: string): Mail =>
  makeMail(
    head,
    `Your invitation to ${head.instance}`,
    "Hello,",
    `You're invited to ${head.instance}, where people can send you feedback without giving their name. To create your account, open this link within seven days:`,
    link,
    "If you don't want an account, you can ignore this email. Your address isn't stored."
  )

export const emailTakenMail = (head: MailHead, link: string): Mail =>
  makeMail(
    head,
    `You already have a ${head.instance} account`,
    "Hello,",
    `Someone signed up for ${head.instance} with this address, but you already have an account. If it was you, sign in with your password or choose a new one here:`,
    link,
    "If this wasn't you, you can ignore this email. Your account stays as it is, and nobody learned that it exists."
  )

const dayName = (day: Day, today: Day): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    ...(daysBetween(day, today) < 7 ? { weekday: "long" } : { day: "numeric", month: "long" })
  }).format(Date.parse(day))

export interface DigestInput {
  readonly count: number
  readonly since: Day
  readonly today: Day
  readonly origin: URL
}

export const digestLine = ({ count, since, today }: DigestInput): string =>
  `${count} ${count === 1 ? "note" : "notes"} since ${dayName(since, today)}`

export const digestMail = (head: MailHead, digest: DigestInput): Mail => {
  const { origin } = digest
  const told = digestLine(digest)
  const settings = new URL("/account", origin).href
  return {
    ...makeMail(
      head,
      told,
      "Hello,",
      `${told}. Read here:`,
      new URL("/feedback", origin).href,
      `You asked for this mail. To get it less often, or not at all: ${settings}`
    ),
    unsubscribe: settings
  }
}

export const newEmailMail = (head: MailHead, link: string): Mail =>
  makeMail(
    head,
    `Your new email for ${head.instance}`,
    "Hello,",
    `Someone wants to use this address to sign in to ${head.instance}. If it was you, open this link within seven days, in a browser where you are signed in:`,
    link,
    "If this wasn't you, you can ignore this email. Nothing changes until the link is used."
  )

export const emailChangeMail = (head: MailHead): Mail =>
  makeMail(
    head,
    `Another email for your ${head.instance} account`,
    "Hello,",
    "Someone who is signed in to your account and knows your password asked to change its email. The change happens when the link we sent to the new address is used.",
    "If this wasn't you, change your password now. The link then stops working."
  )
