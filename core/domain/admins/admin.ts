import type { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

/** Who maintains the badge catalogue (spec section 1). */
export interface Admin {
  readonly kind: "admin"
  readonly owner: OwnerId
  /** The user name, lower case: unique without regard to case. */
  readonly id: string
  /** As it was given. */
  readonly username: string
  readonly passwordHash: string
  /** ISO time. */
  readonly createdAt: string
}

/** An admin's session, kept under the digest of its secret. Times are epoch milliseconds. */
export interface AdminSession {
  readonly kind: "admin-session"
  readonly owner: OwnerId
  readonly id: string
  readonly admin: string
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** One line of the admins' history: who did what, and on which day. Never a password. */
export interface AdminEntry {
  readonly kind: "admin-entry"
  readonly owner: OwnerId
  readonly id: string
  readonly on: Day
  /** A user name, or `command line`. */
  readonly who: string
  readonly what: string
}
