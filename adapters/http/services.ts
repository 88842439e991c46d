import type { PasswordHasher } from "#core/accounts/password-hasher.ts"
import type { SignUpPolicy } from "#core/accounts/sign-up-policy.ts"
import type { AdminSessionStore, InstallationStore } from "#core/admin/installation-store.ts"
import type { Analyst } from "#core/categories/analyst.ts"
import type { Directory, HiveStore, SessionStore, StoreHealth } from "#core/hives/hive-store.ts"
import type { ImageProcessor } from "#core/images/image-processor.ts"
import type { Images } from "#core/images/images.ts"
import type { Errands } from "#core/support/errands.ts"
import type { Sealer } from "#core/support/sealer.ts"
import type { Secrets } from "#core/support/secrets.ts"

/** All that the use cases behind HTTP need of the world. */
export type Services =
  | AdminSessionStore
  | InstallationStore
  | Analyst
  | Directory
  | Errands
  | HiveStore
  | ImageProcessor
  | Images
  | PasswordHasher
  | Sealer
  | Secrets
  | SessionStore
  | SignUpPolicy
  | StoreHealth
