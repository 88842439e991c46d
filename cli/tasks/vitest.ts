import { buildOrExit } from "./support/build.ts"
import { run } from "./support/run.ts"

const args = process.argv.slice(2)
const projects = [...args.join(" ").matchAll(/--project[= ](\S+)/g)].map(([, name]) => name)

/** Builds only for tests that start the built server. */
const needsServer =
  projects.length === 0 || !projects.every((name) => /^(core|adapters|ui)$/.test(name ?? ""))
if (needsServer) await buildOrExit()
process.exitCode = await run("vitest", ["run", "--config", "vitest.workspace.ts", ...args])
