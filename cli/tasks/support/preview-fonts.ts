import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { latinFont, makePreviewFontSubsets } from "#ui/fonts/cut-subsets.ts"
import { fontsFolder, readFont } from "./read-font.ts"
import { repositoryRoot } from "./run.ts"

const folder = join(repositoryRoot, "dist", "preview-fonts")
const stampFile = join(repositoryRoot, "dist", "preview-fonts-made-from")

const fontSettings = '<?xml version="1.0"?><fontconfig/>'

const filesIn = (path: string): ReadonlyArray<string> =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const fingerprint = (): string => {
  const hash = createHash("sha256").update(fontSettings)
  const sources = [join(fontsFolder, "whole"), join(repositoryRoot, "ui", "fonts")]
  for (const file of [join(fontsFolder, latinFont), ...sources.flatMap(filesIn)])
    hash.update(readFileSync(file))
  return hash.digest("hex")
}

export const makePreviewFonts = async (): Promise<void> => {
  const now = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === now) return
  mkdirSync(folder, { recursive: true })
  const settings = { file: "fonts.conf", bytes: fontSettings }
  for (const { file, bytes } of [settings, ...(await makePreviewFontSubsets(readFont))]) {
    const partial = join(folder, `../${file}.${process.pid}`)
    writeFileSync(partial, bytes)
    renameSync(partial, join(folder, file))
  }
  writeFileSync(stampFile, now)
}
