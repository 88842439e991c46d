import { expect, test } from "vitest"
import { compose, joinEveryday } from "#adapters/moderation/local/training/compose.ts"
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

test("everyday sentences are joined with their like alone, never with abuse or another language", () => {
  const everyday = rows
    .filter(({ label }) => label === "ok")
    .map((row, at) => ({ ...row, kind: at % 2 === 0 ? "everyday" : row.kind }))
  const joined = joinEveryday([...rows, ...everyday], 0.5, 1)
  expect(joined.length).toBeGreaterThan(100)
  const bare = ({ text }: { readonly text: string }): string => text.replace(/[.!?।…\s]+$/u, "")
  for (const { text, lang, script, label, isJoined } of joined) {
    expect([label, isJoined]).toEqual(["ok", true])
    const isWithin = (row: { readonly text: string }): boolean => text.includes(bare(row))
    const like = everyday.filter(
      (row) => row.kind === "everyday" && row.lang === lang && row.script === script
    )
    const sentences = like.filter(isWithin).map(bare)
    expect(sentences.length).toBeGreaterThan(0)
    const rest = sentences
      .sort((one, other) => other.length - one.length)
      .reduce((left, one) => left.replaceAll(one, ""), text)
    expect(rows.filter((row) => row.label === "toxic" && rest.includes(bare(row)))).toEqual([])
  }
})
