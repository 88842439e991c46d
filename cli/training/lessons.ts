import { type LearnedClass, type LinearOptions, learn } from "./train-linear.ts"

/** What a class is told apart by. `group`: within it both sides weigh the same. */
export interface Task<Item> {
  readonly features: (item: Item) => Uint32Array
  readonly weight: (item: Item) => number
  readonly group: (item: Item) => string
  readonly bits: number
  readonly options: LinearOptions
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

/** Within each group, as much weight for the class as for everything else. */
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

export const learnClass = <Item>(
  items: ReadonlyArray<Item>,
  isMember: (item: Item) => boolean,
  task: Task<Item>
): LearnedClass =>
  learn(
    {
      examples: items.map(task.features),
      targets: Int8Array.from(items, (item) => (isMember(item) ? 1 : -1)),
      costs: balancedCosts(items, isMember, task),
      buckets: 2 ** task.bits
    },
    task.options
  )
