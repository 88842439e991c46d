import { resolve } from "node:path"
import { Effect, Schema } from "effect"
import { exportOwner } from "#core/use-cases/transfer/export-owner.ts"
import { type DataTask, failedBy, type TaskResult } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { openNewFile } from "../../transfer/new-file.ts"
import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive export EMAIL [--out FILE] [--json]

Prints everything that is stored of one owner as JSON: account, photo, links, feedback, verdicts, points, badges,
sessions; beside running servers or without one. Texts are opened. A rejected text is shown as its owner sees it, and
what the owner cannot see yet is left out, as are fingerprints and the password's hash. Of feedback it has days, and no
finer time.

  --out   A new file instead, that only you may read
  --json  On one line

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const Input = Schema.Struct({ email: Schema.String })

/** Days and other named texts are plain ones in JSON. */
const asJson = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Json))

export const exportOwnerTask: DataTask<typeof Input.Type> = {
  name: "export",
  input: Input,
  isReadOnly: () => true,
  run: ({ email }) =>
    exportOwner(email).pipe(
      Effect.map((all) => ({ lines: [JSON.stringify(all, null, 2)], data: asJson(JSON.stringify(all)) })),
      Effect.mapError(failedBy)
    )
}

const options = { out: { type: "string" }, json: { type: "boolean", default: false } } as const

const writeTo = async (file: string, text: string) => {
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
    const input = { email: asked.operands[0] ?? "" }
    return performTask(exportOwnerTask, input, {
      isJson,
      ...(out === undefined ? {} : { finish: intoFile(out, isJson) })
    })
  }
}
