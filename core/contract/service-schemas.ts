import { Schema } from "effect"

/** No further fields, because anyone can request it. */
const Health = Schema.Struct({ status: Schema.Literal("ok") })

export const serviceSchemas = {
  health: { body: null, response: Health },
  apiDescription: { body: null, response: Schema.Record(Schema.String, Schema.Unknown) }
} as const
