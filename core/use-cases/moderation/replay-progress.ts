import type { ReportProgress } from "../../ports/server-task.ts"

export const makeReplayProgress = (hives: number, progress: ReportProgress) => {
  let share = 0
  let items = 0
  return (count: number, ofHive: number) => {
    share += (ofHive === 0 ? 1 : count / ofHive) / hives
    items += count
    return progress(Math.min(1, share), items)
  }
}
