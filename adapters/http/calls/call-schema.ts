import type { Schema } from "effect"
import type { BodyOf, ResponseOf } from "#core/contract/call.ts"
import { callSchemas } from "#core/contract/call-schemas.ts"
import type { CallName, calls } from "#core/contract/calls.ts"

export type Calls = typeof calls

type CallSchemaMap = {
  readonly [N in CallName]: {
    readonly body: Schema.Codec<BodyOf<Calls[N]>, unknown> | null
    readonly response: Schema.Codec<ResponseOf<Calls[N]>, unknown> | null
  }
}

export const schemas: CallSchemaMap = callSchemas
