import { Schema } from "effect"

/** A question of at most 120 characters with the line that thanks for its answers; empty: the page's own line. */
export const QuestionText = Schema.Struct({ question: Schema.String, thanks: Schema.String })

const questions = Schema.Array(QuestionText)

export const QuestionSettings = Schema.Struct({
  asked: questions,
  announced: Schema.NullOr(Schema.Struct({ questions, from: Schema.String })),
  nextChangeAt: Schema.String
})
export type QuestionSettings = typeof QuestionSettings.Type

/** At most three, in the order of the page. */
export const ChooseQuestions = Schema.Struct({ questions })
