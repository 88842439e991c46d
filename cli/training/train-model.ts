import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { spellLexicons } from "./spell-lexicons.ts"

const root = join(import.meta.dirname, "../..")

const { values: options } = parseArgs({
  options: {
    data: { type: "string", default: join(root, "../shared/moderation") },
    curve: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false }
  }
})

const isDry = options["dry-run"]
const lexicons = join(root, "adapters/moderation/local/concepts/lexicons.gen.json")
if (!isDry) writeFileSync(lexicons, JSON.stringify(spellLexicons()))

// Only now: what it imports reads the lexicons.
const { runTraining } = await import("./run-training.ts")
await runTraining({ data: options.data, curve: options.curve, isDry })
