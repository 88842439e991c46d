import type { Schema } from "effect"
import type { AnswerOf, BodyOf } from "#core/contract/call.ts"
import { callSchemas } from "#core/contract/call-schemas.ts"
import type { CallName, calls } from "#core/contract/calls.ts"

export type Calls = typeof calls

type Schemas = {
  readonly [N in CallName]: {
    readonly body: Schema.Codec<BodyOf<Calls[N]>, unknown> | null
    readonly answer: Schema.Codec<AnswerOf<Calls[N]>, unknown> | null
  }
}

export const schemas: Schemas = callSchemas
