import { type CapitalisedWords, capitalisedWords } from "./capitalised-words.ts"
import type { People } from "./people.ts"

/**
 * Every word for a group reads as one token and every name as another, so that no decision can depend on which group
 * or whose name stands in a text. Slurs are no such words. Rules and concepts name the tokens like other words.
 */
const [groupToken, nameToken] = ["anygroup", "anyname"] as const

const tokenPattern = new RegExp(` (?:${groupToken}|${nameToken})(?= )`, "g")

/** Leaves out the tokens, whose Latin letters say nothing of the script. */
export const withoutTokens = (words: string): string => words.replace(tokenPattern, "")

/** English past tenses may follow a name that opens a sentence, like the verbs of the list. */
const pastTense = /^[a-z]{2,}ed$/

export type NameReading = "surely" | "perhaps"

interface MaskedWords {
  readonly people: People
  readonly isKnown: (word: string) => boolean
  readonly isKnownInScript: (word: string) => boolean
}

const isLatin = /^[a-z]{3,}$/

/** The word before, beyond the full stop of "Mr." */
const wordBefore = (words: ReadonlyArray<string>, at: number): string =>
  (words[at - 1] === "." ? words[at - 2] : words[at - 1]) ?? ""

const isAddressed = (words: ReadonlyArray<string>, at: number, { hasRole }: People): boolean =>
  hasRole("title", wordBefore(words, at)) || hasRole("honorific", words[at + 1])

const opensSentence = (
  words: ReadonlyArray<string>,
  at: number,
  vocabulary: MaskedWords,
  capitals: CapitalisedWords
): boolean => {
  const [word = "", next = ""] = words.slice(at, at + 2)
  if (!capitals.atStart.has(word)) return false
  return (
    vocabulary.people.hasRole("after name", next) ||
    pastTense.test(next) ||
    isNameAt(words, at + 1, vocabulary, capitals)
  )
}

const isDetermined = (words: ReadonlyArray<string>, at: number, { hasRole }: People): boolean =>
  hasRole("determiner", words[at - 1]) &&
  !(words[at - 1] === "you" && hasRole("verb before you", words[at - 2]))

const isPartOfNoun = (words: ReadonlyArray<string>, at: number, people: People): boolean =>
  people.hasRole("noun after name", words[at + 1]) || isDetermined(words, at, people)

const isPerhapsName = (
  words: ReadonlyArray<string>,
  at: number,
  { people, isKnownInScript }: MaskedWords,
  { within, atStart }: CapitalisedWords
): boolean => {
  const word = words[at] ?? ""
  if (isPartOfNoun(words, at, people)) return false
  if (isLatin.test(word) && !within.has(word) && !atStart.has(word)) return false
  return people.isWordName(word) || (people.soundsLikeName(word) && !isKnownInScript(word))
}

const isNameAt = (
  words: ReadonlyArray<string>,
  at: number,
  vocabulary: MaskedWords,
  capitals: CapitalisedWords
): boolean => {
  const { people } = vocabulary
  const word = words[at] ?? ""
  const kind = people.kindOf(word)
  if (kind === "name") return true
  if (
    kind === "word name" &&
    (isAddressed(words, at, people) || opensSentence(words, at, vocabulary, capitals))
  )
    return true
  if (isPartOfNoun(words, at, people)) return false
  if (capitals.possessives.has(word) && people.kindOf(word.slice(0, -1)) === "word name") return true
  if (!capitals.within.has(word)) return false
  return kind === "word name" || (isLatin.test(word) && !vocabulary.isKnown(word))
}

const isSelfDescription = (
  words: ReadonlyArray<string>,
  at: number,
  people: People,
  { within }: CapitalisedWords
): boolean => {
  const word = words[at] ?? ""
  if (!people.isAdjective(word) || (people.hasRole("complement", words[at + 1]) && !within.has(word)))
    return false
  const [first = "", second = ""] = [words[at - 2], words[at - 1]]
  return people.hasRole("first person", second) || people.hasRole("first person", `${first} ${second}`)
}

const groupEndAt = (
  words: ReadonlyArray<string>,
  start: number,
  people: People,
  capitals: CapitalisedWords
): number => {
  const length = people.phraseLengthAt(words, start)
  if (length > 0) return start + length
  return people.kindOf(words[start] ?? "") === "group" || isSelfDescription(words, start, people, capitals)
    ? start + 1
    : start
}

const isMask = (word: string | undefined): boolean => word === groupToken || word === nameToken

/** "an atheist" and "a Muslim" differ in their article alone. */
const addMask = (masked: Array<string>, token: string): void => {
  if (masked.at(-1) === "an") masked[masked.length - 1] = "a"
  if (masked.at(-1) !== token) masked.push(token)
}

export const maskPeople = (
  text: string,
  words: ReadonlyArray<string>,
  vocabulary: MaskedWords,
  names: NameReading
): ReadonlyArray<string> => {
  const capitals = capitalisedWords(text)
  const isPerhaps = (at: number): boolean =>
    names === "perhaps" && isPerhapsName(words, at, vocabulary, capitals)
  const isNamed = (at: number): boolean => isNameAt(words, at, vocabulary, capitals) || isPerhaps(at)
  const masked: Array<string> = []
  /** Whether a caste stands where a surname does: beside a name, a title or an honorific. */
  const isSurname = (at: number): boolean => {
    if (
      !vocabulary.people.isWordName(words[at] ?? "") ||
      vocabulary.people.hasRole("group tail", words[at + 1])
    )
      return false
    return masked.at(-1) === nameToken || isAddressed(words, at, vocabulary.people) || isPerhaps(at)
  }
  for (let at = 0; at < words.length; at++) {
    const end = groupEndAt(words, at, vocabulary.people, capitals)
    const isNamedByCaste = end === at + 1 && isSurname(at)
    if (end > at && !isNamedByCaste) {
      addMask(masked, groupToken)
      at = end - 1
    } else if (masked.at(-1) === groupToken && vocabulary.people.hasRole("group tail", words[at])) continue
    else if (isNamedByCaste || isNamed(at)) addMask(masked, nameToken)
    else masked.push(words[at] ?? "")
  }
  return masked.some(isMask) ? masked : words
}
