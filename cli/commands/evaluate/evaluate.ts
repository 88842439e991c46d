import { type Command, parseArguments, usageOnInvalid } from "../command.ts"

const usage = `Usage: honesthive evaluate FILE… [--json] [--predictions OUT] [--allow-seen]

Measures screening, categories and sentiment on texts labelled by people. Opens no store and needs no DATA_DIR.

Each FILE has one JSON object per line (.gz: compressed with gzip):
  {"id", "text", "lang"?, "script"?, "label"?: "ok" or "toxic", "category"?, "sentiment"?, "kind"?, "tier"?}
id and text are enough to count decisions, write predictions and measure time.

Options:
  --json             Print one JSON document instead of tables
  --predictions OUT  Write one line per item, in order: {"id", "decision": "approved", "covered" or
                     "rejected", "helpNote", "labels", "category", "sentiment", "ms"}
  --allow-seen       Include items that the model was trained on. Without it they count in no figure, and their
                     predictions are marked "seen": true

Exit codes: 0 success, 1 failure (an unusable file, or no item to measure), 2 invalid usage`

const options = {
  json: { type: "boolean", default: false },
  predictions: { type: "string" },
  "allow-seen": { type: "boolean", default: false }
} as const

const readArguments = (args: ReadonlyArray<string>) => {
  const { values, positionals } = parseArguments(args, options, true)
  if (positionals.length === 0) throw new Error("Name at least one FILE.")
  return { ...values, files: positionals }
}

export const evaluateCommand: Command = {
  name: "evaluate",
  summary: "Measure screening, categories and sentiment on labelled texts",
  usage,
  run: async (args) => {
    const parsed = usageOnInvalid(usage, () => readArguments(args))
    if (parsed === undefined) return 2
    const { runEvaluation } = await import("./run.ts")
    const { files, predictions } = parsed
    return runEvaluation({ files, predictions, isSeenAllowed: parsed["allow-seen"] }, parsed.json)
  }
}
