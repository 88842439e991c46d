import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import type { DraftId } from "../../components/owner-draft.ts"

export const questionsDraftOf = (ownerId: string): DraftId => ({ ownerId, form: "questions" })

export const fieldsOfQuestions = (texts: ReadonlyArray<QuestionText>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.flatMap(({ question, thanks }, index) => [
      [`question-${index}`, question],
      [`thanks-${index}`, thanks]
    ])
  )

export const isSameQuestions = (
  one: ReadonlyArray<QuestionText>,
  other: ReadonlyArray<QuestionText>
): boolean => JSON.stringify(fieldsOfQuestions(one)) === JSON.stringify(fieldsOfQuestions(other))

export const questionsOfFields = (fields: Readonly<Record<string, string>>): ReadonlyArray<QuestionText> =>
  Array.from({ length: Object.keys(fields).length / 2 }, (_, index) => ({
    question: fields[`question-${index}`] ?? "",
    thanks: fields[`thanks-${index}`] ?? ""
  }))
