import { containsOffensivePhrase } from "../../../core/feedback/offensive-phrases.ts"
import type { ExcusedSpan, Finding } from "./findings.ts"
import { binding } from "./rule.ts"
import type { NormalisedText } from "./text/normalise.ts"

/**
 * No classifier outweighs these: the phrases that the form refuses are refused here too, save where they are reported ("he called me an idiot")
 * or part of an idiom: the words of excused spans are left out of the search.
 */
export const findFormPhrases = (
  text: NormalisedText,
  excused: ReadonlyArray<ExcusedSpan>
): ReadonlyArray<Finding> => {
  const words = text.wordList
  const searched = words.map((word, index) =>
    excused.some(({ start, end }) => start <= index && index < end) ? "." : word
  )
  return containsOffensivePhrase(searched.join(" "))
    ? [{ label: "insult", score: binding, language: "en", start: 0, end: words.length }]
    : []
}
