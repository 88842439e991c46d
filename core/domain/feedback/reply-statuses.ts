/** An owner's reply in one word, which everybody may read beside a public item. */
export const replyStatuses = ["thank-you", "will-act", "acted", "see-differently"] as const

export type ReplyStatus = (typeof replyStatuses)[number]
