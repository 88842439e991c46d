import { Context, type Effect, Schema } from "effect"
import type { Category, Sentiment } from "./category.ts"

/** What an analyst says of one text. `summary` is a short English line that never repeats the text. */
export interface Analysis {
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: string
}

/** An approved item by what was said of it. */
export interface AnalysedItem extends Analysis {
  readonly id: string
}

/** The same, with its text. */
export interface WrittenItem extends AnalysedItem {
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

/** Somebody elsewhere who finds better phrases: slow, sometimes away, and not the same twice. */
export interface OverviewService {
  readonly name: string
  readonly overview: (items: ReadonlyArray<WrittenItem>) => Effect.Effect<Overview, AnalystUnavailable>
}

/** Sorts texts into categories, with sentiment and summary, and sums many up. */
export class Analyst extends Context.Service<
  Analyst,
  {
    readonly analyse: (text: string) => Effect.Effect<Analysis, AnalystUnavailable>
    /** Sums up several items, at once and always in the same words; every phrase names the items behind it. */
    readonly overview: (items: ReadonlyArray<AnalysedItem>) => Overview
    /** Who says so. Another one when the same items are summed up in other words: what is stored is made anew. */
    readonly overviewBy: string
    readonly overviewService?: OverviewService
  }
>()("honesthive/core/categories/Analyst") {}
