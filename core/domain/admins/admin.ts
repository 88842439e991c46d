import type { OwnerId } from "../accounts/account.ts"
import type { Day } from "../values/day.ts"

export interface Admin {
  readonly kind: "admin"
  readonly owner: OwnerId
  /** User name in lower case, which makes it unique regardless of case. */
  readonly id: string
  readonly username: string
  readonly passwordHash: string
  /** ISO time. */
  readonly createdAt: string
}

/** An admin's session, stored under the digest of its token. Times are epoch milliseconds. */
export interface AdminSession {
  readonly kind: "admin-session"
  readonly owner: OwnerId
  readonly id: string
  readonly admin: string
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** An entry of the admins' history. Never contains a password. */
export interface AdminEntry {
  readonly kind: "admin-entry"
  readonly owner: OwnerId
  readonly id: string
  readonly on: Day
  readonly who: string
  readonly what: string
}
