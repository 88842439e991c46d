import { Brand, Schema } from "effect"
import type { Day } from "../values/day.ts"
import type { Digest } from "./digest.ts"

export type OwnerId = string & Brand.Brand<"OwnerId">
export const OwnerId = Brand.nominal<OwnerId>()

/** A link to choose a new password by, as the account keeps it: the secret in the link is stored nowhere. */
interface ResetLink {
  /** `Secrets.digest` of the secret. */
  readonly digest: string
  /** Epoch milliseconds. */
  readonly until: number
}

/** When a page took feedback, as far as the release window asks. Epoch milliseconds: acts of the owner or the operator. */
export interface PageHours {
  /** Milliseconds of all closures together that have ended, or whose end is known. */
  readonly closedFor: number
  /** Start of the closure whose end is not known; null: there is none. */
  readonly closedAt: number | null
  /** From when on it takes feedback, or took it before `closedAt`; in the future while it waits for a boundary. */
  readonly openedAt: number
}

/** A person who receives feedback (spec section 3, users). Empty strings and null mean "not given". */
export interface Account {
  readonly kind: "account"
  readonly owner: OwnerId
  /** The same as `owner`. */
  readonly id: string
  /** Trimmed and lower case; unique. */
  readonly email: string
  readonly passwordHash: string | null
  /**
   * Who this is to an issuer of OpenID Connect (`identityOf`); unique, and never changed by an issuer. Absent, like
   * null, in accounts from before there was sign-in by OIDC.
   */
  readonly identity?: string | null
  /** The latest link to choose a new password by; no backup holds it, and a new password or email ends it. */
  readonly reset?: ResetLink | null
  /** Null: none is sent. */
  readonly digest?: Digest | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly name: string | null
  readonly jobTitle: string | null
  readonly bio: string | null
  readonly profileImageUrl: string | null
  /** As the owner typed it; unique without regard to case. */
  readonly feedbackLink: string | null
  readonly showBadgesOnLanding: boolean
  /** Since when its owner lets the page take nothing. */
  readonly pausedOn?: Day | null
  /** Why an operator has closed the page, for its owner to read. */
  readonly suspendedFor?: string | null
  /** When the account is deleted for good, because its owner asked for it: an ISO time. */
  readonly leavesAt?: string | null
  /** Since when the page takes feedback; null: it always did. */
  readonly hours?: PageHours | null
  /** ISO times: an owner's own acts, not a visitor's. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** What accounts of versions before do not say. */
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

/** The email, or the identity, belongs to another account. */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "An account with this email already exists."
  }
}

export const isEmailTaken = (failure: unknown): failure is EmailTaken => failure instanceof EmailTaken
