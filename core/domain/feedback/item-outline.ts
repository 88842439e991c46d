import type { Feedback } from "./feedback.ts"

export type ItemOutline = Pick<
  Feedback,
  "id" | "createdOn" | "moderationStatus" | "cover" | "isStarred" | "isDone"
>
