import type { Deferred } from "effect"
import type { Session } from "#core/domain/accounts/session.ts"
import type { Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { type InMemoryHiveHead, indexAfter } from "./hive-head.ts"

interface Written {
  /** Undefined: removed. */
  readonly record: StoredRecord | undefined
  readonly by: Change
}

/**
 * A hive as it will be once the changes under way are durable. The next change of the same owner decides on
 * it, so that many changes of one hive share a sync; readers never see it.
 */
export interface HiveAhead {
  head: InMemoryHiveHead
  underWay: number
  /** The changes under way failed, so no change decided on them may become durable. */
  isLost: boolean
  last: Deferred.Deferred<void, StoreUnavailable>
  readonly written: Map<string, Written>
}

const nameOf = (kind: RecordKey["kind"], id: string) => `${kind} ${id}`

/** Which records are kept here one by one. The head knows the others of a hive, and changes of the installation wait for none. */
const isKeptByItem: Readonly<Record<RecordKey["kind"], boolean>> = {
  feedback: true,
  points: true,
  verdict: true,
  "submission-key": true,
  session: true,
  account: false,
  link: false,
  stats: false,
  insight: false,
  seen: false,
  badge: false,
  "catalogue-badge": false,
  admin: false,
  "admin-entry": false,
  "former-email": false,
  "admin-session": false
}

export const stage = (
  ahead: HiveAhead | undefined,
  head: InMemoryHiveHead,
  change: Change,
  last: HiveAhead["last"]
): HiveAhead => {
  const next: HiveAhead = ahead ?? { head, underWay: 0, isLost: false, last, written: new Map() }
  next.head = indexAfter(next.head, change)
  next.last = last
  next.underWay += 1
  for (const { kind, id } of change.remove) {
    if (isKeptByItem[kind]) next.written.set(nameOf(kind, id), { record: undefined, by: change })
  }
  for (const record of change.put) {
    if (isKeptByItem[record.kind]) next.written.set(nameOf(record.kind, record.id), { record, by: change })
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

/** Forgets all that was under way. */
export const lose = (ahead: HiveAhead): undefined => {
  ahead.isLost = true
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

/** All records of a kind as they will be, in no particular order. */
const allAhead = <A extends Feedback | Session>(
  ahead: HiveAhead,
  kind: A["kind"],
  stored: ReadonlyMap<string, A>
): ReadonlyMap<string, A> => {
  const isOne = (record: StoredRecord | undefined): record is A => record?.kind === kind
  const records = new Map(stored)
  const prefix = nameOf(kind, "")
  for (const [name, { record }] of ahead.written) {
    if (isOne(record)) records.set(record.id, record)
    else if (name.startsWith(prefix)) records.delete(name.slice(prefix.length))
  }
  return records
}

export const feedbackAhead = (
  ahead: HiveAhead,
  stored: ReadonlyMap<string, Feedback>
): ReadonlyArray<Feedback> => Array.from(allAhead<Feedback>(ahead, "feedback", stored).values())

export const sessionsAhead = (
  ahead: HiveAhead | undefined,
  stored: ReadonlyMap<string, Session>
): ReadonlyMap<string, Session> =>
  ahead === undefined ? stored : allAhead<Session>(ahead, "session", stored)

type Following = Extract<StoredRecord, { readonly kind: "points" | "verdict" }>

const follows = (record: StoredRecord | undefined, item: FeedbackId): record is Following =>
  (record?.kind === "points" || record?.kind === "verdict") && record.feedbackId === item

/** Records that name `item`: the stored records of this kind that nothing under way replaces, and those under way. */
export const followingAhead = <K extends Following["kind"]>(
  ahead: HiveAhead | undefined,
  kind: K,
  item: FeedbackId,
  stored: ReadonlyArray<Extract<Following, { kind: K }>>
): ReadonlyArray<Extract<Following, { kind: K }>> => {
  if (ahead === undefined) return stored
  const kept = stored.filter((record) => !ahead.written.has(nameOf(kind, record.id)))
  const added = [...ahead.written.values()].flatMap(({ record }) =>
    follows(record, item) && isOfKind(record, kind) ? [record] : []
  )
  return [...kept, ...added]
}
