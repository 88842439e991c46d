import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { insightOf } from "#adapters/moderation/local/engine/analysis/insight.ts"
import { hasQuote } from "#adapters/moderation/remote/phrase-rules.ts"
import type { Insight } from "#core/domain/insight/insight.ts"
import { readSomeSentences } from "../../../support/some-sentences.ts"

/** Some of our own, in five languages. */
const sentences = readSomeSentences(50).map(({ text }) => text)

const quotes = (said: ReadonlyArray<string>, texts: ReadonlyArray<string>) =>
  said.filter((line) => texts.some((text) => hasQuote(line, text)))

const phrasesIn = ({ overallSentiment, strengths, areas, generalTone }: Insight) => [
  overallSentiment,
  generalTone,
  ...[...strengths, ...areas].map(({ phrase }) => phrase)
]

const insightFor = (texts: ReadonlyArray<string>) =>
  insightOf(texts.map((content, index) => ({ id: `${index}`, content, ...analyseText(content) })))

describe("[anon A19] a summary repeats no more than six words in a row", () => {
  test("of any of our own sentences", () => {
    const chosen = sentences.filter((_, index) => index % 4 === 0)
    expect(chosen.length).toBeGreaterThan(500)
    for (const text of chosen) expect(quotes([analyseText(text).summary], [text])).toEqual([])
  }, 60_000)

  test("of any of many of them summed up together, or of what anybody types", () => {
    const anySentence = fc.nat(sentences.length - 1).map((index) => sentences[index] ?? "")
    const anyText = fc.oneof(anySentence, fc.string({ unit: "grapheme", maxLength: 300 }))
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 3, maxLength: 30 }), (texts) => {
        expect(quotes(phrasesIn(insightFor(texts)), texts)).toEqual([])
      }),
      { numRuns: 60 }
    )
  }, 60_000)

  test("nor of a text that is itself a summary of many", () => {
    const first = phrasesIn(insightFor(sentences.slice(0, 30))).join(" ")
    const texts = [first, first, first]
    expect(quotes(phrasesIn(insightFor(texts)), texts)).toEqual([])
  })
})
