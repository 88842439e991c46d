import { findOffensivePhrases } from "#core/domain/feedback/offensive-phrases.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import type { ExcusedSpan, RuleFinding } from "./findings.ts"
import { certainScore } from "./rule.ts"

const countWordsBefore = (text: string, index: number): number => text.slice(0, index).split(" ").length - 1

const searchedWords = ({ wordList, words }: NormalisedText, excused: ReadonlyArray<ExcusedSpan>): string => {
  if (excused.length === 0) return words.trim()
  const isExcused = (at: number): boolean => excused.some(({ start, end }) => start <= at && at < end)
  return wordList.map((word, at) => (isExcused(at) ? "." : word)).join(" ")
}

export const findFormPhrases = (
  text: NormalisedText,
  excused: ReadonlyArray<ExcusedSpan>
): ReadonlyArray<RuleFinding> => {
  const searched = searchedWords(text, excused)
  return findOffensivePhrases(searched).map(({ start, end }) => ({
    label: "insult",
    score: certainScore,
    language: "en",
    start: countWordsBefore(searched, start),
    end: countWordsBefore(searched, end) + 1
  }))
}
