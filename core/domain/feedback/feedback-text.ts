import { countGraphemes, isStorable, isTooLong, trimText } from "../values/text.ts"
import { hasHtml } from "./html-detection.ts"
import { hasLink } from "./link-detection.ts"

export { countGraphemes }

/** Maximum grapheme clusters of one item (spec section 9). */
export const maxFeedbackLength = 300

export const filteredPlaceholder =
  "[Content filtered by the moderation guard for containing offensive or inappropriate language]"

export const coveredPlaceholder = "[Covered by the moderation guard. Open it to decide.]"

/** Texts of spec section 5. "Empty" and "too long" are not in the spec; they follow its text for the bio. */
export const feedbackTexts = {
  empty: "Please enter your feedback.",
  tooLong: "Feedback must be 300 characters or less",
  malformed: "Invalid input. The text contains characters that cannot be stored.",
  link: "Invalid input. Links are not allowed in feedback.",
  html: "Invalid input. HTML content is not allowed in feedback.",
  offensive:
    "Please use respectful language. Our AI detected potentially offensive content that could hurt others."
} as const

/**
 * Reason why a text is rejected, or null (spec section 5). Form and server share this function; the server decides.
 * Takes the text as typed.
 */
export const feedbackProblem = (typed: string): string | null => {
  const text = trimText(typed)
  if (text === "") return feedbackTexts.empty
  if (!isStorable(text)) return feedbackTexts.malformed
  if (isTooLong(text, maxFeedbackLength)) return feedbackTexts.tooLong
  if (hasHtml(text)) return feedbackTexts.html
  return hasLink(text) ? feedbackTexts.link : null
}
