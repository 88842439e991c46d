import { Schema } from "effect"
import { kinds, type RawRecord, recordKinds } from "./record-kinds.ts"

const checks: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map(
  kinds.map((kind) => [kind, Schema.is(recordKinds[kind].schema)])
)

export const isRecord = (value: unknown): value is RawRecord =>
  typeof value === "object" && value !== null && "kind" in value && checks.get(value.kind)?.(value) === true
