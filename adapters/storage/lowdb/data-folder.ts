import { join } from "node:path"

/** The names within the data folder. */
export const dataFolder = (root: string) => ({
  root,
  hives: join(root, "hives"),
  directory: join(root, "directory.json"),
  sessions: join(root, "sessions.json"),
  journal: join(root, "journal.ndjson"),
  lock: join(root, "honesthive.lock"),
  /** Names the database to which everything was moved. */
  movedTo: join(root, "moved-to.txt"),
  /** What tells a wrong encryption key: goes when the folder is filled anew. */
  probe: join(root, "encryption.probe")
})

export type DataFolder = ReturnType<typeof dataFolder>
