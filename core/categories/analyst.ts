import { Context, type Effect, Schema } from "effect"
import type { Category, Sentiment } from "./category.ts"

/** What an analyst says of one text. `summary` is a short English line that never repeats the text. */
export interface Analysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: string
}

/** An approved item with what was said of it. */
export interface AnalysedItem extends Analysis {
  readonly id: string
  readonly content: string
}

/** A phrase of an overview, with the items that it rests on. */
export interface Evidence {
  readonly phrase: string
  readonly ids: ReadonlyArray<string>
}

/** What many items say together (spec section 3, summary response). */
export interface Overview {
  /** Text with the share of positive items as a percentage, "75% positive". */
  readonly overallSentiment: string
  /** What is praised, most items first. */
  readonly strengths: ReadonlyArray<Evidence>
  /** What is criticised, most items first. */
  readonly areas: ReadonlyArray<Evidence>
  readonly generalTone: string
}

/** The analyst could not say anything; the item stays pending. */
export class AnalystUnavailable extends Schema.TaggedError<AnalystUnavailable>()("AnalystUnavailable", {
  cause: Schema.Defect()
}) {}

/** Sorts texts into categories, with sentiment and summary, and sums many up. */
export class Analyst extends Context.Service<
  Analyst,
  {
    readonly analyse: (text: string) => Effect.Effect<Analysis, AnalystUnavailable>
    /** Sums up several items; every phrase names the items behind it. */
    readonly overview: (items: ReadonlyArray<AnalysedItem>) => Effect.Effect<Overview, AnalystUnavailable>
  }
>()("honesthive/core/categories/Analyst") {}
