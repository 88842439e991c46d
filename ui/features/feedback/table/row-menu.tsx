import { memo } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { replyStatuses } from "#core/domain/feedback/reply-statuses.ts"
import { MessageCircleIcon, Trash2Icon } from "../../../components/icons.tsx"
import { Menu, type MenuEntry } from "../../../components/menu.tsx"
import { CheckIcon } from "../../../components/visitor-icons.tsx"
import type {
  FeedbackMessages,
  ReplyMessages,
  ReplyStatusMessages
} from "../../../messages/generated/catalogue.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { emptyMarks, type MarkChange, type NoteMarks } from "../marks/marks.ts"
import { StarIcon } from "../marks/star-icon.ts"
import { isFiltered, isPublishable } from "../notes/feedback-groups.ts"
import { InfoIcon, SwapIcon } from "../notes/feedback-icons.tsx"
import type { OpenNoteDialog } from "../notes/note-dialog.ts"
import { actionLabel } from "../notes/note-name.ts"
import { useNoteTexts } from "../notes/note-texts.ts"
import { VisibilityIcon } from "../notes/visibility-button.tsx"
import { explainLimit, isBlocked, visibilityLabel } from "../notes/visibility-choice.ts"
import { useSetStatus } from "../replies/use-reply.ts"

export interface RowActions {
  readonly onTurn: (item: FeedbackItem) => void
  readonly onMark: (change: MarkChange) => void
  readonly openDialog: OpenNoteDialog
}

interface RowMenuProps extends RowActions {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly marks: NoteMarks | undefined
}

const publishingEntries = (
  { item, isAtLimit, onTurn, openDialog }: RowMenuProps,
  feedbackMessages: FeedbackMessages
): ReadonlyArray<MenuEntry> => {
  const blocked = isBlocked(item, isAtLimit)
  const swap = (): void => openDialog("swap", item)
  return [
    {
      label: visibilityLabel(item, isAtLimit, feedbackMessages),
      icon: <VisibilityIcon item={item} isAtLimit={isAtLimit} />,
      onSelect: () => (blocked ? explainLimit(swap, feedbackMessages) : onTurn(item))
    },
    ...(blocked ? [{ label: feedbackMessages.swap, icon: <SwapIcon />, onSelect: swap }] : []),
    { label: feedbackMessages.details, icon: <InfoIcon />, onSelect: () => openDialog("detail", item) }
  ]
}

const markEntries = (
  { item, marks = emptyMarks, onMark }: RowMenuProps,
  feedbackMessages: FeedbackMessages
): ReadonlyArray<MenuEntry> => {
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

const replyEntries = (
  { item, openDialog }: RowMenuProps,
  setStatus: ReturnType<typeof useSetStatus>,
  replyMessages: ReplyMessages,
  replyStatusMessages: ReplyStatusMessages
): ReadonlyArray<MenuEntry> => [
  ...replyStatuses.map((status) => ({
    label:
      item.status === status
        ? replyMessages.takeBack({ status: replyStatusMessages.statuses[status] })
        : replyStatusMessages.statuses[status],
    icon: <MessageCircleIcon />,
    onSelect: () => setStatus({ id: item.id, status: item.status === status ? null : status })
  })),
  ...(item.isPublic
    ? [
        {
          label: item.answer === null ? replyMessages.answer : replyMessages.editAnswer,
          icon: <MessageCircleIcon />,
          onSelect: () => openDialog("answer", item)
        }
      ]
    : [])
]

const deleteEntry = ({ item, openDialog }: RowMenuProps, feedbackMessages: FeedbackMessages): MenuEntry => ({
  label: feedbackMessages.delete,
  icon: <Trash2Icon />,
  danger: true,
  onSelect: () => openDialog("delete", item)
})

export const RowMenu = memo((props: RowMenuProps) => {
  const texts = useNoteTexts()
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const replyStatusMessages = useMessages("replyStatus")
  const setStatus = useSetStatus()
  return (
    <Menu
      label={actionLabel(feedbackMessages.columns.actions, props.item, texts)}
      entries={[
        ...(isPublishable(props.item) ? publishingEntries(props, feedbackMessages) : []),
        ...(isPublishable(props.item)
          ? replyEntries(props, setStatus, replyMessages, replyStatusMessages)
          : []),
        ...(isFiltered(props.item) ? [] : markEntries(props, feedbackMessages)),
        deleteEntry(props, feedbackMessages)
      ]}
    />
  )
})
