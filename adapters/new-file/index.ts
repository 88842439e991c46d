import { link, open, rename, rm, stat } from "node:fs/promises"
import { dirname } from "node:path"
import { checkFolderOpens, codeOf, giveToOwnerOf, syncFolder, temporaryName } from "#adapters/system/index.ts"
import { causeText } from "#core/ports/failure-text.ts"
import { TaskFailed } from "#core/ports/server-task.ts"

/**
 * A file that `finish` makes durable under its name, complete or not at all, readable only by its owner. `discard`
 * removes the temporary file; after `finish` it does nothing.
 */
interface NewFile {
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly finish: () => Promise<void>
  readonly discard: () => Promise<void>
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false
  )

const failureWith = (file: string) => (cause: unknown) => {
  throw new TaskFailed({
    text:
      codeOf(cause) === "ENOENT"
        ? `${file} can't be written: the folder ${dirname(file)} does not exist.`
        : `${file} can't be written: ${causeText(cause)}`
  })
}

const nameNotSynced = (file: string) => (cause: unknown) => {
  throw new TaskFailed({
    text: `${file} is written, but a power loss may take it: its folder could not be synced (${causeText(cause)}).`
  })
}

const fileTaken = (file: string) => new TaskFailed({ text: `${file} already exists. It was not changed.` })

const refuseTaken = async (file: string) => {
  if (await isThere(file)) throw fileTaken(file)
}

/** A hard link is atomic and never overwrites; file systems without links need two steps. */
const linkToName = async (part: string, file: string) => {
  try {
    await link(part, file)
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") throw fileTaken(file)
    await refuseTaken(file)
    await rename(part, file)
  }
  await rm(part, { force: true })
}

/**
 * For contents that come in pieces, which `writeFileAtomically` doesn't take. Rejects with `TaskFailed`, also if the
 * file exists. What root writes within `dataDir` belongs to that folder's
 * owner.
 */
export const openNewFile = async (file: string, dataDir?: string): Promise<NewFile> => {
  await refuseTaken(file)
  await checkFolderOpens(dirname(file)).catch(failureWith(file))
  const part = temporaryName(file, ".part")
  const handle = await open(part, "wx", 0o600).catch(failureWith(file))
  let isOpen = true
  const close = async () => {
    if (isOpen) await handle.close()
    isOpen = false
  }
  const discard = async () => {
    await close().catch(() => undefined)
    await rm(part, { force: true })
  }
  if (dataDir !== undefined) {
    await giveToOwnerOf(dataDir, part, handle).catch((cause) =>
      discard().finally(() => failureWith(file)(cause))
    )
  }
  const place = async () => {
    await handle.sync()
    await close()
    await linkToName(part, file)
    await syncFolder(dirname(file)).catch(nameNotSynced(file))
  }
  return {
    write: (bytes) => handle.writeFile(bytes).catch(failureWith(file)),
    finish: () =>
      place().catch((cause) =>
        cause instanceof TaskFailed ? Promise.reject(cause) : failureWith(file)(cause)
      ),
    discard
  }
}
