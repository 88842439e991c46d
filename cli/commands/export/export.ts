import { resolve } from "node:path"
import type { TaskResult } from "../../data-tasks/data-task.ts"
import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive export EMAIL [--out FILE] [--json]

Prints everything that is stored of one owner as JSON: account, photo, links, feedback, verdicts, points, badges,
sessions; beside running servers or without one. Texts are opened. A rejected text is shown as its owner sees it, and
what the owner cannot see yet is left out, as are fingerprints and the password's hash. Of feedback it has days, and no
finer time.

  --out   A new file instead, that only you may read
  --json  On one line

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const options = { out: { type: "string" }, json: { type: "boolean", default: false } } as const

const writeTo = async (file: string, text: string) => {
  const { openNewFile } = await import("../../transfer/new-file.ts")
  const written = await openNewFile(file)
  try {
    await written.write(Buffer.from(text))
    await written.finish()
  } finally {
    await written.discard()
  }
}

const intoFile = (out: string, isJson: boolean) => async (result: TaskResult) => {
  const text = isJson ? JSON.stringify(result.data) : result.lines.join("\n")
  await writeTo(resolve(out), `${text}\n`)
  return { lines: [`${out} is written. It holds personal texts: pass it on with care.`], data: { file: out } }
}

export const exportCommand: Command = {
  name: "export",
  summary: "Print everything about one owner (export EMAIL)",
  usage,
  run: async (args) => {
    const asked = readOperands({ usage }, args, options, ["EMAIL"])
    if (asked === undefined) return 2
    const { out, json: isJson } = asked.values
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { exportOwnerTask } = await import("./export-owner.ts")
    const input = { email: asked.operands[0] ?? "" }
    return performTask(exportOwnerTask, input, {
      isJson,
      ...(out === undefined ? {} : { finish: intoFile(out, isJson) })
    })
  }
}
