import { Effect, Option, Schema } from "effect"
import type { FeedbackItem } from "../../contract/feedback-schemas.ts"
import { type Category, generalCategory, type Sentiment } from "../../domain/categories/category.ts"
import {
  type ApprovedItem,
  type Feedback,
  isPublished,
  isReadable,
  type ListedItem,
  stateOf
} from "../../domain/feedback/feedback.ts"
import { coveredPlaceholder, filteredPlaceholder } from "../../domain/feedback/feedback-text.ts"
import { noonOf } from "../../domain/values/day.ts"
import { Sealer } from "../../ports/sealer.ts"

const unreadablePlaceholder = "[This text can no longer be read]"

const openSealedContent = ({ id, owner, content }: Feedback) =>
  Effect.flatMap(Sealer, (sealer) => sealer.open(content, { owner, item: id, field: "content" }))

const openSealedSummary = ({ id, owner, summary }: ApprovedItem) => {
  if (summary === null) return Effect.succeed("")
  return Effect.flatMap(Sealer, (sealer) => sealer.open(summary, { owner, item: id, field: "summary" }))
}

const withPlaceholder = <E, R>(text: Effect.Effect<string, E, R>, placeholder: string) =>
  text.pipe(
    Effect.tapError(() => Effect.logError("A sealed text can't be opened")),
    Effect.orElseSucceed(() => placeholder)
  )

export const readContent = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openSealedContent(feedback), unreadablePlaceholder)

const readAnalysis = (item: ApprovedItem): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openSealedSummary(item), "")

const decodeAnalysis = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ summary: Schema.String }))
)

export const readSummary = (item: ApprovedItem): Effect.Effect<string, never, Sealer> =>
  Effect.map(readAnalysis(item), (analysis) =>
    Option.match(decodeAnalysis(analysis), { onNone: () => "", onSome: ({ summary }) => summary })
  )

export const readContentForOwner = (item: ListedItem): Effect.Effect<string, never, Sealer> => {
  if (isReadable(item)) return readContent(item)
  return Effect.succeed(item.moderationStatus === "approved" ? coveredPlaceholder : filteredPlaceholder)
}

export const categoryOf = ({ category = generalCategory }: ListedItem): Category => category

export const sentimentForOwner = (item: ListedItem): Sentiment =>
  isReadable(item) ? item.sentiment : "neutral"

export const readAnswer = ({
  id,
  owner,
  answer = null
}: Feedback): Effect.Effect<string | null, never, Sealer> => {
  if (answer === null) return Effect.succeed(null)
  const opened = Effect.flatMap(Sealer, (sealer) => sealer.open(answer, { owner, item: id, field: "answer" }))
  return withPlaceholder(opened, unreadablePlaceholder)
}

export type QuestionsById = ReadonlyMap<string, string>

export const questionFor = ({ question }: ListedItem, questions: QuestionsById): string | null =>
  question === null ? null : (questions.get(question) ?? null)

export const viewFeedback = Effect.fnUntraced(function* (item: ListedItem, questions: QuestionsById) {
  return {
    id: item.id,
    content: yield* readContentForOwner(item),
    aiCategory: categoryOf(item),
    aiSummary: isReadable(item) ? yield* readAnalysis(item) : "",
    sentiment: sentimentForOwner(item),
    isPublic: isPublished(item),
    moderationStatus: item.moderationStatus,
    isCovered: stateOf(item) === "covered",
    rejectedFor: item.rejectedFor ?? null,
    question: questionFor(item, questions),
    status: item.status ?? null,
    answer: yield* readAnswer(item),
    createdAt: noonOf(item.createdOn)
  } satisfies FeedbackItem
})
