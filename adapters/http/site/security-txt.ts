import { contactUrl } from "#core/domain/values/contact-url.ts"
import { dayOf, noonOf } from "#core/domain/values/day.ts"
import type { SiteSettings } from "./site.ts"

export const securityTxtPath = "/.well-known/security.txt"

/** RFC 9116 recommends less than a year. Each response counts anew, so a running server's file never expires. */
const validMillis = 180 * 86_400_000

/** Where to report a vulnerability (RFC 9116); undefined if the operator gave no contact. */
export const securityTxt = ({ contact, publicUrl }: SiteSettings, now: number): string | undefined =>
  contact === undefined
    ? undefined
    : [
        `Contact: ${contactUrl(contact)}`,
        `Expires: ${noonOf(dayOf(now + validMillis))}`,
        `Canonical: ${publicUrl.origin}${securityTxtPath}`,
        ""
      ].join("\n")
