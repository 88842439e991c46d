import type { OwnerId } from "../accounts/account.ts"
import type { Sealed } from "../values/sealed.ts"

/** Insights are stored under the name that they had at first: data of every version says so. */
export const insightId = "overview"

/** An insight as stored: all servers answer it while the same items count. Deleting one of its items removes it. */
export interface StoredInsight {
  readonly kind: "overview"
  readonly id: typeof insightId
  readonly owner: OwnerId
  /** Fingerprint of its items. */
  readonly fingerprint: string
  /** Algorithm (`insightBy` of an analyst) or the name of a service. */
  readonly by: string
  /** An `Insight` as JSON, sealed like texts. */
  readonly content: Sealed
}

export const insightKey = (owner: OwnerId) => ({ kind: "overview", owner, id: insightId }) as const
