import type { QuestionText } from "#core/domain/questions/owner-questions.ts"
import { readStoredJson, writeStored } from "../../components/stored-item.ts"

/** Key of the questions that were typed and not saved. They stay in this tab until they are saved. */
const draftKeyOf = (ownerId: string): string => `honesthive-questions:${ownerId}`

const isQuestionText = (value: unknown): value is QuestionText =>
  typeof value === "object" &&
  value !== null &&
  "question" in value &&
  typeof value.question === "string" &&
  "thanks" in value &&
  typeof value.thanks === "string"

export const readQuestionsDraft = (ownerId: string): ReadonlyArray<QuestionText> | null => {
  const draft = readStoredJson("sessionStorage", draftKeyOf(ownerId))
  return Array.isArray(draft) && draft.every(isQuestionText) ? draft : null
}

export const keepQuestionsDraft = (ownerId: string, texts: ReadonlyArray<QuestionText>): void =>
  writeStored(
    "sessionStorage",
    draftKeyOf(ownerId),
    JSON.stringify(texts.map(({ question, thanks }) => ({ question, thanks })))
  )

export const dropQuestionsDraft = (ownerId: string): void =>
  writeStored("sessionStorage", draftKeyOf(ownerId), null)
