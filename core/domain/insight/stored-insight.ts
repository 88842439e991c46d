import type { OwnerId } from "../accounts/account.ts"
import type { Sealed } from "../values/sealed.ts"

/** The id from the first version, kept for existing data. */
export const insightId = "overview"

/** An insight as stored. All servers return it until its items change; deleting one of its items removes it. */
export interface StoredInsight {
  readonly kind: "overview"
  readonly id: typeof insightId
  readonly owner: OwnerId
  readonly fingerprint: string
  /** Algorithm (`insightBy` of an analyst) or name of a service. */
  readonly by: string
  readonly content: Sealed
}

export const insightKey = (owner: OwnerId) => ({ kind: "overview", owner, id: insightId }) as const
