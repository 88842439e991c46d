import { isIndic } from "./script.ts"
import { type SplitRun, splitRun } from "./split-run.ts"
import { readLeetspeak } from "./unmask.ts"
import type { Vocabulary } from "./vocabulary.ts"

/** One letter or one Indic syllable, also with the nukta of borrowed sounds (ज़्ब). */
const singleLetter = /^(?:[a-z0-9]|(?:\p{L}\u093c?[\u094d\u0bcd\u0c4d\u0ccd])*\p{L}\p{M}*)$/u

const maxLetterLength = 12

const virama = 0x4d

const isIndicLetter = (code: number): boolean =>
  isIndic(code) && (code & 0x7f) >= 0x05 && (code & 0x7f) <= 0x39

const hasSecondSyllable = (token: string): boolean => {
  for (let at = 1; at < token.length; at++) {
    if (isIndicLetter(token.charCodeAt(at)) && (token.charCodeAt(at - 1) & 0x7f) !== virama) return true
  }
  return false
}

const isSingle = (token: string): boolean =>
  token.length === 1 || (token.length <= maxLetterLength && token.charCodeAt(0) > 0x7f)
    ? !hasSecondSyllable(token) && singleLetter.test(token)
    : false

/** Hindi words of one syllable, which stand in a row in plain sentences. */
const hindiWords = new Set(
  `आ ऐ ओ कि की के को का क्या क्यों क्यूं खा खो गे घी चूं छू जा जी जो टी डी तू तो थी थीं थू थे था दी दूं दें दे दो धो न ना ने नौ
  पी पे फ्री बी बू बे बो भी मां में मे मैं मै या यूं ये री रे रो ला लूं लू लें ले लो ली व वी वे वो शो श्री सो सौ से हां हा ही हूं हैं है हों हो`.split(
    /\s+/
  )
)

const withAnusvara = (letter: string): string => letter.replace("\u0901", "\u0902")

export const isHindiWord = (syllable: string): boolean => hindiWords.has(withAnusvara(syllable))

const isWordOrDigit = (letter: string): boolean => /^[0-9]$/.test(letter) || isHindiWord(letter)

/** Hardly a word begins, or ends, with one of these. */
const firstWords = new Set(["तू", "मैं"])
const lastWords = new Set(["है", "हैं", "हूं", "."])

const minRunLetters = 3
/** Two syllables count as a run only if they spell a known word; two Latin letters never do. */
const minKnownRunLetters = 2

const isRun = (letters: ReadonlyArray<string>, vocabulary: Vocabulary): boolean =>
  !letters.every(isWordOrDigit) &&
  (letters.length >= minRunLetters ||
    (letters.length === minKnownRunLetters &&
      letters.every((letter) => !/[a-z0-9]/.test(letter)) &&
      vocabulary.isKnownInScript(letters.join(""))))

const minSpacedLetters = 3
const maxJoinedLetters = 20

/**
 * Handles "i.d.i.o.t", whose dots show where a word ends, unlike spaces. Undefined if a part is longer than a letter.
 */
export const joinParts = (parts: ReadonlyArray<string>, vocabulary: Vocabulary): string | undefined => {
  const letters = parts.filter((part) => /^\p{L}/u.test(part))
  const isApart =
    letters.length >= minSpacedLetters && parts.every((part) => singleLetter.test(readLeetspeak(part)))
  if (!isApart) return undefined
  const read = parts.map(readLeetspeak)
  return read.length > maxJoinedLetters ? splitRun(read, vocabulary).join(" ") : read.join("")
}

const hasSeveralLetters = (tokens: ReadonlyArray<string>, isSuch: (token: string) => boolean): boolean => {
  const first = tokens.findIndex(isSuch)
  return first >= 0 && tokens.findLastIndex(isSuch) > first
}

export const joinSpacedLetters = (
  tokens: ReadonlyArray<string>,
  vocabulary: Vocabulary,
  split: SplitRun = splitRun
): ReadonlyArray<string> => {
  if (!hasSeveralLetters(tokens, isSingle)) return tokens
  const joined: Array<string> = []
  let run: Array<string> = []
  let hasJoined = false
  const close = () => {
    if (run.length === 0) return
    const end = run.findLastIndex((token) => !lastWords.has(withAnusvara(token))) + 1
    const rest = run.slice(end)
    const letters = run.slice(0, end).filter((token) => token !== ".")
    const spellsWords = isRun(letters, vocabulary)
    joined.push(...(spellsWords ? [...split(letters.map(readLeetspeak), vocabulary), ...rest] : run))
    hasJoined ||= spellsWords
    run = []
  }
  for (const token of tokens) {
    if (run.length === 0 ? isSingle(token) && !firstWords.has(token) : isSingle(token) || token === ".")
      run.push(token)
    else {
      close()
      joined.push(token)
    }
  }
  close()
  return hasJoined ? joined : tokens
}
