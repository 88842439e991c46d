import { failureStatus } from "#core/contract/failures.ts"
import type {
  InvalidCredentials,
  MailedLinkUnusable,
  MailOff,
  PasswordsOff,
  SessionNotFound,
  SignInAgain,
  SignUpClosed,
  Unauthorized,
  WrongPassword
} from "#core/domain/accounts/access-errors.ts"
import type { EmailTaken, OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { PagePaused } from "#core/domain/accounts/page-state.ts"
import type {
  AdminNotFound,
  BadgeNotFound,
  InvalidAdminCredentials,
  NotOperator,
  OwnerGone,
  OwnRole
} from "#core/domain/admins/admin-errors.ts"
import type { BackupMadeToday, BackupsOff } from "#core/domain/backups/backup-errors.ts"
import type {
  AnswerUnseen,
  FeedbackNotFound,
  NotApproved,
  NotPublic,
  PublicLimitReached,
  StillCovered
} from "#core/domain/feedback/feedback.ts"
import type { SubmissionKeyReused } from "#core/domain/feedback/submission-key.ts"
import type {
  InvitationNotFound,
  InvitationUnusable,
  TooManyInvitations
} from "#core/domain/invitations/invitation-errors.ts"
import type { LinkTaken } from "#core/domain/links/link.ts"
import type { ProfileNotFound } from "#core/domain/profiles/profile-not-found.ts"
import type { ReceiptNotFound } from "#core/domain/receipts/receipt-not-found.ts"
import type { LoosenedLately } from "#core/domain/release/owner-release.ts"
import type { ReportNotFound } from "#core/domain/reports/report.ts"
import type { UnopenedNote } from "#core/domain/reports/shown-note.ts"
import type {
  SecondFactorOff,
  SecondFactorOn,
  SecondFactorRequired,
  SetUpExpired,
  SignInExpired,
  WrongCode
} from "#core/domain/second-factor/second-factor-errors.ts"
import type { InvalidInput } from "#core/domain/values/invalid-input.ts"
import type { WebhooksOff } from "#core/domain/webhooks/webhook-errors.ts"
import type { ImageUnusable, WrongImageType } from "#core/ports/image-processor.ts"
import type { ImagesUnavailable } from "#core/ports/images.ts"
import type { ModeratorUnavailable } from "#core/ports/moderator.ts"
import type { HasherBusy } from "#core/ports/password-hasher.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"

export type PublicError =
  | AdminNotFound
  | AnswerUnseen
  | BackupMadeToday
  | BackupsOff
  | BadgeNotFound
  | InvalidAdminCredentials
  | EmailTaken
  | FeedbackNotFound
  | HasherBusy
  | ImagesUnavailable
  | ImageUnusable
  | InvalidCredentials
  | InvalidInput
  | InvitationNotFound
  | InvitationUnusable
  | LinkTaken
  | LoosenedLately
  | MailedLinkUnusable
  | MailOff
  | ModeratorUnavailable
  | NotApproved
  | NotOperator
  | NotPublic
  | StillCovered
  | OwnerNotFound
  | OwnerGone
  | OwnRole
  | PagePaused
  | PasswordsOff
  | ProfileNotFound
  | PublicLimitReached
  | ReceiptNotFound
  | ReportNotFound
  | SecondFactorOff
  | SecondFactorOn
  | SecondFactorRequired
  | SessionNotFound
  | SetUpExpired
  | SignInAgain
  | SignInExpired
  | SignUpClosed
  | StoreUnavailable
  | SubmissionKeyReused
  | TooManyInvitations
  | Unauthorized
  | UnopenedNote
  | WebhooksOff
  | WrongCode
  | WrongImageType
  | WrongPassword

interface ErrorDetails {
  readonly retryAfterSeconds?: number
  readonly message?: string
}

const publicOverrides: { readonly [T in PublicError["_tag"]]?: ErrorDetails } = {
  OwnerNotFound: { message: "Unauthorized" },
  HasherBusy: { retryAfterSeconds: 2 },
  ImagesUnavailable: { retryAfterSeconds: 5 },
  ModeratorUnavailable: {
    retryAfterSeconds: 5,
    message: "The moderation guard can't be reached right now. Please try again."
  },
  StoreUnavailable: { retryAfterSeconds: 5 }
}

interface PublicStatus extends ErrorDetails {
  readonly status: number
}

export const errorStatus = (tag: PublicError["_tag"]): PublicStatus => ({
  status: failureStatus[tag],
  ...publicOverrides[tag]
})
