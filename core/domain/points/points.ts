import { Record as Records, Schema } from "effect"
import { added, bigInteger, day, feedbackId, integer, keyFields, text } from "../values/stored-fields.ts"
import { zeroCounts } from "./zero-counts.ts"

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

/** Counters as any version stored them: an earlier one may have had fewer categories. */
export const StoredStats = Schema.Struct({
  ...keyFields("stats"),
  id: Schema.Literal("stats"),
  totalPoints: bigInteger,
  counts: Schema.Struct(Records.map(zeroCounts, () => added(Schema.Int)))
})
type StoredStats = typeof StoredStats.Type

export interface Stats extends StoredStats {
  readonly counts: typeof zeroCounts
}

export const statsFromStored = (stored: StoredStats): Stats => ({
  ...stored,
  counts: { ...zeroCounts, ...stored.counts }
})
