import { containsLink } from "../../../core/domain/feedback/link-detection.ts"
import { countGraphemes } from "../../../core/domain/values/text.ts"

/** Words in a row that a line may take over from a text. */
const mostWords = 6

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const runsIn = (text: string): ReadonlyArray<string> => {
  const words = wordsIn(text)
  return words.slice(mostWords).map((_, start) => words.slice(start, start + mostWords + 1).join(" "))
}

/** Whether something said repeats more than six words in a row of a text. */
export const quotes = (said: string, text: string): boolean => {
  const runs = new Set(runsIn(text))
  return runsIn(said).some((run) => runs.has(run))
}

/** Controls, invisible characters, and ends of lines. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether what a model wrote may be shown: one short line without links, that quotes none of the texts. */
export const isPresentable = (said: string, texts: ReadonlyArray<string>, mostCharacters: number): boolean =>
  said.trim() !== "" &&
  countGraphemes(said) <= mostCharacters &&
  !unprintable.test(said) &&
  !containsLink(said) &&
  !texts.some((text) => quotes(said, text))
