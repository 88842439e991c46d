import type { ReactNode } from "react"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Trash2Icon } from "../../../components/icons.tsx"
import { Tooltip } from "../../../components/tooltip.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { isPublishable } from "./feedback-groups.ts"
import { InfoIcon, SwapIcon } from "./feedback-icons.tsx"
import type { OpenNoteDialog } from "./note-dialog.ts"
import { actionLabel } from "./note-name.ts"
import { useNoteTexts } from "./note-texts.ts"
import { VisibilityButton } from "./visibility-button.tsx"
import { explainLimit, isBlocked } from "./visibility-choice.ts"

interface NoteActionsProps {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly openDialog: OpenNoteDialog
}

interface IconActionProps extends Pick<NoteActionsProps, "item"> {
  readonly text: string
  readonly look: "danger-text" | "ghost"
  readonly onClick: () => void
  readonly children: ReactNode
}

/** The label names the item, because screen readers don't read the tooltip. */
const IconAction = ({ item, text, look, onClick, children }: IconActionProps) => {
  const texts = useNoteTexts()
  return (
    <Tooltip text={text}>
      <button
        type="button"
        className={`button ${look} icon-only`}
        aria-label={actionLabel(text, item, texts)}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  )
}

export const NoteActions = ({ item, isAtLimit, openDialog }: NoteActionsProps) => {
  const feedbackMessages = useMessages("feedback")
  return (
    <>
      {isPublishable(item) && (
        <>
          <Publishing item={item} isAtLimit={isAtLimit} openDialog={openDialog} />
          <IconAction
            item={item}
            text={feedbackMessages.details}
            look="ghost"
            onClick={() => openDialog("detail", item)}
          >
            <InfoIcon size="small" />
          </IconAction>
        </>
      )}
      <IconAction
        item={item}
        text={feedbackMessages.delete}
        look="danger-text"
        onClick={() => openDialog("delete", item)}
      >
        <Trash2Icon size="small" />
      </IconAction>
    </>
  )
}

export const Publishing = ({ item, isAtLimit, openDialog }: NoteActionsProps) => {
  const texts = useNoteTexts()
  const feedbackMessages = useMessages("feedback")
  const blocked = isBlocked(item, isAtLimit)
  const swap = (): void => openDialog("swap", item)
  return (
    <>
      <VisibilityButton
        item={item}
        isAtLimit={isAtLimit}
        onClick={() => (blocked ? explainLimit(swap, feedbackMessages) : openDialog("visibility", item))}
      />
      {blocked && (
        <button
          type="button"
          className="button ghost"
          aria-label={actionLabel(feedbackMessages.swap, item, texts)}
          onClick={swap}
        >
          <SwapIcon size="small" />
          <span>{feedbackMessages.swap}</span>
        </button>
      )}
    </>
  )
}
