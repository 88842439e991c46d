import type { RejudgeOutcomeCounts, ReplayCounts } from "#core/use-cases/moderation/replay-tally.ts"
import { tableOf } from "../../terminal/table.ts"

const countText = (items: number): string => items.toLocaleString("en")

const itemsText = (items: number): string => `${countText(items)} ${items === 1 ? "item" : "items"}`

const leftAloneLines = (counts: ReplayCounts): ReadonlyArray<string> => {
  const reasons: ReadonlyArray<readonly [number, string]> = [
    [counts.current, "judged by the guard of today before"],
    [counts.unavailable, "which nobody can judge now: run it again later"],
    [counts.unreadable, "which cannot be read any more"],
    [counts.changedMeanwhile, "changed or deleted meanwhile"]
  ]
  return reasons
    .filter(([items]) => items > 0)
    .map(([items, why]) => `Left as they are: ${itemsText(items)}, ${why}.`)
}

const changesLine = (counts: RejudgeOutcomeCounts, isApplied: boolean): string =>
  `${isApplied ? "Changed" : "Would change"}: ${countText(counts.rejected)} to rejected, ` +
  `${countText(counts.covered)} to covered, ${countText(counts.uncovered)} from covered to approved, ` +
  `${countText(counts.approved)} from rejected to approved, ${countText(counts.moved)} to another category or sentiment.`

type LabelRows = ReplayCounts["byLabel"]

const unlessEmpty = (...[titles, cells]: Parameters<typeof tableOf>): ReadonlyArray<string> =>
  cells.length === 0 ? [] : ["", ...tableOf(titles, cells)]

const outcomeTable = (title: string, rows: LabelRows): ReadonlyArray<string> =>
  unlessEmpty(
    [title, "judged", "to rejected", "covered", "uncovered", "to approved", "moved"],
    rows.map(({ name, judged, rejected, covered, uncovered, approved, moved }) => [
      name,
      judged,
      rejected,
      covered,
      uncovered,
      approved,
      moved
    ])
  )

const labelTable = (rows: LabelRows): ReadonlyArray<string> =>
  unlessEmpty(
    ["label", "to rejected", "covered", "uncovered", "to approved"],
    rows.map(({ name, rejected, covered, uncovered, approved }) => [
      name,
      rejected,
      covered,
      uncovered,
      approved
    ])
  )

export const showReplay = (counts: ReplayCounts, isApplied: boolean): ReadonlyArray<string> => [
  `Judged again: ${itemsText(counts.judged)}.`,
  ...leftAloneLines(counts),
  changesLine(counts, isApplied),
  ...(isApplied ? [] : ["Nothing was changed: with --apply it will be."]),
  ...outcomeTable("last judged by", counts.byGuardVersion),
  ...labelTable(counts.byLabel),
  ...outcomeTable("language", counts.byLanguage)
]
