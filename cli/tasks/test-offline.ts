import { buildIfStale, buildOrExit } from "./support/build.ts"
import { buildDemo } from "./support/build-demo.ts"
import { runProgram } from "./support/run.ts"

/** The long form of the offline tests: HTTP tests in a page, and the screen tests with a browser as their server. */
await buildOrExit(buildIfStale)
await buildOrExit(() => buildDemo("/"))
process.exitCode = await runProgram("vitest", [
  "run",
  "--config",
  "vitest.offline.config.ts",
  ...process.argv.slice(2)
])
