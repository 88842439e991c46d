import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"

const runLength = 5
const alike = 0.6

const runsOf = (text: string): ReadonlySet<string> => {
  const skeleton = letterSkeleton(text)
  const starts = Array.from({ length: Math.max(1, skeleton.length - runLength + 1) }, (_, start) => start)
  return new Set(starts.map((start) => skeleton.slice(start, start + runLength)))
}

const shareRuns = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared) >= alike
}

/** Whether two texts share most runs of letters, whatever their spaces, signs and spelling habits. */
export const areNearDuplicates = (one: string, other: string): boolean =>
  shareRuns(runsOf(one), runsOf(other))

/** Each text's runs as numbers in ascending order; the rarer a run is among all texts, the smaller its number. */
const numbered = (all: ReadonlyArray<ReadonlySet<string>>): ReadonlyArray<Int32Array> => {
  const counts = new Map<string, number>()
  for (const runs of all) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
  const rarestFirst = [...counts].sort(([, one], [, other]) => one - other)
  const numbers = new Map(rarestFirst.map(([run], number) => [run, number]))
  return all.map((runs) => Int32Array.from(runs, (run) => numbers.get(run) ?? 0).sort())
}

const countShared = (one: Int32Array, other: Int32Array): number => {
  let [shared, here, there] = [0, 0, 0]
  while (here < one.length && there < other.length) {
    const difference = (one[here] ?? 0) - (other[there] ?? 0)
    if (difference === 0) shared += 1
    if (difference <= 0) here += 1
    if (difference >= 0) there += 1
  }
  return shared
}

const shareNumbers = (one: Int32Array, other: Int32Array): boolean => {
  if (Math.min(one.length, other.length) < alike * Math.max(one.length, other.length)) return false
  const shared = countShared(one, other)
  return shared / (one.length + other.length - shared) >= alike
}

/** Texts that are alike share at least one of these, their rarest: the others need not be looked up. */
const tellingRuns = (runs: Int32Array): Int32Array =>
  runs.subarray(0, runs.length - Math.ceil(alike * runs.length) + 1)

/** All pairs of texts that do. */
export const findNearDuplicates = (
  texts: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const all = numbered(texts.map(runsOf))
  const holders = new Map<number, Array<number>>()
  return texts.flatMap((text, index) => {
    const runs = all[index] ?? new Int32Array()
    const near = new Set<number>()
    for (const run of tellingRuns(runs)) {
      const known = holders.get(run)
      for (const other of known ?? []) near.add(other)
      if (known === undefined) holders.set(run, [index])
      else known.push(index)
    }
    return [...near]
      .filter((other) => shareNumbers(runs, all[other] ?? new Int32Array()))
      .map((other) => [texts[other] ?? "", text] as const)
  })
}
