import { Schema } from "effect"

/** No further fields, because anyone can request it. */
const Health = Schema.Struct({ status: Schema.Literal("ok") })

export const serviceSchemas = {
  health: { body: null, answer: Health },
  apiDescription: { body: null, answer: Schema.Record(Schema.String, Schema.Unknown) }
} as const
