import { Effect, Layer } from "effect"
import { overviewBy, overviewOf } from "#adapters/moderation/local/analysis/overview.ts"
import { Analyst } from "#core/categories/analyst.ts"
import { Guard } from "#core/moderation/guard.ts"

const loadGuard = Effect.promise(async () => {
  const { judgeText } = await import("#adapters/moderation/local/judge-text.ts")
  return judgeText
})

const loadAnalyst = Effect.promise(async () => {
  const { analyseText } = await import("#adapters/moderation/local/analyse-text.ts")
  return analyseText
})

/** The local guard and analyst: their two megabytes of words are loaded when there is something to judge. */
export const localModeration: Layer.Layer<Guard | Analyst> = Layer.mergeAll(
  Layer.succeed(Guard)({ judge: (text) => Effect.map(loadGuard, (judgeText) => judgeText(text)) }),
  Layer.succeed(Analyst)({
    analyse: (text) => Effect.map(loadAnalyst, (analyseText) => analyseText(text)),
    overview: overviewOf,
    overviewBy
  })
)
