import type { RecordOf, StoredRecordKind } from "#core/domain/records/record-kinds.ts"

export type RecordMaps = { [K in StoredRecordKind]?: Map<string, RecordOf<K>> }

export type ReadonlyRecordMaps = { readonly [K in StoredRecordKind]?: ReadonlyMap<string, RecordOf<K>> }

export const noRecords: ReadonlyMap<string, never> = new Map<string, never>()

export const recordsOf = <K extends StoredRecordKind>(
  maps: ReadonlyRecordMaps,
  kind: K
): ReadonlyMap<string, RecordOf<K>> => maps[kind] ?? noRecords

export const putIntoMaps = <K extends StoredRecordKind>(
  maps: RecordMaps,
  kind: K,
  record: RecordOf<K>
): void => {
  const records = maps[kind]
  if (records === undefined) Object.assign(maps, { [kind]: new Map([[record.id, record]]) })
  else records.set(record.id, record)
}

export const removeFromMaps = (maps: RecordMaps, kind: StoredRecordKind, id: string): void => {
  maps[kind]?.delete(id)
}
