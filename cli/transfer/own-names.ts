import { realpath } from "node:fs/promises"
import { basename, dirname, join, relative, resolve, sep } from "node:path"
import { dataFolder } from "#adapters/storage/lowdb/index.ts"
import { TaskFailed } from "#core/ports/server-task.ts"

const ownNames = new Set([...Object.values(dataFolder("")), "images", "control.sock"])

/** Other names begin with `encryption.`, or end as files do that a start removes. */
const isOwn = (name: string): boolean => ownNames.has(name) || /^encryption\.|\.(?:tmp|kept)$/.test(name)

const realFolder = (folder: string): Promise<string> => realpath(folder).catch(() => resolve(folder))

/** There a file would be removed or replaced by the next start, or prevent it. */
export const refuseOwnName = async (dataDir: string, file: string): Promise<void> => {
  const path = relative(await realFolder(dataDir), join(await realFolder(dirname(file)), basename(file)))
  if (isOwn(path.split(sep)[0] ?? ""))
    throw new TaskFailed({
      text: `${file}: in DATA_DIR the server uses this name itself. Choose another one.`
    })
}
