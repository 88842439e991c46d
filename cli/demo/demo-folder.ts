import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { layersOf } from "../layers/layers.ts"
import { type Configuration, readConfiguration } from "../settings/config.ts"
import { fillHives } from "./fill-hives.ts"

/** A data folder that goes when the process ends. */
export const temporaryDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-demo-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Names other stores, and those who sign people in or carry mail for the server of this environment. */
const otherPlaces = [
  "DATABASE_URL",
  "ENCRYPTION_KEY",
  "S3_BUCKET",
  "S3_ENDPOINT",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "SMTP_URL",
  "MAIL_FROM"
]

/** From now on nothing of this process, or of those that it starts, reaches the data of a real server. */
export const forgetOtherPlaces = (): void => {
  for (const name of otherPlaces) delete process.env[name]
}

/** Our own samples are judged here: no service is asked, and paid, for them. */
const sampleSettings = (configuration: Configuration, dataDir: string): Configuration => ({
  ...configuration,
  dataDir,
  isSignUpOpen: true,
  moderation: { by: "local", strictness: configuration.moderation.strictness }
})

/** Fills a data folder with the sample hives, under the settings that the server will have. */
export const fillDataDir = (dataDir: string) =>
  readConfiguration(process.stderr.isTTY === true).pipe(
    Effect.flatMap((configuration) =>
      fillHives.pipe(Effect.provide(layersOf(sampleSettings(configuration, dataDir))))
    )
  )
