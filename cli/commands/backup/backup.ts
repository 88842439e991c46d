import { resolve } from "node:path"
import { Effect, Schema } from "effect"
import { keyIdOf } from "#adapters/sealing/node/index.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { noteBackup } from "#core/use-cases/admins/note-backup.ts"
import { type DataTask, failedBy, TaskFailed } from "../../data-tasks/data-task.ts"
import { anyTask } from "../../data-tasks/define-task.ts"
import { asFailure, performTask } from "../../data-tasks/perform-task.ts"
import { findStartProblems, isStartAtRisk, problemsJson } from "../../health/find-problems.ts"
import { openNewFile } from "../../transfer/new-file.ts"
import { tallyLines } from "../../transfer/show-tally.ts"
import { plainCommand } from "../command.ts"
import { writeBackup } from "./write-backup.ts"

const usage = `Usage: honesthive backup FILE [--json]

Writes everything that is stored, and all pictures, as it is at one moment, to a new file that only you may read;
beside running servers or without one. It is restored with \`honesthive restore\`, to either kind of store.

The file is sealed with a key that is derived from the encryption key, which is not in it: keep ENCRYPTION_KEY, or
DATA_DIR/encryption.key, in another place. Without it the file cannot be read by anybody.

A backup keeps texts that owners delete later: keep none longer than the 30 days that the Privacy page promises.

Beside a server whose key is in no file any more, or whose files are not as it left them, it says so: everything comes
from the server's memory, and the file needs the key that is in use (\`honesthive keys rotate\` saves it).

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const missingLines = (missing: number): ReadonlyArray<string> =>
  missing === 0 ? [] : [`${missing} pictures are named and were not there.`]

export const backUp: DataTask<null> = {
  name: "backup",
  input: Schema.Null,
  isReadOnly: () => true,
  run: Effect.fn("backUp")(function* (_input, report, send) {
    const [key] = (yield* Keyring).keys()
    const { tally, missing } = yield* writeBackup(key, send, report)
    // Mostly a wrong DATA_DIR.
    if (Object.keys(tally).length === 0)
      return yield* new TaskFailed({ text: "There is nothing to back up." })
    // Fails without a running server, because the data folder is then opened read-only.
    yield* Effect.ignore(noteBackup)
    // The operator of a store in danger must see its problems here.
    const problems = (yield* findStartProblems).filter(isStartAtRisk)
    return {
      lines: [
        ...tallyLines(tally),
        ...missingLines(missing),
        ...problems.map(({ text }) => `Problem: ${text}`)
      ],
      data: {
        key: keyIdOf(key),
        collections: tally,
        missingPictures: missing,
        problems: problemsJson(problems)
      }
    }
  }, Effect.mapError(failedBy))
}

const writeTo = async (file: string, isJson: boolean): Promise<number> => {
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

export const backupCommand = plainCommand({
  name: "backup",
  summary: "Write everything to one sealed file (backup FILE)",
  usage,
  tasks: [anyTask(backUp)],
  operands: ["FILE"],
  run: ([file = ""], isJson) => writeTo(resolve(file), isJson)
})
