import { Schema } from "effect"

/** Nothing more: strangers ask for it. */
export const Health = Schema.Struct({ status: Schema.Literal("ok") })
export type Health = typeof Health.Type

/** The body of every error answer. */
export const ErrorBody = Schema.Struct({ message: Schema.String })
export type ErrorBody = typeof ErrorBody.Type

export const serviceSchemas = { health: { body: null, answer: Health } } as const
