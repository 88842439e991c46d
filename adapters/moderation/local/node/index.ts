import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { openGuard } from "../engine/compiled/guard-file.ts"

export class GuardMissing extends Schema.TaggedError<GuardMissing>()("GuardMissing", {}) {
  override get message() {
    return "The guard is not built. Run `npm run build`."
  }
}

/** Where the guard is or will be: beside the folder of the bundle, and for the sources in the build. */
export const guardFolderOf = (module: string): string =>
  fileURLToPath(new URL(module.endsWith(".ts") ? "../../../../dist/guard/" : "../guard/", module))

const guardFolder = guardFolderOf(import.meta.url)

export const guardFile = `${guardFolder}guard.bin`
export const trainingFingerprintsFile = `${guardFolder}seen.bin`

export const openGuardFile: Effect.Effect<void, GuardMissing> = Effect.suspend(() => {
  if (!existsSync(guardFile)) return new GuardMissing()
  openGuard(() => new Uint8Array(readFileSync(guardFile)))
  return Effect.void
})
