import type { Effect } from "effect"

/** Told how much is done, from 0 to 1, and how many items that were. */
export type Progress = (share: number, items: number) => Effect.Effect<void>

/** Adds up how much of so many hives is done: told of some items that are, of so many in their hive. */
export const makeDone = (hives: number, progress: Progress) => {
  let [share, items] = [0, 0]
  return (count: number, ofHive: number) => {
    share += (ofHive === 0 ? 1 : count / ofHive) / hives
    items += count
    return progress(Math.min(1, share), items)
  }
}
