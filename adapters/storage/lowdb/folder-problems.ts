import { Effect } from "effect"
import { causeText } from "#core/ports/failure-text.ts"
import type { HealthProblem } from "#core/ports/store-health.ts"
import type { FreeSpace, StoreFileSystem } from "./files.ts"
import type { FolderChanges } from "./inspect-folder.ts"
import { type FlushFailed, isLeaseLost } from "./store-errors.ts"

const mebibyteBytes = 1024 * 1024

/** The journal grows to 32 MiB before it is cut, and rewriting the files from it needs as much again. */
const minFreeBytes = 64 * mebibyteBytes
const minFreeFiles = 100

export const isSpaceScarce = ({ bytes, files }: FreeSpace): boolean =>
  bytes < minFreeBytes || files < minFreeFiles

const spaceProblems = (dataDir: string, space: FreeSpace): ReadonlyArray<HealthProblem> => {
  if (!isSpaceScarce(space)) return []
  const room =
    space.files < minFreeFiles
      ? `room for ${space.files} more files`
      : `${(space.bytes / mebibyteBytes).toFixed(1)} MiB free`
  return [
    {
      kind: "space",
      text: `${dataDir}: the disk has ${room}. Free some space: on a full disk nothing can be saved, and deleted texts stay in the files.`
    }
  ]
}

const nameFirst = ([first = "", ...others]: ReadonlyArray<string>): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`

const unreadableProblem = (names: ReadonlyArray<string>): HealthProblem => ({
  kind: "files",
  id: "permission",
  text: [
    `${nameFirst(names)}: the server no longer has permission to read and write here, so the next start would fail.`,
    "Make the user that runs the server the owner of DATA_DIR and everything in it."
  ].join(" ")
})

const foreignProblem = (dataDir: string, names: ReadonlyArray<string>): HealthProblem => ({
  kind: "files",
  id: "foreign",
  text: `${dataDir}: ${nameFirst(names)} belongs to no account, so the next start would fail. Move it out of the folder.`
})

const removedProblem = (
  dataDir: string,
  names: ReadonlyArray<string>,
  failure?: FlushFailed
): HealthProblem => ({
  kind: "files",
  id: failure === undefined ? "removed" : "lost",
  text:
    failure === undefined
      ? `${dataDir}: ${nameFirst(names)} was removed while the server was running. It was written again from memory; nothing is missing.`
      : [
          `${dataDir}: ${nameFirst(names)} was removed while the server was running and can't be written again (${failure.message}).`,
          "Memory still holds it: run `honesthive backup FILE`, with FILE outside DATA_DIR, before you stop the server."
        ].join(" ")
})

const inspectionProblem = (dataDir: string, cause: unknown): HealthProblem => ({
  ...(isLeaseLost(cause)
    ? { kind: "files", id: "lock", text: cause.message }
    : {
        kind: "store",
        id: "inspection",
        text: `${dataDir}: the files can't be checked (${causeText(cause)}).`
      }),
  hides: ["store", "files"]
})

const refusalProblems = (dataDir: string, failure: unknown): ReadonlyArray<HealthProblem> =>
  failure === undefined
    ? []
    : [
        {
          kind: "store",
          id: "change",
          text: `${dataDir}: the last change could not be saved (${causeText(failure)}).`
        }
      ]

interface InspectedFolder {
  readonly files: StoreFileSystem
  readonly dataDir: string
  readonly inspect: Effect.Effect<FolderChanges, { readonly cause: unknown }>
  readonly flush: Effect.Effect<void, FlushFailed>
  readonly lastFailure: () => unknown
}

export const findSpaceProblems = ({ files, dataDir }: Pick<InspectedFolder, "files" | "dataDir">) =>
  Effect.tryPromise(() => files.freeSpace(dataDir)).pipe(
    Effect.match({ onFailure: () => [], onSuccess: (free) => spaceProblems(dataDir, free) })
  )

const fileProblems = Effect.fnUntraced(function* ({ dataDir, inspect, flush }: InspectedFolder) {
  const { removed, unreadable, foreign } = yield* inspect
  const failure =
    removed.names.length === 0
      ? undefined
      : yield* Effect.match(flush, { onSuccess: () => undefined, onFailure: (failed) => failed })
  return [
    ...(unreadable.length > 0 ? [unreadableProblem(unreadable)] : []),
    ...(removed.names.length > 0 ? [removedProblem(dataDir, removed.names, failure)] : []),
    ...(foreign.length > 0 ? [foreignProblem(dataDir, foreign)] : [])
  ]
})

export const folderProblems = Effect.fnUntraced(function* (
  folder: InspectedFolder
): Effect.fn.Return<ReadonlyArray<HealthProblem>> {
  const { dataDir, lastFailure } = folder
  const found = yield* fileProblems(folder).pipe(
    Effect.map((problems) => [...problems, ...refusalProblems(dataDir, lastFailure())]),
    // One problem is enough: the inspection fails for the reason for which the last change was refused.
    Effect.catch(({ cause }) => Effect.succeed([inspectionProblem(dataDir, cause)]))
  )
  return [...found, ...(yield* findSpaceProblems(folder))]
})
