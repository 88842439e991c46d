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
