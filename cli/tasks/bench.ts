import { join } from "node:path"
import { buildOrExit } from "./support/build.ts"
import { repositoryRoot, runProgram } from "./support/run.ts"

await buildOrExit()
process.exitCode = await runProgram(process.execPath, [
  join(repositoryRoot, "tests", "bench", "main.ts"),
  ...process.argv.slice(2)
])
