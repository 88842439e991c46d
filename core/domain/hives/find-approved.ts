import { type FeedbackId, isListed } from "../feedback/feedback.ts"
import type { Hive } from "./hive.ts"

export const findApproved = ({ items }: Pick<Hive, "items">, id: FeedbackId) => {
  const item = items.get(id)
  return item === undefined || !isListed(item) || item.moderationStatus === "rejected" ? undefined : item
}
