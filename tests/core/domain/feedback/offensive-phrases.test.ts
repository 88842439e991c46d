import { expect, test } from "vitest"
import { findOffensivePhrases, hasOffensivePhrase } from "#core/domain/feedback/offensive-phrases.ts"

test.each(["ｕｓｅｌｅｓｓ", "Shut\n up!", "hope  you\n die", "so:useless", "USELESS"])(
  "%j holds a phrase",
  (text) => expect(hasOffensivePhrase(text)).toBe(true)
)

test("every phrase is found where it stands", () => {
  const text = "Useless, and shut  up. useless"
  expect(findOffensivePhrases(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Useless",
    "shut  up",
    "useless"
  ])
  expect(findOffensivePhrases("kind words")).toEqual([])
})
