import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { GlobeIcon, Trash2Icon } from "../../../components/icons.tsx"
import { Menu, type MenuEntry } from "../../../components/menu.tsx"
import { EllipsisIcon } from "../../../components/table-icons.tsx"
import { LockKeyholeIcon } from "../../../components/visitor-icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { isPublishable } from "../notes/feedback-groups.ts"
import { unlessBlocked, visibilityLabel } from "../notes/visibility-choice.ts"

export interface RowActions {
  readonly onTurn: (item: FeedbackItem) => void
  readonly onDelete: (item: FeedbackItem) => void
}

interface RowMenuProps extends RowActions {
  readonly item: FeedbackItem
  readonly row: number
  readonly isAtLimit: boolean
}

const turnEntry = ({ item, isAtLimit, onTurn }: RowMenuProps): MenuEntry => ({
  label: visibilityLabel(item, isAtLimit),
  icon: item.isPublic ? <LockKeyholeIcon /> : <GlobeIcon />,
  onSelect: () => unlessBlocked(item, isAtLimit, () => onTurn(item))
})

const deleteEntry = ({ item, onDelete }: RowMenuProps): MenuEntry => ({
  label: feedbackMessages.delete,
  icon: <Trash2Icon />,
  danger: true,
  onSelect: () => onDelete(item)
})

/** What can be done with one item; a rejected one, or one that is not opened, can only be deleted. */
export const RowMenu = memo((props: RowMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={feedbackMessages.rowActions(props.row)}
      >
        <EllipsisIcon />
      </button>
    }
    entries={[...(isPublishable(props.item) ? [turnEntry(props)] : []), deleteEntry(props)]}
  />
))
