import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isEmail, normaliseEmail } from "#core/domain/accounts/email-rules.ts"

describe("an email", () => {
  test("differs neither in case nor in spaces around, nor in how a keyboard composes its accents", () => {
    expect(normaliseEmail("  Asha@Example.ORG ")).toBe("asha@example.org")
    expect(normaliseEmail("ZOE\u0308@Example.org")).toBe("zo\u00eb@example.org")
  })

  test.each([
    "asha@example.com",
    "first.last+tag@sub.example.org",
    "jürgen@münchen.de",
    "आशा@उदाहरण.भारत",
    "анна@пример.com",
    `${"a".repeat(249)}@b.co`
  ])("may be %s", (text) => expect(isEmail(normaliseEmail(text))).toBe(true))

  test.each([
    "a",
    "a b@c.de",
    "a@b..",
    "a@b..co",
    "a@.b.co",
    "a@b.co\n",
    "a@b.co,",
    "a\u0000@b.co",
    "a\u001bc@b.co",
    "a\u009bc@b.co",
    "a@b\u0085.co",
    `${"a".repeat(250)}@b.co`
  ])("is not %j", (text) => expect(isEmail(text)).toBe(false))

  const lookAlikes = [
    "ａsha@example.com",
    "asha＠example.com",
    "asha@ｅxample.com",
    "asha@example。com",
    "kate@example.com".replace("k", "\u212a"),
    "ka\u017fte@example.com",
    "ind\u0130ra@example.com",
    "o\ufb03ce@example.com",
    "asha\u200b@example.com",
    "a\u00adsha@example.com",
    "\u202easha@example.com",
    "\u0430sha@example.com",
    "asha@ex\u0430mple.com",
    "\u1d68a@example.com",
    "\u03bfwen@example.com",
    "\u0585wen@example.com",
    "\u13a0avid@example.com",
    "\u2c9fwen@example.com",
    "asha@gm\u03bfil.example",
    "as\u034fha@example.com",
    "asha\ufe0f@example.com",
    "asha\u{e0100}@example.com",
    "as\u115fha@example.com",
    "as\u17b4ha@example.com"
  ]

  test.each(lookAlikes)("is not %j, which looks like another one", (text) => {
    expect(normaliseEmail(text)).not.toMatch(/^[ -~]*$/)
    expect(isEmail(normaliseEmail(text))).toBe(false)
  })

  test("that is stored already is found by itself, however it came to be", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const stored = text.trim().normalize("NFKC").toLowerCase().trim()
        fc.pre(stored === stored.normalize("NFKC").toLowerCase())
        expect(normaliseEmail(stored)).toBe(stored)
      })
    )
  })
})
