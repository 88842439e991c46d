import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makePreviewFontSubsets } from "../font-subsets/cut-subsets.ts"
import { repositoryRoot } from "./run.ts"

const folder = join(repositoryRoot, "dist", "preview-fonts")
const stampFile = join(repositoryRoot, "dist", "preview-fonts-made-from")

const latinFont = join(repositoryRoot, "ui/assets/fonts/anek-latin.woff2")

const filesIn = (path: string): ReadonlyArray<string> =>
  readdirSync(join(repositoryRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const fingerprint = (): string => {
  const hash = createHash("sha256")
  for (const file of [latinFont, ...["ui/assets/fonts/whole", "cli/tasks/font-subsets"].flatMap(filesIn)])
    hash.update(readFileSync(file))
  return hash.digest("hex")
}

export const makePreviewFonts = async (): Promise<void> => {
  const now = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === now) return
  mkdirSync(folder, { recursive: true })
  for (const { file, bytes } of await makePreviewFontSubsets()) {
    // Atomic, because others may be reading the file.
    const partial = join(folder, `../${file}.${process.pid}`)
    writeFileSync(partial, bytes)
    renameSync(partial, join(folder, file))
  }
  writeFileSync(stampFile, now)
}
