import { createHash } from "node:crypto"
import { Effect, Layer, Option } from "effect"
import { zipArchiver } from "#adapters/archive/index.ts"
import { backupSealer } from "#adapters/backup/index.ts"
import { sharpProcessor } from "#adapters/images/sharp/index.ts"
import { localGuardHealth, localModerator } from "#adapters/moderation/local/index.ts"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import type { CallName } from "#core/contract/calls.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { WebhookSender } from "#core/ports/webhook-sender.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { mailTexts } from "../../../support/mail-texts.ts"
import { memoryImages } from "../../../support/memory/memory-images.ts"
import { memoryStorage } from "../../../support/memory/memory-storage.ts"

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url")

/** No password hash, but quick: Argon2 has its own test. */
const quickHasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.succeed(sha256(password)),
  verify: (password, hash) => Effect.succeed(sha256(password) === hash),
  isOutdated: () => false
})

export const testServices = Layer.mergeAll(
  Layer.provideMerge(localGuardHealth("normal"), localModerator()),
  backgroundJobs,
  outbox,
  mailTexts,
  zipArchiver,
  memoryStorage,
  memoryImages,
  sharpProcessor,
  nodeSecrets,
  Layer.provide(Layer.merge(aesSealer, backupSealer), configuredKeys(new Uint8Array(keyLengthBytes))),
  quickHasher,
  otpauthCodes,
  Layer.succeed(
    WebhookSender,
    Option.some(() => Effect.void)
  ),
  Layer.succeed(SignUpPolicy, { mode: "open" })
)

/** Calls that are refused to everybody with 403, for want of a service. */
export const refusedCalls: ReadonlySet<CallName> = new Set()
