import { Context, type Effect, Schema } from "effect"
import type { AnalysedItem, Analysis, Insight } from "../domain/insight/insight.ts"

/** The analyst could not say anything; the item stays pending. */
export class AnalystUnavailable extends Schema.TaggedError<AnalystUnavailable>()("AnalystUnavailable", {
  cause: Schema.Defect()
}) {}

/** Sorts texts into categories, with sentiment and summary, and sums many up. */
export class Analyst extends Context.Service<
  Analyst,
  {
    readonly analyse: (text: string) => Effect.Effect<Analysis, AnalystUnavailable>
    /**
     * Sums up several items, at once and always in the same words; every phrase names the items behind it. On this server:
     * one owner's texts are sent nowhere together.
     */
    readonly insight: (items: ReadonlyArray<AnalysedItem>) => Insight
    /** Who says so. Another one when the same items are summed up in other words: what is stored is made anew. */
    readonly insightBy: string
  }
>()("honesthive/core/ports/Analyst") {}
