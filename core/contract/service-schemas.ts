import { Schema } from "effect"

/** Nothing more: strangers ask for it. */
const Health = Schema.Struct({ status: Schema.Literal("ok") })

export const serviceSchemas = { health: { body: null, answer: Health } } as const
