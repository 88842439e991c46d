import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Trash2Icon } from "../../../components/icons.tsx"
import { Menu, type MenuEntry } from "../../../components/menu.tsx"
import { EllipsisIcon } from "../../../components/table-icons.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { isPublishable } from "../notes/feedback-groups.ts"
import { InfoIcon, SwapIcon } from "../notes/feedback-icons.tsx"
import type { Ask } from "../notes/note-dialogs.tsx"
import { named } from "../notes/note-name.ts"
import { VisibilityIcon } from "../notes/visibility-button.tsx"
import { explainLimit, isBlocked, visibilityLabel } from "../notes/visibility-choice.ts"

export interface RowActions {
  readonly onTurn: (item: FeedbackItem) => void
  readonly ask: Ask
}

interface RowMenuProps extends RowActions {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
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

const deleteEntry = ({ item, ask }: RowMenuProps): MenuEntry => ({
  label: feedbackMessages.delete,
  icon: <Trash2Icon />,
  danger: true,
  onSelect: () => ask("delete", item)
})

/** What can be done with one item; a rejected one, or one that is not opened, can only be deleted. */
export const RowMenu = memo((props: RowMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={named(feedbackMessages.columns.actions, props.item)}
      >
        <EllipsisIcon />
      </button>
    }
    entries={[...(isPublishable(props.item) ? publishingEntries(props) : []), deleteEntry(props)]}
  />
))
