import { expect, test } from "vitest"
import { quantise } from "#adapters/moderation/local/training/quantise.ts"

const letters = Float64Array.from({ length: 32 }, (_, at) => (at === 31 ? 100 : at - 15))

test.each([
  [1, 25, [0, 1, 4]],
  [0.9, 3.5, [-4, 4, 4]]
])(
  "weights beyond the share of %f are clipped, so that others have finer steps",
  (unclippedShare, scale, rows) => {
    const { parts } = quantise([{ bias: 0, weights: { letters } }], { steps: 4, unclippedShare })
    const { table, scales } = parts.letters ?? {}
    expect(scales).toEqual([scale])
    const last = [...(table?.rows ?? [])]
    expect([last.includes(-4) ? -4 : 0, Math.max(...last.slice(0, -1)), last.at(-1)]).toEqual(rows)
  }
)
