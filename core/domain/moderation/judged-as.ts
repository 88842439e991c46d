import type { Feedback } from "../feedback/feedback.ts"
import type { Decision } from "./verdict.ts"

/** State of an item after a decision. An item that its owner opened or published is not covered again. */
export const judgedAs = ({ cover, isPublic }: Pick<Feedback, "cover" | "isPublic">, decision: Decision) => {
  const moderationStatus = decision === "rejected" ? "rejected" : "approved"
  if (cover === "shown" || (isPublic && decision !== "approved"))
    return { moderationStatus, cover: "shown" } as const
  return { moderationStatus, cover: decision === "covered" ? decision : null } as const
}
