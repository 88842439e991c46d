import { randomBytes } from "node:crypto"
import { open, readFile, rm } from "node:fs/promises"
import { dirname } from "node:path"

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : undefined)

/** Undefined when there is no such file. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((cause) => {
    if (codeOf(cause) === "ENOENT") return undefined
    throw cause
  })

export const syncFolder = async (folder: string) => {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  await handle.sync().finally(() => handle.close())
}

/** Written aside and put in place: the file is there whole or not at all, for its owner alone. */
export const placeFile = async (
  file: string,
  text: string,
  put: (temporary: string, file: string) => Promise<void>
): Promise<void> => {
  const temporary = `${file}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`
  const handle = await open(temporary, "wx", 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await put(temporary, file)
  } finally {
    await handle.close()
    await rm(temporary, { force: true })
  }
  await syncFolder(dirname(file))
}
