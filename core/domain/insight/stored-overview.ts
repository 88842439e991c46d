import type { OwnerId } from "../accounts/account.ts"
import type { Sealed } from "../values/sealed.ts"

export const overviewId = "overview"

/**
 * What a hive's items say together, as it was found once: all servers answer it as long as the same items count. It
 * goes when one of its hive's items is deleted.
 */
export interface StoredOverview {
  readonly kind: "overview"
  readonly id: typeof overviewId
  readonly owner: OwnerId
  /** Of the items that it rests on. */
  readonly fingerprint: string
  /** Who found it: `overviewBy` of an analyst, or the name of a service. */
  readonly by: string
  /** An `Overview` as JSON, sealed like texts. */
  readonly content: Sealed
}

export const overviewKey = (owner: OwnerId) => ({ kind: "overview", owner, id: overviewId }) as const
