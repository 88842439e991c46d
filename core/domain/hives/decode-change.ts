import { decodeRecords, isCurrentKind } from "../records/decode-records.ts"
import type { RawRecord } from "../records/record-kinds.ts"
import type { Change, RecordKey } from "./change.ts"

/** A change as any version stored it. */
export interface RawChange {
  readonly put: ReadonlyArray<RawRecord>
  readonly remove: ReadonlyArray<RecordKey>
}

export const decodeChange = ({ put, remove }: RawChange): Change => ({
  put: decodeRecords(put),
  remove: remove.filter(isCurrentKind)
})
