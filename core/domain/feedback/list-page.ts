import type { Feedback } from "./feedback.ts"

/** Position in an owner's list, given by an item that may be gone. */
export type ListCursor = Pick<Feedback, "createdOn"> & { readonly id: string }

export interface ListPage {
  readonly limit: number
  readonly after: ListCursor | null
}
