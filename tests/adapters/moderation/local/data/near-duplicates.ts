import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"

const runLength = 5
const alike = 0.6

const runsOf = (text: string): ReadonlySet<string> => {
  const skeleton = letterSkeleton(text)
  const starts = Array.from({ length: Math.max(1, skeleton.length - runLength + 1) }, (_, start) => start)
  return new Set(starts.map((start) => skeleton.slice(start, start + runLength)))
}

const countHolders = (all: ReadonlyArray<ReadonlySet<string>>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const runs of all) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
  return counts
}

/** Texts that are alike share at least one of these: the others need not be looked up. */
const rarestRuns = (runs: ReadonlySet<string>, counts: ReadonlyMap<string, number>): ReadonlyArray<string> =>
  [...runs]
    .sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || (one < other ? -1 : 1))
    .slice(0, runs.size - Math.ceil(alike * runs.size) + 1)

const shareRuns = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shared = one.intersection(other).size
  return shared / (one.size + other.size - shared) >= alike
}

/** Whether two texts share most runs of letters, whatever their spaces, signs and spelling habits. */
export const areNearDuplicates = (one: string, other: string): boolean =>
  shareRuns(runsOf(one), runsOf(other))

/** All pairs of texts that do. */
export const findNearDuplicates = (
  texts: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const all = texts.map(runsOf)
  const counts = countHolders(all)
  const holders = new Map<string, Array<number>>()
  return texts.flatMap((text, index) => {
    const runs = all[index] ?? new Set<string>()
    const telling = rarestRuns(runs, counts)
    const near = new Set(telling.flatMap((run) => holders.get(run) ?? []))
    for (const run of telling) {
      const known = holders.get(run)
      if (known === undefined) holders.set(run, [index])
      else known.push(index)
    }
    return [...near]
      .filter((other) => shareRuns(runs, all[other] ?? new Set()))
      .map((other) => [texts[other] ?? "", text] as const)
  })
}
