import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { languageOf } from "#adapters/moderation/local/engine/language-of.ts"
import { feedback, felt, sortedFixtures } from "../fixtures.ts"

type FixtureText = (typeof feedback)[number]

const isRefused = (item: FixtureText): boolean => judgeText(item.text).decision === "rejected"
const isFound = (item: FixtureText): boolean => judgeText(item.text).decision !== "approved"
const isAcceptable = (item: FixtureText): boolean => item.label === "ok"
const isDisguised = (item: FixtureText): boolean => item.kind.startsWith("obf_")
const isPlainAbuse = (item: FixtureText): boolean => item.label === "toxic" && !isDisguised(item)

const share = <A>(items: ReadonlyArray<A>, holds: (item: A) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length

const groups = Map.groupBy(feedback, ({ lang, script }) => `${lang} ${script}`)

test("there is feedback in five languages, and in both scripts of all but one", () => {
  expect(groups.size).toBe(9)
})

test("the language of a text is mostly told right, and of nothing it is English", () => {
  const right = feedback.filter(({ lang, text }) => languageOf(text) === lang)
  expect(right.length / feedback.length).toBeGreaterThan(0.9)
  expect(new Set(right.map(({ lang }) => lang))).toEqual(new Set(["en", "hi", "te", "ta", "kn"]))
  expect(languageOf("")).toBe("en")
})

describe.each([...groups])("feedback in %s", (_, items) => {
  test("at most one in twenty acceptable items is refused", () => {
    expect(share(items.filter(isAcceptable), isRefused)).toBeLessThanOrEqual(0.05)
  })

  test("[spec 9 17] at least nine tenths of plain abuse are found", () => {
    expect(share(items.filter(isPlainAbuse), isFound)).toBeGreaterThanOrEqual(0.9)
  })

  test("nine tenths of disguised abuse are found", () => {
    expect(share(items.filter(isDisguised), isFound)).toBeGreaterThanOrEqual(0.9)
  })
})

describe.each([...Map.groupBy(sortedFixtures, ({ lang }) => lang)])("texts in %s", (_, items) => {
  test("are mostly sorted and felt as people do", () => {
    const read = items.map(({ id, text, category }) => ({ id, category, found: analyseText(text) }))
    expect(share(read, ({ category, found }) => found.category === category)).toBeGreaterThan(0.85)
    expect(share(read, ({ id, found }) => found.sentiment === felt.get(id))).toBeGreaterThan(0.85)
  })
})
