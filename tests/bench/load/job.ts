import { Schema } from "effect"

/** What the load generator is to do. */
export const Job = Schema.Struct({
  port: Schema.Number,
  connections: Schema.Number,
  warmUpMillis: Schema.Number,
  millis: Schema.Number,
  /** Whole requests as they go over the wire, sent in turn. */
  requests: Schema.Array(Schema.String),
  /** The only status that counts as an answer. */
  status: Schema.Number
})
export type Job = typeof Job.Type

export const Outcome = Schema.Struct({
  /** Within the measured time. */
  answers: Schema.Number,
  /** All that were sent, before it too. */
  sent: Schema.Number,
  perSecond: Schema.Number,
  /** Milliseconds. */
  p50: Schema.Number,
  p99: Schema.Number,
  /** Answers with another status, and connections that were cut. */
  failures: Schema.Number
})
export type Outcome = typeof Outcome.Type
