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

/** Of all that the guard's file is made of; sentences are learned from, not compiled. */
const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of ["data", "engine", "training"].flatMap(filesIn)) hash.update(readFileSync(file))
  return hash.digest("hex")
}

/** In one step: others may read it at this moment. */
const put = (name: string, write: (path: string) => void): void => {
  const path = join(folder, `${name}.${process.pid}`)
  write(path)
  renameSync(path, join(folder, name))
}

/**
 * Compiles the guard's words and weights into the one file that it loads, `dist/guard/guard.bin`, and puts what
 * `evaluate` reads beside it. What was made from these very files is left as it is.
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
