import { existsSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { fileURLToPath } from "node:url"

/** V8 keeps here what it compiled, for the next start and for threads. A release lacks the folder. */
const folder = fileURLToPath(new URL("../compiled", import.meta.url))
if (existsSync(folder)) {
  process.env.NODE_COMPILE_CACHE ??= folder
  enableCompileCache()
}
await import("./run-program.ts")
