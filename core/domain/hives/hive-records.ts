import { Struct } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { RecordOf, StoredRecordKind } from "../records/record-kinds.ts"
import { emptyStats } from "./hive-rules.ts"

export type ReadRecords = <K extends StoredRecordKind>(kind: K) => ReadonlyMap<string, RecordOf<K>>

const first = <A>(records: ReadonlyMap<string, A>): A | undefined => records.values().next().value

export const showRecords = (read: ReadRecords, owner: OwnerId) => ({
  stats: first(read("stats")) ?? emptyStats(owner),
  badges: read("badge"),
  links: read("link"),
  insight: first(read("insight")),
  seen: first(read("seen")),
  reports: read("report"),
  shownNotes: read("shown-note"),
  sessions: read("session")
})

export interface HiveRecords extends Readonly<ReturnType<typeof showRecords>> {}

interface RecordView {
  readonly kind: StoredRecordKind
  readonly isSingle: boolean
  /** Whether only queries that name the field read it. What every query reads doesn't grow with the hive. */
  readonly isOnRequest: boolean
}

export const recordViews = {
  stats: { kind: "stats", isSingle: true, isOnRequest: false },
  badges: { kind: "badge", isSingle: false, isOnRequest: false },
  links: { kind: "link", isSingle: false, isOnRequest: false },
  insight: { kind: "insight", isSingle: true, isOnRequest: true },
  seen: { kind: "seen", isSingle: true, isOnRequest: true },
  reports: { kind: "report", isSingle: false, isOnRequest: true },
  shownNotes: { kind: "shown-note", isSingle: false, isOnRequest: true },
  sessions: { kind: "session", isSingle: false, isOnRequest: true }
} as const satisfies Readonly<Record<keyof HiveRecords, RecordView>>

type Views = typeof recordViews

export type RequestedField = {
  readonly [F in keyof Views]: Views[F]["isOnRequest"] extends true ? F : never
}[keyof Views]

const isRequestedField = (field: keyof Views): field is RequestedField => recordViews[field].isOnRequest

export const requestedFields: ReadonlyArray<RequestedField> =
  Struct.keys(recordViews).filter(isRequestedField)

export interface RecordRequests extends Partial<Readonly<Record<RequestedField, true>>> {}

const requestsByKind: ReadonlyMap<StoredRecordKind, RequestedField> = new Map(
  requestedFields.map((field) => [recordViews[field].kind, field])
)

export const isWanted = (kind: StoredRecordKind, query: RecordRequests): boolean => {
  const field = requestsByKind.get(kind)
  return field === undefined || query[field] === true
}
