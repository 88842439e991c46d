import "../../styles/insights.css"
import { useQuery } from "@tanstack/react-query"
import type { FeedbackSummary } from "#core/contract/feedback-schemas.ts"
import { insightMessages } from "../../messages/insights.ts"
import { Findings, type TextOf } from "./findings.tsx"
import { areasOf, missingItems, sentimentIn, strengthsOf } from "./insight.ts"
import { FailedInsight, InsightSkeleton } from "./insight-states.tsx"
import { summaryQuery } from "./summary-query.ts"

interface InsightCardProps {
  /** How many approved items there are. */
  readonly approved: number
  /** What an item says, to stand behind a finding. */
  readonly textOf: TextOf
}

/** What the feedback says together (spec section 2: from the overall summary). */
export const InsightCard = ({ approved, textOf }: InsightCardProps) => {
  const { data: summary, isPending, isFetching, refetch } = useQuery(summaryQuery)
  return (
    <section className="sheet pad insight">
      <div className="row between wrap">
        <h2 className="small">{insightMessages.title}</h2>
        {summary?.hasSummary === true && <Sentiment percent={sentimentIn(summary.overallSentiment)} />}
      </div>
      {isPending && <InsightSkeleton />}
      {summary === undefined && !isPending && <FailedInsight isBusy={isFetching} onRetry={() => refetch()} />}
      {summary?.hasSummary === false && (
        <p className="soft">{insightMessages.missing(missingItems(approved))}</p>
      )}
      {summary?.hasSummary === true && <Insight summary={summary} textOf={textOf} />}
    </section>
  )
}

const Sentiment = ({ percent }: { readonly percent: number }) => (
  <span className={percent >= 50 ? "pill safe" : "pill"}>{insightMessages.positive(percent)}</span>
)

interface InsightProps {
  readonly summary: FeedbackSummary
  readonly textOf: TextOf
}

const Insight = ({ summary, textOf }: InsightProps) => (
  <>
    {summary.generalTone !== "" && <p>{insightMessages.tone(summary.generalTone)}</p>}
    <Findings
      title={insightMessages.strengths}
      kind="strength"
      findings={strengthsOf(summary)}
      textOf={textOf}
    />
    <Findings title={insightMessages.areas} kind="area" findings={areasOf(summary)} textOf={textOf} />
  </>
)
