import { Schema } from "effect"
import { languages, scripts } from "../engine/text/script.ts"
import { itemLabels } from "./evaluate/item.ts"

/** own: sentences of this project; open and research: public rows, by licence. */
type RowOrigin = "own" | "open" | "research"

export const Line = Schema.Struct({
  id: Schema.optional(Schema.String),
  text: Schema.String,
  lang: Schema.Literals(languages),
  script: Schema.Literals(scripts),
  label: Schema.optional(Schema.Literals(itemLabels)),
  kind: Schema.optional(Schema.String),
  category: Schema.optional(Schema.String),
  sentiment: Schema.optional(Schema.String),
  disguised: Schema.optional(Schema.Boolean),
  tier: Schema.optional(Schema.Literals(["open", "research"])),
  derived_from: Schema.optional(Schema.String),
  author: Schema.optional(Schema.String),
  round: Schema.optional(Schema.Int)
})

/**
 * `template` is the line with choices that the text was made from. Texts of one `block` share an author's words, so they
 * are in one fold.
 */
export interface TrainingRow extends Omit<typeof Line.Type, "tier"> {
  readonly origin: RowOrigin
  readonly isHeldOut: boolean
  readonly isComposed?: boolean
  readonly isMistyped?: boolean
  readonly isJoined?: boolean
  readonly template?: string
  readonly block?: number
  readonly fold?: number
}
