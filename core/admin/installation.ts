import { OwnerId } from "../accounts/account.ts"
import type { CatalogueBadge } from "../badges/badge.ts"
import type { Day } from "../support/day.ts"

/** Whom records belong to that are the installation's own. No account has this id: theirs are random. */
export const installationOwner = OwnerId("installation")

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

/** All that belongs to the installation and not to an owner. */
export interface Installation {
  /** By id. */
  readonly admins: ReadonlyMap<string, Admin>
  /** By id; empty until the catalogue is seeded. */
  readonly badges: ReadonlyMap<string, CatalogueBadge>
}
