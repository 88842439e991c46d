import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { GlobeIcon } from "../../../components/icons.tsx"
import { LockKeyholeIcon } from "../../../components/visitor-icons.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { BanIcon } from "./feedback-icons.tsx"
import { actionLabel } from "./note-name.ts"
import { useNoteTexts } from "./note-texts.ts"
import { isBlocked, visibilityLabel } from "./visibility-choice.ts"

interface VisibilityButtonProps {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly onClick: () => void
}

interface VisibilityIconProps extends Pick<VisibilityButtonProps, "item" | "isAtLimit"> {
  readonly size?: "small"
}

export const VisibilityIcon = ({ item, isAtLimit, ...size }: VisibilityIconProps) => {
  if (item.isPublic) return <LockKeyholeIcon {...size} />
  return isBlocked(item, isAtLimit) ? <BanIcon {...size} /> : <GlobeIcon {...size} />
}

export const VisibilityButton = ({ item, isAtLimit, onClick }: VisibilityButtonProps) => {
  const texts = useNoteTexts()
  const feedbackMessages = useMessages("feedback")
  const label = visibilityLabel(item, isAtLimit, feedbackMessages)
  return (
    <button
      type="button"
      className="button ghost"
      aria-label={actionLabel(label, item, texts)}
      onClick={onClick}
    >
      <VisibilityIcon item={item} isAtLimit={isAtLimit} size="small" />
      <span>{label}</span>
    </button>
  )
}
