import { useState } from "react"
import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { Trash2Icon } from "../../../components/icons.tsx"
import { Tooltip } from "../../../components/tooltip.tsx"
import { useKeptPlace } from "../../../components/use-kept-place.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import { isPublishable } from "./feedback-groups.ts"
import { FeedbackRow } from "./feedback-item.tsx"
import { isLimitReached } from "./public-limit.ts"
import { VisibilityButton } from "./visibility-button.tsx"
import { VisibilityDialog } from "./visibility-dialog.tsx"

interface FeedbackListProps {
  readonly items: FeedbackItems
  readonly publicCount: number
}

type Asked = { readonly about: "visibility" | "delete"; readonly item: FeedbackItem } | null

export const FeedbackList = ({ items, publicCount }: FeedbackListProps) => {
  const [asked, setAsked] = useState<Asked>(null)
  const keepPlace = useKeptPlace(items)
  const ask = (question: NonNullable<Asked>): void => {
    keepPlace()
    setAsked(question)
  }
  const close = (): void => setAsked(null)
  return (
    <>
      <ul className="items">
        {items.map((item) => (
          <FeedbackRow
            key={item.id}
            item={item}
            actions={
              <>
                {isPublishable(item) && (
                  <VisibilityButton
                    item={item}
                    isAtLimit={isLimitReached(publicCount)}
                    onAsk={() => ask({ about: "visibility", item })}
                  />
                )}
                <DeleteButton onClick={() => ask({ about: "delete", item })} />
              </>
            }
          />
        ))}
      </ul>
      {asked?.about === "visibility" && (
        <VisibilityDialog item={asked.item} publicCount={publicCount} onClose={close} />
      )}
      {asked?.about === "delete" && <DeleteDialog item={asked.item} onClose={close} />}
    </>
  )
}

const DeleteButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Tooltip text={feedbackMessages.delete}>
    <button
      type="button"
      className="button danger-text icon-only"
      aria-label={feedbackMessages.delete}
      onClick={onClick}
    >
      <Trash2Icon size="small" />
    </button>
  </Tooltip>
)
