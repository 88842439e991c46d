import { useMessages } from "../../messages/messages-context.ts"
import { phraseText } from "../../text/insight-text.ts"
import "../../styles/insights.css"
import { passFocusOn } from "../../components/focus-target.ts"
import type { FindingName } from "../../text/finding-name.ts"

interface FindingBarProps {
  readonly finding: FindingName
  readonly isGone: boolean
  readonly onShowAll: () => void
}

export const FindingBar = ({ finding: { side, phrase }, isGone, onShowAll }: FindingBarProps) => {
  const insightPhrases = useMessages("insightPhrases")
  const insightMessages = useMessages("insights")
  return (
    <div ref={passFocusOn} className="insights-behind">
      <p>
        {isGone
          ? insightMessages.gone({ phrase: phraseText(phrase, insightPhrases) })
          : insightMessages.behind[side]({ phrase: phraseText(phrase, insightPhrases) })}
      </p>
      <button type="button" className="button ghost" onClick={onShowAll}>
        <span>{insightMessages.showAll}</span>
      </button>
    </div>
  )
}
