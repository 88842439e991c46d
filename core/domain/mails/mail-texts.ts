import { type Day, daysBetween } from "../values/day.ts"
import { productName } from "../values/product-name.ts"
import type { Mail } from "./mail.ts"

const makeMail = (to: string, subject: string, ...paragraphs: ReadonlyArray<string>): Mail => ({
  to,
  subject,
  text: `${[...paragraphs, `Kind regards,\n${productName}`].join("\n\n")}\n`
})

export const resetMail = (to: string, link: string): Mail =>
  makeMail(
    to,
    `Your new password for ${productName}`,
    "Hello,",
    `Someone asked for a new password for your ${productName} account. To choose one, open this link within an hour:`,
    link,
    "It works once. If this wasn't you, you can ignore this email. Your password stays as it is."
  )

export const confirmMail = (to: string, link: string): Mail =>
  makeMail(
    to,
    `Open your ${productName} account`,
    "Hello,",
    `Someone signed up for ${productName} with this address. If it was you, open this link within seven days and choose a password:`,
    link,
    "If this wasn't you, you can ignore this email. There is no account until the link is used, and nothing about you is stored."
  )

export const emailTakenMail = (to: string, link: string): Mail =>
  makeMail(
    to,
    `You already have a ${productName} account`,
    "Hello,",
    `Someone signed up for ${productName} with this address, but you already have an account. If it was you, sign in with your password or choose a new one here:`,
    link,
    "If this wasn't you, you can ignore this email. Your account stays as it is, and nobody learned that it exists."
  )

const dayName = (day: Day, today: Day): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    ...(daysBetween(day, today) < 7 ? { weekday: "long" } : { day: "numeric", month: "long" })
  }).format(Date.parse(day))

interface DigestInput {
  readonly count: number
  readonly since: Day
  readonly today: Day
  readonly origin: URL
}

export const digestMail = (to: string, { count, since, today, origin }: DigestInput): Mail => {
  const told = `${count} ${count === 1 ? "note" : "notes"} since ${dayName(since, today)}`
  const settings = new URL("/account", origin).href
  return {
    ...makeMail(
      to,
      told,
      "Hello,",
      `${told}. Read here:`,
      new URL("/feedback", origin).href,
      `You asked for this mail. To get it less often, or not at all: ${settings}`
    ),
    unsubscribe: settings
  }
}

export const newEmailMail = (to: string, link: string): Mail =>
  makeMail(
    to,
    `Your new email for ${productName}`,
    "Hello,",
    `Someone wants to use this address to sign in to ${productName}. If it was you, open this link within seven days, in a browser where you are signed in:`,
    link,
    "If this wasn't you, you can ignore this email. Nothing changes until the link is used."
  )

export const emailChangeMail = (to: string): Mail =>
  makeMail(
    to,
    `Another email for your ${productName} account`,
    "Hello,",
    "Someone who is signed in to your account and knows your password asked to change its email. The change happens when the link we sent to the new address is used.",
    "If this wasn't you, change your password now. The link then stops working."
  )
