import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef } from "react"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import type { SeenFeedback } from "#core/domain/seen/seen-marks.ts"
import { seenQuery, sendSeen } from "../../seen/seen-queries.ts"
import { beginVisit, seenIn } from "./new-feedback.ts"

/**
 * Items seen before this visit, once the list is loaded; on an owner's first visit, all of them. Stores the current
 * items as seen, for the next visit.
 */
export const useVisit = (ownerId: string, items: FeedbackItems | undefined): SeenFeedback | undefined => {
  const { data: marks } = useQuery({ ...seenQuery, enabled: false })
  const sentText = useRef("")
  useEffect(() => {
    if (items === undefined || marks === undefined) return
    const feedback = seenIn(items)
    const text = JSON.stringify(feedback)
    if (text === sentText.current || text === JSON.stringify(marks.feedback)) return
    sentText.current = text
    sendSeen({ feedback })
  }, [items, marks])
  return useMemo(
    () =>
      items === undefined || marks === undefined
        ? undefined
        : beginVisit(ownerId, marks.feedback ?? seenIn(items)),
    [ownerId, items, marks]
  )
}
