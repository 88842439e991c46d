import { isStorable } from "../values/text.ts"
import { wellKnownPasswords } from "./well-known-passwords.ts"

/** Length in code points. The upper bound keeps hashing cheap. */
const passwordLength = { least: 12, most: 1024 } as const

export const passwordTexts = {
  short: "Please use a password of at least 12 characters.",
  long: "Please use a password of at most 1024 characters.",
  wellKnown: "This password is too easy to guess. Please choose another one.",
  malformed: "This password contains characters that cannot be used."
} as const

const contextWords = ["honesthive", "honest", "hive", "feedback", "password", "welcome", "admin"]

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, "")

const isRepeatedPart = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(text)

const keyboardSequences =
  "abcdefghijklmnopqrstuvwxyz 01234567890123456789 qwertyuiopasdfghjklzxcvbnm qazwsxedcrfvtgbyhnujmikolp"

const isSequence = (text: string): boolean =>
  keyboardSequences.includes(text) || keyboardSequences.includes([...text].reverse().join(""))

const isMostlyContextWords = (letters: string): boolean => {
  const rest = contextWords.reduce((left, word) => left.replaceAll(word, ""), letters)
  return rest !== letters && rest.length <= 2
}

const isWellKnown = (password: string, email: string): boolean => {
  const lower = password.toLowerCase()
  return (
    wellKnownPasswords.has(lower) ||
    isRepeatedPart(lower) ||
    isSequence(lower) ||
    isMostlyContextWords(lettersOf(lower)) ||
    lower === email ||
    lower === email.split("@")[0]
  )
}

export const passwordProblem = (password: string, email: string): string | null => {
  if (!isStorable(password)) return passwordTexts.malformed
  const length = [...password].length
  if (length < passwordLength.least) return passwordTexts.short
  if (length > passwordLength.most) return passwordTexts.long
  return isWellKnown(password, email) ? passwordTexts.wellKnown : null
}
