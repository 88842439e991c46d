import { categoryOf } from "../../../text/emblem-url.ts"

const parsed = (text: string): unknown => {
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
const repetition =
  /^(?:Positive|Critical|Neutral) note(?: on [a-z]+)?(?:: (?:leading|communication|technical skill|nothing specific))?\.$/

/** For JSON its `summary`, for "category: summary" the part after the colon, else the whole text (spec section 3). */
const lineIn = (aiSummary: string): string => {
  const value = parsed(aiSummary)
  if (typeof value === "object" && value !== null) {
    return "summary" in value && typeof value.summary === "string" ? value.summary : ""
  }
  const [category = "", ...rest] = aiSummary.split(": ")
  return categoryOf(category) === undefined ? aiSummary : rest.join(": ")
}

export const summaryIn = (aiSummary: string): string => {
  const line = lineIn(aiSummary)
  return repetition.test(line) ? "" : line
}
