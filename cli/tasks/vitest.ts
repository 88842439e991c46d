import { buildOrExit } from "./support/build.ts"
import { run } from "./support/run.ts"

const args = process.argv.slice(2)
const needsServer = !args.some((arg) => /^--project[= ]?(core|ui|adapters)/.test(arg))
if (needsServer) await buildOrExit()
process.exitCode = await run("vitest", ["run", "--config", "vitest.workspace.ts", ...args])
