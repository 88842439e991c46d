import { lazy } from "../../values/lazy.ts"
import { soundsOf, withoutVoice } from "./sounds.ts"
import type { TraceFinder, TraceKind } from "./trace.ts"

const wordsAndStops = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[.!?।,;:\n]/gu

interface SpokenWord {
  readonly at: number
  readonly start: number
  readonly end: number
}

interface SpokenText {
  /** Words and full stops, with a space between any two. */
  readonly sounds: string
  readonly words: ReadonlyArray<SpokenWord>
}

const spokenTextOf = (text: string): SpokenText => {
  let sounds = ""
  const words: Array<SpokenWord> = []
  for (const match of text.matchAll(wordsAndStops)) {
    const sound = /[\p{L}\p{N}]/u.test(match[0]) ? withoutVoice(soundsOf(match[0])) : "."
    words.push({ at: sounds.length, start: match.index, end: match.index + match[0].length })
    sounds += `${sound} `
  }
  return { sounds, words }
}

/**
 * Finds phrases by their sound, so that one spelling serves all Indic scripts and what people write in Latin letters.
 * `~` stands for any ending, `#` for one word.
 */
export const findSpokenPhrases = (kind: TraceKind, phrases: ReadonlyArray<string>): TraceFinder => {
  const pattern = lazy(
    () =>
      new RegExp(
        `(?<=^| )(?:${phrases.join("|").replaceAll("~", "[a-z]*").replaceAll("#", "[a-z]+")})(?= )`,
        "g"
      )
  )
  return (text) => {
    const { sounds, words } = spokenTextOf(text)
    return [...sounds.matchAll(pattern())].flatMap((match) => {
      const inside = words.filter(({ at }) => at >= match.index && at < match.index + match[0].length)
      const first = inside[0]
      const last = inside.at(-1)
      return first === undefined || last === undefined ? [] : [{ kind, start: first.start, end: last.end }]
    })
  }
}
