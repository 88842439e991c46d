import { collect } from "./run.ts"

const checks = {
  types: ["tsc", "-p", "."],
  effects: ["effect-tsgo", "diagnostics", "--project", "tsconfig.json"],
  style: ["biome", "check", "--error-on-warnings", "."]
} as const

export interface Tally {
  readonly passed: number
  readonly failed: number
}

const check = async ([name, [command, ...args]]: readonly [string, readonly [string, ...Array<string>]]) => {
  const { code, output } = await collect(command, args)
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}: ${[command, ...args].join(" ")}\n${output}`)
  return code === 0
}

/** Types, forgotten effects and style, each one check. */
export const runChecks = async (): Promise<Tally> => {
  const results: Array<boolean> = []
  for (const entry of Object.entries(checks)) results.push(await check(entry))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}
