import type { OwnerId } from "./account.ts"
import type { Device } from "./device.ts"

/** An owner's session, kept under the digest of its secret. Times are epoch milliseconds. */
export interface Session {
  readonly kind: "session"
  /** `Secrets.digest` of the secret in the cookie. */
  readonly id: string
  readonly owner: OwnerId
  /** Absent, like null, in sessions from before there was a word for it. */
  readonly device?: Device | null
  readonly createdAt: number
  /** The start of the UTC day of its last use: the hour is kept nowhere. */
  readonly lastSeenAt: number
}
