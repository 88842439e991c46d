import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { Trash2Icon } from "../../../components/icons.tsx"
import { Tooltip } from "../../../components/tooltip.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { isPublishable } from "./feedback-groups.ts"
import { InfoIcon, SwapIcon } from "./feedback-icons.tsx"
import type { Ask } from "./note-dialogs.tsx"
import { named } from "./note-name.ts"
import { VisibilityButton } from "./visibility-button.tsx"
import { explainLimit, isBlocked } from "./visibility-choice.ts"

interface NoteActionsProps {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly ask: Ask
}

/** What can be done with one item; a rejected one, or one that is not opened, can only be deleted. */
export const NoteActions = ({ item, isAtLimit, ask }: NoteActionsProps) => (
  <>
    {isPublishable(item) && <Publishing item={item} isAtLimit={isAtLimit} ask={ask} />}
    <Tooltip text={feedbackMessages.delete}>
      <button
        type="button"
        className="button danger-text icon-only"
        aria-label={named(feedbackMessages.delete, item)}
        onClick={() => ask("delete", item)}
      >
        <Trash2Icon size="small" />
      </button>
    </Tooltip>
  </>
)

const Publishing = ({ item, isAtLimit, ask }: NoteActionsProps) => {
  const blocked = isBlocked(item, isAtLimit)
  const swap = (): void => ask("swap", item)
  return (
    <>
      <VisibilityButton
        item={item}
        isAtLimit={isAtLimit}
        onClick={() => (blocked ? explainLimit(swap) : ask("visibility", item))}
      />
      {blocked && (
        <button
          type="button"
          className="button ghost"
          aria-label={named(feedbackMessages.swap, item)}
          onClick={swap}
        >
          <SwapIcon size="small" />
          <span className="text">{feedbackMessages.swap}</span>
        </button>
      )}
      <Tooltip text={feedbackMessages.details}>
        <button
          type="button"
          className="button ghost icon-only"
          aria-label={named(feedbackMessages.details, item)}
          onClick={() => ask("detail", item)}
        >
          <InfoIcon size="small" />
        </button>
      </Tooltip>
    </>
  )
}
