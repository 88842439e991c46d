import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { openGuard } from "../engine/compiled/guard-file.ts"

export class GuardMissing extends Schema.TaggedError<GuardMissing>()("GuardMissing", {}) {
  override get message() {
    return "The guard is not built. Run `npm run build`."
  }
}

/** The bundle has the guard beside its own folder, the sources have it in the build. */
const guardFolder = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../../../dist/guard/" : "../guard/", import.meta.url)
)

export const guardFile = `${guardFolder}guard.bin`
/** Fingerprints of the training texts, which only `evaluate` reads. */
export const trainingFingerprintsFile = `${guardFolder}seen.bin`

export const openGuardFile: Effect.Effect<void, GuardMissing> = Effect.suspend(() => {
  if (!existsSync(guardFile)) return new GuardMissing()
  openGuard(() => new Uint8Array(readFileSync(guardFile)))
  return Effect.void
})
