import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { groupFeedback } from "../feedback/notes/feedback-groups.ts"

export const firstSteps = ["photo", "share", "note", "publish"] as const

export type FirstStep = (typeof firstSteps)[number]

interface OwnerProgress {
  readonly hasPhoto: boolean
  readonly isLinkShared: boolean
  readonly items: FeedbackItems
}

/** A rejected note can't be read, but proves that somebody had the link. */
export const doneSteps = ({ hasPhoto, isLinkShared, items }: OwnerProgress): ReadonlySet<FirstStep> => {
  const groups = groupFeedback(items)
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    photo: hasPhoto,
    share: isLinkShared || items.length > 0,
    note: groups.all.length > 0,
    publish: groups.public.length > 0
  }
  return new Set(firstSteps.filter((step) => isDone[step]))
}
