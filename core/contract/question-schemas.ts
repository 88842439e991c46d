import { Schema } from "effect"

export const QuestionText = Schema.Struct({ question: Schema.String, thanks: Schema.String })

const questions = Schema.Array(QuestionText)

export const QuestionSettings = Schema.Struct({
  asked: questions,
  announced: Schema.NullOr(Schema.Struct({ questions, from: Schema.String })),
  nextChangeAt: Schema.String
})
export type QuestionSettings = typeof QuestionSettings.Type

export const ChooseQuestions = Schema.Struct({ questions })
