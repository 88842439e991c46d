import { useCallback } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { type MarkChange, useMark } from "../marks/marks.ts"
import { useNoteDialogs } from "../notes/note-dialogs.tsx"
import { useSetVisibility } from "../queries/use-set-visibility.ts"

export const useRowActions = (shown: FeedbackItems) => {
  const setVisibility = useSetVisibility()
  const { keepPlace, ask, dialog } = useNoteDialogs(shown)
  const onTurn = useCallback(
    (item: FeedbackItem): void => {
      const { id, isPublic, answer } = item
      // Hiding the note deletes its answer for good.
      if (answer !== null) {
        ask("visibility", item)
        return
      }
      keepPlace()
      setVisibility({ id, isPublic: !isPublic })
    },
    [ask, keepPlace, setVisibility]
  )
  const mark = useMark()
  const onMark = useCallback(
    (change: MarkChange): void => {
      keepPlace()
      mark(change)
    },
    [keepPlace, mark]
  )
  return { onTurn, onMark, ask, dialog }
}
