import { expect, test } from "vitest"
import { linkCandidateOf, linkFrom } from "#ui/features/profile/use-suggested-link.ts"

test("without a suggestion nothing is promised", () => {
  expect(linkFrom("asha-raman", { available: false, message: "", suggestions: [] })).toEqual({
    state: "unknown"
  })
})

test.each([
  ["Asha Raman", "asha-raman"],
  ["---", ""],
  [" आशा रमन\u200b", "आशा रमन"],
  ["Zoë", "Zoë"],
  ["王小明", "王小明"]
])("for %j the server is asked about %j", (name, candidate) => expect(linkCandidateOf(name)).toBe(candidate))
