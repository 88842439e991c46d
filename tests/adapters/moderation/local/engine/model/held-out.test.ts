import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { type GuardLanguage, languages } from "#adapters/moderation/local/engine/text/script.ts"
import type { TrainingRow } from "#adapters/moderation/local/training/row.ts"
import {
  lastRounds,
  readCrisisTexts,
  readSentences,
  readTexts
} from "#adapters/moderation/local/training/rows.ts"
import { bringsHelpNote } from "#core/domain/feedback/crisis-model.ts"

/** Every one in the long form. Of English, there are three times as many as of any other language. */
const everyNth = Number(process.env.SENTENCES_EVERY ?? 3)
const everyNthOf = (language: GuardLanguage): number =>
  language === "en" && everyNth > 1 ? 2 * everyNth : everyNth
const heldOut = readSentences()
  .filter(({ isHeldOut }) => isHeldOut)
  .filter(({ lang }, index) => index % everyNthOf(lang) === 0)

/** A little worse than what docs/model-card-annex.md says; found is what is refused or covered. */
const floors = {
  en: { refused: 0.03, found: 0.8, category: 0.77, sentiment: 0.77 },
  hi: { refused: 0.03, found: 0.835, category: 0.735, sentiment: 0.77 },
  te: { refused: 0.03, found: 0.815, category: 0.745, sentiment: 0.72 },
  ta: { refused: 0.03, found: 0.81, category: 0.72, sentiment: 0.775 },
  kn: { refused: 0.03, found: 0.83, category: 0.75, sentiment: 0.77 }
} as const

/** Share of criticising sentences. */
const maxCriticismTakenForPraise = 0.08

const share = <A>(rows: ReadonlyArray<A>, holds: (row: A) => boolean): number =>
  rows.filter(holds).length / rows.length

const isRefused = ({ text }: TrainingRow): boolean => judgeText(text).decision === "rejected"
const isFound = ({ text }: TrainingRow): boolean => judgeText(text).decision !== "approved"

describe.each(languages)("on sentences that nothing was learned from: %s", (language) => {
  const rows = heldOut.filter(({ lang }) => lang === language)
  const ok = rows.filter(({ label }) => label === "ok")
  const sorted = ok.filter(({ category, sentiment }) => category !== undefined && sentiment !== undefined)
  const floor = floors[language]

  test("few acceptable ones are refused, most abuse is found", () => {
    expect(share(ok, isRefused)).toBeLessThanOrEqual(floor.refused)
    const toxic = rows.filter(({ label }) => label === "toxic")
    expect(share(toxic, isFound)).toBeGreaterThanOrEqual(floor.found)
  }, 120_000)

  test("category and sentiment are right for most", () => {
    const read = sorted.map((row) => ({ row, found: analyseText(row.text) }))
    expect(share(read, ({ row, found }) => found.category === row.category)).toBeGreaterThanOrEqual(
      floor.category
    )
    expect(share(read, ({ row, found }) => found.sentiment === row.sentiment)).toBeGreaterThanOrEqual(
      floor.sentiment
    )
    const criticism = read.filter(({ row }) => row.sentiment === "negative")
    expect(share(criticism, ({ found }) => found.sentiment === "positive")).toBeLessThanOrEqual(
      maxCriticismTakenForPraise
    )
  }, 120_000)
})

/** Two rounds, because one text more or less is more than a point of one of them. */
const lastTexts = readTexts().filter(({ round }) => lastRounds.slice(0, 2).includes(round ?? 0))

/** Minimum shares of abusive texts found: the guard's goal is 0.92, which version 42 missed in Kannada. */
const leastFound = { en: 0.92, hi: 0.92, te: 0.92, ta: 0.92, kn: 0.91 } as const

/** Maximum shares of acceptable texts stopped: the guard's goal is 0.08, which version 50 misses in Kannada. */
const mostStopped = { en: 0.08, hi: 0.08, te: 0.08, ta: 0.08, kn: 0.135 } as const

test.each(languages)(
  "of the last two rounds' texts few acceptable ones are stopped, most abusive ones are: %s",
  (language) => {
    const rows = lastTexts.filter(({ lang }) => lang === language)
    const ok = rows.filter(({ label }) => label === "ok")
    expect(share(ok, isRefused)).toBeLessThanOrEqual(0.03)
    expect(share(ok, isFound)).toBeLessThanOrEqual(mostStopped[language])
    const toxic = rows.filter(({ label }) => label === "toxic")
    expect(share(toxic, isFound)).toBeGreaterThanOrEqual(leastFound[language])
  }
)

const despair = readCrisisTexts().filter(({ isHeldOut }) => isHeldOut)

test.each(languages)(
  "of what unknown authors wrote on despair little is refused, most brings help, incitement is stopped: %s",
  (language) => {
    const ofKind = (name: string) => despair.filter(({ lang, kind }) => lang === language && kind === name)
    const disclosures = ofKind("self-harm-disclosure")
    expect(disclosures.length).toBeGreaterThanOrEqual(200)
    expect(share(disclosures, isRefused)).toBeLessThanOrEqual(0.025)
    expect(share(disclosures, ({ text }) => bringsHelpNote(text))).toBeGreaterThanOrEqual(0.55)
    expect(share(ofKind("self-harm-incitement"), isFound)).toBeGreaterThanOrEqual(0.8)
  },
  120_000
)

test.each(languages)("a text that tells of no despair seldom brings the help note: %s", (language) => {
  const others = lastTexts.filter(
    ({ lang, label, kind }) => lang === language && label === "ok" && kind !== "self-harm-disclosure"
  )
  expect(others.length).toBeGreaterThanOrEqual(150)
  expect(share(others, ({ text }) => bringsHelpNote(text))).toBeLessThanOrEqual(0.045)
})
