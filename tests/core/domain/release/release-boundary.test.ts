import { expect, test } from "vitest"
import { untilBoundary } from "#core/domain/release/release-boundary.ts"

test.each([
  [0, 1, 60_000],
  [1, 1, 59_999],
  [59_999, 1, 1],
  [60_000, 1, 60_000],
  [61_000, 10, 539_000]
])("at %i ms, a window of %i minutes ends in %i ms", (now, minutes, wait) =>
  expect(untilBoundary(now, minutes)).toBe(wait)
)
