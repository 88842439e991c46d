import { decodeRecord, encodeRecord, isCurrentKind } from "../records/record-codec.ts"
import type { RawRecord } from "../records/record-kinds.ts"
import type { Change, RecordKey } from "./change.ts"

export interface RawChange {
  readonly put: ReadonlyArray<RawRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

export const withoutRetired = ({ put, remove }: RawChange): RawChange => ({
  put: put.filter(isCurrentKind),
  remove: remove.filter(isCurrentKind)
})

export const decodeChange = (change: RawChange): Change => {
  const { put, remove } = withoutRetired(change)
  return { put: put.map((record) => decodeRecord(record)), remove }
}

/** Writes only the keys of removed records, and so none of their texts. */
export const encodeChange = ({ put, remove }: Change): RawChange => ({
  put: put.map((record) => encodeRecord(record)),
  remove: remove.map(({ kind, owner, id }) => ({ kind, owner, id }))
})
