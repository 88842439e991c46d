import { hasLink } from "#core/domain/feedback/link-detection.ts"
import { countGraphemes } from "#core/domain/values/text.ts"

/** Maximum consecutive words that a model's line may repeat from a text. */
const maxQuotedWords = 6

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const wordRunsOf = (text: string): ReadonlyArray<string> => {
  const words = wordsOf(text)
  return words
    .slice(maxQuotedWords)
    .map((_, start) => words.slice(start, start + maxQuotedWords + 1).join(" "))
}

export const hasQuote = (line: string, text: string): boolean => {
  const runs = new Set(wordRunsOf(text))
  return wordRunsOf(line).some((run) => runs.has(run))
}

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

export const isPresentable = (line: string, texts: ReadonlyArray<string>, maxCharacters: number): boolean =>
  line.trim() !== "" &&
  countGraphemes(line) <= maxCharacters &&
  !unprintable.test(line) &&
  !hasLink(line) &&
  !texts.some((text) => hasQuote(line, text))
