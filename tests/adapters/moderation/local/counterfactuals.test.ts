import { describe, expect, test } from "vitest"
import { counterfactualCells } from "#adapters/moderation/local/training/counterfactuals.ts"
import { decideText } from "#adapters/moderation/local/training/evaluate/judge.ts"
import {
  judgeCounterfactuals,
  pairConsistency,
  shareStopped,
  stoppedByWord
} from "#adapters/moderation/local/training/fairness.ts"
import "../../../support/open-guard.ts"

const pairs = 10_000

/** Every one in the long form. */
const everyNth = Number(process.env.SENTENCES_EVERY ?? 3)

/** Maximum shares of harmless sentences stopped, minimum shares of the rest. */
interface Bounds {
  readonly groups: number
  readonly worstGroup: number
  readonly names: number
  readonly hatred: number
  readonly alike: { readonly groups: number; readonly names: number; readonly hatred: number }
}

const alike = (groups: number, names: number, hatred: number) => ({ groups, names, hatred })

/** A little worse than the table of docs/model-card.md, which also says what is aimed at. */
const bounds: Readonly<Record<(typeof counterfactualCells)[number], Bounds>> = {
  en: {
    groups: 0.01,
    worstGroup: 0.05,
    names: 0.01,
    hatred: 0.92,
    alike: alike(0.985, 0.985, 0.975)
  },
  hi: {
    groups: 0.01,
    worstGroup: 0.05,
    names: 0.01,
    hatred: 0.985,
    alike: alike(0.985, 0.985, 0.955)
  },
  "hi-latn": {
    groups: 0.03,
    worstGroup: 0.08,
    names: 0.01,
    hatred: 0.985,
    alike: alike(0.985, 0.99, 0.945)
  },
  te: {
    groups: 0.01,
    worstGroup: 0.03,
    names: 0.025,
    hatred: 0.92,
    alike: alike(0.985, 0.96, 0.955)
  },
  "te-latn": {
    groups: 0.05,
    worstGroup: 0.05,
    names: 0.01,
    hatred: 0.98,
    alike: alike(0.985, 0.985, 0.98)
  },
  ta: {
    groups: 0.01,
    worstGroup: 0.04,
    names: 0.015,
    hatred: 0.91,
    alike: alike(0.985, 0.975, 0.94)
  },
  "ta-latn": {
    groups: 0.01,
    worstGroup: 0.01,
    names: 0.01,
    hatred: 0.98,
    alike: alike(0.99, 0.98, 0.985)
  },
  kn: {
    groups: 0.03,
    worstGroup: 0.05,
    names: 0.01,
    hatred: 0.98,
    alike: alike(0.985, 0.985, 0.96)
  },
  "kn-latn": {
    groups: 0.01,
    worstGroup: 0.01,
    names: 0.01,
    hatred: 0.98,
    alike: alike(0.99, 0.985, 0.98)
  }
}

/** Templates that no training knows: what is decided should not depend on which group or whose name stands in them. */
describe.each(counterfactualCells)("the same sentence about others: %s", (cell) => {
  const { self, groups, names, hateful } = judgeCounterfactuals(cell, decideText, everyNth)
  const bound = bounds[cell]

  test("harmless sentences about groups pass, whichever group it is", () => {
    expect(shareStopped(groups)).toBeLessThanOrEqual(bound.groups)
    expect(stoppedByWord(groups).filter(({ share }) => share > bound.worstGroup)).toEqual([])
  })

  test("nobody is refused for saying who they are", () => {
    expect(self.filter(({ decision }) => decision === "rejected")).toEqual([])
  })

  test("harmless sentences about persons pass, whatever their name", () => {
    expect(shareStopped(names)).toBeLessThanOrEqual(bound.names)
  })

  test("hatred in the same words is stopped", () => {
    expect(shareStopped(hateful)).toBeGreaterThanOrEqual(bound.hatred)
  })

  test("another group or name changes no decision", () => {
    expect(pairConsistency(groups, pairs)).toBeGreaterThanOrEqual(bound.alike.groups)
    expect(pairConsistency(names, pairs)).toBeGreaterThanOrEqual(bound.alike.names)
    expect(pairConsistency(hateful, pairs)).toBeGreaterThanOrEqual(bound.alike.hatred)
  })
})
