import { Schema } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { keyFields, sealedText, text } from "../values/stored-fields.ts"

export const insightId = "insight"

export const StoredInsight = Schema.Struct({
  ...keyFields("insight"),
  id: Schema.Literal(insightId),
  fingerprint: text,
  by: text,
  content: sealedText
})
export type StoredInsight = typeof StoredInsight.Type

export const insightKey = (owner: OwnerId) => ({ kind: "insight", owner, id: insightId }) as const
