import type { Stats } from "node:fs"
import { readdir, rmdir, stat, statfs } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Exit } from "effect"
import { isDiskFull } from "#adapters/system/index.ts"
import { imageFolders } from "#core/domain/images/image-key.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`

const nearestExisting = async (folder: string): Promise<string> =>
  stat(folder).then(
    () => folder,
    () => (dirname(folder) === folder ? folder : nearestExisting(dirname(folder)))
  )

const freeText = async (folder: string): Promise<string> =>
  statfs(await nearestExisting(folder)).then(
    ({ bavail, bsize }) => `; ${megabytes(bavail * bsize)} are free`,
    () => ""
  )

interface FullFolder {
  readonly dataDir: string
  readonly bytes: number
}

/** After a commit that failed, pictures stay: records that name them may be there. */
const leftText = (dataDir: string, failure: unknown): string =>
  failure instanceof StoreUnavailable
    ? `Pictures may be left in ${join(dataDir, "images")}.`
    : "Nothing was left behind."

/** The journal is written before the files, so that everything temporarily needs twice the space. */
const diskFull = Effect.fnUntraced(function* ({ dataDir, bytes }: FullFolder, failure: unknown) {
  const free = yield* Effect.promise(() => freeText(dataDir))
  return yield* new TaskFailed({
    text: [
      `${dataDir}: the disk is full. This needs about ${megabytes(2 * bytes)} there${free}.`,
      `Free some space, or set DATA_DIR to a folder on another disk, and run the command again. ${leftText(dataDir, failure)}`
    ].join(" ")
  })
})

const foldersOf = (dataDir: string): ReadonlyArray<string> => [
  ...[...imageFolders, "incoming"].map((name) => join(dataDir, "images", name)),
  join(dataDir, "images"),
  join(dataDir, "hives"),
  dataDir
]

const isThere = (folder: string): Promise<Stats | undefined> => stat(folder).catch(() => undefined)

const removeIfEmpty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => undefined)
  if (names?.length === 0) await rmdir(folder).catch(() => undefined)
}

/** Explains a full disk to the user and removes the folders created by failed work. */
export const fillingFolder =
  (filled: FullFolder) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | TaskFailed, R> =>
    Effect.gen(function* () {
      const folders = foldersOf(filled.dataDir)
      const made = yield* Effect.promise(async () => {
        const found = await Promise.all(folders.map(isThere))
        return folders.filter((_, index) => found[index] === undefined)
      })
      return yield* work.pipe(
        Effect.onExit((exit) =>
          Exit.isSuccess(exit)
            ? Effect.void
            : Effect.promise(async () => {
                for (const folder of made) await removeIfEmpty(folder)
              })
        )
      )
    }).pipe(
      Effect.catch(
        (failure: E): Effect.Effect<never, E | TaskFailed> =>
          isDiskFull(failure) ? diskFull(filled, failure) : Effect.fail(failure)
      )
    )
