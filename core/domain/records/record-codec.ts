import {
  type RawRecord,
  type RecordOf,
  recordKinds,
  type StoredRecord,
  type StoredRecordKind
} from "./record-kinds.ts"

/** Kinds of earlier versions. Insights were stored as overviews; they are made anew. */
const retiredKinds: ReadonlySet<string> = new Set(["overview"])

export const isCurrentKind = ({ kind }: { readonly kind: string }): boolean => !retiredKinds.has(kind)

const decodeAs = <K extends StoredRecordKind>(kind: K, record: RawRecord<K>): RecordOf<K> =>
  recordKinds[kind].decode(record)

export const decodeRecord = <K extends StoredRecordKind>(
  record: RawRecord<K> & { readonly kind: K }
): RecordOf<K> => decodeAs(record.kind, record)

const encodeAs = <K extends StoredRecordKind>(kind: K, record: RecordOf<K>): RawRecord<K> =>
  recordKinds[kind].encode(record)

export const encodeRecord = <K extends StoredRecordKind>(
  record: RecordOf<K> & { readonly kind: K }
): RawRecord<K> => encodeAs(record.kind, record)

export const decodeRecords = (records: ReadonlyArray<RawRecord>): ReadonlyArray<StoredRecord> =>
  records.filter(isCurrentKind).map((record) => decodeRecord(record))
