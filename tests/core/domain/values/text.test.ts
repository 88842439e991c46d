import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isTooLong, trimText } from "#core/domain/values/text.ts"

const welsh = "\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"

test.each([
  ["\ufeff a b\t", "a b"],
  ["🐝 ", "🐝"],
  ["a\u{e0041}\u{e007f}", "a"],
  [`from 🏴${welsh} \u{e007f}`, `from 🏴${welsh}`],
  [`🏴 ${welsh}`, "🏴"],
  [`a${welsh}`, "a"],
  ["🏴\u{e0067}", "🏴"],
  ["\u{e0001} a\u{e0001} ", "a"],
  ["\u3164\u2800\u034f\ufffc\u115f\ufe0f \u0007", ""],
  ["\u3164 ❤\ufe0f\u2800", "\u3164 ❤\ufe0f\u2800"]
])("trimming: %j leaves %j", (text, left) => expect(trimText(text)).toBe(left))

describe("a text is too long", () => {
  const marks = (count: number) => `e${"\u0301".repeat(count)}`

  test.each([
    ["a\r\nbc", 4, false],
    [marks(11), 3, false],
    [marks(12), 3, true],
    [`${marks(7)}${marks(6)}`, 3, false],
    [`${marks(7)}${marks(7)}`, 3, true],
    ["👨‍👩‍👧", 1, false],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, false],
    [`🐝${"\u0301".repeat(11)}`, 3, false],
    [`क${"्क".repeat(6)}`, 300, true],
    [`a${"ॖ".repeat(12)}`, 300, true],
    ["\u1100".repeat(13), 300, true],
    ["🏴\u{e0067}\u{e0062}\u{e0065}\u{e007f}", 1, false]
  ])("%j for %i: %s", (text, limit, isOver) => expect(isTooLong(text, limit)).toBe(isOver))

  test("when one character takes more than twelve code points, in every script", () => {
    const within = (min: number, max: number) =>
      fc.integer({ min, max }).map((point) => String.fromCharCode(point))
    const joining = fc.constantFrom(..."कமா\u093c\u094d\u0bcd\u0c4d\u0301\u200b\u200c\u200d©é a")
    const texts = fc.array(fc.oneof(within(0x900, 0xcff), within(0xa0, 0x4ff), joining, joining), {
      maxLength: 60
    })
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })
    fc.assert(
      fc.property(texts, (parts) => {
        const clusters = [...segmenter.segment(parts.join(""))].map(({ segment }) => [...segment].length)
        expect(isTooLong(parts.join(""), 300)).toBe(clusters.some((length) => length > 12))
      }),
      { numRuns: 500 }
    )
  })
})
