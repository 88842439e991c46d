const longest = 254
const shape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/

export const emailTexts = { malformed: "Please enter a valid email address." } as const

const fold = (text: string): string => text.normalize("NFC").toLowerCase()

const ascii = /\p{ASCII}/u

const becomesAscii = (character: string): boolean => !ascii.test(character) && ascii.test(fold(character))

/**
 * Unique form of an email: trimmed, composed, lower case. A non-ASCII character never becomes ASCII, so that a
 * look-alike can't claim another account.
 */
export const normaliseEmail = (email: string): string => {
  const typed = email.trim()
  return [...typed].some(becomesAscii) ? typed : fold(typed)
}

const latin = /\p{Script=Latin}/u
const likeLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u
const invisible = /\p{Cf}/u

const mixesScripts = (part: string): boolean => latin.test(part) && likeLatin.test(part)

/**
 * Detects full-width letters, ligatures, invisible characters and mixed scripts, which make an email look like
 * another one.
 */
const looksLikeAnother = (email: string): boolean =>
  fold(email.normalize("NFKC")) !== email || invisible.test(email) || email.split(/[@.]/).some(mixesScripts)

export const isEmail = (email: string): boolean =>
  email.length <= longest &&
  email.isWellFormed() &&
  !email.includes("\u0000") &&
  shape.test(email) &&
  !looksLikeAnother(email)
