import { Effect, Schema } from "effect"
import type { Sentiment } from "#core/domain/categories/category.ts"
import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Channel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import type { CallComprehend } from "./comprehend-client.ts"
import { segmentsOf } from "./segments.ts"

const comprehendSentiments = ["POSITIVE", "NEGATIVE", "NEUTRAL", "MIXED"] as const

const sentimentOf: Readonly<Record<(typeof comprehendSentiments)[number], Sentiment>> = {
  POSITIVE: "positive",
  NEGATIVE: "negative",
  NEUTRAL: "neutral",
  MIXED: "neutral"
}

const decodeSentiment = Schema.decodeUnknownSync(
  Schema.Struct({ Sentiment: Schema.Literals(comprehendSentiments) })
)

/** Comprehend refuses to read the sentiment of more than 5,000 bytes; the longest feedback has more. */
const maxSegmentsRead = 5

const detectSentiment = async (ask: CallComprehend, text: string, abortSignal: AbortSignal) => {
  const read = segmentsOf(text).slice(0, maxSegmentsRead).join("")
  const answer = await ask(({ sdk, client }) =>
    client.send(new sdk.DetectSentimentCommand({ Text: read, LanguageCode: "en" }), { abortSignal })
  )
  return sentimentOf[decodeSentiment(answer).Sentiment]
}

/**
 * Comprehend's sentiment covers English only; everything else is the local analysis, which stands when Comprehend is
 * away.
 */
export const comprehendAnalysis =
  (ask: CallComprehend, channel: Channel, local: LocalModeration) =>
  (text: string): Effect.Effect<Analysis> => {
    const own = local.analyse(text)
    if (!local.isEnglish(text)) return Effect.succeed(own)
    return channel
      .call((signal) => detectSentiment(ask, text, signal))
      .pipe(
        Effect.map((sentiment) => ({
          ...own,
          sentiment,
          summary: local.summarise(text, own.category, sentiment)
        })),
        Effect.orElseSucceed(() => own)
      )
  }
