import { Brand, Schema } from "effect"
import type { Day } from "../values/day.ts"
import type { Digest } from "./digest.ts"

export type OwnerId = string & Brand.Brand<"OwnerId">
export const OwnerId = Brand.nominal<OwnerId>()

/** A password reset link as stored. The secret in the link is stored nowhere. */
interface ResetLink {
  readonly digest: string
  /** Epoch milliseconds. */
  readonly until: number
}

/**
 * The periods in which a page accepted feedback, as the release window needs them. Exact times (epoch milliseconds)
 * are harmless here: they are acts of the owner or the operator.
 */
export interface PageHours {
  /** Total milliseconds of all closures whose end is known. */
  readonly closedFor: number
  /** Start of a closure without a known end; null if there is none. */
  readonly closedAt: number | null
  /**
   * Start of the last period in which the page accepts feedback. In the future while the page waits for a boundary.
   */
  readonly openedAt: number
}

/** A person who receives feedback (spec section 3, users). Empty strings and null mean "not given". */
export interface Account {
  readonly kind: "account"
  readonly owner: OwnerId
  readonly id: string
  /** Trimmed and lower case; unique. */
  readonly email: string
  readonly passwordHash: string | null
  /**
   * Identity at an OpenID Connect issuer (`identityOf`): unique and permanent. Undefined, like null, in accounts from
   * before OIDC.
   */
  readonly identity?: string | null
  /** The latest password reset link. Not in backups; a new password or email voids it. */
  readonly reset?: ResetLink | null
  readonly digest?: Digest | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly name: string | null
  readonly jobTitle: string | null
  readonly bio: string | null
  readonly profileImageUrl: string | null
  /** Keeps the upper and lower case that the owner typed; unique regardless of it. */
  readonly feedbackLink: string | null
  readonly showBadgesOnLanding: boolean
  readonly pausedOn?: Day | null
  /** The operator's reason for closing the page, shown to its owner. */
  readonly suspendedFor?: string | null
  /** ISO time when the account will be deleted, at its owner's request. */
  readonly leavesAt?: string | null
  /** Null: the page was never closed. */
  readonly hours?: PageHours | null
  /** ISO times: they are acts of the owner, not of a visitor. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** Values of fields that accounts of earlier versions lack. */
export const accountDefaults = {
  identity: null,
  reset: null,
  digest: null,
  pausedOn: null,
  suspendedFor: null,
  leavesAt: null,
  hours: null
} as const

export class OwnerNotFound extends Schema.TaggedError<OwnerNotFound>()("OwnerNotFound", {}) {}

export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "An account with this email already exists."
  }
}

export const isEmailTaken = (failure: unknown): failure is EmailTaken => failure instanceof EmailTaken
