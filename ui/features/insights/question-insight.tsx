import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/insights.css"
import { useQuery } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

const { feedbackSummary } = calls

/** The insight of the notes that answer a question. Empty if there are too few. */
export const QuestionInsight = ({ question }: { readonly question: string }) => {
  const insightMessages = useMessages("insights")
  const { data: summary } = useQuery({
    queryKey: ["feedback-summary", question],
    queryFn: () =>
      request(
        { ...feedbackSummary, path: `${feedbackSummary.path}?question=${encodeURIComponent(question)}` },
        {}
      )
  })
  if (summary?.hasSummary !== true) return null
  const { keyStrengths, areasForImprovement, overallSentiment, generalTone } = summary
  return (
    <div className="insights-question">
      <p>
        <b>{toneOf(overallSentiment)}</b> {toneOf(generalTone)}
      </p>
      {keyStrengths.length > 0 && (
        <p>{insightMessages.strengthsOf({ phrases: formatList(keyStrengths, language) })}</p>
      )}
      {areasForImprovement.length > 0 && (
        <p>{insightMessages.areasOf({ phrases: formatList(areasForImprovement, language) })}</p>
      )}
    </div>
  )
}
