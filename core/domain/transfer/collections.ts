import type { StoredRecord } from "../hives/change.ts"
import { type Derived, type Kind, kinds, recordKinds } from "../records/record-kinds.ts"

/** All records of one kind. */
export type Collection = Exclude<StoredRecord["kind"], Derived>

export const isCollection = (kind: Kind): kind is Collection => recordKinds[kind].title !== null

/** All of them, in the order in which they are read and written whole. */
export const collections: ReadonlyArray<Collection> = kinds.filter(isCollection)

export const titleOf = (collection: Collection): string => recordKinds[collection].title
