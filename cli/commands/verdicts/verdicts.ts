import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive verdicts ID [--json]

Explains how one item of feedback was judged, first to last: by which guards and versions, which labels they found
with which scores (0 to 1), what was decided, why, and on which day. Never shows the text. Deleted items take
their verdicts along. Works beside a running server or without one.

Exit codes: 0 explained; 1 there is no such item, or the store cannot be read; 2 asked wrongly.`

export const verdictsCommand: Command = {
  name: "verdicts",
  summary: "Explain how an item was judged (verdicts ID)",
  usage,
  run: async (args) => {
    const asked = readOperands({ usage }, args, { json: { type: "boolean", default: false } }, ["ID"])
    if (asked === undefined) return 2
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { readVerdictsTask } = await import("./read-verdicts.ts")
    // People copy identifiers in capitals, too.
    const input = { id: (asked.operands[0] ?? "").toLowerCase() }
    return performTask(readVerdictsTask, input, { isJson: asked.values.json })
  }
}
