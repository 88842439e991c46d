import { expect, test } from "vitest"
import { photoProblem, photoProblemText } from "#ui/features/profile/photo-rules.ts"
import { linkCandidateOf, linkFrom } from "#ui/features/profile/use-suggested-link.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"

const megabyte = 1024 * 1024

test.each([
  ["image/png", 5 * megabyte, null],
  ["image/svg+xml", 10, null],
  ["image/png", 5 * megabyte + 1, "File size must be less than 5MB"],
  ["text/html", 10, "Invalid file type"],
  ["", 10, "Invalid file type"],
  ["application/image", 10, "Invalid file type"]
])("[spec 5 3] %j of %i bytes: %j", (type, size, problem) => {
  expect(photoProblemText(photoProblem({ type, size }), catalogue.profile)).toBe(problem)
})

test.each([
  [2 * megabyte, "File size must be less than 2MB"],
  [2.6 * megabyte, "File size must be less than 3MB"]
])("[spec 5 3] a limit of %d bytes is named in whole megabytes", (bytes, problem) => {
  const limits = { type: "image/*", bytes }
  const found = photoProblem({ type: "image/png", size: 9 * megabyte }, limits)
  expect(photoProblemText(found, catalogue.profile, limits)).toBe(problem)
})

test("without a suggestion nothing is promised", () => {
  expect(linkFrom("asha-raman", { available: false, message: "", suggestions: [] })).toEqual({
    state: "unknown"
  })
})

test.each([
  ["Asha Raman", "asha-raman"],
  ["---", ""],
  ["Asha\u00a0", "asha"],
  [" आशा रमन\u200b", "आशा रमन"],
  ["Zoë", "Zoë"],
  ["王小明", "王小明"]
])("for %j the server is asked about %j", (name, candidate) => expect(linkCandidateOf(name)).toBe(candidate))
