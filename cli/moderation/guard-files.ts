import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { openGuard } from "#adapters/moderation/local/index.ts"

export class GuardMissing extends Schema.TaggedError<GuardMissing>()("GuardMissing", {}) {
  override get message() {
    return "The guard is not built. Run `npm run build`."
  }
}

/** Beside the folder of the bundle, `dist/server`; the sources look for it there as well. */
const folders = ["../guard/", "../../dist/guard/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url))
)

const folder = folders.find((path) => existsSync(path)) ?? folders[0]

/** What the guard loads. */
export const guardFile = `${folder}guard.bin`
/** What the model learned from, as fingerprints: `evaluate` alone reads it. */
export const seenFile = `${folder}seen.bin`

/** The words and weights of the guard are read when it first judges; that they are there is known before. */
export const openGuardFile: Effect.Effect<void, GuardMissing> = Effect.suspend(() => {
  if (!existsSync(guardFile)) return new GuardMissing()
  openGuard(() => new Uint8Array(readFileSync(guardFile)))
  return Effect.void
})
