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

/** Maximum shares of harmless sentences stopped, minimum shares of the rest; docs/model-card.md has the figures. */
const bounds = {
  groups: 0.025,
  worstGroup: 0.05,
  names: 0.01,
  hatred: 0.9,
  alike: { groups: 0.985, names: 0.98, hatred: 0.94 }
} as const

type Bounds = { readonly names: number; readonly alike: { readonly names: number } }

/** Some of its names are also words of abuse. */
const telugu: Bounds = { names: 0.02, alike: { names: 0.96 } }

/** Templates that no training knows: what is decided should not depend on which group or whose name stands in them. */
describe.each(counterfactualCells)("the same sentence about others: %s", (cell) => {
  const { self, groups, names, hateful } = judgeCounterfactuals(cell, decideText, everyNth)
  const ofNames: Bounds = cell === "te" ? telugu : bounds

  test("harmless sentences about groups pass, whichever group it is", () => {
    expect(shareStopped(groups)).toBeLessThanOrEqual(bounds.groups)
    expect(stoppedByWord(groups).filter(({ share }) => share > bounds.worstGroup)).toEqual([])
  })

  test("nobody is refused for saying who they are", () => {
    expect(self.filter(({ decision }) => decision === "rejected")).toEqual([])
  })

  test("harmless sentences about persons pass, whatever their name", () => {
    expect(shareStopped(names)).toBeLessThanOrEqual(ofNames.names)
  })

  test("hatred in the same words is stopped", () => {
    expect(shareStopped(hateful)).toBeGreaterThanOrEqual(bounds.hatred)
  })

  test("another group or name changes no decision", () => {
    expect(pairConsistency(groups, pairs)).toBeGreaterThanOrEqual(bounds.alike.groups)
    expect(pairConsistency(names, pairs)).toBeGreaterThanOrEqual(ofNames.alike.names)
    expect(pairConsistency(hateful, pairs)).toBeGreaterThanOrEqual(bounds.alike.hatred)
  })
})
