import { parseArgs } from "node:util"
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

const usage = `npm run faults [-- --only NAME] [--seeds N] [--from SEED]

Runs the slow tests of faults, one part after the other: ${partNames.join(", ")}.
  --only NAME   one part, may be given more than once
  --seeds N     seeds of the simulation, 1000 unless told
  --from SEED   the first of them, 1 unless told`

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: partNames },
    seeds: { type: "string", default: "1000" },
    from: { type: "string", default: "1" },
    help: { type: "boolean", default: false }
  }
})

const runPart = async (name: string): Promise<boolean> => {
  if (name === "simulation") return playSeeds(Number(values.from), Number(values.seeds))
  const part = faultParts[name]
  if (part === undefined) return false
  const args = ["run", "--config", "vitest.workspace.ts", ...part.files]
  return (await runProgram("vitest", args, { ...process.env, TEST_FORM: "long", ...part.env })) === 0
}

const isCount = (text: string) => /^[1-9]\d*$/.test(text)

const unknownParts = values.only.filter((name) => !partNames.includes(name))
if (values.help) console.log(usage)
else if (unknownParts.length > 0 || !isCount(values.seeds) || !isCount(values.from)) {
  console.error(usage)
  process.exitCode = 1
} else {
  await buildOrExit()
  const failed: Array<string> = []
  for (const [index, name] of values.only.entries()) {
    console.log(`\n${index + 1} of ${values.only.length}: ${name}`)
    if (!(await runPart(name))) failed.push(name)
  }
  console.log(failed.length === 0 ? "✓ every part passed" : `✗ failed: ${failed.join(", ")}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
