import { readFileSync } from "node:fs"
import { Schema } from "effect"
import { categories, sentiments } from "#core/domain/categories/category.ts"

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

const readLines = <A>(name: string, line: Schema.Decoder<A>): ReadonlyArray<A> =>
  readFileSync(new URL(`../../../fixtures/moderation/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((text) => Schema.decodeUnknownSync(Schema.fromJsonString(line))(text))

export const feedback = readLines("feedback.jsonl", Feedback)
export const sortedFixtures = readLines("category.jsonl", Sorted)

/** The sentiment of each of these texts, judged by hand. */
export const felt = new Map(readLines("sentiment.jsonl", Felt).map(({ id, sentiment }) => [id, sentiment]))
