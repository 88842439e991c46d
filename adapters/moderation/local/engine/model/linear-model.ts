import { type Family, type Features, featureFamilies } from "./features.ts"
import { rowOf, type WeightTable } from "./weight-table.ts"

export interface QuantisedWeights {
  readonly table: WeightTable
  /** Factors by class that undo the quantisation. */
  readonly scales: ReadonlyArray<number>
}

export interface LinearModel {
  readonly biases: ReadonlyArray<number>
  readonly parts: Readonly<Partial<Record<Family, QuantisedWeights>>>
}

/** Fast path for one class: the sum stays in a register. */
const totalOf = (table: WeightTable, classes: number, hashes: Uint32Array, offset: number): number => {
  let total = 0
  for (let index = 0; index < hashes.length; index++) {
    const row = rowOf(table, hashes[index] ?? 0)
    if (row >= 0) total += table.rows[row * classes + offset] ?? 0
  }
  return total
}

const maxSimpleClasses = 3

type Triple = readonly [number, number, number]

/** Fast path for up to three classes: adjacent weights need one memory access. */
const threeTotals = (table: WeightTable, classes: number, hashes: Uint32Array, offset: number): Triple => {
  const { rows } = table
  let [first, second, third] = [0, 0, 0]
  for (let index = 0; index < hashes.length; index++) {
    const row = rowOf(table, hashes[index] ?? 0)
    if (row < 0) continue
    const at = row * classes + offset
    first += rows[at] ?? 0
    second += rows[at + 1] ?? 0
    third += rows[at + 2] ?? 0
  }
  return [first, second, third]
}

const sixTotals = (
  table: WeightTable,
  classes: number,
  hashes: Uint32Array,
  offset: number
): readonly [...Triple, ...Triple] => {
  const { rows } = table
  let [first, second, third, fourth, fifth, sixth] = [0, 0, 0, 0, 0, 0]
  for (let index = 0; index < hashes.length; index++) {
    const row = rowOf(table, hashes[index] ?? 0)
    if (row < 0) continue
    const at = row * classes + offset
    first += rows[at] ?? 0
    second += rows[at + 1] ?? 0
    third += rows[at + 2] ?? 0
    fourth += rows[at + 3] ?? 0
    fifth += rows[at + 4] ?? 0
    sixth += rows[at + 5] ?? 0
  }
  return [first, second, third, fourth, fifth, sixth]
}

/** Sums beyond the last class wanted come from others or from other rows and are dropped. */
const totalsOf = (
  table: WeightTable,
  classes: number,
  hashes: Uint32Array,
  first: number,
  count: number
): ReadonlyArray<number> => {
  const totals: Array<number> = []
  while (totals.length < count) {
    const sum = count - totals.length > maxSimpleClasses ? sixTotals : threeTotals
    totals.push(...sum(table, classes, hashes, first + totals.length))
  }
  return totals.slice(0, count)
}

export const shareOf = (hashes: Uint32Array): number => 1 / Math.sqrt(Math.max(1, hashes.length))

export const scoreOf = ({ biases, parts }: LinearModel, features: Features, offset: number): number => {
  let score = biases[offset] ?? 0
  for (const family of featureFamilies) {
    const part = parts[family]
    if (part === undefined) continue
    const hashes = features[family]
    const total = totalOf(part.table, biases.length, hashes, offset)
    score += total * (part.scales[offset] ?? 0) * shareOf(hashes)
  }
  return score
}

export const scoresOf = (
  { biases, parts }: LinearModel,
  features: Features,
  first = 0,
  count = biases.length
): ReadonlyArray<number> => {
  let scores = biases.slice(first, first + count)
  for (const family of featureFamilies) {
    const part = parts[family]
    if (part === undefined) continue
    const hashes = features[family]
    const totals = totalsOf(part.table, biases.length, hashes, first, count)
    const share = shareOf(hashes)
    scores = scores.map((score, at) => score + (totals[at] ?? 0) * (part.scales[first + at] ?? 0) * share)
  }
  return scores
}
