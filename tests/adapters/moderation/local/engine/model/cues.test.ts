import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cuesOf } from "#adapters/moderation/local/engine/model/cues.ts"
import { readingOf } from "#adapters/moderation/local/engine/text/normalised-text.ts"
import { aroundQuotations, quotationsIn } from "#adapters/moderation/local/engine/text/quotations.ts"

const signs = (text: string) => cuesOf(text, readingOf(text.split(" ")), false)

describe("quotations", () => {
  test.each([
    ['He said "go away" to us', '"go away"'],
    ["He said “go away” to us", "“go away”"],
    ["He said ‘go away’ to us", "‘go away’"],
    ["He said 'go away' to us", "'go away'"],
    ["'podu' antha helda", "'podu'"]
  ])("are found: %s", (text, quote) => {
    expect(quotationsIn(text)).toEqual([quote])
    expect(signs(text)).toContain("quotation")
  })

  test.each([["don't tell the boss's friends"], ["rock 'n roll isn't it"], ["the 5' pipe and the 6' rod"]])(
    "are no apostrophes: %s",
    (text) => {
      expect(quotationsIn(text)).toEqual([])
      expect(signs(text)).not.toContain("quotation")
    }
  )

  test("there is one part more around them", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(aroundQuotations(text)).toHaveLength(quotationsIn(text).length + 1)
      })
    )
  })

  test("a text that is nothing else is marked: whoever writes it reports nothing", () => {
    expect(signs('"go away now"')).toContain("quotation alone")
    expect(signs('He said "go away now" to us')).not.toContain("quotation alone")
  })
})

test("characters that show nothing change no sign", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const hidden = Array.from(text).join("\u200b")
      expect(cuesOf(hidden, readingOf(["a"]), false)).toEqual(
        cuesOf(text.replaceAll("\u200b", ""), readingOf(["a"]), false)
      )
    })
  )
})

test.each([
  ["Why?", "question"],
  ["Go!", "exclamation"],
  ["Go!!", "exclamations"],
  ["well... ok", "dots"],
  ["see https://example.org", "address"],
  ["nice 🔪", "🔪"]
])("%s has the sign %s", (text, sign) => {
  expect(signs(text)).toContain(sign)
})
