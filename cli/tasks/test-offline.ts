import { buildOrExit } from "./support/build.ts"
import { run } from "./support/run.ts"

/** The screen tests once more, on a browser that is its own server; names of files choose among them. */
await buildOrExit()
const args = ["run", "--config", "vitest.workspace.ts", "--project", "screens-offline"]
process.exitCode = await run("vitest", [...args, ...process.argv.slice(2)])
