import { categoryOf } from "../../../text/category-of.ts"

const parseSummary = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The local guard's summary when a note has no theme besides its category. It repeats the category and the sentiment,
 * which stand beside it.
 */
const repeatedText =
  /^(?:Positive|Critical|Neutral) note(?: on [a-z]+)?(?:: (?:leading|communication|technical skill|nothing specific))?\.$/

/** For JSON its `summary`, for "category: summary" the part after the colon, else the whole text (spec section 3). */
const summaryLineIn = (aiSummary: string): string => {
  const value = parseSummary(aiSummary)
  if (typeof value === "object" && value !== null) {
    return "summary" in value && typeof value.summary === "string" ? value.summary : ""
  }
  const [category = "", ...rest] = aiSummary.split(": ")
  return categoryOf(category) === undefined ? aiSummary : rest.join(": ")
}

export const shownSummaryOf = (aiSummary: string): string => {
  const line = summaryLineIn(aiSummary)
  return repeatedText.test(line) ? "" : line
}
