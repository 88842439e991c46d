import { Effect, Schema } from "effect"
import type { Sentiment } from "../../../core/domain/categories/category.ts"
import type { Analysis } from "../../../core/domain/insight/insight.ts"
import type { Channel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import type { Comprehend } from "./comprehend-client.ts"

const names = ["POSITIVE", "NEGATIVE", "NEUTRAL", "MIXED"] as const

const sentimentOf: Readonly<Record<(typeof names)[number], Sentiment>> = {
  POSITIVE: "positive",
  NEGATIVE: "negative",
  NEUTRAL: "neutral",
  MIXED: "neutral"
}

const decode = Schema.decodeUnknownSync(Schema.Struct({ Sentiment: Schema.Literals(names) }))

const detectSentiment = async (ask: Comprehend, text: string, abortSignal: AbortSignal) => {
  const answer = await ask(({ sdk, client }) =>
    client.send(new sdk.DetectSentimentCommand({ Text: text, LanguageCode: "en" }), { abortSignal })
  )
  return sentimentOf[decode(answer).Sentiment]
}

/**
 * Comprehend's sentiment covers English only; everything else is the local analysis, which stands when Comprehend is
 * away.
 */
export const comprehendAnalysis =
  (ask: Comprehend, channel: Channel, local: LocalModeration) =>
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
