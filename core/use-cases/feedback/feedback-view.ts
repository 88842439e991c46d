import { Effect, Option, Schema } from "effect"
import type { FeedbackItem } from "../../contract/feedback-schemas.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { filteredPlaceholder } from "../../domain/feedback/feedback-text.ts"
import { noonOf } from "../../domain/values/day.ts"
import { Sealer } from "../../ports/sealer.ts"

/** Stands in place of a text whose seal does not open: the rest of the list must not suffer. */
export const unreadablePlaceholder = "[This text can no longer be read]"

const openContent = (feedback: Feedback) =>
  Effect.flatMap(Sealer, (sealer) =>
    sealer.open(feedback.content, { owner: feedback.owner, item: feedback.id, field: "content" })
  )

const openSummary = (feedback: Feedback) => {
  const { aiSummary } = feedback
  if (aiSummary === null) return Effect.succeed("")
  return Effect.flatMap(Sealer, (sealer) =>
    sealer.open(aiSummary, { owner: feedback.owner, item: feedback.id, field: "summary" })
  )
}

const withPlaceholder = <E, R>(text: Effect.Effect<string, E, R>, placeholder: string) =>
  text.pipe(
    Effect.tapError(() => Effect.logError("A sealed text does not open")),
    Effect.orElseSucceed(() => placeholder)
  )

/** The text of an item, for those who may read it. */
export const readContent = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openContent(feedback), unreadablePlaceholder)

/** What the analyst said of an approved item; the empty text when it said nothing. */
const readAnalysis = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openSummary(feedback), "")

const decodeAnalysis = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ summary: Schema.String }))
)

/** The summary line of an approved item (spec section 3, aiSummary). */
export const readSummary = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  Effect.map(readAnalysis(feedback), (analysis) =>
    Option.match(decodeAnalysis(analysis), { onNone: () => "", onSome: ({ summary }) => summary })
  )

/** The text of a settled item for its owner: never that of a rejected one. */
export const readContentForOwner = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  feedback.moderationStatus === "approved" ? readContent(feedback) : Effect.succeed(filteredPlaceholder)

/** A settled item as its owner sees it. */
export const viewFeedback = Effect.fnUntraced(function* (feedback: Feedback) {
  const isApproved = feedback.moderationStatus === "approved"
  return {
    id: feedback.id,
    content: yield* readContentForOwner(feedback),
    aiCategory: feedback.aiCategory,
    aiSummary: isApproved ? yield* readAnalysis(feedback) : "",
    sentiment: feedback.segment,
    isPublic: feedback.isPublic,
    moderationStatus: isApproved ? "approved" : "rejected",
    createdAt: noonOf(feedback.createdOn)
  } satisfies FeedbackItem
})
