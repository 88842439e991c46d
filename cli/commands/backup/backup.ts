import { resolve } from "node:path"
import { Effect } from "effect"
import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive backup FILE [--json]

Writes everything that is stored, and all pictures, as it is at one moment, to a new file that only you may read;
beside running servers or without one. It is restored with \`honesthive restore\`, to either kind of store.

The file is sealed with a key that is derived from the encryption key, which is not in it: keep ENCRYPTION_KEY, or
DATA_DIR/encryption.key, in another place. Without it the file cannot be read by anybody.

A backup keeps texts that owners delete later: keep none longer than the 30 days that the Privacy page promises.

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const writeTo = async (file: string, isJson: boolean): Promise<number> => {
  const { performTask, asFailure } = await import("../../data-tasks/perform-task.ts")
  const { backUp } = await import("./back-up.ts")
  const { openNewFile } = await import("../../transfer/new-file.ts")
  const written = await openNewFile(file).catch(asFailure)
  if (written instanceof Error) {
    console.error(written.message)
    return 1
  }
  const code = await performTask(backUp, null, {
    isJson,
    send: (bytes) => Effect.tryPromise({ try: () => written.write(bytes), catch: asFailure }),
    finish: async (result) => {
      await written.finish()
      return result
    }
  })
  await written.discard()
  return code
}

export const backupCommand: Command = {
  name: "backup",
  summary: "Write everything to one sealed file (backup FILE)",
  usage,
  run: async (args) => {
    const asked = readOperands({ usage }, args, { json: { type: "boolean", default: false } }, ["FILE"])
    if (asked === undefined) return 2
    return writeTo(resolve(asked.operands[0] ?? ""), asked.values.json)
  }
}
