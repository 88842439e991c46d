import { useCallback, useState } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { useKeptPlace } from "../../../components/use-kept-place.ts"
import { useSetVisibility } from "../queries/use-set-visibility.ts"

/** What a row's menu does: visibility turns at once, deleting asks first. */
export const useRowActions = (shown: FeedbackItems) => {
  const setVisibility = useSetVisibility()
  const keepPlace = useKeptPlace(shown)
  const [asked, setAsked] = useState<FeedbackItem | null>(null)

  const onTurn = useCallback(
    ({ id, isPublic }: FeedbackItem): void => {
      keepPlace()
      setVisibility({ id, isPublic: !isPublic })
    },
    [keepPlace, setVisibility]
  )
  const onDelete = useCallback(
    (item: FeedbackItem): void => {
      keepPlace()
      setAsked(item)
    },
    [keepPlace]
  )
  return { onTurn, onDelete, asked, stopAsking: () => setAsked(null) }
}
