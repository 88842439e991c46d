import { collectOutput } from "./run.ts"

export interface CheckCounts {
  readonly passed: number
  readonly failed: number
}

/** One compiler run finds type errors and forgotten effects. Two checkers would work out most types twice. */
const checkTypes = async () => {
  const found = await collectOutput("effect-tsgo", ["get-exe-path"])
  return found.code === 0 ? collectOutput(found.output.trim(), ["-p", ".", "--checkers", "1"]) : found
}

const checks = {
  "types and effects": checkTypes,
  style: () => collectOutput("biome", ["check", "--error-on-warnings", "."])
}

interface CheckReport extends CheckCounts {
  readonly lines: ReadonlyArray<string>
}

export const runChecks = async (): Promise<CheckReport> => {
  const lines: Array<string> = []
  let passed = 0
  for (const [name, check] of Object.entries(checks)) {
    const { code, output } = await check()
    lines.push(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`)
    if (code === 0) passed += 1
  }
  return { lines, passed, failed: lines.length - passed }
}
