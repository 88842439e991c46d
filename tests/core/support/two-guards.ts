import { Effect, Layer, Schema } from "effect"
import { categories, sentiments } from "#core/domain/categories/category.ts"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { type Decision, moderationLabels } from "#core/domain/moderation/verdict.ts"
import { Analyst } from "#core/ports/analyst.ts"
import { Guard, GuardUnavailable } from "#core/ports/guard.ts"
import { Sealer } from "#core/ports/sealer.ts"

/** What one version of guard and analyst says of a text. */
export const Opinion = Schema.Struct({
  isAbuse: Schema.Boolean,
  /** Of what is no abuse. */
  isUnsure: Schema.optionalKey(Schema.Boolean),
  category: Schema.Literals(categories),
  sentiment: Schema.Literals(sentiments)
})
export type Opinion = typeof Opinion.Type

/** A text tells guards and analysts of each version what to say of it; "away" is what nobody can judge. */
export const Told = Schema.Struct({
  number: Schema.Int,
  opinions: Schema.Array(Schema.Union([Opinion, Schema.Literal("away")]))
})
export type Told = typeof Told.Type

/** What a guard of this opinion decides. */
export const decisionBy = ({ isAbuse, isUnsure = false }: Opinion): Decision => {
  if (isAbuse) return "rejected"
  return isUnsure ? "covered" : "approved"
}

export const textOf = (told: Told): string => JSON.stringify(told)

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Told))

/** What the text of a stored item tells. */
export const toldBy = Effect.fnUntraced(function* ({ owner, id, content }: Feedback) {
  return decode(yield* (yield* Sealer).open(content, { owner, item: id, field: "content" }))
})

export interface TwoGuards {
  /** From 0; verdicts say one more. */
  version: number
  beforeJudging: Effect.Effect<void>
}

/** Guard and analyst whose version a test changes; `beforeJudging` runs whenever a text is judged. */
export const makeTwoGuards = () => {
  const state: TwoGuards = { version: 0, beforeJudging: Effect.void }
  const opinionOn = (text: string) => {
    const opinion = decode(text).opinions[state.version]
    return opinion === undefined || opinion === "away" ? undefined : opinion
  }
  const guard = Layer.succeed(Guard)({
    judge: (text) =>
      Effect.suspend(() => state.beforeJudging).pipe(
        Effect.andThen(
          Effect.suspend(() => {
            const opinion = opinionOn(text)
            if (opinion === undefined) return Effect.fail(new GuardUnavailable({ cause: "told to" }))
            const { isAbuse } = opinion
            return Effect.succeed({
              decision: decisionBy(opinion),
              labels: isAbuse ? [{ label: moderationLabels[state.version] ?? "spam", score: 0.9 }] : [],
              guard: "two",
              version: `${state.version + 1}`,
              reason: "told to"
            })
          })
        )
      ),
    isCurrent: ({ version }) => version === `${state.version + 1}`
  })
  const analyst = Layer.succeed(Analyst)({
    analyse: (text) =>
      Effect.sync(() => {
        const { category = "Reliability", sentiment = "neutral" } = opinionOn(text) ?? {}
        return { category, sentiment, summary: `Summary ${state.version}.` }
      }),
    insight: () => ({ overallSentiment: "", strengths: [], areas: [], generalTone: "" }),
    insightBy: "two"
  })
  return { state, layer: Layer.merge(guard, analyst) }
}
