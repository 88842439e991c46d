import type { Deferred } from "effect"
import type { Feedback, FeedbackId } from "#core/feedback/feedback.ts"
import type { Change, RecordKey, StoredRecord } from "#core/hives/change.ts"
import type { StoreUnavailable } from "#core/hives/hive-store.ts"
import type { PointsEntry } from "#core/points/points.ts"
import { type HiveHead, headAfter } from "./hive-head.ts"

interface Written {
  /** Undefined: removed. */
  readonly record: StoredRecord | undefined
  readonly by: Change
}

/**
 * What a hive will be once the changes under way are durable. The next change of the same owner decides on
 * it, so that many changes of one hive share a sync; readers never see it.
 */
export interface HiveAhead {
  head: HiveHead
  underWay: number
  last: Deferred.Deferred<void, StoreUnavailable>
  readonly written: Map<string, Written>
}

const nameOf = (kind: RecordKey["kind"], id: string) => `${kind} ${id}`

const recordKinds: ReadonlySet<RecordKey["kind"]> = new Set(["feedback", "points", "submission-key"])

export const stage = (
  ahead: HiveAhead | undefined,
  head: HiveHead,
  change: Change,
  last: HiveAhead["last"]
): HiveAhead => {
  const next: HiveAhead = ahead ?? { head, underWay: 0, last, written: new Map() }
  next.head = headAfter(next.head, change)
  next.last = last
  next.underWay += 1
  for (const { kind, id } of change.remove) {
    if (recordKinds.has(kind)) next.written.set(nameOf(kind, id), { record: undefined, by: change })
  }
  for (const record of change.put) {
    if (recordKinds.has(record.kind)) next.written.set(nameOf(record.kind, record.id), { record, by: change })
  }
  return next
}

/** Forgets a change that is durable; undefined when none is under way any more. */
export const unstage = (ahead: HiveAhead, change: Change): HiveAhead | undefined => {
  ahead.underWay -= 1
  for (const { kind, id } of [...change.remove, ...change.put]) {
    const name = nameOf(kind, id)
    if (ahead.written.get(name)?.by === change) ahead.written.delete(name)
  }
  return ahead.underWay === 0 ? undefined : ahead
}

/** The record of this kind and id: the one under way, else the stored one. */
export const recordAhead = <K extends StoredRecord["kind"]>(
  ahead: HiveAhead | undefined,
  kind: K,
  id: string,
  stored: Extract<StoredRecord, { kind: K }> | undefined
): Extract<StoredRecord, { kind: K }> | undefined => {
  const written = ahead?.written.get(nameOf(kind, id))
  if (written === undefined) return stored
  return isOfKind(written.record, kind) ? written.record : undefined
}

const isOfKind = <K extends StoredRecord["kind"]>(
  record: StoredRecord | undefined,
  kind: K
): record is Extract<StoredRecord, { kind: K }> => record?.kind === kind

/** All items as they will be, in no particular order. */
export const feedbackAhead = (
  ahead: HiveAhead,
  stored: ReadonlyMap<string, Feedback>
): ReadonlyArray<Feedback> => {
  const items = new Map(stored)
  for (const [name, { record }] of ahead.written) {
    if (record?.kind === "feedback") items.set(record.id, record)
    else if (name.startsWith(nameOf("feedback", ""))) items.delete(name.slice(nameOf("feedback", "").length))
  }
  return Array.from(items.values())
}

/** The points that name `item`: the stored ones that nothing under way replaces, and those under way. */
export const pointsAhead = (
  ahead: HiveAhead | undefined,
  item: FeedbackId,
  stored: ReadonlyArray<PointsEntry>
): ReadonlyArray<PointsEntry> => {
  if (ahead === undefined) return stored
  const kept = stored.filter((entry) => !ahead.written.has(nameOf("points", entry.id)))
  const added = [...ahead.written.values()].flatMap(({ record }) =>
    record?.kind === "points" && record.feedbackId === item ? [record] : []
  )
  return [...kept, ...added]
}
