import { Schema } from "effect"

export const Health = Schema.Struct({
  status: Schema.Literal("ok"),
  store: Schema.String,
  guard: Schema.String,
  version: Schema.String
})
export type Health = typeof Health.Type

/** The body of every error answer. */
export const ErrorBody = Schema.Struct({ message: Schema.String })
export type ErrorBody = typeof ErrorBody.Type
