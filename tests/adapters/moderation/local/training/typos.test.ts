import { expect, test } from "vitest"
import { disguise, disguises } from "#adapters/moderation/local/training/disguises.ts"
import { makeRandom } from "#adapters/moderation/local/training/random.ts"
import type { TrainingRow } from "#adapters/moderation/local/training/row.ts"
import { mistype, mistypeSome } from "#adapters/moderation/local/training/typos.ts"

const typosOf = (text: string): ReadonlySet<string> => {
  const random = makeRandom(1)
  return new Set(Array.from({ length: 400 }, () => mistype(text, random)))
}

test("a letter is missing, two are swapped, or a word runs into the next one", () => {
  expect([...typosOf("I hate it")].toSorted()).toEqual([
    "I hae it",
    "I haet it",
    "I hateit",
    "I htae it",
    "I hte it"
  ])
})

test("a letter and its signs stay together", () => {
  expect(disguise("dotted", "முட்டாள்")).toBe("மு.ட்.டா.ள்")
  expect([...typosOf("முட்டாள்")].toSorted()).toEqual(["முடாட்ள்", "முடாள்", "முட்டாள்", "முட்ள்", "முட்ள்டா"])
})

test("what has no word of three letters stays as it is", () => {
  expect(mistype("ok :)", makeRandom(1))).toBe("ok :)")
})

const row: TrainingRow = {
  text: "This is a fine report",
  lang: "en",
  script: "roman",
  label: "ok",
  category: "Reliability",
  sentiment: "positive",
  origin: "own",
  isHeldOut: false,
  fold: 3
}
const rows = Array.from({ length: 200 }, (_, at) => ({ ...row, text: `${row.text} ${at}` }))

test("half of the sentences are mistyped, each in the fold of its own, to learn abuse from alone", () => {
  const mistyped = mistypeSome(rows)
  expect(mistyped.length).toBeGreaterThan(70)
  expect(mistyped.length).toBeLessThan(130)
  expect(mistyped).toEqual(mistypeSome(rows))
  const learned = { label: "ok", fold: 3, isMistyped: true, category: undefined, sentiment: undefined }
  for (const one of mistyped) expect(one).toMatchObject(learned)
})

test("a row gets the same typo whatever stands beside it", () => {
  const [, ...others] = rows
  const texts = new Set(mistypeSome(rows).map(({ text }) => text))
  for (const { text } of mistypeSome(others)) expect(texts).toContain(text)
})

test("comments, texts as people send them and lines about groups are not mistyped", () => {
  expect(mistypeSome(rows.map((one) => ({ ...one, origin: "open" })))).toEqual([])
  expect(mistypeSome(rows.map((one) => ({ ...one, author: "A", round: 1 })))).toEqual([])
  expect(mistypeSome(rows.map((one) => ({ ...one, template: one.text })))).toEqual([])
})

test.each(Object.keys(disguises))("%s changes a text, the same way each time", (way) => {
  const text = "Nobody respects cheaters like you, shameless fellow"
  expect(disguise(way, text)).not.toBe(text)
  expect(disguise(way, text)).toBe(disguise(way, text))
})
