import { readFileSync } from "node:fs"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { insightOf } from "#adapters/moderation/local/engine/analysis/insight.ts"

const Mixes = Schema.Array(
  Schema.Struct({
    name: Schema.String,
    notes: Schema.Array(
      Schema.Struct({
        text: Schema.String,
        sentiment: Schema.Literals(["positive", "neutral", "negative", "mixed"])
      })
    )
  })
)

const mixes = Schema.decodeUnknownSync(Schema.fromJsonString(Mixes))(
  readFileSync(new URL("../../../../fixtures/insight/notes.json", import.meta.url), "utf8")
)

/** Twice the share of single sentences that the classifier errs on (docs/model-card.md): these are few. */
const sentimentError = 0.4

/** Sentiments as their authors meant them; what the classifier makes of the notes must not claim more. */
describe.each(mixes)("the insight of $name claims no more than it knows", ({ notes }) => {
  const shareOf = (side: "positive" | "negative"): number =>
    notes.filter(({ sentiment }) => sentiment === side || sentiment === "mixed").length / notes.length
  const [praising, criticising] = [shareOf("positive"), shareOf("negative")]
  const items = notes.map(({ text }, at) => ({ id: `${at}`, ...analyseText(text) }))
  const { overallSentiment, areas, generalTone } = insightOf(items)

  test("its percentage is right within the error", () => {
    const percent = Number(/(\d+)%/.exec(overallSentiment)?.[1])
    const positive = notes.filter(({ sentiment }) => sentiment === "positive").length / notes.length
    expect(Math.abs(percent - 100 * positive)).toBeLessThanOrEqual(100 * sentimentError)
  })

  test("a few notes have no tone, and a tone leans to the side that more notes are on", () => {
    if (notes.length < 8) expect(generalTone).toMatch(/too early/)
    else if (praising < criticising) expect(generalTone).not.toMatch(/warm|mostly positive/)
    else if (criticising < praising) expect(generalTone).not.toMatch(/critical/)
  })

  test("criticism leads to an area for improvement", () => {
    expect(areas.length > 0).toBe(criticising > 0)
  })
})
