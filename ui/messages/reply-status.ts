import type { ReplyStatus } from "#core/domain/feedback/reply-statuses.ts"

const statuses: Readonly<Record<ReplyStatus, string>> = {
  "thank-you": "Thank you",
  "will-act": "I will act on it",
  acted: "I acted on it",
  "see-differently": "I see it differently"
}

/** Beside public notes, on the visitor page, too. */
export const replyStatusMessages = {
  owner: "Owner of this page",
  statuses
} as const
