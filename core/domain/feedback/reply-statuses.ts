export const replyStatuses = ["thank-you", "will-act", "acted", "see-differently"] as const

export type ReplyStatus = (typeof replyStatuses)[number]
