import { categoryOf } from "../../../text/emblem-url.ts"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The line on one note: of JSON its summary, of "category: summary" what follows, else the text (spec section 3). */
export const summaryIn = (aiSummary: string): string => {
  const value = parsed(aiSummary)
  if (typeof value === "object" && value !== null) {
    return "summary" in value && typeof value.summary === "string" ? value.summary : ""
  }
  const [category = "", ...rest] = aiSummary.split(": ")
  return categoryOf(category) === undefined ? aiSummary : rest.join(": ")
}
