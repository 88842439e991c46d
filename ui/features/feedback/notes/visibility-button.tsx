import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { GlobeIcon } from "../../../components/icons.tsx"
import { useLanguage } from "../../../components/language-context.ts"
import { LockKeyholeIcon } from "../../../components/visitor-icons.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { BanIcon } from "./feedback-icons.tsx"
import { actionLabel } from "./note-name.ts"
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
  const rejectionKindsMessages = useMessages("rejectionKinds")
  const categoriesMessages = useMessages("categories")
  const feedbackMessages = useMessages("feedback")
  const { language } = useLanguage()
  const label = visibilityLabel(item, isAtLimit, feedbackMessages)
  return (
    <button
      type="button"
      className={isBlocked(item, isAtLimit) ? "button ghost blocked" : "button ghost"}
      aria-label={actionLabel(
        label,
        item,
        feedbackMessages,
        language,
        categoriesMessages,
        rejectionKindsMessages
      )}
      onClick={onClick}
    >
      <VisibilityIcon item={item} isAtLimit={isAtLimit} size="small" />
      <span>{label}</span>
    </button>
  )
}
