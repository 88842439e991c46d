import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { codings } from "../responses/coding.ts"
import { isCompressible } from "./content-types.ts"
import { compressFile } from "./packed.ts"
import { servedFileList, servedFileListOf } from "./served-files.ts"

export const packClient = async (folder: string): Promise<void> => {
  const entries = readdirSync(join(folder, "assets"), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.filter(isCompressible)) {
    for (const coding of codings)
      writeFileSync(`${file}.${coding}`, await compressFile(readFileSync(file), coding))
  }
  writeFileSync(servedFileListOf(folder), servedFileList(folder))
}
