import { Effect, Layer } from "effect"
import { zipArchiver } from "#adapters/archive/index.ts"
import { browserImages } from "#adapters/images/browser/browser-images.ts"
import { canvasProcessor } from "#adapters/images/browser/canvas-processor.ts"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { webKeys } from "#adapters/sealing/web/web-keys.ts"
import { webSealer } from "#adapters/sealing/web/web-sealer.ts"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { browserStorage } from "#adapters/storage/browser/index.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import type { CallName } from "#core/contract/calls.ts"
import { PasswordHasher } from "#core/ports/password-hasher.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { offlineModerator } from "#ui/offline/local-moderation.ts"
import type { TestServices } from "../../../adapters/http/support/test-server.ts"
import { mailTexts } from "../../../support/mail-texts.ts"
import { databaseName } from "../database-name.ts"

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest)).join(" ")
}

/** No password hash, but quick: PBKDF2 has its own test. */
const quickHasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.promise(() => sha256(password)),
  verify: (password, hash) => Effect.promise(async () => (await sha256(password)) === hash),
  isOutdated: () => false
})

/** A database of its own for each server, gone with it. */
const temporary = <A, E, R>(open: (name: string) => Layer.Layer<A, E, R>) =>
  Layer.unwrap(Effect.map(databaseName, open))

/** In place of the services that the HTTP tests have in Node. */
export const testServices: Layer.Layer<TestServices> = Layer.mergeAll(
  offlineModerator,
  Layer.orDie(temporary((name) => browserStorage({ name }))),
  Layer.orDie(temporary(browserImages)),
  canvasProcessor,
  webSecrets,
  Layer.provide(webSealer, webKeys(new Uint8Array(keyLengthBytes))),
  quickHasher,
  otpauthCodes,
  outbox,
  mailTexts,
  backgroundJobs,
  zipArchiver,
  Layer.succeed(SignUpPolicy, { mode: "open" })
)

/** A tab sends no webhooks and makes no backups. */
export const refusedCalls: ReadonlySet<CallName> = new Set(["setWebhook", "downloadBackup"])
