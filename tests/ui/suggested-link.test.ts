import { expect, test } from "vitest"
import { linkCandidateOf, linkFrom } from "#ui/features/profile/use-suggested-link.ts"

test("a free slug is the link", () => {
  expect(linkFrom("asha-raman", { available: true, message: "", suggestions: [] })).toEqual({
    state: "known",
    link: "asha-raman"
  })
})

test("the first suggestion stands in for one that is not", () => {
  const answer = { available: false, message: "", suggestions: ["asha-raman-2", "asha-raman-3"] }
  expect(linkFrom("asha-raman", answer)).toEqual({ state: "known", link: "asha-raman-2" })
})

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

test("a name that is no link is never taken for one", () => {
  const answer = { available: false, message: "", suggestions: ["zoe"] }
  expect(linkFrom(linkCandidateOf("Zoë"), answer)).toEqual({ state: "known", link: "zoe" })
})
