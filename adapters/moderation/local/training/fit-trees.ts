import type { BoostedTrees, Tree } from "../engine/model/boosted-trees.ts"

export interface TreeOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  readonly minExamples: number
  /** L2 regularisation, added to a leaf's curvature: draws the values of small leaves towards 0. */
  readonly smoothing: number
}

export interface TreeExample {
  readonly inputs: ReadonlyArray<number>
  readonly isMember: boolean
  readonly weight: number
}

interface BinnedColumn {
  readonly bins: Uint8Array
  readonly limits: ReadonlyArray<number>
}

const maxBins = 128

const binLimitsOf = (values: Float64Array): ReadonlyArray<number> => {
  const sorted = values.toSorted()
  const quantiles = Array.from(
    { length: maxBins - 1 },
    (_, bin) => sorted[Math.floor(((bin + 1) * sorted.length) / maxBins)] ?? 0
  )
  return [...new Set(quantiles)].filter((limit) => limit > (sorted[0] ?? 0))
}

const binOf = (limits: ReadonlyArray<number>, value: number): number => {
  let low = 0
  let high = limits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (value < (limits[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}

const columnsOf = (examples: ReadonlyArray<TreeExample>): ReadonlyArray<BinnedColumn> =>
  (examples[0]?.inputs ?? []).map((_, input) => {
    const values = Float64Array.from(examples, ({ inputs }) => inputs[input] ?? 0)
    const limits = binLimitsOf(values)
    return { limits, bins: Uint8Array.from(values, (value) => binOf(limits, value)) }
  })

/** Negative gradient and second derivative of the weighted log loss, by example. */
interface Derivatives {
  readonly slopes: Float64Array
  readonly curvatures: Float64Array
}

const derive = (
  examples: ReadonlyArray<TreeExample>,
  scores: Float64Array,
  { slopes, curvatures }: Derivatives
): void => {
  examples.forEach(({ isMember, weight }, at) => {
    const likely = 1 / (1 + Math.exp(-(scores[at] ?? 0)))
    slopes[at] = weight * (Number(isMember) - likely)
    curvatures[at] = weight * likely * (1 - likely)
  })
}

interface NodeSplit {
  readonly gain: number
  readonly input: number
  readonly lastLeftBin: number
}

interface Sums {
  readonly slope: number
  readonly curvature: number
  readonly count: number
}

const strengthOf = ({ slope, curvature }: Sums, { smoothing }: TreeOptions): number =>
  slope ** 2 / (curvature + smoothing)

const bestSplit = (bins: ReadonlyArray<Sums>, input: number, options: TreeOptions): NodeSplit | undefined => {
  const add = (one: Sums, other: Sums, sign = 1): Sums => ({
    slope: one.slope + sign * other.slope,
    curvature: one.curvature + sign * other.curvature,
    count: one.count + sign * other.count
  })
  const none: Sums = { slope: 0, curvature: 0, count: 0 }
  const all = bins.reduce((sum, bin) => add(sum, bin), none)
  let best: NodeSplit | undefined
  let left = none
  for (const [bin, sums] of bins.slice(0, -1).entries()) {
    left = add(left, sums)
    const right = add(all, left, -1)
    if (left.count < options.minExamples || right.count < options.minExamples) continue
    const gain = strengthOf(left, options) + strengthOf(right, options) - strengthOf(all, options)
    if (gain > (best?.gain ?? 0)) best = { gain, input, lastLeftBin: bin }
  }
  return best
}

const sumsByNodeAndBin = (
  { bins, limits }: BinnedColumn,
  nodes: Uint16Array,
  count: number,
  { slopes, curvatures }: Derivatives
): ReadonlyArray<ReadonlyArray<Sums>> => {
  const size = limits.length + 1
  const slope = new Float64Array(count * size)
  const curvature = new Float64Array(count * size)
  const counts = new Uint32Array(count * size)
  for (let example = 0; example < bins.length; example++) {
    const at = (nodes[example] ?? 0) * size + (bins[example] ?? 0)
    slope[at] = (slope[at] ?? 0) + (slopes[example] ?? 0)
    curvature[at] = (curvature[at] ?? 0) + (curvatures[example] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return Array.from({ length: count }, (_, node) =>
    Array.from({ length: size }, (_bin, bin) => {
      const at = node * size + bin
      return { slope: slope[at] ?? 0, curvature: curvature[at] ?? 0, count: counts[at] ?? 0 }
    })
  )
}

const splitLevel = (
  columns: ReadonlyArray<BinnedColumn>,
  nodes: Uint16Array,
  count: number,
  derivatives: Derivatives,
  options: TreeOptions
): ReadonlyArray<NodeSplit | undefined> => {
  const best = new Array<NodeSplit | undefined>(count).fill(undefined)
  for (const [input, column] of columns.entries())
    for (const [node, bins] of sumsByNodeAndBin(column, nodes, count, derivatives).entries()) {
      const split = bestSplit(bins, input, options)
      if ((split?.gain ?? 0) > (best[node]?.gain ?? 0)) best[node] = split
    }
  return best
}

/** Ten thousandths are exact enough, and keep the file small. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

const descend = (
  columns: ReadonlyArray<BinnedColumn>,
  nodes: Uint16Array,
  splits: ReadonlyArray<NodeSplit | undefined>
): void => {
  for (let example = 0; example < nodes.length; example++) {
    const node = nodes[example] ?? 0
    const split = splits[node]
    const isRight = split !== undefined && (columns[split.input]?.bins[example] ?? 0) > split.lastLeftBin
    nodes[example] = 2 * node + Number(isRight)
  }
}

const leavesOf = (
  nodes: Uint16Array,
  { slopes, curvatures }: Derivatives,
  { depth, rate, smoothing }: TreeOptions
): ReadonlyArray<number> => {
  const slope = new Float64Array(2 ** depth)
  const curvature = new Float64Array(2 ** depth)
  for (let example = 0; example < nodes.length; example++) {
    const node = nodes[example] ?? 0
    slope[node] = (slope[node] ?? 0) + (slopes[example] ?? 0)
    curvature[node] = (curvature[node] ?? 0) + (curvatures[example] ?? 0)
  }
  return Array.from(slope, (sum, leaf) => rounded((rate * sum) / ((curvature[leaf] ?? 0) + smoothing)))
}

const growTree = (
  columns: ReadonlyArray<BinnedColumn>,
  nodes: Uint16Array,
  derivatives: Derivatives,
  options: TreeOptions
): Tree => {
  const splits: Array<NodeSplit | undefined> = []
  nodes.fill(0)
  for (let level = 0; level < options.depth; level++) {
    const found = splitLevel(columns, nodes, 2 ** level, derivatives, options)
    descend(columns, nodes, found)
    splits.push(...found)
  }
  return {
    inputs: splits.map((split) => split?.input ?? 0),
    limits: splits.map((split) =>
      split === undefined ? Number.MAX_VALUE : (columns[split.input]?.limits[split.lastLeftBin] ?? 0)
    ),
    leaves: leavesOf(nodes, derivatives, options)
  }
}

const logOddsOf = (examples: ReadonlyArray<TreeExample>): number => {
  const weightOf = (some: ReadonlyArray<TreeExample>): number =>
    some.reduce((sum, { weight }) => sum + weight, 0)
  const members = weightOf(examples.filter(({ isMember }) => isMember))
  return rounded(Math.log(members / (weightOf(examples) - members)))
}

/**
 * Second-order gradient boosting of the log loss, as in XGBoost: each tree corrects the ones before it. Needs members
 * and non-members.
 */
export const fitTrees = (examples: ReadonlyArray<TreeExample>, options: TreeOptions): BoostedTrees => {
  const columns = columnsOf(examples)
  const bias = logOddsOf(examples)
  const scores = new Float64Array(examples.length).fill(bias)
  const nodes = new Uint16Array(examples.length)
  const derivatives = {
    slopes: new Float64Array(examples.length),
    curvatures: new Float64Array(examples.length)
  }
  const trees = Array.from({ length: options.trees }, () => {
    derive(examples, scores, derivatives)
    const tree = growTree(columns, nodes, derivatives, options)
    for (let example = 0; example < scores.length; example++)
      scores[example] = (scores[example] ?? 0) + (tree.leaves[nodes[example] ?? 0] ?? 0)
    return tree
  })
  return { bias, trees }
}

/** Significant digits of a limit. More change no decision that was measured, and the guard's file grows. */
const limitDigits = 4

/** The largest number, by which nodes without a split are known, must not round up to infinity, which JSON cannot hold. */
export const shortenLimits = ({ bias, trees }: BoostedTrees): BoostedTrees => ({
  bias,
  trees: trees.map((tree) => ({
    ...tree,
    limits: tree.limits.map((limit) => Math.min(Number(limit.toPrecision(limitDigits)), Number.MAX_VALUE))
  }))
})
