import { useCallback } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { type MarkChange, useMark } from "../marks/marks.ts"
import { useNoteDialogs } from "../notes/note-dialogs.tsx"
import { useSetVisibility } from "../queries/use-set-visibility.ts"

export const useRowActions = (shown: FeedbackItems) => {
  const setVisibility = useSetVisibility()
  const { keepFocus, openDialog, dialog } = useNoteDialogs(shown)
  const onTurn = useCallback(
    (item: FeedbackItem): void => {
      const { id, isPublic, answer } = item
      // Hiding the note deletes its answer for good.
      if (answer !== null) {
        openDialog("visibility", item)
        return
      }
      keepFocus()
      setVisibility({ id, isPublic: !isPublic })
    },
    [openDialog, keepFocus, setVisibility]
  )
  const mark = useMark()
  const onMark = useCallback(
    (change: MarkChange): void => {
      keepFocus()
      mark(change)
    },
    [keepFocus, mark]
  )
  return { onTurn, onMark, openDialog, dialog }
}
