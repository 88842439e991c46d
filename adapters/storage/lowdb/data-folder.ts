import { join } from "node:path"

export const dataFolder = (root: string) => ({
  root,
  hives: join(root, "hives"),
  directory: join(root, "directory.json"),
  sessions: join(root, "sessions.json"),
  journal: join(root, "journal.ndjson"),
  lock: join(root, "honesthive.lock"),
  movedTo: join(root, "moved-to.txt"),
  /** Key check value, which reveals a wrong encryption key; replaced when the folder is filled anew. */
  checkValues: join(root, "encryption.probe")
})

export type DataFolder = ReturnType<typeof dataFolder>
