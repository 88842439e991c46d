import type { Feedback } from "./feedback.ts"

/** A place in an owner's list: that of an item, which need not be there any more. */
export type ListPlace = Pick<Feedback, "createdOn"> & { readonly id: string }

/** A part of an owner's list: so many items, from its beginning or after a place. */
export interface ListPage {
  readonly limit: number
  readonly after: ListPlace | null
}
