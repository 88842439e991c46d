import { runScript } from "./support/run.ts"

process.exitCode = await runScript("tests/breakages/main.ts")
