import type { OwnerId } from "./account.ts"
import type { Device } from "./device.ts"

/** An owner's session, stored under the digest of its token. Times are epoch milliseconds. */
export interface Session {
  readonly kind: "session"
  readonly id: string
  readonly owner: OwnerId
  /** Undefined, like null, in sessions from before devices were stored. */
  readonly device?: Device | null
  readonly createdAt: number
  /** Start of the UTC day of the last use. The exact time is not stored. */
  readonly lastSeenAt: number
}
