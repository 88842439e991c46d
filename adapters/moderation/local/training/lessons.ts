import { type Family, type Features, featureFamilies } from "../engine/model/features.ts"
import { gatherPoints, type PointFamily } from "./points.ts"
import { type LearnedClass, type LinearOptions, learnWeights } from "./train-linear.ts"

interface FamilyTask extends Pick<PointFamily, "scale" | "ratio"> {
  readonly bits: number
  readonly keptShares?: PointFamily["keptShares"]
}

/** One class against the rest. Within a `group` both sides weigh the same. */
export interface Task<Item> {
  readonly features: (item: Item) => Features
  readonly families: Readonly<Partial<Record<Family, FamilyTask>>>
  readonly weight: (item: Item) => number
  readonly group: (item: Item) => string
  readonly options: LinearOptions
}

type LearnedFamilies = Readonly<Partial<Record<Family, Float64Array>>>

export interface LearnedWeights {
  readonly bias: number
  readonly weights: LearnedFamilies
}

const totalsOf = <Item>(
  items: ReadonlyArray<Item>,
  keyOf: (item: Item) => string,
  weightOf: (item: Item) => number
) => {
  const totals = new Map<string, number>()
  for (const item of items) totals.set(keyOf(item), (totals.get(keyOf(item)) ?? 0) + weightOf(item))
  return totals
}

const balancedCosts = <Item>(
  items: ReadonlyArray<Item>,
  isMember: (item: Item) => boolean,
  task: Task<Item>
) => {
  const totals = totalsOf(items, (item) => `${task.group(item)} ${isMember(item)}`, task.weight)
  return Float64Array.from(items, (item) => {
    const own = totals.get(`${task.group(item)} ${isMember(item)}`) ?? 0
    const other = totals.get(`${task.group(item)} ${!isMember(item)}`) ?? 0
    return own > 0 && other > 0 ? (task.weight(item) * (own + other)) / (2 * own) : task.weight(item)
  })
}

const familiesOf = <Item>(items: ReadonlyArray<Item>, task: Task<Item>) => {
  const seen = items.map(task.features)
  return featureFamilies.flatMap((name): ReadonlyArray<readonly [Family, PointFamily]> => {
    const known = task.families[name]
    if (known === undefined) return []
    const { bits, scale, ratio, keptShares = [] } = known
    return [[name, { hashes: seen.map((one) => one[name]), buckets: 2 ** bits, scale, ratio, keptShares }]]
  })
}

const byFamily = (names: ReadonlyArray<Family>, { bias, weights }: LearnedClass): LearnedWeights => ({
  bias,
  weights: Object.fromEntries(names.map((name, index) => [name, weights[index] ?? new Float64Array()]))
})

export const learnClasses = <Item>(
  items: ReadonlyArray<Item>,
  classes: ReadonlyArray<(item: Item) => boolean>,
  task: Task<Item>
): ReadonlyArray<LearnedWeights> => {
  const known = familiesOf(items, task)
  const points = gatherPoints(
    known.map(([, family]) => family),
    task.options.leastExamples
  )
  return classes.map((isMember) => {
    const targets = Int8Array.from(items, (item) => (isMember(item) ? 1 : -1))
    const costs = balancedCosts(items, isMember, task)
    return byFamily(
      known.map(([name]) => name),
      learnWeights(points, { targets, costs }, task.options)
    )
  })
}

const interpolate = (one: LearnedWeights, other: LearnedWeights, share: number): LearnedWeights => {
  const mix = (mine: number, its: number): number => (1 - share) * mine + share * its
  const mixAll = (mine: Float64Array, its: Float64Array): Float64Array => {
    const mixed = new Float64Array(mine.length)
    for (let at = 0; at < mine.length; at++) mixed[at] = mix(mine[at] ?? 0, its[at] ?? 0)
    return mixed
  }
  const weights: Partial<Record<Family, Float64Array>> = {}
  for (const family of featureFamilies) {
    const [mine, its] = [one.weights[family], other.weights[family]]
    if (mine !== undefined && its !== undefined) weights[family] = mixAll(mine, its)
  }
  return { bias: mix(one.bias, other.bias), weights }
}

export const blend = (
  ones: ReadonlyArray<LearnedWeights>,
  others: ReadonlyArray<LearnedWeights>,
  share: number
): ReadonlyArray<LearnedWeights> => ones.map((one, at) => interpolate(one, others[at] ?? one, share))

export const addFamilies = (
  ones: ReadonlyArray<LearnedWeights>,
  others: ReadonlyArray<LearnedWeights>
): ReadonlyArray<LearnedWeights> =>
  ones.map(({ bias, weights }, at) => ({
    bias: bias + (others[at]?.bias ?? 0),
    weights: { ...weights, ...others[at]?.weights }
  }))
