import { join } from "node:path"
import { parseArgs } from "node:util"
import { writeSpelled } from "./write-spelled.ts"

const root = join(import.meta.dirname, "../..")

const { values: options } = parseArgs({
  options: {
    data: { type: "string", default: join(root, "../shared/moderation") },
    curve: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    "spell-only": { type: "boolean", default: false }
  }
})

const isDry = options["dry-run"]
if (!isDry) writeSpelled(join(root, "adapters/moderation/local"))

if (!options["spell-only"]) {
  // Only now: what it imports reads what was spelled out.
  const { runTraining } = await import("./run-training.ts")
  await runTraining({ data: options.data, curve: options.curve, isDry })
}
