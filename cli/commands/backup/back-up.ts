import { Effect, Schema } from "effect"
import { keyIdOf } from "#adapters/sealing/key-id.ts"
import { Keyring } from "#adapters/sealing/keyring.ts"
import { noteBackup } from "#core/use-cases/admins/note-backup.ts"
import { type DataTask, failedBy, TaskFailed } from "../../data-tasks/data-task.ts"
import { tallyLines } from "../../transfer/show-tally.ts"
import { writeBackup } from "./write-backup.ts"

const missingLines = (missing: number): ReadonlyArray<string> =>
  missing === 0 ? [] : [`${missing} pictures are named and were not there.`]

/** Sends the whole store and its pictures, sealed. */
export const backUp: DataTask<null> = {
  name: "backup",
  input: Schema.Null,
  isReadOnly: () => true,
  run: Effect.fn("backUp")(function* (_input, report, send) {
    const [key] = (yield* Keyring).keys()
    const { tally, missing } = yield* writeBackup(key, send, report)
    // Mostly, DATA_DIR is another folder than was meant.
    if (Object.keys(tally).length === 0)
      return yield* new TaskFailed({ text: "There is nothing to back up." })
    // A data folder without a server is only read: there, nobody notes it.
    yield* Effect.ignore(noteBackup)
    return {
      lines: [...tallyLines(tally), ...missingLines(missing)],
      data: { key: keyIdOf(key), collections: tally, missingPictures: missing }
    }
  }, Effect.mapError(failedBy))
}
