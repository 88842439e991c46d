import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** All files below a folder, by their paths in it. */
export const filesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()

/** Each of these files, but one of that name, with its bytes as text. */
export const contentsOf = (folder: string, but = "") =>
  filesIn(folder)
    .filter((file) => file !== but)
    .map((file) => [file, readFileSync(join(folder, file), "latin1")] as const)
