import { buildOrExit } from "./support/build.ts"
import { runProgram } from "./support/run.ts"

const vitestArgs = process.argv.slice(2)
const chosenProjects = [...vitestArgs.join(" ").matchAll(/--project[= ](\S+)/g)].map(([, name]) => name)

const isServerNeeded =
  chosenProjects.length === 0 || !chosenProjects.every((name) => /^(core|adapters|ui)$/.test(name ?? ""))
if (isServerNeeded) await buildOrExit()
process.exitCode = await runProgram("vitest", ["run", "--config", "vitest.workspace.ts", ...vitestArgs])
