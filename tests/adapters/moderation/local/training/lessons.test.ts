import { expect, test } from "vitest"
import { blend } from "#adapters/moderation/local/training/lessons.ts"

const firstLesson = { bias: 1, weights: { letters: Float64Array.of(0, 2, -4) } }
const otherLesson = { bias: -1, weights: { letters: Float64Array.of(5, 2, 0) } }

test.each([
  [0, firstLesson],
  [1, otherLesson],
  [0.25, { bias: 0.5, weights: { letters: Float64Array.of(1.25, 2, -3) } }]
])("of two that have learned, the other says %f", (share, both) => {
  expect(blend([firstLesson], [otherLesson], share)).toEqual([both])
})
