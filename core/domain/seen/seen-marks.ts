import { Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { keyFields, text } from "../values/stored-fields.ts"

/**
 * State at the end of a visit: the newest day (ISO time at noon) and its items, since times are days only. Without ids,
 * all items of the day count as seen. Everything older does.
 */
const SeenFeedback = Schema.Struct({
  day: text,
  ids: Schema.Array(text)
})
export type SeenFeedback = typeof SeenFeedback.Type

export const SeenMarks = Schema.Struct({
  ...keyFields("seen"),
  id: Schema.Literal("seen"),
  feedback: Schema.NullOr(SeenFeedback),
  badges: Schema.NullOr(Schema.Array(text))
})
export type SeenMarks = typeof SeenMarks.Type

export const emptySeenMarks = (owner: OwnerId): SeenMarks => ({
  kind: "seen",
  id: "seen",
  owner,
  feedback: null,
  badges: null
})
