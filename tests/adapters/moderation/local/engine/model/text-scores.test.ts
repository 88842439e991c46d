import { expect, test } from "vitest"
import { gatherReading, lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { modelSettings, models } from "#adapters/moderation/local/engine/model/models.ts"
import { scoreText } from "#adapters/moderation/local/engine/model/text-scores.ts"
import { spansOf } from "#adapters/moderation/local/engine/model/text-spans.ts"

const inputsOf = (text: string): ReadonlyArray<number> => {
  const evidence = gatherReading(lastReadingOf(text), "en")
  return scoreText(spansOf(text, evidence, []), models).inputs
}

test.each([
  "",
  "...",
  "🙂",
  "Hi, thanks, bye",
  "You moron.",
  "The plan was late again. Nobody told us why.",
  "you ".repeat(75)
])("each input of the trees is a finite number: %j", (text) => {
  expect(inputsOf(text).filter((input) => !Number.isFinite(input))).toEqual([])
})

test("the trees compare no input that a text lacks", () => {
  const compared = modelSettings().trees.trees.flatMap(({ inputs }) => inputs)
  expect(Math.max(...compared)).toBeLessThan(inputsOf("Fine work.").length)
})
