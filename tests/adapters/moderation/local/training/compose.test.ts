import { expect, test } from "vitest"
import { compose } from "#adapters/moderation/local/training/compose.ts"
import { readSomeSentences } from "../../../../support/some-sentences.ts"

const rows = readSomeSentences(200).map(
  ({ tier: _, ...line }) => ({ ...line, origin: "own", isHeldOut: false }) as const
)

test("the same sentences compose the same texts, another seed others", () => {
  expect(compose(rows, 0.5, 1)).toEqual(compose(rows, 0.5, 1))
  expect(compose(rows, 0.5, 2)).not.toEqual(compose(rows, 0.5, 1))
})

test("a composed text is of one language and script, fits the form, and half of them are abusive", () => {
  const composed = compose(rows, 1, 1)
  expect(composed.length).toBeGreaterThan(400)
  expect(composed.filter(({ text }) => text.length > 300)).toEqual([])
  const abusive = composed.filter(({ label }) => label === "toxic").length / composed.length
  expect(abusive).toBeGreaterThan(0.45)
  expect(abusive).toBeLessThan(0.55)
})

test("a text is abusive where one of its sentences is, and else is not", () => {
  const toxic = rows
    .filter(({ label }) => label === "toxic")
    .map(({ text }) => text.replace(/[.!?।…\s]+$/u, ""))
  const wrong = compose(rows, 0.5, 3).filter(
    ({ text, label }) => toxic.some((sentence) => text.includes(sentence)) !== (label === "toxic")
  )
  expect(wrong).toEqual([])
})

test("abuse is abuse beside a report, an offer of help or a writer's despair, too", () => {
  const excuses = ["report-of-abuse", "offer", "self-harm-disclosure", "self-deprecation"]
  const excusing = rows
    .filter(({ kind }) => excuses.includes(kind ?? ""))
    .map(({ text }) => text.replace(/[.!?।…\s]+$/u, ""))
  const isBeside = ({ text }: { readonly text: string }): boolean =>
    excusing.some((sentence) => text.includes(sentence))
  for (const label of ["toxic", "ok"]) {
    const some = compose(rows, 1, 1).filter((row) => row.label === label)
    expect(some.filter(isBeside).length / some.length).toBeGreaterThan(0.35)
  }
})
