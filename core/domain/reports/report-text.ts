import { isStorable, isTooLong, trimText } from "../values/text.ts"

export const maxReportGraphemes = 300

const reportTexts = {
  empty: "Please say what is wrong with this page.",
  tooLong: "Reports must be 300 characters or less",
  malformed: "Invalid input. The text contains characters that cannot be stored."
} as const

/**
 * Reason why the words of a report are refused, or null. Links are allowed, because they may lead to the real person
 * of an imitated page.
 */
export const reportProblem = (typed: string): string | null => {
  const words = trimText(typed)
  if (words === "") return reportTexts.empty
  if (!isStorable(words)) return reportTexts.malformed
  return isTooLong(words, maxReportGraphemes) ? reportTexts.tooLong : null
}
