import { describe, expect, test } from "vitest"
import { counterfactualCells } from "#adapters/moderation/local/training/counterfactuals.ts"
import { decideText } from "#adapters/moderation/local/training/evaluate/judge.ts"
import {
  judgeCounterfactuals,
  pairConsistency,
  shareStopped,
  stoppedByWord
} from "#adapters/moderation/local/training/fairness.ts"
import bounds from "../../../fixtures/moderation/counterfactual-bounds.json" with { type: "json" }

const pairs = 10_000

/** Every one in the long form. */
const everyNth = Number(process.env.SENTENCES_EVERY ?? 3)

/** Templates that no training knows: what is decided should not depend on which group or whose name stands in them. */
describe.each(counterfactualCells)("the same sentence about others: %s", (cell) => {
  const { self, groups, names, hateful } = judgeCounterfactuals(cell, decideText, everyNth)
  /** Maximum shares of harmless sentences stopped, minimum shares of the rest: a little worse than docs/model-card.md. */
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
