import { containsLink } from "../../../core/domain/feedback/link-detection.ts"
import { countGraphemes } from "../../../core/domain/values/text.ts"

/** Maximum consecutive words that a model's line may repeat from a text. */
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

export const quotes = (said: string, text: string): boolean => {
  const runs = new Set(runsIn(text))
  return runsIn(said).some((run) => runs.has(run))
}

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether a model's line may be shown: short, one line, without links or quotes from the texts. */
export const isPresentable = (said: string, texts: ReadonlyArray<string>, mostCharacters: number): boolean =>
  said.trim() !== "" &&
  countGraphemes(said) <= mostCharacters &&
  !unprintable.test(said) &&
  !containsLink(said) &&
  !texts.some((text) => quotes(said, text))
