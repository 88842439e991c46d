import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { feedback, felt, sortedFixtures } from "../fixtures.ts"

type FixtureText = (typeof feedback)[number]

const isRefused = (item: FixtureText): boolean => judgeText(item.text).decision === "rejected"
const isFound = (item: FixtureText): boolean => judgeText(item.text).decision !== "approved"
const isAcceptable = (item: FixtureText): boolean => item.label === "ok"
const isDisguised = (item: FixtureText): boolean => item.kind.startsWith("obf_")
const isPlainAbuse = (item: FixtureText): boolean => item.label === "toxic" && !isDisguised(item)

const share = <A>(items: ReadonlyArray<A>, holds: (item: A) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length

const percent = (value: number): string => `${Math.round(value * 100)} %`

const groups = Map.groupBy(feedback, ({ lang, script }) => `${lang} ${script}`)

describe.each([...groups])("feedback in %s", (_, items) => {
  test("at most one in twenty acceptable items is refused", () => {
    expect(share(items.filter(isAcceptable), isRefused)).toBeLessThanOrEqual(0.05)
  })

  test("at least nine tenths of plain abuse are found", () => {
    expect(share(items.filter(isPlainAbuse), isFound)).toBeGreaterThanOrEqual(0.9)
  })

  test("nine tenths of disguised abuse are found", () => {
    expect(share(items.filter(isDisguised), isFound)).toBeGreaterThanOrEqual(0.9)
  })
})

test("[spec 9 17] plain abuse is found in English, Hindi, Telugu, Tamil and Kannada", () => {
  const found = ["en", "hi", "te", "ta", "kn"].map((language) =>
    share(
      feedback.filter((item) => item.lang === language && isPlainAbuse(item)),
      isFound
    )
  )
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0.9)
})

test("the shares of the guard, for each language and script", () => {
  const table = Object.fromEntries(
    Array.from(groups, ([name, items]) => [
      name,
      {
        "acceptable refused": percent(share(items.filter(isAcceptable), isRefused)),
        "plain abuse found": percent(share(items.filter(isPlainAbuse), isFound)),
        "disguised abuse found": percent(share(items.filter(isDisguised), isFound))
      }
    ])
  )
  console.table(table)
  expect(Object.keys(table)).toHaveLength(9)
})

const analysed = Map.groupBy(sortedFixtures, ({ lang }) => lang)

const isSorted = (item: (typeof sortedFixtures)[number]): boolean =>
  analyseText(item.text).category === item.category
const isFelt = (item: (typeof sortedFixtures)[number]): boolean =>
  analyseText(item.text).sentiment === felt.get(item.id)

test("the shares of the analyst, for each language", () => {
  console.table(
    Object.fromEntries(
      Array.from(analysed, ([language, items]) => [
        language,
        { category: percent(share(items, isSorted)), sentiment: percent(share(items, isFelt)) }
      ])
    )
  )
  for (const items of analysed.values()) {
    expect(share(items, isSorted)).toBeGreaterThan(0.85)
    expect(share(items, isFelt)).toBeGreaterThan(0.85)
  }
})
