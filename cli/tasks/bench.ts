import { join } from "node:path"
import { buildOrExit } from "./support/build.ts"
import { root, run } from "./support/run.ts"

await buildOrExit()
process.exitCode = await run(process.execPath, [
  join(root, "tests", "bench", "main.ts"),
  ...process.argv.slice(2)
])
