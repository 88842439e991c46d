import type { FateCounts, ReplayCounts } from "#core/use-cases/moderation/replay-tally.ts"
import { tableOf } from "../../terminal/table.ts"

const count = (items: number): string => items.toLocaleString("en")

const itemsText = (items: number): string => `${count(items)} ${items === 1 ? "item" : "items"}`

const leftLines = (counts: ReplayCounts): ReadonlyArray<string> => {
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

const changesLine = (counts: FateCounts, isApplied: boolean): string =>
  `${isApplied ? "Changed" : "Would change"}: ${count(counts.rejected)} to rejected, ` +
  `${count(counts.covered)} to covered, ${count(counts.uncovered)} from covered to approved, ` +
  `${count(counts.approved)} from rejected to approved, ${count(counts.moved)} to another category or sentiment.`

type Rows = ReplayCounts["byLabel"]

const unlessEmpty = (...[titles, cells]: Parameters<typeof tableOf>): ReadonlyArray<string> =>
  cells.length === 0 ? [] : ["", ...tableOf(titles, cells)]

const table = (title: string, rows: Rows): ReadonlyArray<string> =>
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

const labelTable = (rows: Rows): ReadonlyArray<string> =>
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
  ...leftLines(counts),
  changesLine(counts, isApplied),
  ...(isApplied ? [] : ["Nothing was changed: with --apply it will be."]),
  ...table("last judged by", counts.byGuardVersion),
  ...labelTable(counts.byLabel),
  ...table("language", counts.byLanguage)
]
