import type { TermMatch } from "./term-index.ts"

/** Terms by what they mean, between commas, spelled as texts are searched: words, stems (`stem*`), phrases, `~` for a gap. */
export type Phrases = Readonly<Record<string, string>>

interface Phrase {
  readonly value: string
  /** Its words, the first one included; none when the head says all. */
  readonly parts: ReadonlyArray<string>
  /** The second word where it is a plain one: comparing it first saves most comparisons. */
  readonly second: string | undefined
}

/** What starts with a word, as `meaning term,meaning term`: read when a text holds the word. */
type Heads = Map<string, string>

const longestStem = 24
const longestGap = 3

const secondOf = (parts: ReadonlyArray<string>): string | undefined => {
  const second = parts[1]
  return second === undefined || second.includes("*") || second === "~" ? undefined : second
}

/** Words stand for themselves; a stem is kept with its star. */
const headOf = (term: string): string => {
  const space = term.indexOf(" ")
  const first = space < 0 ? term : term.slice(0, space)
  const star = first.indexOf("*")
  return star < 0 ? first : first.slice(0, star + 1)
}

const indexHeads = (phrases: Phrases): Heads => {
  const heads: Heads = new Map()
  for (const [value, terms] of Object.entries(phrases)) {
    for (const term of terms.split(",")) {
      const head = headOf(term)
      const known = heads.get(head)
      heads.set(head, known === undefined ? `${value} ${term}` : `${known},${value} ${term}`)
    }
  }
  return heads
}

const readPhrase = (line: string): Phrase => {
  const [value = "", ...parts] = line.split(" ")
  const first = parts[0] ?? ""
  const isWhole = parts.length === 1 && !first.slice(0, -1).includes("*")
  return { value, parts: isWhole ? [] : parts, second: secondOf(parts) }
}

const collectPhrases = (word: string, heads: Heads): ReadonlyArray<Phrase> => {
  const found: Array<string> = []
  const whole = heads.get(word)
  if (whole !== undefined) found.push(whole)
  for (let length = Math.min(word.length, longestStem); length > 0; length--) {
    const started = heads.get(`${word.slice(0, length)}*`)
    if (started !== undefined) found.push(started)
  }
  return found.flatMap((lines) => lines.split(",")).map(readPhrase)
}

/** `a*b*`: pieces in this order, the first at the start and the last at the end. */
const fits = (part: string, word: string): boolean => {
  if (!part.includes("*")) return part === word
  const pieces = part.split("*")
  const last = pieces.pop() ?? ""
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    const found = index === 0 ? (word.startsWith(piece) ? 0 : -1) : word.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return word.length - last.length >= at && word.endsWith(last)
}

/** Where a phrase ends that starts at `at`; 0 when it does not stand there. No phrase leaves its sentence. */
const endOf = (
  parts: ReadonlyArray<string>,
  part: number,
  words: ReadonlyArray<string>,
  at: number
): number => {
  const wanted = parts[part]
  if (wanted === undefined) return at
  if (wanted === "~") {
    for (let gap = 0; gap <= longestGap; gap++) {
      if (gap > 0 && (words[at + gap - 1] ?? ".") === ".") return 0
      const end = endOf(parts, part + 1, words, at + gap)
      if (end > 0) return end
    }
    return 0
  }
  const word = words[at]
  return word !== undefined && fits(wanted, word) ? endOf(parts, part + 1, words, at + 1) : 0
}

/** Most words come again and again. Bounded, so that hostile texts cannot fill the memory. */
const mostRemembered = 10_000

/** Looks for ten thousand phrases at once: only those that can start with a word are compared at that word. */
export const indexPhrases = (
  phrases: Phrases
): ((words: ReadonlyArray<string>) => ReadonlyArray<TermMatch<string>>) => {
  const heads = indexHeads(phrases)
  const remembered = new Map<string, ReadonlyArray<Phrase>>()
  const phrasesFor = (word: string): ReadonlyArray<Phrase> => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const found = collectPhrases(word, heads)
    remembered.set(word, found)
    return found
  }
  return (words) => {
    const matches: Array<TermMatch<string>> = []
    for (let start = 0; start < words.length; start++) {
      for (const { value, parts, second } of phrasesFor(words[start] ?? "")) {
        if (second !== undefined && second !== words[start + 1]) continue
        const end = parts.length === 0 ? start + 1 : endOf(parts, 0, words, start)
        if (end > start) matches.push({ value, start, end })
      }
    }
    return matches
  }
}
