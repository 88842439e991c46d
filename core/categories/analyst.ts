import { Context, type Effect, Schema } from "effect"
import type { Category, Sentiment } from "./category.ts"

/** What an analyst says of one text. `summary` is a short English line that never repeats the text. */
export interface Analysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: string
}

/** The analyst could not say anything; the item stays pending. */
export class AnalystUnavailable extends Schema.TaggedError<AnalystUnavailable>()("AnalystUnavailable", {
  cause: Schema.Defect()
}) {}

/** Sorts a text into a category, with sentiment and summary. */
export class Analyst extends Context.Service<
  Analyst,
  { readonly analyse: (text: string) => Effect.Effect<Analysis, AnalystUnavailable> }
>()("honesthive/core/categories/Analyst") {}
