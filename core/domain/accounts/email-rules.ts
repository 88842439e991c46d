const longest = 254
const shape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/

export const emailTexts = { malformed: "Please enter a valid email address." } as const

const fold = (text: string): string => text.normalize("NFC").toLowerCase()

const ascii = /\p{ASCII}/u

/** The Kelvin sign, and others that folding makes plain letters of. */
const becomesAscii = (character: string): boolean => !ascii.test(character) && ascii.test(fold(character))

/**
 * The form under which an email is unique: trimmed, composed, lower case. What is not ASCII never becomes it, so that a
 * look-alike claims nobody's account.
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

/** Wide letters and ligatures, invisible characters, and a word in two alphabets: each is read as another email. */
const looksLikeAnother = (email: string): boolean =>
  fold(email.normalize("NFKC")) !== email || invisible.test(email) || email.split(/[@.]/).some(mixesScripts)

/** Whether a normalised email has the shape of one, in at most 254 characters, and looks like no other. */
export const isEmail = (email: string): boolean =>
  email.length <= longest &&
  email.isWellFormed() &&
  !email.includes("\u0000") &&
  shape.test(email) &&
  !looksLikeAnother(email)
