import type { StoredRecord } from "../hives/change.ts"
import { type DerivedKind, kinds, recordKinds, type StoredRecordKind } from "../records/record-kinds.ts"

export type Collection = Exclude<StoredRecord["kind"], DerivedKind>

export const isCollection = (kind: StoredRecordKind): kind is Collection => recordKinds[kind].title !== null

export const collections: ReadonlyArray<Collection> = kinds.filter(isCollection)

export const titleOf = (collection: Collection): string => recordKinds[collection].title
