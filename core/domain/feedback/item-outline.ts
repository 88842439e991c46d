import type { Feedback } from "./feedback.ts"

/** Enough of an item to choose by. */
export type ItemOutline = Pick<
  Feedback,
  "id" | "createdOn" | "moderationStatus" | "cover" | "isStarred" | "isDone"
>
