import { Struct } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Stats } from "../points/points.ts"
import type { RecordOf, StoredRecordKind } from "../records/record-kinds.ts"
import { emptyStats } from "./hive-rules.ts"

/** The records of a hive, by id. */
export type ReadRecords = <K extends StoredRecordKind>(kind: K) => ReadonlyMap<string, RecordOf<K>>

const first = <A>(records: ReadonlyMap<string, A>): A | undefined => records.values().next().value

interface RecordView<Shown> {
  readonly kind: StoredRecordKind
  readonly isSingle: boolean
  readonly show: (read: ReadRecords, owner: OwnerId) => Shown
}

/** Shows the only record of a kind. */
const one = <K extends StoredRecordKind>(kind: K): RecordView<RecordOf<K> | undefined> => ({
  kind,
  isSingle: true,
  show: (read) => first(read(kind))
})

/** Shows all records of a kind by id. */
const all = <K extends StoredRecordKind>(kind: K): RecordView<ReadonlyMap<string, RecordOf<K>>> => ({
  kind,
  isSingle: false,
  show: (read) => read(kind)
})

const always = <Shown>(view: RecordView<Shown>) => ({ ...view, isOnRequest: false as const })

const onRequest = <Shown>(view: RecordView<Shown>) => ({ ...view, isOnRequest: true as const })

const stats: RecordView<Stats> = {
  kind: "stats",
  isSingle: true,
  show: (read, owner) => first(read("stats")) ?? emptyStats(owner)
}

/** The fields of a hive that show its records of one kind. What is always read doesn't grow with the hive. */
export const recordViews = {
  stats: always(stats),
  badges: always(all("badge")),
  links: always(all("link")),
  insight: onRequest(one("insight")),
  seen: onRequest(one("seen")),
  sessions: onRequest(all("session"))
}

type Views = typeof recordViews

export type RequestedField = {
  readonly [F in keyof Views]: Views[F] extends { readonly isOnRequest: true } ? F : never
}[keyof Views]

const isRequestedField = (field: keyof Views): field is RequestedField => recordViews[field].isOnRequest

export const requestedFields: ReadonlyArray<RequestedField> =
  Struct.keys(recordViews).filter(isRequestedField)

export interface RecordRequests extends Partial<Readonly<Record<RequestedField, true>>> {}

const requestsByKind: ReadonlyMap<StoredRecordKind, RequestedField> = new Map(
  requestedFields.map((field) => [recordViews[field].kind, field])
)

/** Whether a query asks for the records of a kind, by name or like all queries. */
export const isWanted = (kind: StoredRecordKind, query: RecordRequests): boolean => {
  const field = requestsByKind.get(kind)
  return field === undefined || query[field] === true
}

interface Show extends Struct.Lambda {
  <Shown>(view: RecordView<Shown>): Shown
  readonly "~lambda.out": this["~lambda.in"] extends RecordView<infer Shown> ? Shown : never
}

export type HiveRecords = { readonly [F in keyof Views]: ReturnType<Views[F]["show"]> }

export const showRecords = (read: ReadRecords, owner: OwnerId): HiveRecords =>
  Struct.map(
    recordViews,
    Struct.lambda<Show>(({ show }) => show(read, owner))
  )
