import type { Account } from "./account.ts"
import { isEmail, normaliseEmail } from "./email-rules.ts"
import type { Person } from "./person.ts"

const maxNameCodePoints = 100

/** Issuer and subject together identify a person permanently. An issuer's URL contains no space. */
export const identityOf = ({ issuer, subject }: Pick<Person, "issuer" | "subject">): string =>
  `${issuer} ${subject}`

export const verifiedEmailOf = ({ email, isEmailVerified }: Person): string | undefined => {
  if (email === null || !isEmailVerified) return undefined
  const normal = normaliseEmail(email)
  return isEmail(normal) ? normal : undefined
}

/**
 * Whether the account has no sign-in method yet: the operator made or released it for the person who proves to have
 * its email.
 */
export const isUnclaimed = ({ identity, passwordHash }: Account): boolean =>
  identity === null && passwordHash === null

/** Control characters and bidirectional overrides. Joiners stay, because many scripts need them. */
const unshowableCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

export const issuerNameOf = (text: string | null): string | null => {
  const clean = (text ?? "").toWellFormed().replace(unshowableCharacters, "").trim()
  return clean === "" ? null : Array.from(clean).slice(0, maxNameCodePoints).join("").trim()
}
