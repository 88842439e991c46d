import { readFile, rename, rm } from "node:fs/promises"
import { Effect } from "effect"
import { dataFolder } from "#adapters/storage/lowdb/index.ts"
import { writeFileAtomically } from "#adapters/system/index.ts"

export interface FolderMark {
  readonly put: Effect.Effect<boolean>
  readonly undo: Effect.Effect<void>
}

/** The database's name, without credentials, in the folder, so that no server starts on the old data. */
export const folderMark = (from: string, { hostname, port, pathname }: URL): FolderMark => {
  const { movedTo } = dataFolder(from)
  const address = `${decodeURIComponent(pathname.slice(1))} at ${hostname}${port === "" ? "" : `:${port}`}`
  const write = (text: string | Uint8Array) => writeFileAtomically(movedTo, text, rename)
  let restore = async (): Promise<void> => undefined
  return {
    put: Effect.promise(async () => {
      const former = await readFile(movedTo).catch(() => undefined)
      restore = () => (former === undefined ? rm(movedTo, { force: true }) : write(former))
      return write(`${address}\n`).then(
        () => true,
        () => false
      )
    }),
    undo: Effect.ignore(Effect.tryPromise(() => restore()))
  }
}
