import { expect, test } from "vitest"
import { ownPath } from "#ui/app/own-path.ts"

test.each([
  [undefined, "/"],
  ["/feedback", "/feedback"],
  ["/feedback?tab=public#top", "/feedback?tab=public#top"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["feedback", "/"],
  ["", "/"]
])("signing in with returnTo %j leads to %s", (returnTo, path) => {
  expect(ownPath(returnTo)).toBe(path)
})
