import { join } from "node:path"
import { repositoryRoot, runProgram } from "./support/run.ts"

process.exitCode = await runProgram(process.execPath, [
  join(repositoryRoot, "tests", "breakages", "main.ts"),
  ...process.argv.slice(2)
])
