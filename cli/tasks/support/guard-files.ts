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
import { repositoryRoot } from "./run.ts"

const localGuardFolder = join(repositoryRoot, "adapters", "moderation", "local")
const builtGuardFolder = join(repositoryRoot, "dist", "guard")
const guardStampFile = join(builtGuardFolder, "made-from")
const guardFileNames = ["guard.bin", "seen.bin"] as const

const filesIn = (path: string): ReadonlyArray<string> =>
  readdirSync(join(localGuardFolder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".jsonl"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Covers the guard file's inputs; sentences are for training only. */
const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of ["data", "engine", "training"].flatMap(filesIn)) hash.update(readFileSync(file))
  return hash.digest("hex")
}

const putAtomically = (name: string, write: (path: string) => void): void => {
  const path = join(builtGuardFolder, `${name}.${process.pid}`)
  write(path)
  renameSync(path, join(builtGuardFolder, name))
}

/**
 * Compiles the guard's data into `dist/guard/guard.bin`, with the files of `evaluate` beside it, unless the inputs
 * are unchanged.
 */
export const makeGuardFiles = async (): Promise<void> => {
  const now = fingerprint()
  const isMade = [...guardFileNames, "made-from"].every((name) => existsSync(join(builtGuardFolder, name)))
  if (isMade && readFileSync(guardStampFile, "utf8") === now) return
  mkdirSync(builtGuardFolder, { recursive: true })
  const { compileGuard, seenFile } = await import("#adapters/moderation/local/training/compile-guard.ts")
  putAtomically("guard.bin", (path) => writeFileSync(path, compileGuard()))
  putAtomically("seen.bin", (path) => copyFileSync(seenFile, path))
  putAtomically("made-from", (path) => writeFileSync(path, now))
}
