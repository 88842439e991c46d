import { describe, expect, test } from "vitest"
import { counterfactualCells } from "#adapters/moderation/local/training/counterfactuals.ts"
import { decideText } from "#adapters/moderation/local/training/evaluate/judge.ts"
import { readEverydayNotes, threeTogether } from "#adapters/moderation/local/training/everyday-notes.ts"

/** Maximum shares, a little worse than docs/model-card.md. */
const bounds = {
  en: { stopped: 0.12, refused: 0.042, together: 0.21 },
  hi: { stopped: 0.06, refused: 0.03, together: 0.18 },
  "hi-latn": { stopped: 0.07, refused: 0.03, together: 0.38 },
  te: { stopped: 0.11, refused: 0.02, together: 0.24 },
  "te-latn": { stopped: 0.085, refused: 0.03, together: 0.26 },
  ta: { stopped: 0.145, refused: 0.08, together: 0.4 },
  "ta-latn": { stopped: 0.185, refused: 0.085, together: 0.57 },
  kn: { stopped: 0.12, refused: 0.03, together: 0.31 },
  "kn-latn": { stopped: 0.125, refused: 0.05, together: 0.38 }
} as const

/** Notes that no training knows, about what abuse speaks of, too: family, body, house, knife, money. */
describe.each(counterfactualCells)("harmless everyday notes: %s", (cell) => {
  const notes = readEverydayNotes(cell)
  const share = (texts: ReadonlyArray<string>, decisions: ReadonlyArray<string>): number =>
    texts.filter((text) => decisions.includes(decideText(text))).length / texts.length

  test("few are stopped, however often abuse uses their words", () => {
    expect(share(notes, ["covered", "rejected"])).toBeLessThanOrEqual(bounds[cell].stopped)
    expect(share(notes, ["rejected"])).toBeLessThanOrEqual(bounds[cell].refused)
  })

  test("three in one text are stopped no oftener than the bounds allow", () => {
    expect(share(threeTogether(notes), ["covered", "rejected"])).toBeLessThanOrEqual(bounds[cell].together)
  })
})
