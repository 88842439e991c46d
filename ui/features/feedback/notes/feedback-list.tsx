import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { FeedbackRow } from "./feedback-row.tsx"
import { NoteActions } from "./note-actions.tsx"
import { useNoteDialogs } from "./note-dialogs.tsx"
import { isLimitReached } from "./public-limit.ts"

interface FeedbackListProps {
  readonly items: FeedbackItems
  readonly publicCount: number
}

export const FeedbackList = ({ items, publicCount }: FeedbackListProps) => {
  const { openDialog, dialog } = useNoteDialogs(items)
  return (
    <>
      <ul className="feedback-items">
        {items.map((item) => (
          <FeedbackRow
            key={item.id}
            item={item}
            actions={
              <NoteActions item={item} isAtLimit={isLimitReached(publicCount)} openDialog={openDialog} />
            }
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}
