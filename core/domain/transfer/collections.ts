import { type DerivedKind, kinds, recordKinds, type StoredRecordKind } from "../records/record-kinds.ts"
import type { StoredRow } from "../records/stored-row.ts"

export type Collection = Exclude<StoredRow["kind"], DerivedKind>

export const isCollection = (kind: StoredRecordKind): kind is Collection => recordKinds[kind].title !== null

export const collections: ReadonlyArray<Collection> = kinds.filter(isCollection)

export const titleOf = (collection: Collection): string => recordKinds[collection].title
