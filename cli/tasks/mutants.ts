import { runScript } from "./support/run.ts"

process.exitCode = await runScript("tests/mutants/main.ts")
