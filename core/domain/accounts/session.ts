import type { OwnerId } from "./account.ts"

/** An owner's session, kept under the digest of its secret. Times are epoch milliseconds. */
export interface Session {
  readonly kind: "session"
  /** `Secrets.digest` of the secret in the cookie. */
  readonly id: string
  readonly owner: OwnerId
  readonly createdAt: number
  readonly lastSeenAt: number
}
