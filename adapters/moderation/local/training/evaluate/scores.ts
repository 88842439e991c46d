import { type Confusion, cellCount, confusionTotal, foundOf, smoothed, truthsOf } from "./confusion.ts"
import { type Estimate, normalEstimate, shareOf } from "./estimate.ts"

export const precisionOf = (confusion: Confusion, one: number): Estimate | null =>
  shareOf(cellCount(confusion, one, one), foundOf(confusion, one))

export const recallOf = (confusion: Confusion, one: number): Estimate | null =>
  shareOf(cellCount(confusion, one, one), truthsOf(confusion, one))

const classesOf = ({ size }: Confusion): ReadonlyArray<number> =>
  Array.from({ length: size }, (_, one) => one)

export const accuracyOf = (confusion: Confusion): Estimate | null => {
  const right = classesOf(confusion).reduce((sum, one) => sum + cellCount(confusion, one, one), 0)
  return shareOf(right, confusionTotal(confusion))
}

interface WeightedSample {
  readonly one: number
  readonly right: number
  readonly weight: number
}

const partOf = (confusion: Confusion, one: number): WeightedSample => ({
  one,
  right: cellCount(confusion, one, one),
  weight: truthsOf(confusion, one) + foundOf(confusion, one)
})

/** Derivative of F1 for one more item of class `truth` predicted as `found`. */
const slopeOf = ({ one, right, weight }: WeightedSample, truth: number, found: number): number => {
  const added = Number(truth === one) + Number(found === one)
  const isRight = added === 2
  return ((isRight ? 2 * weight : 0) - 2 * right * added) / weight ** 2
}

const meanOf = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Delta method: F1 is homogeneous of degree 0 in the counts, so only this sum remains. */
const varianceOf = (confusion: Confusion, classes: ReadonlyArray<number>): number => {
  const parts = classes.map((one) => partOf(confusion, one))
  const all = classesOf(confusion)
  const cells = all.flatMap((truth) => all.map((found) => [truth, found] as const))
  return cells.reduce((sum, [truth, found]) => {
    const slope = meanOf(parts.map((part) => slopeOf(part, truth, found)))
    return sum + cellCount(confusion, truth, found) * slope ** 2
  }, 0)
}

/** Mean F1 of the classes that occur. Smoothing keeps a perfect score's interval from being a point. */
const meanF1Of = (confusion: Confusion, classes: ReadonlyArray<number>): Estimate | null => {
  const parts = classes.map((one) => partOf(confusion, one)).filter(({ weight }) => weight > 0)
  if (parts.length === 0) return null
  const present = parts.map(({ one }) => one)
  return normalEstimate(
    meanOf(parts.map(({ right, weight }) => (2 * right) / weight)),
    varianceOf(smoothed(confusion), present)
  )
}

export const f1Of = (confusion: Confusion, one: number): Estimate | null => meanF1Of(confusion, [one])

export const macroF1Of = (confusion: Confusion): Estimate | null => meanF1Of(confusion, classesOf(confusion))
