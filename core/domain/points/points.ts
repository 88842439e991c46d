import { Schema } from "effect"
import { bigInteger, day, feedbackId, integer, keyFields, text } from "../values/stored-fields.ts"

/**
 * An entry of the points history (spec section 3). Its id is derived from its reason (`feedback:<id>`, `badge:<id>`),
 * so that nothing is rewarded twice.
 */
export const PointsEntry = Schema.Struct({
  ...keyFields("points"),
  points: integer,
  source: Schema.Literals(["feedback", "badge"]),
  description: text,
  feedbackId: Schema.NullOr(feedbackId),
  badgeId: Schema.NullOr(text),
  createdOn: day
})
export type PointsEntry = typeof PointsEntry.Type

export const Stats = Schema.Struct({
  ...keyFields("stats"),
  id: Schema.Literal("stats"),
  totalPoints: bigInteger,
  counts: Schema.Struct({
    leadership: Schema.Int,
    communication: Schema.Int,
    technical: Schema.Int,
    creativity: Schema.Int,
    reliability: Schema.Int,
    general: Schema.Int
  })
})
export type Stats = typeof Stats.Type
