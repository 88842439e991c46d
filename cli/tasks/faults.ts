import { parseArgs } from "node:util"
import { usageOnInvalid } from "../commands/command.ts"
import { buildOrExit } from "./support/build.ts"
import { playSeeds } from "./support/play-seeds.ts"
import { runProgram } from "./support/run.ts"

interface FaultSuite {
  readonly env: Readonly<Record<string, string>>
  readonly files: ReadonlyArray<string>
}

const faultParts: Readonly<Record<string, FaultSuite>> = {
  rules: {
    env: { MODEL_RUNS: "10000" },
    files: [
      "tests/core/model.test.ts",
      "tests/core/use-cases/moderation/replay-property.test.ts",
      "tests/adapters/storage/postgres/model.test.ts"
    ]
  },
  power: {
    env: { FAULT_SEEDS: "60" },
    files: [
      "tests/adapters/storage/lowdb-power-loss.test.ts",
      "tests/adapters/storage/fill-folder-power-loss.test.ts"
    ]
  },
  damage: {
    env: { DAMAGE_EVERY: "1" },
    files: ["tests/adapters/storage/lowdb-damage.test.ts", "tests/adapters/storage/lowdb-io-errors.test.ts"]
  },
  hostile: {
    env: { HOSTILE_EVERY: "1" },
    files: ["", "-lowdb", "-postgres"].map((store) => `tests/adapters/http/bad-inputs${store}.test.ts`)
  },
  sentences: {
    env: { SENTENCES_EVERY: "1" },
    files: [
      "tests/adapters/moderation/local/counterfactuals.test.ts",
      "tests/adapters/moderation/local/engine/model/held-out.test.ts",
      "tests/adapters/moderation/local/data/sentences.test.ts"
    ]
  },
  screens: { env: {}, files: ["tests/browser/"] },
  commands: { env: {}, files: ["tests/cli/data-tasks/mistaken-folder.test.ts"] },
  bench: { env: { BENCH_ROWS: "all" }, files: ["tests/cli/demo/bench-smoke.test.ts"] },
  kill: { env: { KILL_ROUNDS: "20" }, files: ["tests/faults/server-kill.test.ts"] },
  soak: { env: { SOAK_REQUESTS: "200000" }, files: ["tests/faults/whole/server-soak.test.ts"] },
  servers: { env: {}, files: ["tests/faults/"] }
}

const partNames = ["simulation", ...Object.keys(faultParts)]

const usage = `Usage: npm run faults [-- --only NAME] [--seeds N] [--from SEED]

Runs the slow tests of faults, one part after the other: ${partNames.join(", ")}.

Options:
  --only NAME  One part; may be given more than once
  --seeds N    Number of seeds of the simulation, 1000 by default
  --from SEED  The first seed, 1 by default

Exit codes: 0 success, 1 failure, 2 invalid usage`

const isCount = (text: string): boolean => /^[1-9]\d*$/.test(text)

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: partNames },
      seeds: { type: "string", default: "1000" },
      from: { type: "string", default: "1" },
      help: { type: "boolean", default: false }
    }
  })
  const unknown = values.only.filter((name) => !partNames.includes(name))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}.`)
  if (!isCount(values.seeds) || !isCount(values.from))
    throw new Error("--seeds and --from take a whole number from 1 up.")
  return values
}

type Options = ReturnType<typeof readOptions>

const runPart = async (name: string, { from, seeds }: Options): Promise<boolean> => {
  if (name === "simulation") return playSeeds(Number(from), Number(seeds))
  const part = faultParts[name]
  if (part === undefined) return false
  const args = ["run", "--config", "vitest.workspace.ts", "--testTimeout=600000", ...part.files]
  return (await runProgram("vitest", args, { ...process.env, TEST_FORM: "long", ...part.env })) === 0
}

const runParts = async (options: Options): Promise<number> => {
  await buildOrExit()
  const failed: Array<string> = []
  for (const [index, name] of options.only.entries()) {
    console.log(`\n${index + 1} of ${options.only.length}: ${name}`)
    if (!(await runPart(name, options))) failed.push(name)
  }
  console.log(failed.length === 0 ? "✓ every part passed" : `✗ failed: ${failed.join(", ")}`)
  return failed.length === 0 ? 0 : 1
}

const options = usageOnInvalid(usage, readOptions)
if (options === undefined) process.exitCode = 2
else if (options.help) console.log(usage)
else process.exitCode = await runParts(options)
