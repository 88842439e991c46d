import { clustersOf, countGraphemes } from "#core/domain/values/text.ts"
import type { VisitorMessages } from "../messages/generated/catalogue.ts"

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * For a name within a sentence or title: its control characters would change the direction of the words around it.
 */
const withoutBidiControls = (name: string): string => name.replace(bidiControls, "")

export const titleNameOf = (name: string | null, { nobody }: VisitorMessages): string =>
  withoutBidiControls(name ?? "").trim() || nobody

/** Words, without the pronouns of "Asha Raman (she/her)". */
const initialWord = /(?<!\S|\p{Ps}[^\p{Pe}]*)[^\s\p{Ps}]\S*/gu

const plainStart = /^[\x20-\x7e](?:[\x20-\x7e]|$)/

const firstCharacter = (word: string): string =>
  plainStart.test(word) ? word.charAt(0) : ([...clustersOf(word)][0]?.segment ?? "")

export const initialsOf = (name: string): string => {
  const words = withoutBidiControls(name).match(initialWord) ?? []
  const picked = words.filter((_, index) => index === 0 || index === words.length - 1)
  return picked.map(firstCharacter).join("").toUpperCase()
}

/** Initials, Dr, Mrs and their like in the page's languages, and what ends in a full stop. Empty words, too. */
const noFirstName =
  /^(.*[.॰]|\P{L}*\p{L}?\P{L}*|dr|m[rs]+|(श्री|శ్రీ|ಶ್ರೀ)(मती|మతి|ಮತಿ)?|திரு(மதி)?|டாக்டர்|డాక్టర్|ಡಾಕ್ಟರ್)$/iu

/** Lakshmi of "K. Lakshmi", Asha of "Dr Asha"; the whole name if no word of it is one. */
export const firstNameOf = (name: string): string => {
  const plain = withoutBidiControls(name)
  return plain.split(/\s+/u).find((word) => !noFirstName.test(word)) ?? plain
}

const maxNameInSentence = 24

export const isShortName = (name: string): boolean =>
  name.length <= maxNameInSentence || countGraphemes(name) <= maxNameInSentence

export const aliasOf = (index: number, { alias }: VisitorMessages): string =>
  alias({ number: String(index + 1).padStart(2, "0") })

export const callNameOf = (name: string | null): string | null => {
  const first = firstNameOf(name ?? "")
  return first !== "" && isShortName(first) ? first : null
}
