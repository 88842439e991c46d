import { runChecks } from "./support/checks.ts"

const { lines, failed } = await runChecks()
console.log(lines.join("\n"))
process.exitCode = failed > 0 ? 1 : 0
