import { Schema } from "effect"

/** How stores keep a field: `date` is a day, `instant` an ISO time, `json` an object or a list. */
export type FieldType = "text" | "boolean" | "integer" | "bigint" | "date" | "instant" | "json"

const withType = <S extends Schema.Top>(schema: S, fieldType: FieldType): S["Rebuild"] =>
  schema.annotate({ fieldType })

export const text = Schema.String
export const instant = withType(text, "instant")
export const day = withType(text.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)), "date").pipe(
  Schema.brand("Day")
)
export const integer = Schema.Int
/** Epoch milliseconds, or a sum that may outgrow 32 bits. */
export const bigInteger = withType(Schema.Int, "bigint")
export const sealedText = text.pipe(Schema.brand("Sealed"))
export const feedbackId = text.pipe(Schema.brand("FeedbackId"))
const ownerId = text.pipe(Schema.brand("OwnerId"))

/** A field that records of earlier versions lack. */
export const added = Schema.optionalKey

/** Every record has a kind, an owner, and an id that is unique within owner and kind. */
export const keyFields = <const K extends string>(kind: K) => ({
  kind: Schema.Literal(kind),
  owner: ownerId,
  id: text
})
