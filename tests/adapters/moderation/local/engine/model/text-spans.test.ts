import { expect, test } from "vitest"
import { findConcepts } from "#adapters/moderation/local/engine/concepts/find-concepts.ts"
import { gatherReading, lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { spansOf } from "#adapters/moderation/local/engine/model/text-spans.ts"
import { sliceTokens } from "#adapters/moderation/local/engine/model/tokens.ts"

const spansIn = (text: string) => {
  const reading = lastReadingOf(text)
  return spansOf(text, gatherReading(reading, "en"), findConcepts(reading, "en"))
}

const fourteen = "the plan was late again and nobody in the team told us why today"

test.each([
  [fourteen, true],
  [`Hi, ${fourteen}. Thanks! 🙂`, true],
  [`${fourteen} either`, false],
  ["The plan was late again. Nobody told us why.", false]
])("one sentence of up to fourteen words is brief, whatever stands around it: %s", (text, expected) => {
  expect(spansIn(text).isBrief).toBe(expected)
})

test.each([
  ["My Muslim friend sat beside me.", "group"],
  ["My Muslim friend Fatima sat beside me.", "group"],
  ["Fatima sat beside me.", "person"],
  ["My friend sat beside me.", "nobody"],
  ["Fatima is an idiot.", "nobody"]
])("%s names, while lists find nothing: %s", (text, expected) => {
  expect(spansIn(text).naming).toBe(expected)
})

test("a text is about a group also where lists find a word, but names none there", () => {
  const { about, naming } = spansIn("Throw all Muslims out of this country, they are trash.")
  expect([about, naming]).toEqual(["group", "nobody"])
})

const report = "He called me names and that was wrong."

test("a segment reads alike wherever it stands, but a report beside it is noticed", () => {
  const [alone, beside] = ["The plan was late again.", report].map(
    (other) => spansIn(`Your notes are a mess. ${other}`).segments[0]
  )
  expect(beside).toEqual({ ...alone, isBesideReport: true, isBesideExcuse: true })
  expect(alone?.isBesideReport).toBe(false)
  expect(spansIn(`Your notes are a mess. ${report}`).segments[1]?.isBesideReport).toBe(false)
})

test("a segment's span holds its words, though the whole leaves out a greeting between", () => {
  const { whole, segments } = spansIn("Your notes are a mess today. Good morning. The plan was late again.")
  const [first, second] = segments.map(({ span }) => sliceTokens(whole.tokens, span))
  const [alone, other] = ["Your notes are a mess today.", "The plan was late again."].map(
    (text) => spansIn(text).whole.tokens
  )
  expect([first, second]).toEqual([alone, other])
})

test.each([0, 1, 2])(
  "each window of a long sentence has words, though %i words go before the full stop",
  (extra) => {
    const { whole, segments } = spansIn(`${"so ".repeat(extra)}${fourteen} and then left. Please say.`)
    expect(segments.length).toBeGreaterThan(1)
    for (const { span } of segments) {
      expect(span.end - span.start).toBeGreaterThan(4)
      expect(span.end).toBeLessThanOrEqual(whole.tokens.ends.length)
    }
  }
)
