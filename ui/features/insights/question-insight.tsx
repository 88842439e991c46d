import "../../styles/insights.css"
import { useQuery } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useLanguage } from "../../components/language-context.ts"
import { Sentence } from "../../components/sentence.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { phraseText, sentimentText, toneText } from "../../text/insight-text.ts"
import { formatList } from "../../text/lists.ts"

export const QuestionInsight = ({ question }: { readonly question: string }) => {
  const insightMessages = useMessages("insights")
  const insightPhrases = useMessages("insightPhrases")
  const { language } = useLanguage()
  const { data: summary } = useQuery({
    queryKey: ["feedback-summary", question],
    queryFn: () => request(calls.feedbackSummary, { query: { question } })
  })
  if (summary?.hasSummary !== true) return null
  const { keyStrengths, areasForImprovement, overallSentiment, generalTone } = summary
  const listed = (phrases: ReadonlyArray<string>): string =>
    formatList(
      phrases.map((phrase) => phraseText(phrase, insightPhrases)),
      language
    )
  return (
    <div className="insights-question">
      <p>
        <Sentence
          parts={insightMessages.overall({
            sentiment: sentimentText(overallSentiment, insightPhrases),
            tone: toneText(generalTone, insightPhrases),
            b: (text) => <b>{text}</b>
          })}
        />
      </p>
      {keyStrengths.length > 0 && <p>{insightMessages.strengthsOf({ phrases: listed(keyStrengths) })}</p>}
      {areasForImprovement.length > 0 && (
        <p>{insightMessages.areasOf({ phrases: listed(areasForImprovement) })}</p>
      )}
    </div>
  )
}
