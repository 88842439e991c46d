import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"

const runLength = 5
const alike = 0.6

const runsOf = (text: string): ReadonlySet<string> => {
  const skeleton = letterSkeleton(text)
  const starts = Array.from({ length: Math.max(1, skeleton.length - runLength + 1) }, (_, start) => start)
  return new Set(starts.map((start) => skeleton.slice(start, start + runLength)))
}

const hasSharedRuns = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared) >= alike
}

/** Whether two texts share most runs of letters, whatever their spaces, signs and spelling habits. */
export const isNearDuplicate = (one: string, other: string): boolean =>
  hasSharedRuns(runsOf(one), runsOf(other))

/** Each text's runs as numbers, and how many numbers there are. */
const counted = (all: ReadonlyArray<ReadonlySet<string>>) => {
  const numbers = new Map<string, number>()
  const numberOf = (run: string): number => {
    const known = numbers.get(run)
    if (known !== undefined) return known
    numbers.set(run, numbers.size)
    return numbers.size - 1
  }
  return { rows: all.map((runs) => Int32Array.from(runs, numberOf)), count: numbers.size }
}

/** Numbers the runs in ascending order: the rarer a run is among all texts, the smaller its number. */
const numbered = (all: ReadonlyArray<ReadonlySet<string>>): ReadonlyArray<Int32Array> => {
  const { rows, count } = counted(all)
  const counts = new Int32Array(count)
  for (const runs of rows) for (const run of runs) counts[run] = (counts[run] ?? 0) + 1
  const ranks = new Int32Array(count)
  const rarestFirst = Int32Array.from(counts.keys()).sort(
    (one, other) => (counts[one] ?? 0) - (counts[other] ?? 0)
  )
  for (const [rank, run] of rarestFirst.entries()) ranks[run] = rank
  return rows.map((runs) => runs.map((run) => ranks[run] ?? 0).sort())
}

/** Whether the two share so many numbers; given up as soon as too few are left. */
const hasMinShared = (least: number, one: Int32Array, other: Int32Array): boolean => {
  let [shared, here, there] = [0, 0, 0]
  while (shared + Math.min(one.length - here, other.length - there) >= least) {
    if (shared >= least) return true
    const difference = (one[here] ?? 0) - (other[there] ?? 0)
    if (difference === 0) shared += 1
    if (difference <= 0) here += 1
    if (difference >= 0) there += 1
  }
  return false
}

/** Shared runs, among so many in all, from which two texts have the share `alike` in common. */
const minSharedRuns = (sizes: number): number => Math.ceil((alike * sizes) / (1 + alike) - 1e-9)

const hasSharedNumbers = (one: Int32Array, other: Int32Array): boolean =>
  hasMinShared(minSharedRuns(one.length + other.length), one, other)

/** All but so many: of the rest alone, no such share can be common. */
const rarest = (runs: Int32Array, least: number): Int32Array => runs.subarray(0, runs.length - least + 1)

/** All pairs of texts that do. */
export const findNearDuplicates = (
  texts: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const all = numbered(texts.map(runsOf))
  const runsAt = (index: number): Int32Array => all[index] ?? new Int32Array()
  const shortestFirst = [...texts.keys()].sort((one, other) => runsAt(one).length - runsAt(other).length)
  const holders = new Map<number, Array<number>>()
  return shortestFirst.flatMap((index) => {
    const runs = runsAt(index)
    const near = new Set<number>()
    // One that is shorter shares at least this many of them.
    for (const run of rarest(runs, Math.ceil(alike * runs.length - 1e-9))) {
      for (const other of holders.get(run) ?? []) near.add(other)
    }
    // One that is as long or longer, and comes later, at least this many.
    for (const run of rarest(runs, minSharedRuns(2 * runs.length))) {
      const known = holders.get(run)
      if (known === undefined) holders.set(run, [index])
      else known.push(index)
    }
    return [...near]
      .filter((other) => runsAt(other).length >= alike * runs.length && hasSharedNumbers(runs, runsAt(other)))
      .map((other) => [Math.min(index, other), Math.max(index, other)] as const)
      .map(([earlier, later]) => [texts[earlier] ?? "", texts[later] ?? ""] as const)
  })
}
