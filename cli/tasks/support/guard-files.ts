import { createHash } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { root } from "./run.ts"

const local = join(root, "adapters", "moderation", "local")
const folder = join(root, "dist", "guard")
const stamp = join(folder, "made-from")
const names = ["guard.bin", "seen.bin"] as const

const filesIn = (path: string): ReadonlyArray<string> =>
  readdirSync(join(local, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".jsonl"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Covers the guard file's inputs; sentences are for training only. */
const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of ["data", "engine", "training"].flatMap(filesIn)) hash.update(readFileSync(file))
  return hash.digest("hex")
}

/** Atomic, because others may be reading the file. */
const put = (name: string, write: (path: string) => void): void => {
  const path = join(folder, `${name}.${process.pid}`)
  write(path)
  renameSync(path, join(folder, name))
}

/**
 * Compiles the guard's data into `dist/guard/guard.bin`, with the files of `evaluate` beside it, unless the inputs
 * are unchanged.
 */
export const makeGuardFiles = async (): Promise<void> => {
  const now = fingerprint()
  const isMade = [...names, "made-from"].every((name) => existsSync(join(folder, name)))
  if (isMade && readFileSync(stamp, "utf8") === now) return
  mkdirSync(folder, { recursive: true })
  const { compileGuard, seenFile } = await import("#adapters/moderation/local/training/compile-guard.ts")
  put("guard.bin", (path) => writeFileSync(path, compileGuard()))
  put("seen.bin", (path) => copyFileSync(seenFile, path))
  put("made-from", (path) => writeFileSync(path, now))
}
