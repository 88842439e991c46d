import { Effect, Layer, Schema } from "effect"
import { categories, sentiments } from "#core/domain/categories/category.ts"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { type Decision, moderationLabels } from "#core/domain/moderation/verdict.ts"
import { Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { fakeModerator } from "./fake-moderator.ts"

export const ScriptedOpinion = Schema.Struct({
  isAbuse: Schema.Boolean,
  /** Only for a text that is no abuse. */
  isUnsure: Schema.optionalKey(Schema.Boolean),
  category: Schema.Literals(categories),
  sentiment: Schema.Literals(sentiments)
})
export type ScriptedOpinion = typeof ScriptedOpinion.Type

/** A text holds the opinion that each version of guard and analyst gives on it; "away" means unavailable. */
export const ScriptedText = Schema.Struct({
  number: Schema.Int,
  opinions: Schema.Array(Schema.Union([ScriptedOpinion, Schema.Literal("away")]))
})
export type ScriptedText = typeof ScriptedText.Type

export const decisionBy = ({ isAbuse, isUnsure = false }: ScriptedOpinion): Decision => {
  if (isAbuse) return "rejected"
  return isUnsure ? "covered" : "approved"
}

export const textOf = (told: ScriptedText): string => JSON.stringify(told)

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(ScriptedText))

export const toldBy = Effect.fnUntraced(function* ({ owner, id, content }: Feedback) {
  return decode(yield* (yield* Sealer).open(content, { owner, item: id, field: "content" }))
})

export interface TwoGuards {
  /** From 0; verdicts state the version plus 1. */
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
  const moderator = fakeModerator({
    judge: (text) =>
      Effect.gen(function* () {
        yield* state.beforeJudging
        const opinion = opinionOn(text)
        if (opinion === undefined) return yield* new ModeratorUnavailable({ cause: "told to" })
        return {
          decision: decisionBy(opinion),
          labels: opinion.isAbuse ? [{ label: moderationLabels[state.version] ?? "spam", score: 0.9 }] : [],
          guard: "two",
          version: `${state.version + 1}`,
          reason: "told to"
        }
      }),
    isCurrent: ({ version }) => version === `${state.version + 1}`,
    analyse: (text) => {
      const { category = "Reliability", sentiment = "neutral" } = opinionOn(text) ?? {}
      return { category, sentiment, summary: `Summary ${state.version}.` }
    }
  })
  return { state, layer: Layer.succeed(Moderator)(moderator) }
}
