import { describe, expect, test } from "vitest"
import { isHeldOut, letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"
import { categories, sentiments } from "#core/domain/categories/category.ts"
import { moderationLabels } from "#core/domain/moderation/verdict.ts"
import { readSomeSentences } from "../../../../support/some-sentences.ts"

/** All are compared with each other, and hashed, in the long form. */
const everyNth = Number(process.env.SENTENCES_EVERY ?? 8)
const sentences = readSomeSentences(1)
const minShares = { label: 400, category: { en: 150, other: 60 }, native: 0.4 } as const

const runLength = 5
const alike = 0.6

const runsOf = (text: string): ReadonlySet<string> => {
  const skeleton = letterSkeleton(text)
  const starts = Array.from({ length: Math.max(1, skeleton.length - runLength + 1) }, (_, start) => start)
  return new Set(starts.map((start) => skeleton.slice(start, start + runLength)))
}

/** Pairs of texts that share most runs of letters. */
const findNearDuplicates = (texts: ReadonlyArray<string>) => {
  const all = texts.map((text) => ({ text, runs: runsOf(text) }))
  const holders = new Map<string, Array<number>>()
  const shared = new Uint16Array(texts.length)
  return all.flatMap(({ text, runs }, index) => {
    shared.fill(0)
    for (const run of runs) {
      const known = holders.get(run) ?? []
      for (const other of known) shared[other] = (shared[other] ?? 0) + 1
      known.push(index)
      holders.set(run, known)
    }
    const isAlike = (other: (typeof all)[number], place: number): boolean => {
      const common = shared[place] ?? 0
      return common >= alike * (runs.size + other.runs.size - common)
    }
    return all
      .slice(0, index)
      .filter(isAlike)
      .map((other) => [other.text, text] as const)
  })
}

const share = (some: typeof sentences, holds: (row: (typeof sentences)[number]) => boolean): number =>
  some.filter(holds).length / some.length

const kinds: ReadonlyArray<string> = [...moderationLabels, "ridicule", "contempt"]
const knownLabels: ReadonlyArray<string> = [...categories, ...sentiments]

describe.each(languages)("the project's own sentences: %s", (language) => {
  const rows = sentences.filter(({ lang }) => lang === language)
  test("no two are nearly the same", () => {
    const compared = rows.filter((_, index) => index % everyNth === 0)
    expect(findNearDuplicates(compared.map(({ text }) => text))).toEqual([])
  }, 600_000)

  test("acceptable ones have category and sentiment, abusive ones a kind", () => {
    const wrong = rows.filter(({ label, kind, category, sentiment }) =>
      label === "ok"
        ? !knownLabels.includes(category ?? "") || !knownLabels.includes(sentiment ?? "")
        : !kinds.includes(kind ?? "") || category !== undefined
    )
    expect(wrong).toEqual([])
  })

  test.each(["ok", "toxic"] as const)("enough are %s, a ninth of them kept out of training", (label) => {
    const some = rows.filter((row) => row.label === label)
    expect(some.length).toBeGreaterThanOrEqual(minShares.label)
    const hashed = some.filter((_, index) => index % everyNth === 0)
    const heldOut = share(hashed, ({ text }) => isHeldOut(text))
    expect(heldOut).toBeGreaterThan(0.09)
    expect(heldOut).toBeLessThan(0.135)
  })

  test.each(categories)("enough are about %s", (category) => {
    const some = rows.filter((row) => row.category === category)
    expect(some.length).toBeGreaterThanOrEqual(minShares.category[language === "en" ? "en" : "other"])
  })
})

test.each(languages.filter((language) => language !== "en"))("%s comes in both scripts", (language) => {
  const rows = sentences.filter(({ lang }) => lang === language)
  const natively = share(rows, ({ script }) => script === "native")
  expect(natively).toBeGreaterThan(minShares.native)
  expect(natively).toBeLessThan(1 - minShares.native)
})

test("near-duplicates are found whatever their spaces, signs and spelling habits", () => {
  const text = "You never answer mails before noon, and it slows all of us down."
  const same = "you NEVER answer mails before noon and it slows all of us downn"
  expect(findNearDuplicates([text, "Something else altogether was written here.", same])).toEqual([
    [text, same]
  ])
})
