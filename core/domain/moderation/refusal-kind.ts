import type { ModerationLabel, Verdict } from "./verdict.ts"

export const refusalKinds = [
  "insult",
  "threat",
  "hate",
  "sexual",
  "self-harm",
  "spam",
  "harassment",
  "profanity",
  "other"
] as const

/** What a text was rejected for, in one word. */
export type RefusalKind = (typeof refusalKinds)[number]

const kindOf: Readonly<Record<ModerationLabel, RefusalKind>> = {
  insult: "insult",
  threat: "threat",
  hate: "hate",
  sexual: "sexual",
  "self-harm-incitement": "self-harm",
  spam: "spam",
  harassment: "harassment",
  profanity: "profanity"
}

/** The word for the first label of a verdict that rejects; null for one that does not. */
export const refusalKindOf = ({
  decision,
  labels: [first]
}: Pick<Verdict, "decision" | "labels">): RefusalKind | null => {
  if (decision !== "rejected") return null
  return first === undefined ? "other" : kindOf[first.label]
}
