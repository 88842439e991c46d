import { expect, test } from "vitest"
import { windowsUnder } from "#core/domain/release/release-rule.ts"

test.each([
  [0, [1440, 60]],
  [1, [1440, 60, 1]],
  [120, [1440, 120]]
])("under a floor of %d minutes notes appear together every %j minutes", (minutes, windows) => {
  expect([...windowsUnder({ minutes, least: 1 })]).toEqual(windows)
})
