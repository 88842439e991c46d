import { contradicted, refusalScore } from "../../adapters/moderation/local/decide.ts"
import type { Dialect, Limits, Register } from "../../adapters/moderation/local/model/cells.ts"
import { doubt } from "../../adapters/moderation/local/model/opinion.ts"

/** How a model that had not seen a text judged it. */
export interface Judged {
  readonly dialect: Dialect
  readonly register: Register
  readonly margin: number
  readonly rules: number
  readonly isToxic: boolean
  readonly isOwn: boolean
}

/** The same policy as the guard's. */
export const isRefused = ({ margin, rules }: Judged, limit: number): boolean =>
  margin >= limit || rules * (margin < limit - doubt ? contradicted : 1) >= refusalScore

const steps = Array.from({ length: 161 }, (_, index) => Math.round(index - 60) / 50)

const share = <Item>(items: ReadonlyArray<Item>, holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length)

const macroF1 = (items: ReadonlyArray<Judged>, limit: number): number => {
  const found = items.filter((item) => isRefused(item, limit))
  const hits = found.filter(({ isToxic }) => isToxic).length
  const misses = items.filter((item) => item.isToxic && !isRefused(item, limit)).length
  const wrong = found.length - hits + misses
  const passed = items.length - found.length - misses
  return hits / (2 * hits + wrong) + passed / (2 * passed + wrong)
}

/** The best for public comments; of several as good, the middle one is near. */
const commentLimit = (items: ReadonlyArray<Judged>): number =>
  steps.reduce((best, step) => (macroF1(items, step) > macroF1(items, best) + 1e-9 ? step : best), 0)

type Pair = Readonly<Record<Register, number>>

const refusedShare = (items: ReadonlyArray<Judged>, limits: Pair): number =>
  share(items, (item) => isRefused(item, limits[item.register]))

/** The lowest limits that refuse no more acceptable feedback than allowed; feedback's first. */
const allowedLimits = (acceptable: ReadonlyArray<Judged>, comment: number, allowed: number): Pair => {
  const pairs = steps
    .filter((step) => step >= comment)
    .flatMap((raised) =>
      steps.filter((step) => step >= raised).map((feedback) => ({ feedback, comment: raised }))
    )
  return pairs.find((pair) => refusedShare(acceptable, pair) <= allowed) ?? { feedback: 2, comment: 2 }
}

/** Slope of the logistic curve through the margins (Platt), by bisection on its derivative at a fixed middle. */
const slopeOf = (items: ReadonlyArray<Judged>, limit: number): number => {
  const pull = (slope: number): number =>
    items.reduce((sum, { margin, isToxic }) => {
      const distance = margin - limit
      return sum + distance * ((isToxic ? 1 : 0) - 1 / (1 + Math.exp(-slope * distance)))
    }, 0)
  let low = 0.5
  let high = 12
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  return Math.round(low * 100) / 100
}

const leastComments = 200

/** Limits for one cell; `others` stand in where a cell has too few public comments. */
export const limitsOf = (
  items: ReadonlyArray<Judged>,
  others: ReadonlyArray<Judged>,
  allowed: number
): Limits => {
  const isComment = (item: Judged): boolean => !item.isOwn && item.register === "comment"
  const comments = items.filter(isComment)
  const best = commentLimit(comments.length >= leastComments ? comments : others.filter(isComment))
  const acceptable = items.filter((item) => item.isOwn && !item.isToxic)
  const pair = allowedLimits(acceptable, best, allowed)
  return { slope: slopeOf(items, pair.feedback), ...pair }
}
