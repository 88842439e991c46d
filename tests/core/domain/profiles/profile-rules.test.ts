import { expect, test } from "vitest"
import {
  type ProfileFields,
  profileProblem,
  profileTexts,
  trimProfile
} from "#core/domain/profiles/profile-rules.ts"

test("only the fields that were given are trimmed, and none is added", () => {
  expect(trimProfile({ name: " Asha\n", bio: "\u200b" })).toStrictEqual({ name: "Asha", bio: "" })
  expect(trimProfile({ jobTitle: " Bee keeper " })).toStrictEqual({ jobTitle: "Bee keeper" })
})

const named = { name: "Asha" }
test.each<[string, ProfileFields, boolean, string | null]>([
  ["a first name", named, false, null],
  ["no name at first", {}, false, profileTexts.nameRequired],
  ["no name later", {}, true, null],
  ["an empty name later", { name: "" }, true, profileTexts.nameRequired],
  ["an empty title and an empty bio", { jobTitle: "", bio: "" }, true, null],
  ["a name of 80", { name: "a".repeat(80) }, false, null],
  ["a name of 81", { name: "a".repeat(81) }, false, profileTexts.nameTooLong],
  ["a title of 100", { jobTitle: "é".repeat(100) }, true, null],
  ["a title of 101", { jobTitle: "é".repeat(101) }, true, profileTexts.jobTitleTooLong],
  ["a bio of 600", { ...named, bio: "🐝".repeat(600) }, false, null],
  ["a bio of 601", { ...named, bio: "🐝".repeat(601) }, false, profileTexts.bioTooLong],
  ["a bio with NUL", { bio: "a\u0000" }, true, profileTexts.malformed]
])("profile fields: with %s: %j", (_, fields, hasName, problem) =>
  expect(profileProblem(fields, hasName)).toBe(problem)
)
