import { expect, test } from "vitest"
import type { UnstackedScores } from "#adapters/moderation/local/training/limits.ts"
import { stackScores } from "#adapters/moderation/local/training/stack-scores.ts"

const scored = (fold: number, at: number): UnstackedScores => ({
  fold,
  languageAndScript: { language: "en", script: "roman" },
  isBrief: true,
  comment: 0,
  textOrigin: "sentence",
  worst: 0,
  inputs: [(at % 40) / 40, fold],
  asComment: 0,
  isToxic: at % 40 >= 20,
  kind: undefined,
  category: undefined,
  sentiment: undefined
})

const all = Array.from({ length: 1600 }, (_, at) => scored(at % 4, Math.floor(at / 4)))

const leaningsOf = (some: ReadonlyArray<UnstackedScores>, textOrigin: UnstackedScores["textOrigin"]) =>
  stackScores(some)
    .judged.filter((one) => one.textOrigin === textOrigin)
    .map(({ leaning }) => leaning)

test("a text's leaning rests on other folds: its own label does not move it", () => {
  const marked = all.map((one) => (one.fold === 2 ? { ...one, textOrigin: "text" as const } : one))
  const turned = marked.map((one) => (one.fold === 2 ? { ...one, isToxic: !one.isToxic } : one))
  expect(leaningsOf(turned, "text")).toEqual(leaningsOf(marked, "text"))
  expect(stackScores(turned).trees).not.toEqual(stackScores(marked).trees)
})

test("abuse leans further than the rest", () => {
  for (const { leaning, isToxic } of stackScores(all).judged) expect(leaning > 0).toBe(isToxic)
})

test("public comments teach the trees nothing", () => {
  const comments = all.map((one) => ({ ...one, textOrigin: "comment" as const, isToxic: !one.isToxic }))
  expect(stackScores([...all, ...comments]).trees).toEqual(stackScores(all).trees)
})
