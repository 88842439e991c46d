import { Effect, Layer } from "effect"
import { Analyst } from "../../../core/categories/analyst.ts"
import { analyseText } from "./analyse-text.ts"
import { overviewBy, overviewOf } from "./analysis/overview.ts"

/** The analyst that needs no network: word lists for five languages. */
export const localAnalyst: Layer.Layer<Analyst> = Layer.succeed(Analyst, {
  analyse: (text) => Effect.sync(() => analyseText(text)),
  overview: overviewOf,
  overviewBy
})
