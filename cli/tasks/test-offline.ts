import { buildIfStale, buildOrExit } from "./support/build.ts"
import { buildDemo } from "./support/build-demo.ts"
import { runProgram } from "./support/run.ts"

await buildOrExit(buildIfStale)
await buildOrExit(() => buildDemo("/"))
process.exitCode = await runProgram("vitest", [
  "run",
  "--config",
  "vitest.offline.config.ts",
  ...process.argv.slice(2)
])
