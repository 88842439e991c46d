import { isStorable, isTooLong, trimText } from "../values/text.ts"

const maxSuspensionReasonGraphemes = 300

const suspensionReasonTexts = {
  empty: "Please give a reason. The owner reads it.",
  tooLong: "The reason must have at most 300 characters."
} as const

export const suspensionReasonProblem = (typed: string): string | null => {
  const reason = trimText(typed)
  if (reason === "") return suspensionReasonTexts.empty
  const isRefused = !isStorable(reason) || isTooLong(reason, maxSuspensionReasonGraphemes)
  return isRefused ? suspensionReasonTexts.tooLong : null
}
