import { expect, test } from "vitest"
import { languageOf } from "#adapters/moderation/local/engine/language-of.ts"
import { feedback } from "../fixtures.ts"

test("the language of a text is mostly told right, and of nothing it is English", () => {
  const right = feedback.filter(({ lang, text }) => languageOf(text) === lang)
  expect(right.length / feedback.length).toBeGreaterThan(0.9)
  expect(new Set(right.map(({ lang }) => lang))).toEqual(new Set(["en", "hi", "te", "ta", "kn"]))
  expect(languageOf("")).toBe("en")
})
