import { useMessages } from "../messages/messages-context.ts"
import { Button } from "./button.tsx"
import { passFocusOn } from "./focus-target.ts"
import { RefreshCwIcon } from "./icons.tsx"
import { TriangleAlertIcon } from "./visitor-icons.tsx"

export const FailedToLoad = ({ onRetry }: { readonly onRetry: () => void }) => {
  const commonMessages = useMessages("common")
  return (
    <div ref={passFocusOn} className="empty" role="alert">
      <TriangleAlertIcon size="large" className="warning" />
      <h3>{commonMessages.didNotLoad}</h3>
      <p className="soft">{commonMessages.didNotLoadHint}</p>
      <Button onClick={onRetry}>
        <RefreshCwIcon />
        {commonMessages.tryAgain}
      </Button>
    </div>
  )
}
