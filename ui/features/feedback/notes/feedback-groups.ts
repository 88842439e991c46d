import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

export type Group = "all" | "private" | "public" | "filtered"

export type Groups = Readonly<Record<Group, FeedbackItems>>

/** Rejected items stand in "filtered" and nowhere else (spec section 4). */
export const groupFeedback = (items: FeedbackItems): Groups => {
  const all = items.filter((item) => item.moderationStatus === "approved")
  return {
    all,
    private: all.filter((item) => !item.isPublic),
    public: all.filter((item) => item.isPublic),
    filtered: items.filter((item) => item.moderationStatus === "rejected")
  }
}

/** What can be made public: neither what is rejected nor what is not opened yet. */
export const isPublishable = (item: FeedbackItem): boolean => !isFiltered(item) && !item.isCovered

export const isFiltered = (item: FeedbackItem): boolean => item.moderationStatus === "rejected"
