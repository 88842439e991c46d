import { Effect, Option } from "effect"
import type { ListCursor, ListPage } from "#core/domain/feedback/list-page.ts"
import { isWithinDays, type OperatorDays } from "#core/domain/reports/operator-days.ts"
import type { Report } from "#core/domain/reports/report.ts"
import type { ShownNote } from "#core/domain/reports/shown-note.ts"
import type { Day } from "#core/domain/values/day.ts"
import { newestFirst } from "#core/domain/values/record-order.ts"
import type { Reports } from "#core/ports/reports.ts"
import { readHead, recordsInHive } from "./in-memory-hive.ts"
import type { InMemoryState } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { firstSorted } from "./sorted-list.ts"

const byCursor = newestFirst<ListCursor>(({ createdOn }) => createdOn)

interface ListOptions {
  readonly days: OperatorDays
  readonly page: ListPage
}

const firstOf = <A extends Report | ShownNote>(
  records: Iterable<A>,
  { days, page: { after, limit } }: ListOptions,
  dayOf: (record: A) => Day
): ReadonlyArray<A> => {
  const isListed = (record: A): boolean => {
    const day = dayOf(record)
    const isAfter = after === null || byCursor(after, { id: record.id, createdOn: day }) < 0
    return isAfter && isWithinDays(days, day)
  }
  return firstSorted(Iterator.from(records).filter(isListed), limit, newestFirst(dayOf))
}

const recordsOfAll = function* <K extends "report" | "shown-note">({ hives }: InMemoryState, kind: K) {
  for (const hive of hives.values()) yield* recordsInHive(readHead(hive), kind).values()
}

const findOf = <A extends Report | ShownNote>(records: Iterable<A>, id: string): Option.Option<A> => {
  for (const record of records) if (record.id === id) return Option.some(record)
  return Option.none()
}

export const inMemoryReports = ({ state }: InMemoryStore): Reports["Service"] => ({
  list: (days, page) =>
    Effect.sync(() => firstOf(recordsOfAll(state, "report"), { days, page }, ({ reportedOn }) => reportedOn)),
  find: (id) => Effect.sync(() => findOf(recordsOfAll(state, "report"), id)),
  listShownNotes: (days, page) =>
    Effect.sync(() => firstOf(recordsOfAll(state, "shown-note"), { days, page }, ({ shownOn }) => shownOn)),
  findShownNote: (id) => Effect.sync(() => findOf(recordsOfAll(state, "shown-note"), id))
})
