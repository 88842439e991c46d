export const maxEmailLength = 254
const emailPattern = /^[^\s@<>()[\],;:\\"]+@(?:[^\s@<>()[\],;:\\".]+\.)+[^\s@<>()[\],;:\\".]+$/

export const emailTexts = { malformed: "Please enter a valid email address." } as const

const foldEmail = (text: string): string => text.normalize("NFC").toLowerCase()

const asciiPattern = /\p{ASCII}/u

const isFoldedToAscii = (character: string): boolean =>
  !asciiPattern.test(character) && asciiPattern.test(foldEmail(character))

/**
 * Unique form of an email: trimmed, composed, lower case. A non-ASCII character never becomes ASCII, so that a
 * look-alike can't claim another account.
 */
export const normaliseEmail = (email: string): string => {
  const typed = email.trim()
  return [...typed].some(isFoldedToAscii) ? typed : foldEmail(typed)
}

const latinLetter = /\p{Script=Latin}/u
const latinLookAlikes =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u
const unseenCharacter = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

const hasMixedScripts = (part: string): boolean => latinLetter.test(part) && latinLookAlikes.test(part)

const hasLookAlikes = (email: string): boolean =>
  foldEmail(email.normalize("NFKC")) !== email ||
  unseenCharacter.test(email) ||
  email.split(/[@.]/).some(hasMixedScripts)

export const isEmail = (email: string): boolean =>
  email.length <= maxEmailLength &&
  email.isWellFormed() &&
  !email.includes("\u0000") &&
  emailPattern.test(email) &&
  !hasLookAlikes(email)
