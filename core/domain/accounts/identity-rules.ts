import type { Account } from "./account.ts"
import { isEmail, normaliseEmail } from "./email-rules.ts"
import type { Person } from "./person.ts"

const longestName = 100

/** Issuer and subject, which together are somebody for ever; an issuer's address holds no space. */
export const identityOf = ({ issuer, subject }: Pick<Person, "issuer" | "subject">): string =>
  `${issuer} ${subject}`

/** An email that the issuer says it has verified, as accounts keep it. */
export const verifiedEmailOf = ({ email, isEmailVerified }: Person): string | undefined => {
  if (email === null || !isEmailVerified) return undefined
  const normal = normaliseEmail(email)
  return isEmail(normal) ? normal : undefined
}

/** Nobody signs in to it yet: the operator made it, or set it free, for whoever proves to have its email. */
export const isUnclaimed = ({ identity, passwordHash }: Account): boolean =>
  (identity ?? null) === null && passwordHash === null

/** Control characters, and those that turn the text after them around. Joiners stay: many scripts need them. */
const unshowable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A name as an issuer gives it, cut at 100 code points; null when there is nothing to show of it. */
export const nameOf = (text: string | null): string | null => {
  const clean = (text ?? "").toWellFormed().replace(unshowable, "").trim()
  return clean === "" ? null : Array.from(clean).slice(0, longestName).join("").trim()
}
