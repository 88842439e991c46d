import { readFileSync } from "node:fs"
import { Schema } from "effect"
import { categories, sentiments } from "../../../../core/domain/categories/category.ts"

const Feedback = Schema.Struct({
  id: Schema.String,
  lang: Schema.String,
  script: Schema.String,
  text: Schema.String,
  label: Schema.Literals(["ok", "toxic"]),
  kind: Schema.String
})

const Sorted = Schema.Struct({
  id: Schema.String,
  lang: Schema.String,
  text: Schema.String,
  category: Schema.Literals(categories)
})

const Felt = Schema.Struct({ id: Schema.String, sentiment: Schema.Literals(sentiments) })

const decodeLines = <A>(name: string, decode: (line: unknown) => A): ReadonlyArray<A> =>
  readFileSync(new URL(`../../../fixtures/moderation/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => decode(line))

export const feedback = decodeLines(
  "feedback.jsonl",
  Schema.decodeUnknownSync(Schema.fromJsonString(Feedback))
)

export const sortedFixtures = decodeLines(
  "category.jsonl",
  Schema.decodeUnknownSync(Schema.fromJsonString(Sorted))
)

/** The sentiment of each of these texts, judged by hand. */
export const felt = new Map(
  decodeLines("sentiment.jsonl", Schema.decodeUnknownSync(Schema.fromJsonString(Felt))).map(
    ({ id, sentiment }) => [id, sentiment] as const
  )
)
