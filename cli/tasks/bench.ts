import { buildOrExit } from "./support/build.ts"
import { runScript } from "./support/run.ts"

await buildOrExit()
process.exitCode = await runScript("tests/bench/main.ts")
