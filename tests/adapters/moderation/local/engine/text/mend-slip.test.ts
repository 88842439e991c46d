import fc from "fast-check"
import { expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { vocabulary } from "#adapters/moderation/local/engine/rules/rules.ts"
import { mendSlip } from "#adapters/moderation/local/engine/text/mend-slip.ts"

const mend = (word: string): string => mendSlip(word, vocabulary)

test.each([
  ["btich", "bitch"],
  ["fcuk", "fuck"],
  ["stupd", "stupid"],
  ["murdr", "murder"],
  ["fuuck", "fuck"],
  ["iddiot", "idiot"],
  ["cuhtiya", "chutiya"]
])("%s is read as %s", (slip, meant) => {
  expect(mend(slip)).toBe(meant)
})

test.each([
  "bride",
  "bears",
  "cured",
  "creation",
  "brian",
  "table",
  "sotp",
  "ahte",
  "stpd",
  "naveen",
  "खरब",
  "divorce",
  "tablet",
  "salai",
  "hange"
])("%s is read as it stands", (word) => {
  expect(mend(word)).toBe(word)
})

test("words of the lists and of the lexicons stay as they are", () => {
  fc.assert(fc.property(fc.constantFrom(...vocabulary.listed), (word) => mend(word) === word))
})

test.each(["You are a btich", "go and murdr her", "stuipd cuhtiya"])("%s is not approved", (text) => {
  expect(judgeText(text).decision).not.toBe("approved")
})
