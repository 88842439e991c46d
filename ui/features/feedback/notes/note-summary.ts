import { categoryOf } from "../../../text/emblem-url.ts"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the local guard finds where a note is about nothing but its category: that and the sentiment stand beside it. */
const repetition =
  /^(?:Positive|Critical|Neutral) note(?: on [a-z]+)?(?:: (?:leading|communication|technical skill|nothing specific))?\.$/

/** The line on one note: of JSON its summary, of "category: summary" what follows, else the text (spec section 3). */
const lineIn = (aiSummary: string): string => {
  const value = parsed(aiSummary)
  if (typeof value === "object" && value !== null) {
    return "summary" in value && typeof value.summary === "string" ? value.summary : ""
  }
  const [category = "", ...rest] = aiSummary.split(": ")
  return categoryOf(category) === undefined ? aiSummary : rest.join(": ")
}

/** Nothing where it only repeats what else is known of the note. */
export const summaryIn = (aiSummary: string): string => {
  const line = lineIn(aiSummary)
  return repetition.test(line) ? "" : line
}
