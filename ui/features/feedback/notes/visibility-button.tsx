import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { GlobeIcon } from "../../../components/icons.tsx"
import { LockKeyholeIcon } from "../../../components/visitor-icons.tsx"
import { unlessBlocked, visibilityLabel } from "./visibility-choice.ts"

interface VisibilityButtonProps {
  readonly item: FeedbackItem
  readonly isAtLimit: boolean
  readonly onAsk: () => void
}

export const VisibilityButton = ({ item, isAtLimit, onAsk }: VisibilityButtonProps) => (
  <button type="button" className="button ghost" onClick={() => unlessBlocked(item, isAtLimit, onAsk)}>
    {item.isPublic ? <LockKeyholeIcon size="small" /> : <GlobeIcon size="small" />}
    <span className="text">{visibilityLabel(item, isAtLimit)}</span>
  </button>
)
