import { resolve } from "node:path"
import { Effect, Schema, Stream } from "effect"
import { normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { Archiver } from "#core/ports/archiver.ts"
import { accountWith } from "#core/use-cases/accounts/find-account.ts"
import { exportFiles, exportText } from "#core/use-cases/transfer/export-owner.ts"
import { anyTask, type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { performIntoFile } from "../../transfer/perform-into-file.ts"
import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive export EMAIL [--out FILE] [--json]

Prints everything stored about one owner as JSON: account, photo, links, feedback, verdicts, points, badges, sessions
and what was seen. Works with or without a running server. Texts are decrypted. A rejected or covered text is shown as
its owner sees it. Left out: what the owner can't see yet, fingerprints and the password hash. Feedback has days, never
a time of day.

Options:
  --out FILE  Write to a new file that only you can read. A name ending in .zip gives the archive that owners download
              from their account page: the same JSON, the feedback as CSV, and the photo
  --json      Print the JSON on one line

Exit codes: 0 success, 1 failure, 2 invalid usage`

const Input = Schema.Struct({ email: Schema.String })

/** Converts branded texts such as days to plain JSON. */
const asJson = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Json))

const exportOwnerTask: DataTask<typeof Input.Type> = {
  name: "export",
  input: Input,
  isReadOnly: () => true,
  run: ({ email }) =>
    Effect.gen(function* () {
      const { owner } = yield* accountWith(normaliseEmail(email))
      const data = asJson(yield* exportText(owner))
      return { lines: [JSON.stringify(data, null, 2)], data }
    }).pipe(Effect.mapError(failedBy))
}

const exportZipTask: DataTask<typeof Input.Type> = {
  name: "export-zip",
  input: Input,
  isReadOnly: () => true,
  run: ({ email }, _report, send) =>
    Effect.gen(function* () {
      const { owner } = yield* accountWith(normaliseEmail(email))
      yield* Stream.runForEach((yield* Archiver).archive(yield* exportFiles(owner)), send)
      return { lines: [], data: null }
    }).pipe(Effect.mapError(failedBy))
}

const options = { out: { type: "string" }, json: { type: "boolean", default: false } } as const

interface ExportArguments {
  readonly email: string
  readonly out: string
  readonly isJson: boolean
}

const writeTo = ({ email, out, isJson }: ExportArguments): Promise<number> => {
  const isZip = out.toLowerCase().endsWith(".zip")
  return performIntoFile(
    isZip ? exportZipTask : exportOwnerTask,
    { email },
    {
      file: resolve(out),
      isJson,
      finish: async ({ lines, data }, write) => {
        if (!isZip) await write(Buffer.from(`${isJson ? JSON.stringify(data) : lines.join("\n")}\n`))
        const line = `${out} is written. It holds personal texts: pass it on with care.`
        return { lines: [line], data: { file: out } }
      }
    }
  )
}

export const exportCommand: Command = {
  name: "export",
  summary: "Print everything about one owner (export EMAIL)",
  usage,
  tasks: [anyTask(exportOwnerTask), anyTask(exportZipTask)],
  run: async (args) => {
    const parsed = readOperands({ usage }, args, options, ["EMAIL"])
    if (parsed === undefined) return 2
    const { out, json: isJson } = parsed.values
    const email = parsed.operands[0] ?? ""
    return out === undefined
      ? performTask(exportOwnerTask, { email }, { isJson })
      : writeTo({ email, out, isJson })
  }
}
