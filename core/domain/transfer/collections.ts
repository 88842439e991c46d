import { kinds, recordKinds, type StoredRecordKind, type TitledKind } from "../records/record-kinds.ts"

export type Collection = TitledKind

export const isCollection = (kind: StoredRecordKind): kind is Collection => recordKinds[kind].title !== null

export const collections: ReadonlyArray<Collection> = kinds.filter(isCollection)

export const titleOf = (collection: Collection): string => recordKinds[collection].title
