import { Schema } from "effect"

/** Task of the load generator. */
export const LoadJob = Schema.Struct({
  port: Schema.Finite,
  connections: Schema.Finite,
  warmUpMillis: Schema.Finite,
  millis: Schema.Finite,
  /** Whole requests as they go over the wire, sent in turn. */
  requests: Schema.Array(Schema.String),
  /** The only status that counts as an answer. */
  status: Schema.Finite
})
export type LoadJob = typeof LoadJob.Type

export const LoadResult = Schema.Struct({
  /** Within the measured time. */
  answers: Schema.Finite,
  /** All that were sent, before it too. */
  sent: Schema.Finite,
  perSecond: Schema.Finite,
  /** Milliseconds. */
  p50: Schema.Finite,
  p99: Schema.Finite,
  longest: Schema.Finite,
  /** Answers with another status, and connections that were cut. */
  failures: Schema.Finite
})
export type LoadResult = typeof LoadResult.Type
