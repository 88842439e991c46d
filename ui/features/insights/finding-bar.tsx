import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/insights.css"
import { passFocusOn } from "../../components/focus-target.ts"
import type { FindingName } from "../../text/finding-name.ts"

interface FindingBarProps {
  readonly finding: FindingName
  readonly isGone: boolean
  readonly onShowAll: () => void
}

export const FindingBar = ({ finding: { side, phrase }, isGone, onShowAll }: FindingBarProps) => {
  const insightMessages = useMessages("insights")
  return (
    <div ref={passFocusOn} className="insights-behind">
      <p>{isGone ? insightMessages.gone({ phrase }) : insightMessages.behind[side]({ phrase })}</p>
      <button type="button" className="button ghost" onClick={onShowAll}>
        <span>{insightMessages.showAll}</span>
      </button>
    </div>
  )
}
