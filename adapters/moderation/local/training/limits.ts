import { contradicted, refusalScore } from "../engine/decide.ts"
import type { Dialect, Limits, Register } from "../engine/model/cells.ts"

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

/** Every hundredth between the least and the greatest limit that is tried. */
const steps = Array.from({ length: 151 }, (_, index) => (index - 60) / 100)

type Pair = Readonly<Record<Register, number>>

/** How many of the items of one register are refused at each step. */
const refusedAtSteps = (
  items: ReadonlyArray<Judged>,
  register: Register,
  counts: (item: Judged) => boolean
): ReadonlyArray<number> => {
  const counted = items.filter((item) => item.register === register && counts(item))
  return steps.map((limit) => counted.filter((item) => isRefused(item, limit)).length)
}

/** The same for a pair of steps, since each item is judged by the limit of its own register. */
const refusals = (items: ReadonlyArray<Judged>, counts: (item: Judged) => boolean) => {
  const feedback = refusedAtSteps(items, "feedback", counts)
  const comment = refusedAtSteps(items, "comment", counts)
  return (atFeedback: number, atComment: number): number =>
    (feedback[atFeedback] ?? 0) + (comment[atComment] ?? 0)
}

const isAbusive = ({ isToxic }: Judged): boolean => isToxic
const isAcceptable = ({ isToxic }: Judged): boolean => !isToxic

const macroF1 = (hits: number, alarms: number, abusive: number, acceptable: number): number => {
  const wrong = abusive - hits + alarms
  const passed = acceptable - alarms
  return hits / Math.max(1, 2 * hits + wrong) + passed / Math.max(1, 2 * passed + wrong)
}

/** Acceptable feedback first: of the limits that refuse no more of it than allowed, those that find most abuse. */
const bestPair = (own: ReadonlyArray<Judged>, comments: ReadonlyArray<Judged>, allowed: number): Pair => {
  const [abusive, acceptable] = [own.filter(isAbusive).length, own.filter(isAcceptable).length]
  const [toxic, fair] = [comments.filter(isAbusive).length, comments.filter(isAcceptable).length]
  const [found, refused] = [refusals(own, isAbusive), refusals(own, isAcceptable)]
  const [hits, alarms] = [refusals(comments, isAbusive), refusals(comments, isAcceptable)]
  let best: Pair = { feedback: 1, comment: 1 }
  let most = 0
  steps.forEach((comment, atComment) => {
    steps.forEach((feedback, atFeedback) => {
      if (feedback < comment || refused(atFeedback, atComment) > allowed * acceptable) return
      const both = macroF1(hits(atFeedback, atComment), alarms(atFeedback, atComment), toxic, fair)
      const gain = found(atFeedback, atComment) / Math.max(1, abusive) + both
      if (gain > most) {
        most = gain
        best = { feedback, comment }
      }
    })
  })
  return best
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
