import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { openGuard } from "../engine/compiled/guard-file.ts"

export class GuardMissing extends Schema.TaggedError<GuardMissing>()("GuardMissing", {}) {
  override get message() {
    return "The guard is not built. Run `npm run build`."
  }
}

/** Beside the folder of the bundle; in the build, for the sources. */
const guardFolders = ["../guard/", "../../../../dist/guard/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url))
)

const guardFolder = guardFolders.find((path) => existsSync(path)) ?? guardFolders[0]

export const guardFile = `${guardFolder}guard.bin`
/** Fingerprints of the training texts, which only `evaluate` reads. */
export const trainingFingerprintsFile = `${guardFolder}seen.bin`

export const openGuardFile: Effect.Effect<void, GuardMissing> = Effect.suspend(() => {
  if (!existsSync(guardFile)) return new GuardMissing()
  openGuard(() => new Uint8Array(readFileSync(guardFile)))
  return Effect.void
})
