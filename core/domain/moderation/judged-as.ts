import type { Feedback } from "../feedback/feedback.ts"
import type { Decision } from "./verdict.ts"

/** What a decision makes of an item: what its owner was shown is not covered again. */
export const judgedAs = ({ cover }: Pick<Feedback, "cover">, decision: Decision) => {
  const moderationStatus = decision === "rejected" ? "rejected" : "approved"
  if (cover === "shown") return { moderationStatus, cover } as const
  return { moderationStatus, cover: decision === "covered" ? decision : null } as const
}
