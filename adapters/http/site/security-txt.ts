import { contactUrl } from "#core/domain/values/contact-url.ts"
import { dayOf, noonOf } from "#core/domain/values/day.ts"
import { dayMillis } from "#core/domain/values/durations.ts"
import type { Site } from "./site.ts"

export const securityTxtPath = "/.well-known/security.txt"

/** RFC 9116 recommends less than a year. Each response counts anew, so a running server's file never expires. */
const validMillis = 180 * dayMillis

export const securityTxt = ({ contact, host }: Site, now: number): string | undefined =>
  contact === null
    ? undefined
    : [
        `Contact: ${contactUrl(contact)}`,
        `Expires: ${noonOf(dayOf(now + validMillis))}`,
        `Canonical: ${host.url.origin}${securityTxtPath}`,
        ""
      ].join("\n")
