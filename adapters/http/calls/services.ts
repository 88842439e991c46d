import type { BackgroundJobs } from "#core/concurrency/background-jobs.ts"
import type { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import type { Archiver } from "#core/ports/archiver.ts"
import type { Directory } from "#core/ports/directory.ts"
import type { GuardHealth } from "#core/ports/guard-health.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import type { ImageProcessor } from "#core/ports/image-processor.ts"
import type { Images } from "#core/ports/images.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import type { MailTexts } from "#core/ports/mail-texts.ts"
import type { Moderator } from "#core/ports/moderator.ts"
import type { OneTimeCodes } from "#core/ports/one-time-codes.ts"
import type { PasswordHasher } from "#core/ports/password-hasher.ts"
import type { Receipts } from "#core/ports/receipts.ts"
import type { Reports } from "#core/ports/reports.ts"
import type { Sealer } from "#core/ports/sealer.ts"
import type { Secrets } from "#core/ports/secrets.ts"
import type { SessionStore } from "#core/ports/session-store.ts"
import type { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import type { StoreHealth } from "#core/ports/store-health.ts"
import type { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import type { Outbox } from "#core/use-cases/mails/outbox.ts"

export type HttpServices =
  | Archiver
  | AdminSessionStore
  | InstallationStore
  | Directory
  | BackgroundJobs
  | GuardHealth
  | HiveStore
  | ImageProcessor
  | Images
  | MailTexts
  | Moderator
  | OneTimeCodes
  | Outbox
  | PasswordHasher
  | Receipts
  | Reports
  | Sealer
  | Secrets
  | SessionStore
  | SignUpPolicy
  | StoreHealth
  | StoreSnapshots
