import { expect, test } from "vitest"
import { linearCategoriesOf } from "#adapters/moderation/local/engine/model/category-trees.ts"
import { lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { scoresOf } from "#adapters/moderation/local/engine/model/linear-model.ts"
import { models } from "#adapters/moderation/local/engine/model/models.ts"
import { spansIn } from "#adapters/moderation/local/engine/model/understand-text.ts"

const partsOf = (text: string) => {
  const spans = spansIn(text, lastReadingOf(text))
  const { whole, segments } = spans
  const scores = linearCategoriesOf(models.category, whole, spans)
  const count = models.category.biases.length
  const at = (part: number) => scores.slice(part * count, (part + 1) * count)
  const ofEach = segments.map((segment) => scoresOf(models.category, segment))
  return { whole: at(0), largest: at(1), smallest: at(2), first: at(3), last: at(4), ofEach, scores, count }
}

test("each sentence of a text is read for its category", () => {
  const { largest, smallest, first, last, ofEach, scores, count } = partsOf(
    "You fixed the broken pump before anybody else came. The colours of your poster were a new idea. You answer every mail on the same day."
  )
  expect(ofEach).toHaveLength(3)
  expect(scores).toHaveLength(5 * count)
  expect(first).toEqual(ofEach[0])
  expect(last).toEqual(ofEach[2])
  expect(largest).toEqual(first.map((_, at) => Math.max(...ofEach.map((one) => one[at] ?? Number.NaN))))
  expect(smallest).toEqual(first.map((_, at) => Math.min(...ofEach.map((one) => one[at] ?? Number.NaN))))
})

test("one sentence is its own only part", () => {
  const { whole, largest, smallest, first, last } = partsOf(
    "You fixed the broken pump before anybody else came."
  )
  for (const part of [largest, smallest, first, last]) expect(part).toEqual(whole)
})
