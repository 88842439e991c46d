import { describe, expect, test } from "vitest"
import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"
import { lastRounds, readTexts } from "#adapters/moderation/local/training/rows.ts"
import { categories } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"

const texts = readTexts()
const kinds: ReadonlyArray<string> = [
  ...moderationLabels,
  "ridicule",
  "contempt",
  "veiled-threat",
  "buried-insult"
]
const knownCategories: ReadonlyArray<string> = categories

describe.each(languages)("texts as people send them: %s", (language) => {
  const rows = texts.filter(({ lang }) => lang === language)

  test("each names its author and round, and fits the form", () => {
    const wrong = rows.filter(
      ({ author, round, text }) =>
        author === undefined || round === undefined || text.length < 5 || text.length > 300
    )
    expect(wrong).toEqual([])
  })

  test("acceptable ones have a category, abusive ones a kind of abuse", () => {
    const wrong = rows.filter(({ label, kind, category }) =>
      label === "ok"
        ? !knownCategories.includes(category ?? "")
        : !kinds.includes(kind ?? "") || category !== undefined
    )
    expect(wrong).toEqual([])
  })

  test("none comes twice, but in the spellings of authors who tried to hide words", () => {
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
    const plain = rows.filter(({ author }) => !author?.startsWith("R1-"))
    expect(new Set(plain.map(({ text }) => letterSkeleton(text))).size).toBe(plain.length)
  })

  test("both labels are common", () => {
    const share = rows.filter(({ label }) => label === "toxic").length / rows.length
    expect(share).toBeGreaterThan(0.31)
    expect(share).toBeLessThan(0.6)
  })
})

describe.each(lastRounds)("round %i", (lastRound) => {
  const last = texts.filter(({ round }) => round === lastRound)

  test("trains nothing, and its authors wrote nothing else in that language", () => {
    const authors = new Set(last.map(({ lang, author }) => `${lang} ${author}`))
    const byThem = texts.filter(({ lang, author }) => authors.has(`${lang} ${author}`))
    expect(byThem.filter(({ isHeldOut }) => !isHeldOut)).toEqual([])
    expect(byThem).toEqual(last)
  })

  test.each(languages)("has enough of both labels, with a sentiment each: %s", (language) => {
    const rows = last.filter(({ lang }) => lang === language)
    const acceptable = rows.filter(({ label }) => label === "ok")
    expect(acceptable.length).toBeGreaterThanOrEqual(70)
    expect(rows.length - acceptable.length).toBeGreaterThanOrEqual(70)
    expect(acceptable.filter(({ sentiment }) => sentiment === undefined)).toEqual([])
  })
})

test("only the last rounds are kept out of training whole", () => {
  for (const { round, isHeldOut } of texts) expect(isHeldOut).toBe(lastRounds.includes(round ?? 0))
})

test("the newest of the last rounds is reported first", () => {
  expect(lastRounds).toEqual([...lastRounds].sort((one, other) => other - one))
})
