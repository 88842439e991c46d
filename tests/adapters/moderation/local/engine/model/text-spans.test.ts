import { expect, test } from "vitest"
import { gatherReading, readingsOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { spansOf } from "#adapters/moderation/local/engine/model/text-spans.ts"
import { emptyText } from "#adapters/moderation/local/engine/text/normalised-text.ts"

const isBrief = (text: string): boolean =>
  spansOf(text, gatherReading(readingsOf(text).at(-1) ?? emptyText, "en"), []).isBrief

const fourteen = "the plan was late again and nobody in the team told us why today"

test.each([
  [fourteen, true],
  [`Hi, ${fourteen}. Thanks! 🙂`, true],
  [`${fourteen} either`, false],
  ["The plan was late again. Nobody told us why.", false]
])("one sentence of up to fourteen words is brief, whatever stands around it: %s", (text, expected) => {
  expect(isBrief(text)).toBe(expected)
})
