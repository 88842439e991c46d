import { Effect, Option, Schema } from "effect"
import type { FeedbackItem } from "../../contract/feedback-schemas.ts"
import { type Feedback, stateOf } from "../../domain/feedback/feedback.ts"
import { coveredPlaceholder, filteredPlaceholder } from "../../domain/feedback/feedback-text.ts"
import { noonOf } from "../../domain/values/day.ts"
import { Sealer } from "../../ports/sealer.ts"

/** Shown for a text that can't be opened, so that the rest of the list still loads. */
const unreadablePlaceholder = "[This text can no longer be read]"

const openSealedContent = (feedback: Feedback) =>
  Effect.flatMap(Sealer, (sealer) =>
    sealer.open(feedback.content, { owner: feedback.owner, item: feedback.id, field: "content" })
  )

const openSealedSummary = (feedback: Feedback) => {
  const { aiSummary } = feedback
  if (aiSummary === null) return Effect.succeed("")
  return Effect.flatMap(Sealer, (sealer) =>
    sealer.open(aiSummary, { owner: feedback.owner, item: feedback.id, field: "summary" })
  )
}

const withPlaceholder = <E, R>(text: Effect.Effect<string, E, R>, placeholder: string) =>
  text.pipe(
    Effect.tapError(() => Effect.logError("A sealed text can't be opened")),
    Effect.orElseSucceed(() => placeholder)
  )

export const readContent = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openSealedContent(feedback), unreadablePlaceholder)

const readAnalysis = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  withPlaceholder(openSealedSummary(feedback), "")

const decodeAnalysis = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ summary: Schema.String }))
)

/** The summary of an approved item (spec section 3, aiSummary). */
export const readSummary = (feedback: Feedback): Effect.Effect<string, never, Sealer> =>
  Effect.map(readAnalysis(feedback), (analysis) =>
    Option.match(decodeAnalysis(analysis), { onNone: () => "", onSome: ({ summary }) => summary })
  )

/** The text of a settled item for its owner; empty for rejected and covered ones. */
export const readContentForOwner = (feedback: Feedback): Effect.Effect<string, never, Sealer> => {
  const state = stateOf(feedback)
  if (state === "approved") return readContent(feedback)
  return Effect.succeed(state === "covered" ? coveredPlaceholder : filteredPlaceholder)
}

/** The sentiment of a settled item for its owner; neutral until a covered item is opened. */
export const sentimentForOwner = (feedback: Feedback): Feedback["segment"] =>
  stateOf(feedback) === "approved" ? feedback.segment : "neutral"

export const viewFeedback = Effect.fnUntraced(function* (feedback: Feedback) {
  const state = stateOf(feedback)
  return {
    id: feedback.id,
    content: yield* readContentForOwner(feedback),
    aiCategory: feedback.aiCategory,
    aiSummary: state === "approved" ? yield* readAnalysis(feedback) : "",
    sentiment: sentimentForOwner(feedback),
    isPublic: feedback.isPublic,
    moderationStatus: state === "rejected" ? "rejected" : "approved",
    isCovered: state === "covered",
    rejectedFor: feedback.rejectedFor,
    createdAt: noonOf(feedback.createdOn)
  } satisfies FeedbackItem
})
