import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Trash2Icon } from "../../../components/icons.tsx"
import { Menu, type MenuEntry } from "../../../components/menu.tsx"
import { EllipsisIcon } from "../../../components/table-icons.tsx"
import { CheckIcon } from "../../../components/visitor-icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { emptyMarks, type MarkChange, type NoteMarks } from "../marks/marks.ts"
import { StarIcon } from "../marks/star-icon.ts"
import type { OpenNoteDialog } from "../notes/ask.ts"
import { isFiltered, isPublishable } from "../notes/feedback-groups.ts"
import { InfoIcon, SwapIcon } from "../notes/feedback-icons.tsx"
import { actionLabel } from "../notes/note-name.ts"
import { VisibilityIcon } from "../notes/visibility-button.tsx"
import { explainLimit, isBlocked, visibilityLabel } from "../notes/visibility-choice.ts"

export interface RowActions {
  readonly onTurn: (item: FeedbackItem) => void
  readonly onMark: (wish: MarkChange) => void
  readonly ask: OpenNoteDialog
}

interface RowMenuProps extends RowActions {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly marks: NoteMarks | undefined
}

const publishingEntries = ({ item, isAtLimit, onTurn, ask }: RowMenuProps): ReadonlyArray<MenuEntry> => {
  const blocked = isBlocked(item, isAtLimit)
  const swap = (): void => ask("swap", item)
  return [
    {
      label: visibilityLabel(item, isAtLimit),
      icon: <VisibilityIcon item={item} isAtLimit={isAtLimit} />,
      onSelect: () => (blocked ? explainLimit(swap) : onTurn(item))
    },
    ...(blocked ? [{ label: feedbackMessages.swap, icon: <SwapIcon />, onSelect: swap }] : []),
    { label: feedbackMessages.details, icon: <InfoIcon />, onSelect: () => ask("detail", item) }
  ]
}

const markEntries = ({ item, marks = emptyMarks, onMark }: RowMenuProps): ReadonlyArray<MenuEntry> => {
  const { starred, done } = marks
  const { id } = item
  return [
    {
      label: starred ? feedbackMessages.unstar : feedbackMessages.star,
      icon: <StarIcon />,
      onSelect: () => onMark({ id, starred: !starred })
    },
    {
      label: done ? feedbackMessages.notDone : feedbackMessages.markDone,
      icon: <CheckIcon />,
      onSelect: () => onMark({ id, done: !done })
    }
  ]
}

const deleteEntry = ({ item, ask }: RowMenuProps): MenuEntry => ({
  label: feedbackMessages.delete,
  icon: <Trash2Icon />,
  danger: true,
  onSelect: () => ask("delete", item)
})

export const RowMenu = memo((props: RowMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={actionLabel(feedbackMessages.columns.actions, props.item)}
      >
        <EllipsisIcon />
      </button>
    }
    entries={[
      ...(isPublishable(props.item) ? publishingEntries(props) : []),
      ...(isFiltered(props.item) ? [] : markEntries(props)),
      deleteEntry(props)
    ]}
  />
))
