import { Schema } from "effect"
import { languages } from "../engine/text/script.ts"

/** own: sentences of this project; open and research: public rows, by what their licences allow. */
type Origin = "own" | "open" | "research"

/** A line of a file of texts. */
export const Line = Schema.Struct({
  id: Schema.optional(Schema.String),
  text: Schema.String,
  lang: Schema.Literals(languages),
  script: Schema.Literals(["native", "roman"]),
  label: Schema.optional(Schema.Literals(["ok", "toxic"])),
  kind: Schema.optional(Schema.String),
  category: Schema.optional(Schema.String),
  sentiment: Schema.optional(Schema.String),
  disguised: Schema.optional(Schema.Boolean),
  tier: Schema.optional(Schema.Literals(["open", "research"])),
  derived_from: Schema.optional(Schema.String),
  /** Of a text as people send them: who wrote it, and in which round. */
  author: Schema.optional(Schema.String),
  round: Schema.optional(Schema.Int)
})

/** One text and what people said of it. */
export interface Row extends Omit<typeof Line.Type, "tier"> {
  readonly origin: Origin
  readonly isHeldOut: boolean
  /** Made of several sentences in training. */
  readonly isComposed?: boolean
  /** A copy of a row, with a typo. */
  readonly isMistyped?: boolean
  /** Of a line about groups, one of many nearly alike. */
  readonly isGroup?: boolean
  /** The fold in which it is judged. */
  readonly fold?: number
}
