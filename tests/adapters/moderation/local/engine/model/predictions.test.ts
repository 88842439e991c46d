import { expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { opinionOn } from "#adapters/moderation/local/engine/model/classifier-result.ts"
import { gatherReading, lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { sortText } from "#adapters/moderation/local/engine/model/sort-text.ts"
import { spansOf } from "#adapters/moderation/local/engine/model/text-spans.ts"
import { understand } from "#adapters/moderation/local/engine/model/understand-text.ts"
import predictions from "../../../../../fixtures/moderation/predictions.json" with { type: "json" }

const understood = (text: string) => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named } = understand(reading)
  return { named, evidence: gatherReading(reading, languageAndScript.language) }
}

/** JSON has no negative zero. */
const roundToThousandth = (number: number): number => Math.round(number * 1000) / 1000 || 0

test.each(predictions)("the stored model says what the trained one said: $text", ({ text, ...said }) => {
  const { evidence, named } = understood(text)
  const { leaning, label } = opinionOn(spansOf(text, evidence, named))
  const { decision } = judgeText(text)
  expect(
    { decision, label, leaning: roundToThousandth(leaning) },
    "when a list, pattern or concept was changed, train again"
  ).toEqual({ decision: said.decision, label: said.label, leaning: said.leaning })
})

test.each(predictions.filter((_, index) => index % 6 < 3))("and of its subject and tone: $text", (said) => {
  const { category, sentiment } = sortText(said.text)
  expect(category.map(roundToThousandth)).toEqual(said.category)
  expect(sentiment.map(roundToThousandth)).toEqual(said.sentiment)
})
