import { plainCommand } from "../command.ts"

const usage = `Usage: honesthive restore FILE [--json]

Fills an empty store with a backup, pictures included: the database of DATABASE_URL when that is set, else DATA_DIR.
What the first start of a server made there (the badge catalogue, one admin) counts as empty and goes.
Stop its servers first. It needs the key with which the backup was sealed, as ENCRYPTION_KEY or in
DATA_DIR/encryption.key.

The file is read to its end before anything is written, and what was written is read back and compared. A file that is
damaged, cut short, of something else or of a newer version is refused, and so is a store that holds something; then
nothing was changed. Interrupted at any moment, it leaves an empty store: run it again.

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

export const restoreCommand = plainCommand({
  name: "restore",
  summary: "Fill an empty store with a backup (restore FILE)",
  usage,
  operands: ["FILE"],
  run: async ([file = ""], isJson) => {
    const { runWork } = await import("../../data-tasks/perform-task.ts")
    const { restoreFile } = await import("./restore-file.ts")
    return runWork(restoreFile(file), { isJson })
  }
})
