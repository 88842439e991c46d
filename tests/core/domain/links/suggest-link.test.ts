import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { linkProblem } from "#core/domain/links/link-rules.ts"
import { suggestLink } from "#core/domain/links/suggest-link.ts"

const blocks = {
  Devanagari: [0x0900, 0x097f],
  Tamil: [0x0b80, 0x0bff],
  Telugu: [0x0c00, 0x0c7f],
  Kannada: [0x0c80, 0x0cff],
  "Latin beyond ASCII": [0x00c0, 0x024f],
  "Vietnamese Latin": [0x1e00, 0x1eff],
  "combining marks": [0x0300, 0x036f]
} as const

const joiners = ["\u200c", "\u200d"] as const

/** Letters, lone marks and unassigned code points of one block, with joiners and spaces among them. */
const textOf = ([first, last]: readonly [number, number]) =>
  fc
    .array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code))
        },
        { weight: 1, arbitrary: fc.constantFrom(...joiners, " ", "a", "e") }
      ),
      { maxLength: 90 }
    )
    .map((characters) => characters.join(""))

const expectLinkOrNothing = (name: string): void => {
  const link = suggestLink(name)
  if (link !== null) expect([link, linkProblem(link), link.toLowerCase()]).toEqual([link, null, link])
}

describe("the link that a name suggests", () => {
  test.each([
    ["  Dr. José  O'Neil ", "dr-jose-o-neil"],
    [`${"a".repeat(29)} b`, "a".repeat(29)],
    ["Al", "al-bee"],
    ["लक्ष्मीनारायण रामचंद्रन चट्टोपाध्याय", "lakshminarayan-ramchandran-cha"],
    ["आशा Raman २", "asha-raman-2"],
    ["आशा।रमन", "asha-raman"],
    [`${" ".repeat(1019)}Asha Raman`, "asha"],
    [`${" ".repeat(1023)}Asha`, "a-bee"],
    ["Asha (ஆஷா)", "asha-asha"]
  ])("%j suggests %j", (name, link) => expect(suggestLink(name)).toBe(link))

  test.each([
    "",
    "---",
    "王小明",
    "👩‍👧",
    "\u0301",
    "Admin",
    "Ädmin",
    "Worthless",
    "Wörthless",
    `${" ".repeat(1024)}Asha`
  ])("%j suggests nothing", (name) => expect(suggestLink(name)).toBeNull())

  test.each(Object.entries(blocks))("is valid for any text in %s, and one for all its forms", (_, block) => {
    fc.assert(
      fc.property(textOf(block), (name) => {
        expectLinkOrNothing(name)
        const forms = (["NFC", "NFD", "NFKC", "NFKD"] as const).map((form) =>
          suggestLink(name.normalize(form))
        )
        expect(forms).toEqual(forms.map(() => suggestLink(name)))
      })
    )
  })

  test.each([
    ["nukta in one code point", "\u095eरहान \u095bैदी", "फ\u093cरहान ज\u093cैदी", "farhan-zaidi"],
    ["a vowel sign in two code points", "ಗೋಪಾಲ", "ಗ\u0cc6\u0cc2\u0cd5ಪಾಲ", "gopal"],
    ["a joiner", "ರಾಜ್\u200cಕುಮಾರ್", "ರಾಜ್ಕುಮಾರ್", "rajkumar"],
    ["marks apart from their letters", "Zoë Đỗ", "Zoe\u0308 Đo\u0302\u0303", "zoe-do"]
  ])("is the same with %s", (_, name, other, link) => {
    expect(name).not.toBe(other)
    expect([suggestLink(name), suggestLink(other)]).toEqual([link, link])
  })
})
