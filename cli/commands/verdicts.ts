import { parseArgs } from "node:util"
import type { Command } from "./command.ts"

const usage = `Usage: honesthive verdicts ID [--json]

Explains how one item of feedback was judged, first to last: by which guards and versions, which labels they found
with which scores (0 to 1), what was decided, why, and on which day. Works for deleted items as well. Never shows the
text. Works beside a running server or without one.

Exit codes: 0 explained; 1 there is no such item, or the store cannot be read; 2 asked wrongly.`

const readArguments = (args: ReadonlyArray<string>) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: "boolean", default: false } },
    allowPositionals: true
  })
  const [id, ...more] = positionals
  if (id === undefined || id === "" || more.length > 0) throw new Error("Name one item by its ID.")
  return { id, isJson: values.json }
}

const readOrExplain = (args: ReadonlyArray<string>) => {
  try {
    return readArguments(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return undefined
  }
}

export const verdictsCommand: Command = {
  name: "verdicts",
  summary: "Explain how an item was judged (verdicts ID)",
  usage,
  run: async (args) => {
    const asked = readOrExplain(args)
    if (asked === undefined) return 2
    const { performTask } = await import("../data-tasks/perform-task.ts")
    const { readVerdictsTask } = await import("../data-tasks/read-verdicts.ts")
    return performTask(readVerdictsTask, { id: asked.id }, { isJson: asked.isJson })
  }
}
