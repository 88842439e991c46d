import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

export type FeedbackGroup = "all" | "private" | "public" | "filtered"

export type Groups = Readonly<Record<FeedbackGroup, FeedbackItems>>

/** Rejected items are in "filtered" and in no other group (spec section 4). */
export const groupFeedback = (items: FeedbackItems): Groups => {
  const all = items.filter((item) => item.moderationStatus === "approved")
  return {
    all,
    private: all.filter((item) => !item.isPublic),
    public: all.filter((item) => item.isPublic),
    filtered: items.filter((item) => item.moderationStatus === "rejected")
  }
}

export const isPublishable = (item: FeedbackItem): boolean => !isFiltered(item) && !item.isCovered

export const isFiltered = (item: FeedbackItem): boolean => item.moderationStatus === "rejected"
