import { type Day, daysBetween } from "../values/day.ts"
import { productName } from "../values/product-name.ts"
import type { Mail } from "./mail.ts"

/** Paragraphs, and at the end who writes. */
const mail = (to: string, subject: string, ...paragraphs: ReadonlyArray<string>): Mail => ({
  to,
  subject,
  text: `${[...paragraphs, `Kind regards,\n${productName}`].join("\n\n")}\n`
})

export const resetMail = (to: string, link: string): Mail =>
  mail(
    to,
    `Your new password for ${productName}`,
    "Hello,",
    `somebody asked for a new password for your ${productName} account. To choose one, open this link within an hour:`,
    link,
    "It works once. If it was not you, there is nothing to do: your password stays as it is."
  )

export const confirmMail = (to: string, link: string): Mail =>
  mail(
    to,
    `Open your ${productName} account`,
    "Hello,",
    `somebody signed up for ${productName} with this address. If it was you, open this link within seven days, and your account is there:`,
    link,
    "If it was not you, there is nothing to do: without the link there is no account, and nothing of you is stored."
  )

export const takenMail = (to: string, link: string): Mail =>
  mail(
    to,
    `You have a ${productName} account already`,
    "Hello,",
    `somebody signed up for ${productName} with this address, which has an account already. If it was you, sign in with your password, or choose a new one here:`,
    link,
    "If it was not you, there is nothing to do: your account stays as it is, and nobody was told of it."
  )

/** The name of a day of the week that is over, or its date. */
const inWords = (day: Day, today: Day): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    ...(daysBetween(day, today) < 7 ? { weekday: "long" } : { day: "numeric", month: "long" })
  }).format(Date.parse(day))

interface Told {
  readonly count: number
  readonly since: Day
  readonly today: Day
  readonly origin: URL
}

/** How many notes came, and nothing of them. */
export const digestMail = (to: string, { count, since, today, origin }: Told): Mail => {
  const told = `${count} ${count === 1 ? "note" : "notes"} since ${inWords(since, today)}`
  const settings = new URL("/account", origin).href
  return {
    ...mail(
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
  mail(
    to,
    `Your new email for ${productName}`,
    "Hello,",
    `somebody wants to sign in to ${productName} with this address from now on. If it was you, open this link within seven days, in a browser where you are signed in:`,
    link,
    "If it was not you, there is nothing to do: without the link nothing changes."
  )

export const emailChangeMail = (to: string): Mail =>
  mail(
    to,
    `Another email for your ${productName} account`,
    "Hello,",
    "somebody who is signed in to your account, and knows your password, asked to sign in with another email. It holds once a link in a mail to that address is opened.",
    "If it was not you, change your password now: then the link opens nothing."
  )
