import { Schema } from "effect"
import { maxSeenBadges, maxSeenIds } from "../domain/seen/seen-limits.ts"

const Name = Schema.String.check(Schema.isPattern(/^[\x20-\x7e]{1,60}$/))

const SeenFeedback = Schema.Struct({
  day: Schema.String.check(Schema.isPattern(/^(?:\d{4}-\d{2}-\d{2}T12:00:00\.000Z)?$/)),
  ids: Schema.Array(Name).check(Schema.isMaxLength(maxSeenIds))
})

const SeenBadges = Schema.Array(Name).check(Schema.isMaxLength(maxSeenBadges))

const SeenState = Schema.Struct({ feedback: Schema.NullOr(SeenFeedback), badges: Schema.NullOr(SeenBadges) })
export type SeenState = typeof SeenState.Type

const NewlySeen = Schema.Struct({
  feedback: Schema.optionalKey(SeenFeedback),
  badges: Schema.optionalKey(SeenBadges)
})

export const seenSchemas = {
  readSeen: { body: null, response: SeenState },
  noteSeen: { body: NewlySeen, response: SeenState }
} as const
