import { letterSkeleton } from "../../../../../adapters/moderation/local/model/held-out.ts"

const runLength = 5
const alike = 0.6

const runsOf = (text: string): ReadonlySet<string> => {
  const skeleton = letterSkeleton(text)
  const starts = Array.from({ length: Math.max(1, skeleton.length - runLength + 1) }, (_, start) => start)
  return new Set(starts.map((start) => skeleton.slice(start, start + runLength)))
}

const countShared = (runs: ReadonlySet<string>, holders: ReadonlyMap<string, ReadonlyArray<number>>) => {
  const shared = new Map<number, number>()
  for (const run of runs)
    for (const holder of holders.get(run) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + 1)
  return shared
}

/** Pairs of texts that share most runs of letters, whatever their spaces, signs and spelling habits. */
export const findNearDuplicates = (
  texts: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const holders = new Map<string, Array<number>>()
  const all = texts.map(runsOf)
  return texts.flatMap((text, index) => {
    const runs = all[index] ?? new Set()
    const pairs = Array.from(countShared(runs, holders))
      .filter(([other, shared]) => shared / (runs.size + (all[other]?.size ?? 0) - shared) >= alike)
      .map(([other]) => [texts[other] ?? "", text] as const)
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), index])
    return pairs
  })
}
