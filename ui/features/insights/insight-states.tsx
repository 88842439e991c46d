import { Button } from "../../components/button.tsx"
import { passFocusOn } from "../../components/focus-target.ts"
import { RefreshCwIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const InsightSkeleton = () => (
  <div aria-hidden="true">
    <span className="skeleton w-90" />
    <span className="skeleton w-60" />
    <span className="skeleton w-40" />
  </div>
)

interface FailedInsightProps {
  readonly isOutdated: boolean
  readonly isBusy: boolean
  readonly onRetry: () => void
}

export const FailedInsight = ({ isOutdated, isBusy, onRetry }: FailedInsightProps) => {
  const insightMessages = useMessages("insights")
  const commonMessages = useMessages("common")
  return (
    <div ref={passFocusOn} className="insights-failed-insight">
      <p className="soft" role="status">
        {isOutdated ? insightMessages.outdated : insightMessages.failed}
      </p>
      <Button busy={isBusy} onClick={onRetry}>
        {!isBusy && <RefreshCwIcon />}
        {commonMessages.tryAgain}
      </Button>
    </div>
  )
}
