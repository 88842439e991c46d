import { Schema } from "effect"

const Words = Schema.Trim.check(Schema.isNonEmpty(), Schema.isMaxLength(400))

const Address = Schema.Trim.check(
  Schema.isPattern(/^(?:tel:\+?[\d-]{2,20}|sms:\+?[\d-]{2,20}|https:\/\/[^\s"'<>]{3,200})$/)
)

export const HelpNote = Schema.Struct({
  title: Words,
  text: Words,
  places: Schema.Array(Schema.Struct({ name: Words, label: Words, address: Address })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(8)
  )
})
export type HelpNote = typeof HelpNote.Type

/** A language left out keeps its built-in note. */
export const HelpNotes = Schema.Struct({
  en: Schema.optionalKey(HelpNote),
  hi: Schema.optionalKey(HelpNote),
  te: Schema.optionalKey(HelpNote),
  ta: Schema.optionalKey(HelpNote),
  kn: Schema.optionalKey(HelpNote)
})
export type HelpNotes = typeof HelpNotes.Type
