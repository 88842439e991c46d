import type { OwnerId } from "../accounts/account.ts"
import type { Sealed } from "../values/sealed.ts"

/** Insights are stored under the name that they had at first: data of every version says so. */
export const insightId = "overview"

/**
 * What a hive's items say together, as it was found once: all servers answer it as long as the same items count. It
 * goes when one of its hive's items is deleted.
 */
export interface StoredInsight {
  readonly kind: "overview"
  readonly id: typeof insightId
  readonly owner: OwnerId
  /** Of the items that it rests on. */
  readonly fingerprint: string
  /** Who found it: `insightBy` of an analyst, or the name of a service. */
  readonly by: string
  /** An `Insight` as JSON, sealed like texts. */
  readonly content: Sealed
}

export const insightKey = (owner: OwnerId) => ({ kind: "overview", owner, id: insightId }) as const
