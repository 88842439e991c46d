import type {
  InvalidCredentials,
  PasswordsOff,
  SignUpClosed,
  Unauthorized
} from "#core/accounts/access-errors.ts"
import type { EmailTaken, OwnerNotFound } from "#core/accounts/account.ts"
import type { HasherBusy } from "#core/accounts/password-hasher.ts"
import type { BadgeNotFound, InvalidAdminCredentials } from "#core/admin/admin-errors.ts"
import type { FeedbackNotFound, NotApproved, PublicLimitReached } from "#core/feedback/feedback.ts"
import type { SubmissionKeyReused } from "#core/feedback/submission-key.ts"
import type { StoreUnavailable } from "#core/hives/hive-store.ts"
import type { ImageUnusable, WrongImageType } from "#core/images/image-processor.ts"
import type { ImagesUnavailable } from "#core/images/images.ts"
import type { LinkTaken } from "#core/links/link.ts"
import type { ProfileNotFound } from "#core/profiles/profile-not-found.ts"
import type { InvalidInput } from "#core/support/invalid-input.ts"

/** Every failure of a use case that reaches the world. */
export type PublicError =
  | BadgeNotFound
  | InvalidAdminCredentials
  | EmailTaken
  | FeedbackNotFound
  | HasherBusy
  | ImagesUnavailable
  | ImageUnusable
  | InvalidCredentials
  | InvalidInput
  | LinkTaken
  | NotApproved
  | OwnerNotFound
  | PasswordsOff
  | ProfileNotFound
  | PublicLimitReached
  | SignUpClosed
  | StoreUnavailable
  | SubmissionKeyReused
  | Unauthorized
  | WrongImageType

interface PublicStatus {
  readonly status: number
  readonly retryAfterSeconds?: number
  /** Instead of the error's own message. */
  readonly message?: string
}

export const errorStatus: Readonly<Record<PublicError["_tag"], PublicStatus>> = {
  InvalidInput: { status: 400 },
  ImageUnusable: { status: 400 },
  InvalidCredentials: { status: 401 },
  InvalidAdminCredentials: { status: 401 },
  Unauthorized: { status: 401 },
  // The account went while its session was still in use.
  OwnerNotFound: { status: 401, message: "Unauthorized" },
  PasswordsOff: { status: 403 },
  SignUpClosed: { status: 403 },
  BadgeNotFound: { status: 404 },
  FeedbackNotFound: { status: 404 },
  ProfileNotFound: { status: 404 },
  EmailTaken: { status: 409 },
  LinkTaken: { status: 409 },
  NotApproved: { status: 409 },
  PublicLimitReached: { status: 409 },
  SubmissionKeyReused: { status: 409 },
  WrongImageType: { status: 415 },
  HasherBusy: { status: 429, retryAfterSeconds: 2 },
  ImagesUnavailable: { status: 503, retryAfterSeconds: 5 },
  StoreUnavailable: { status: 503, retryAfterSeconds: 5 }
}
