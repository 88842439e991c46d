import { putNewest } from "./put-newest.ts"

const maxCountedSenders = 20_000

/** Turns had or waited for, by sender. The least recently used sender is forgotten and starts again at 0. */
export const makeTurnCounts = () => {
  const counts = new Map<string, number>()
  const of = (sender: string): number => counts.get(sender) ?? 0
  return {
    of,
    add: (sender: string): number => {
      const before = of(sender)
      putNewest(counts, sender, before + 1, maxCountedSenders)
      return before
    },
    takeBack: (sender: string): void => {
      const before = of(sender)
      if (before > 0) counts.set(sender, before - 1)
    }
  }
}
