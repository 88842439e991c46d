import type { StoredRecord } from "../hives/change.ts"
import { type Derived, type Kind, kinds, recordKinds } from "../records/record-kinds.ts"

export type Collection = Exclude<StoredRecord["kind"], Derived>

export const isCollection = (kind: Kind): kind is Collection => recordKinds[kind].title !== null

export const collections: ReadonlyArray<Collection> = kinds.filter(isCollection)

export const titleOf = (collection: Collection): string => recordKinds[collection].title
