import { join } from "node:path"
import { root, run } from "./support/run.ts"

process.exitCode = await run(process.execPath, [
  join(root, "tests", "mutants", "main.ts"),
  ...process.argv.slice(2)
])
