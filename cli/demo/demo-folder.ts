import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { fillHives } from "#ui/offline/samples/fill-hives.ts"
import { sampleAdmin } from "#ui/offline/samples/sample-people.ts"
import { layersOf } from "../layers/layers.ts"
import { type Configuration, readConfiguration } from "../settings/config.ts"

export const temporaryDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-demo-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const otherServiceVariables = [
  "DATABASE_URL",
  "ENCRYPTION_KEY",
  "S3_BUCKET",
  "S3_ENDPOINT",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "SIGN_IN",
  "SMTP_URL",
  "MAIL_FROM"
]

const releaseVariables = ["RELEASE_WINDOW", "RELEASE_LEAST", "RELEASE_DEFAULT"]

/** The demo's server keeps everything in its own folder, and shows notes as they come. */
export const forgetOtherPlaces = (): void => {
  for (const name of [...otherServiceVariables, ...releaseVariables]) delete process.env[name]
}

/** Judges samples locally, so that no paid service is called. */
const sampleSettings = (configuration: Configuration, dataDir: string): Configuration => ({
  ...configuration,
  dataDir,
  signUp: "open",
  moderation: { by: "local", strictness: configuration.moderation.strictness }
})

export const fillDataDir = (dataDir: string) =>
  readConfiguration(process.stderr.isTTY === true).pipe(
    Effect.flatMap((configuration) =>
      Effect.andThen(addAdmin({ ...sampleAdmin, isOperator: true }), fillHives).pipe(
        Effect.provide(layersOf(sampleSettings(configuration, dataDir)))
      )
    )
  )
