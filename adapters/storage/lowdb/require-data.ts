import { constants } from "node:fs"
import { access, stat } from "node:fs/promises"
import { Effect } from "effect"
import { codeOf } from "#adapters/system/index.ts"
import { causeText } from "#core/ports/failure-text.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { dataFolder } from "./data-folder.ts"

const orUndefined = <A>(found: Promise<A>): Promise<A | undefined> =>
  found.catch((cause) => {
    if (codeOf(cause) === "ENOENT") return undefined
    throw cause
  })

const dataProblemOf = async (dataDir: string, isMade: boolean): Promise<string | undefined> => {
  const folder = await orUndefined(stat(dataDir))
  if (folder === undefined) {
    return isMade
      ? undefined
      : "the folder does not exist. Set DATA_DIR to the one that the server uses. Nothing was created."
  }
  if (!folder.isDirectory())
    return "this is a file, not a folder. Set DATA_DIR to the folder that the server uses."
  const closed = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => undefined,
    codeOf
  )
  if (closed === "EROFS")
    return "the file system is read-only. Mount it for writing, or use a copy of the folder."
  if (closed !== undefined) {
    return `no permission to use this folder. Run the command as its owner (uid ${folder.uid}) or as root.`
  }
  const isThere = (await orUndefined(stat(dataFolder(dataDir).journal))) !== undefined
  return isMade || isThere
    ? undefined
    : "this folder contains no HonestHive data. Set DATA_DIR to the one that the server uses. Nothing was created."
}

const dataUnreachable = (cause: unknown): string =>
  codeOf(cause) === "EACCES"
    ? "no permission to read this folder. Run the command as its owner or as root."
    : codeOf(cause) === "ENOTDIR"
      ? "a part of this path is a file, not a folder. Set DATA_DIR to the folder that the server uses."
      : causeText(cause)

/**
 * Fails with one line if the folder or its store is missing or belongs to another user. Creates nothing. `isMade`:
 * the command may create the store.
 */
export const requireData = Effect.fn("requireData")(function* (dataDir: string, isMade: boolean) {
  const problem = yield* Effect.promise(() => dataProblemOf(dataDir, isMade).catch(dataUnreachable))
  if (problem !== undefined) return yield* new TaskFailed({ text: `${dataDir}: ${problem}` })
})
