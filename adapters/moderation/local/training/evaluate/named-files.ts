import { access, constants, stat } from "node:fs/promises"
import { FileUnusable, fileUnusable } from "./file-unusable.ts"

const sizeOf = async (file: string): Promise<number> => {
  try {
    await access(file, constants.R_OK)
    const found = await stat(file)
    if (found.isDirectory()) throw new FileUnusable({ place: file, problem: "it is a folder" })
    return found.size
  } catch (error) {
    throw fileUnusable(file, error)
  }
}

/** In bytes. Throws FileUnusable before any work is done. */
export const sizesOf = (files: ReadonlyArray<string>): Promise<ReadonlyArray<number>> =>
  Promise.all(files.map(sizeOf))

const identityOf = (file: string) =>
  stat(file, { bigint: true }).then(
    (found) => (found.isFile() ? `${found.dev} ${found.ino}` : undefined),
    () => undefined
  )

export const refuseOverwriting = async (files: ReadonlyArray<string>, target: string): Promise<void> => {
  const written = await identityOf(target)
  const read = await Promise.all(files.map(identityOf))
  if (written !== undefined && read.includes(written)) {
    throw new FileUnusable({ place: target, problem: "it is one of the files to evaluate" })
  }
}
