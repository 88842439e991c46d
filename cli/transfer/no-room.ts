import type { Stats } from "node:fs"
import { readdir, rmdir, stat, statfs } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Exit } from "effect"
import { codeOf } from "#adapters/system/index.ts"
import { imageFolders } from "#core/domain/images/image-key.ts"
import { ImagesUnavailable } from "#core/ports/images.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"

/** Error codes of a full disk, an exceeded disk quota and a file size limit. */
const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"])

const isDiskFull = (cause: unknown): boolean =>
  diskFullCodes.has(codeOf(cause)) || (cause instanceof Error && isDiskFull(cause.cause))

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

/** The journal is written before the files, so that everything temporarily needs twice the space. */
const diskFull = async ({ dataDir, bytes }: FullFolder): Promise<TaskFailed> =>
  new TaskFailed({
    text: [
      `${dataDir}: the disk is full. This needs about ${megabytes(2 * bytes)} there${await freeText(dataDir)}.`,
      "Free some space, or set DATA_DIR to a folder on another disk, and run the command again. Nothing was left behind."
    ].join(" ")
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
      Effect.catch((failure: E): Effect.Effect<never, E | TaskFailed> => {
        const isFull =
          (failure instanceof StoreUnavailable || failure instanceof ImagesUnavailable) &&
          isDiskFull(failure.cause)
        return isFull
          ? Effect.flatMap(
              Effect.promise(() => diskFull(filled)),
              Effect.fail
            )
          : Effect.fail(failure)
      })
    )
