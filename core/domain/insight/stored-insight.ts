import type { OwnerId } from "../accounts/account.ts"
import type { Sealed } from "../values/sealed.ts"

export const insightId = "insight"

/** An insight as stored. All servers return it until its items change; deleting one of its items removes it. */
export interface StoredInsight {
  readonly kind: "insight"
  readonly id: typeof insightId
  readonly owner: OwnerId
  readonly fingerprint: string
  /** Algorithm (`insightBy` of an analyst) or name of a service. */
  readonly by: string
  readonly content: Sealed
}

export const insightKey = (owner: OwnerId) => ({ kind: "insight", owner, id: insightId }) as const
