import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { fallbackLink } from "#core/domain/links/fallback-link.ts"
import type { Link } from "#core/domain/links/link.ts"
import {
  isLinkPossible,
  linkProblem,
  linkTexts,
  mayTakeLink,
  numberedLink,
  slugOf
} from "#core/domain/links/link-rules.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { Day } from "#core/domain/values/day.ts"

describe("link rules", () => {
  test.each(["abc", "A_B-c", "a".repeat(30), "123", "---"])("[spec 5 4] [spec 9 2] %s is a link", (link) =>
    expect(linkProblem(link)).toBeNull()
  )

  test.each(["ab", "a".repeat(31), " abc", "../admin", "café"])(
    "[spec 5 4] [spec 9 2] %j is malformed",
    (link) => expect(linkProblem(link)).toBe(linkTexts.malformed)
  )

  test.each([
    ["asha", true],
    ["kill-yourself", true],
    ["as", false],
    ["API", false]
  ])(
    "whether an address can lead to a page is told by its shape alone, and by what is there: %s",
    (link, isPossible) => expect(isLinkPossible(link)).toBe(isPossible)
  )

  test.each(["API", "Dashboard", "sign-in", "Report", "verify", "feed", "circle"])("%s is reserved", (link) =>
    expect(linkProblem(link)).toBe(linkTexts.reserved)
  )

  test.each(appPages)("nobody can take %s from the page that is there", (page) =>
    expect(linkProblem(page.split("/")[1] ?? "")).not.toBeNull()
  )

  test.each(["kill-yourself", "f-u-c-k", "hope-you-die_soon", "wo_rth1less"])(
    "[spec 5 4] %s is offensive",
    (link) => expect(linkProblem(link)).toBe(linkTexts.offensive)
  )

  test.each(["", "  "])("%j is empty", (link) => expect(linkProblem(link)).toBe(linkTexts.empty))

  test.each([
    ["Asha Rao", "asha-rao"],
    ["  Dr. Asha  Rao!", "dr-asha-rao"],
    ["O'Neil & Sons 2", "o-neil-sons-2"],
    ["--A__B--", "a-b"],
    ["Ünal", "nal"]
  ])("[spec 5 5] the slug of %j is %j", (name, slug) => expect(slugOf(name)).toBe(slug))

  test("[spec 5 5] a slug has only single hyphens inside", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugOf(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      })
    )
  })

  test("every number leads to a word, and the rest of an owner's id to digits", () => {
    const pairs = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, "0"))
    const links = pairs.map((pair) => fallbackLink(`${pair}${pair}-0000-0000`))
    for (const [words] of links) expect(words).toMatch(/^bee-[a-z]{4,7}-[a-z]{4,7}$/)
    expect(new Set(links.map(([words]) => words?.split("-")[1])).size).toBe(32)
    expect(new Set(links.map(([words]) => words?.split("-")[2])).size).toBe(32)
    expect(fallbackLink("0102-0304-0506-0708").at(-1)).toBe("bee-bright-apple-050595078")
    expect(fallbackLink("0102-f304-0506-0708").at(-1)).toBe("bee-bright-apple-077126918")
    expect(fallbackLink("0102-0000-0001-0708").at(-1)).toBe("bee-bright-apple-000000001")
  })

  const link = (owner: string, claimedOn: string, releasedOn: string | null): Link => ({
    kind: "link",
    id: "asha",
    owner: OwnerId(owner),
    claimedOn: Day(claimedOn),
    releasedOn: releasedOn === null ? null : Day(releasedOn)
  })

  test.each([
    ["nobody's", undefined, true],
    ["another's in use", link("b", "2026-01-01", null), false],
    ["one's own, given up", link("a", "2026-01-01", "2026-11-19"), true],
    ["another's, given up yesterday", link("b", "2026-01-01", "2026-11-19"), false],
    ["another's, given up ten years ago", link("b", "2016-01-01", "2016-11-20"), false]
  ])("a link that is %s: may be taken is %s", (_, existing, may) =>
    expect(mayTakeLink(existing, link("a", "2026-11-20", null))).toBe(may)
  )

  test.each([
    ["asha", 2, "asha-2"],
    ["--asha--", 2, "asha-2"],
    ["a".repeat(30), 2, `${"a".repeat(28)}-2`],
    [`${"a".repeat(26)}-bcd`, 10, `${"a".repeat(26)}-10`]
  ])("%s with the number %i is %s", (base, number, numbered) =>
    expect(numberedLink(base, number)).toBe(numbered)
  )

  test.each([
    ["01234567-89ab-4cde-8f01-23456789abcd", "bee-bright-aster"],
    ["8d82e6ef-4c7e-4ac2-93e0-000000000000", "bee-glad-apple"],
    ["00000000-0000-4000-8000-000000000000", "bee-amber-acacia"]
  ])(
    "the owner %s without a name for a link may be %s, with digits only where that is taken",
    (owner, words) => {
      const [first, ...more] = fallbackLink(owner)
      expect(first).toBe(words)
      expect(more.map((link) => link.slice(0, words.length))).toEqual([words, words, words])
      expect(more.map((link) => link.slice(words.length).replace(/\d/g, "0"))).toEqual([
        "-00",
        "-0000",
        "-000000000"
      ])
    }
  )
})
