const longest = 254
const shape = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/

export const emailTexts = { malformed: "Please enter a valid email address." } as const

/** The form under which an e-mail is unique: trimmed, NFKC, lower case. */
export const normaliseEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase()

/** Whether a normalised e-mail has the shape of one, in at most 254 characters. */
export const isEmail = (email: string): boolean =>
  email.length <= longest && email.isWellFormed() && !email.includes("\u0000") && shape.test(email)
