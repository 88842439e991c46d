import { Schema } from "effect"

/** `thanks` is the line that thanks for an answer; empty: the page's own line. */
export const QuestionText = Schema.Struct({ question: Schema.String, thanks: Schema.String })

const questions = Schema.Array(QuestionText)

export const QuestionSettings = Schema.Struct({
  asked: questions,
  announced: Schema.NullOr(Schema.Struct({ questions, from: Schema.String })),
  nextChangeAt: Schema.String
})
export type QuestionSettings = typeof QuestionSettings.Type

export const ChooseQuestions = Schema.Struct({ questions })
