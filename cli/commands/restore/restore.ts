import { plainCommand } from "../command.ts"

const usage = `Usage: honesthive restore FILE [--json]

Restores a backup, images included, into an empty store: the database of DATABASE_URL if that is set, otherwise
DATA_DIR. A store with only what a server's first start creates (the badge catalogue and one admin) counts as empty;
the restore replaces it. Stop its servers first.

You need the key that sealed the backup, as ENCRYPTION_KEY or in DATA_DIR/encryption.key.

The whole file is checked before anything is written, and what was written is read back and compared. Files that are
damaged, incomplete, no backup or from a newer version are refused, and so is a store with data; nothing is changed
then. An interrupted restore leaves an empty store: run it again.

Options:
  --json  Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

export const restoreCommand = plainCommand({
  name: "restore",
  summary: "Restore a backup into an empty store (restore FILE)",
  usage,
  operands: ["FILE"],
  run: async ([file = ""], isJson) => {
    const { runWork } = await import("../../data-tasks/perform-task.ts")
    const { restoreFile } = await import("./restore-file.ts")
    return runWork(restoreFile(file), { isJson })
  }
})
