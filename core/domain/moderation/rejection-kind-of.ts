import type { RejectionKind } from "../feedback/rejection-kinds.ts"
import type { ModerationLabel, Verdict } from "./verdict.ts"

const kindOfLabel: Readonly<Record<ModerationLabel, RejectionKind>> = {
  insult: "insult",
  threat: "threat",
  hate: "hate",
  sexual: "sexual",
  "self-harm-incitement": "self-harm",
  spam: "spam",
  harassment: "harassment",
  profanity: "profanity"
}

export const rejectionKindOf = ({
  decision,
  labels: [first]
}: Pick<Verdict, "decision" | "labels">): RejectionKind | null => {
  if (decision !== "rejected") return null
  return first === undefined ? "other" : kindOfLabel[first.label]
}
