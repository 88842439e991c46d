import { statSync } from "node:fs"
import { dirname } from "node:path"
import { Effect } from "effect"
import { codeOf } from "./error-code.ts"

interface Owner {
  readonly uid: number
  readonly gid: number
}

/** Of the folder; of the one that it will be made in when it is not there yet. */
const ownerOf = (folder: string): Owner => {
  try {
    return statSync(folder)
  } catch (cause) {
    if (codeOf(cause) !== "ENOENT" || dirname(folder) === folder) return { uid: 0, gid: 0 }
    return ownerOf(dirname(folder))
  }
}

const nothingToUndo = () => undefined

/** Returns what undoes it. Only root can be somebody else, and Windows knows nothing of the kind. */
const become = ({ uid, gid }: Owner): (() => void) => {
  const { geteuid, seteuid, setegid } = process
  if (geteuid?.() !== 0 || uid === 0 || seteuid === undefined || setegid === undefined) return nothingToUndo
  setegid(gid)
  seteuid(uid)
  return () => {
    seteuid(0)
    setegid(0)
  }
}

/** Works as the owner of a data folder where root asks: what root makes there, the service could not write later. */
export const asOwnerOf =
  (dataDir: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      Effect.sync(() => become(ownerOf(dataDir))),
      () => work,
      (undo) => Effect.sync(undo)
    )
