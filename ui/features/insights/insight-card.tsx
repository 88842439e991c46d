import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/insights.css"
import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import type { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { useFocusByHash } from "../../components/use-focus-by-hash.ts"
import { toneText } from "../../text/insight-text.ts"
import { languageOf } from "../../text/script-language.ts"
import { Findings } from "./findings.tsx"
import { areasOf, missingItems, type OverallSentiment, sentimentIn, strengthsOf } from "./insight.ts"
import { insightQuery } from "./insight-query.ts"
import { FailedInsight, InsightSkeleton } from "./insight-states.tsx"

interface InsightCardProps {
  /** Number of approved items that aren't covered; null while unknown. */
  readonly counted: number | null
}

export const InsightCard = ({ counted }: InsightCardProps) => {
  const insightMessages = useMessages("insights")
  const insightPhrases = useMessages("insightPhrases")
  const feedbackMessages = useMessages("feedback")
  const { data: summary, isPending, isError, isFetching, refetch } = useQuery(insightQuery)
  const card = useFocusByHash("insight")
  const titleId = useId()
  return (
    <section
      ref={card}
      id="insight"
      className="sheet pad insights-card"
      aria-busy={isPending}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="row between wrap">
        <h2 className="small" id={titleId}>
          {insightMessages.title}
        </h2>
        {summary?.hasSummary === true && (
          <Sentiment {...sentimentIn(summary.overallSentiment, insightMessages, insightPhrases)} />
        )}
      </div>
      {isPending && <InsightSkeleton />}
      {summary?.hasSummary === false && (
        <p className="soft">
          {counted === null
            ? feedbackMessages.notKnown
            : insightMessages.missing({ count: missingItems(counted) })}
        </p>
      )}
      {summary?.hasSummary === true && <Insight summary={summary} />}
      {isError && (
        <FailedInsight isOutdated={summary !== undefined} isBusy={isFetching} onRetry={() => refetch()} />
      )}
    </section>
  )
}

const Sentiment = ({ percent, text }: OverallSentiment) => (
  <span className={percent >= 50 ? "pill safe" : "pill"}>{text}</span>
)

const Insight = ({ summary }: { readonly summary: FeedbackSummary }) => {
  const insightMessages = useMessages("insights")
  const insightPhrases = useMessages("insightPhrases")
  const strengths = strengthsOf(summary)
  const areas = areasOf(summary)
  const tone = summary.generalTone === "" ? "" : toneText(summary.generalTone, insightPhrases)
  return (
    <>
      {tone !== "" && <p lang={languageOf(tone)}>{tone}</p>}
      <Findings title={insightMessages.strengths} side="strength" findings={strengths} />
      <Findings title={insightMessages.areas} side="area" findings={areas} />
      {strengths.length + areas.length === 0 && <p className="soft">{insightMessages.noThemes}</p>}
    </>
  )
}
