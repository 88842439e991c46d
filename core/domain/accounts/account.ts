import { Brand, Schema } from "effect"
import { added, bigInteger, day, instant, keyFields, text } from "../values/stored-fields.ts"
import { Digest } from "./digest.ts"

export type OwnerId = string & Brand.Brand<"OwnerId">
export const OwnerId = Brand.nominal<OwnerId>()

/** A password reset link as stored. The secret in the link is stored nowhere. */
const ResetLink = Schema.Struct({ digest: text, until: bigInteger })

/**
 * The periods in which a page accepted feedback, as the release window needs them. Exact times (epoch milliseconds)
 * are harmless here: they are acts of the owner or the operator.
 */
const PageHours = Schema.Struct({
  /** Total milliseconds of all closures whose end is known. */
  closedFor: Schema.Finite,
  /** Start of a closure without a known end; null if there is none. */
  closedAt: Schema.NullOr(Schema.Finite),
  /**
   * Start of the last period in which the page accepts feedback. In the future while the page waits for a boundary.
   */
  openedAt: Schema.Finite
})
export type PageHours = typeof PageHours.Type

/** A person who receives feedback (spec section 3, users). Empty strings and null mean "not given". */
export const Account = Schema.Struct({
  ...keyFields("account"),
  /** Trimmed and lower case; unique. */
  email: text,
  passwordHash: Schema.NullOr(text),
  /**
   * Identity at an OpenID Connect issuer (`identityOf`): unique and permanent. Undefined, like null, in accounts from
   * before OIDC.
   */
  identity: added(Schema.NullOr(text)),
  /** The latest password reset link. Not in backups; a new password or email voids it. */
  reset: added(Schema.NullOr(ResetLink)),
  digest: added(Schema.NullOr(Digest)),
  firstName: Schema.NullOr(text),
  lastName: Schema.NullOr(text),
  name: Schema.NullOr(text),
  jobTitle: Schema.NullOr(text),
  bio: Schema.NullOr(text),
  profileImageUrl: Schema.NullOr(text),
  /** Keeps the upper and lower case that the owner typed; unique regardless of it. */
  feedbackLink: Schema.NullOr(text),
  showBadgesOnLanding: Schema.Boolean,
  pausedOn: added(Schema.NullOr(day)),
  /** The operator's reason for closing the page, shown to its owner. */
  suspendedFor: added(Schema.NullOr(text)),
  /** Time when the account will be deleted, at its owner's request. */
  leavesAt: added(Schema.NullOr(instant)),
  /** Null: the page was never closed. */
  hours: added(Schema.NullOr(PageHours)),
  /** Times are finer than a day here: they are acts of the owner, not of a visitor. */
  createdAt: instant,
  updatedAt: instant
})
export type Account = typeof Account.Type

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
