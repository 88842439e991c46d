import type { Person } from "#core/domain/accounts/person.ts"

type Claims = Readonly<Record<string, unknown>>

const textIn = (claims: Claims, name: string): string | null => {
  const value = claims[name]
  return typeof value === "string" && value !== "" ? value : null
}

/** OpenID Connect limits subjects to 255 ASCII characters. */
const isSubject = (text: string | null): text is string => text !== null && /^[\x21-\x7e]{1,255}$/.test(text)

/** Undefined without a valid subject. Claims of a wrong type are ignored. */
export const personOf = (issuer: string, claims: Claims): Person | undefined => {
  const subject = textIn(claims, "sub")
  if (!isSubject(subject)) return undefined
  return {
    issuer,
    subject,
    email: textIn(claims, "email"),
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: textIn(claims, "given_name"),
    lastName: textIn(claims, "family_name"),
    imageUrl: textIn(claims, "picture")
  }
}
