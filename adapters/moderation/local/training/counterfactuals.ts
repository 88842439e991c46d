import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { languages, scripts } from "../engine/text/script.ts"
import { fixturesFolder } from "./read/data-files.ts"

const Templates = Schema.Array(Schema.String)

const CounterfactualFile = Schema.Struct({
  language: Schema.Literals(languages),
  script: Schema.Literals(scripts),
  harmless: Schema.Struct({ self: Templates, group: Templates, name: Templates }),
  hateful: Templates,
  groups: Schema.Record(Schema.String, Schema.Array(Schema.Record(Schema.String, Schema.String))),
  names: Schema.Array(Schema.String)
})

type Counterfactuals = typeof CounterfactualFile.Type

/**
 * A template with one word in its slots: a name, or the plural of a group, whose `kind` is faith, caste and so on.
 * Texts of one template differ in nothing but the word.
 */
export interface FilledTemplate {
  readonly text: string
  readonly template: string
  readonly word: string
  readonly kind: string
}

export const counterfactualCells = [
  "en",
  "hi",
  "hi-latn",
  "te",
  "te-latn",
  "ta",
  "ta-latn",
  "kn",
  "kn-latn"
] as const

const laterCells = ["en", "hi", "hi-latn", "te", "ta", "kn"] as const

/**
 * Later sets, each by authors who knew nothing of the guard. Half of the third one's templates and of the sixth one's
 * have been looked at, one of the ninth's, none of the others'.
 */
export const laterSets = [
  "unseen",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth"
] as const

type LaterSet = (typeof laterSets)[number]

export type CounterfactualCell =
  | (typeof counterfactualCells)[number]
  | `${(typeof laterCells)[number]}-${LaterSet}`

export const cellsOf = (set: LaterSet): ReadonlyArray<CounterfactualCell> =>
  laterCells.map((cell) => `${cell}-${set}` as const)

const decodeFile = Schema.decodeUnknownSync(Schema.fromJsonString(CounterfactualFile))

export const readCounterfactuals = (cell: CounterfactualCell): Counterfactuals =>
  decodeFile(readFileSync(join(fixturesFolder, `counterfactuals/${cell}.json`), "utf8"))

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const fillSlots = (template: string, words: Readonly<Record<string, string>>): string => {
  const text = template.replace(/\{(?:group\.)?(\w+)\}/g, (slot, form: string) => words[form] ?? slot)
  return template.startsWith("{") ? capitalised(text) : text
}

export const fillGroups = (
  templates: ReadonlyArray<string>,
  groups: Counterfactuals["groups"]
): ReadonlyArray<FilledTemplate> =>
  templates.flatMap((template) =>
    Object.entries(groups).flatMap(([kind, ofKind]) =>
      ofKind.map((forms) => ({ text: fillSlots(template, forms), template, word: forms.many ?? "", kind }))
    )
  )

export const fillNames = (
  templates: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlyArray<FilledTemplate> =>
  templates.flatMap((template) =>
    names.map((name) => ({ text: fillSlots(template, { name }), template, word: name, kind: "name" }))
  )
