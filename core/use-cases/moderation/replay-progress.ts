import type { Effect } from "effect"

export type ReplayProgress = (share: number, items: number) => Effect.Effect<void>

export const makeReplayProgress = (hives: number, progress: ReplayProgress) => {
  let [share, items] = [0, 0]
  return (count: number, ofHive: number) => {
    share += (ofHive === 0 ? 1 : count / ofHive) / hives
    items += count
    return progress(Math.min(1, share), items)
  }
}
