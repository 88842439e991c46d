import { resolve } from "node:path"
import { Effect, Schema } from "effect"
import { keyIdOf } from "#adapters/sealing/node/index.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { areAllMissing, missingImageProblems } from "#core/use-cases/backups/missing-images.ts"
import { noteBackup } from "#core/use-cases/backups/note-backup.ts"
import { writeBackup } from "#core/use-cases/backups/write-backup.ts"
import { findStartProblems, isStartAtRisk } from "#core/use-cases/health/find-problems.ts"
import { anyTask, type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { noteInStore } from "../../data-tasks/perform-task.ts"
import { performIntoFile } from "../../transfer/perform-into-file.ts"
import { tallyLines } from "../../transfer/show-tally.ts"
import { plainCommand } from "../command.ts"

const usage = `Usage: honesthive backup FILE [--json]

Writes everything stored, images included, as of one moment, to a new file that only you can read. Works with or
without a running server. \`honesthive restore\` restores it to either kind of store.

The file is sealed with a key derived from the encryption key, which is not in the file. Keep ENCRYPTION_KEY or
DATA_DIR/encryption.key in another place: without it nobody can read the backup. It is padded to whole megabytes, so
that its size tells little.

A backup keeps texts that owners delete later. Keep no backup longer than the 30 days that the Privacy page promises.

If the running server's key is no longer in any file, or its files were altered, the command says so. The backup then
comes from the server's memory and needs the key in use, which \`honesthive keys rotate\` saves.

Without S3, pictures are in the server's DATA_DIR, also beside PostgreSQL: run the command there. It names missing
pictures as a problem; if it finds none at all, it writes the file but fails.

Options:
  --json  Print the result as one JSON document

Exit codes: 0 success, 1 failure or no picture found, 2 invalid usage`

const backUp: DataTask<null> = {
  name: "backup",
  input: Schema.Null,
  isReadOnly: () => true,
  run: Effect.fn("backUp")(function* (_input, report, send) {
    const [key] = (yield* Keyring).keys()
    const { tally, images, lastPiece } = yield* writeBackup(send, report)
    yield* send(lastPiece)
    // Mostly a wrong DATA_DIR.
    if (Object.keys(tally).length === 0)
      return yield* new TaskFailed({ text: "There is nothing to back up." })
    // The operator of a store in danger must see its problems here.
    const problems = [...(yield* findStartProblems).filter(isStartAtRisk), ...missingImageProblems(images)]
    return {
      lines: [...tallyLines(tally), ...problems.map(({ text }) => `Problem: ${text}`)],
      data: {
        key: keyIdOf(key),
        collections: tally,
        missingPictures: images.missing,
        hasLostAllPictures: areAllMissing(images),
        problems: problems.map(({ kind, text }) => ({ kind, text }))
      }
    }
  }, Effect.mapError(failedBy))
}

/** A task of its own: sending the last piece doesn't tell whether the command could finish the file. */
const noteFinishedBackup: DataTask<null> = {
  name: "note-backup",
  input: Schema.Null,
  run: () => noteBackup.pipe(Effect.as({ lines: [], data: null }), Effect.mapError(failedBy))
}

const hasLostAllPictures = Schema.is(Schema.Struct({ hasLostAllPictures: Schema.Literal(true) }))

export const backupCommand = plainCommand({
  name: "backup",
  summary: "Write everything to one sealed file (backup FILE)",
  usage,
  tasks: [anyTask(backUp), anyTask(noteFinishedBackup)],
  operands: ["FILE"],
  run: ([file = ""], isJson) => {
    const afterwards = () => noteInStore(noteFinishedBackup)
    const isFailure = hasLostAllPictures
    return performIntoFile(backUp, null, { file: resolve(file), isJson, isFailure, afterwards })
  }
})
