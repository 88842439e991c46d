import { contradicted, refusalScore } from "../../adapters/moderation/local/decide.ts"
import type { Dialect, Limits, Register } from "../../adapters/moderation/local/model/cells.ts"

/** How a model that had not seen a text judged it. */
export interface Judged {
  readonly dialect: Dialect
  readonly register: Register
  /** How far the worst part of it leans towards abuse. */
  readonly margin: number
  readonly rules: number
  readonly isCry: boolean
  readonly isToxic: boolean
  readonly isOwn: boolean
}

/** The same policy as the guard's. */
export const isRefused = ({ margin, rules, isCry }: Judged, limit: number): boolean =>
  isCry ? rules >= refusalScore : margin >= limit || rules * contradicted >= refusalScore

const steps = Array.from({ length: 61 }, (_, index) => Math.round(index * 2.5 - 60) / 100)

const share = <Item>(items: ReadonlyArray<Item>, holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length)

const macroF1 = (items: ReadonlyArray<Judged>, limits: Pair): number => {
  const found = items.filter((item) => isRefused(item, limits[item.register]))
  const hits = found.filter(({ isToxic }) => isToxic).length
  const misses = share(items, ({ isToxic }) => isToxic) * items.length - hits
  const wrong = found.length - hits + misses
  const passed = items.length - found.length - misses
  return hits / Math.max(1, 2 * hits + wrong) + passed / Math.max(1, 2 * passed + wrong)
}

type Pair = Readonly<Record<Register, number>>

const refusedShare = (items: ReadonlyArray<Judged>, limits: Pair): number =>
  share(items, (item) => isRefused(item, limits[item.register]))

const pairs: ReadonlyArray<Pair> = steps.flatMap((comment) =>
  steps.filter((step) => step >= comment).map((feedback) => ({ feedback, comment }))
)

/** Acceptable feedback first: of the limits that refuse no more of it than allowed, those that find most abuse. */
const bestPair = (own: ReadonlyArray<Judged>, comments: ReadonlyArray<Judged>, allowed: number): Pair => {
  const acceptable = own.filter(({ isToxic }) => !isToxic)
  const abusive = own.filter(({ isToxic }) => isToxic)
  const gains = pairs
    .filter((pair) => refusedShare(acceptable, pair) <= allowed)
    .map((pair) => ({ pair, gain: refusedShare(abusive, pair) + macroF1(comments, pair) }))
  const most = Math.max(...gains.map(({ gain }) => gain))
  return gains.find(({ gain }) => gain === most)?.pair ?? { feedback: 1, comment: 1 }
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
  const comments = items.filter(({ isOwn }) => !isOwn)
  const enough = comments.length >= leastComments ? comments : others.filter(({ isOwn }) => !isOwn)
  const own = items.filter(({ isOwn }) => isOwn)
  const pair = bestPair(own, enough, allowed)
  return { slope: slopeOf(own, pair.feedback), ...pair }
}
