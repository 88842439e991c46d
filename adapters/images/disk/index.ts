import { constants } from "node:fs"
import { access, readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer, Option } from "effect"
import { type ImageKey, imageFolders, imageKeyOf } from "#core/domain/images/image-key.ts"
import { hourMillis } from "#core/domain/values/durations.ts"
import { Images, tryImages } from "#core/ports/images.ts"
import { codeOf } from "../../system/index.ts"
import { writeWhole } from "./write-whole.ts"

/** Milliseconds after which the partial file of a killed process is removed; a write takes seconds. */
const abandonedAfterMillis = hourMillis

const unlessMissing = <A, B>(fallback: B) => {
  return (cause: unknown): A | B => {
    if (codeOf(cause) === "ENOENT") return fallback
    throw cause
  }
}

const namesIn = (folder: string) =>
  readdir(folder).catch(unlessMissing<ReadonlyArray<string>, ReadonlyArray<string>>([]))

const modifiedAtMillis = (file: string) =>
  stat(file).then(({ mtimeMs }) => mtimeMs, unlessMissing<number, undefined>(undefined))

const removeAbandoned = async (incoming: string): Promise<void> => {
  for (const name of await namesIn(incoming)) {
    const time = await modifiedAtMillis(join(incoming, name))
    if (time !== undefined && time < Date.now() - abandonedAfterMillis) {
      await rm(join(incoming, name), { force: true })
    }
  }
}

const folderProblemTexts: Readonly<Record<string, string>> = {
  ENOENT:
    "is gone, so images can't be shown. They are not in memory: put the folder back or restore a backup",
  EACCES: "is not writable for the user that runs the server. Make that user its owner",
  EROFS: "is on a file system that is read-only. Mount it for writing"
}

const folderProblemOf = (root: string): Promise<string | undefined> =>
  access(root, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => undefined,
    (cause) => `${root} ${folderProblemTexts[`${codeOf(cause)}`] ?? `cannot be used (${codeOf(cause)})`}.`
  )

const listIn = async (root: string) => {
  const keys = (
    await Promise.all(
      imageFolders.map(async (folder) =>
        (await namesIn(join(root, folder))).flatMap((name) => imageKeyOf(`${folder}/${name}`) ?? [])
      )
    )
  ).flat()
  const found = await Promise.all(
    keys.map(async (key) => ({ key, storedAt: await modifiedAtMillis(join(root, key)) }))
  )
  return found.flatMap(({ key, storedAt }) => (storedAt === undefined ? [] : [{ key, storedAt }]))
}

/** Files below `root`, created with the first image: mode 0600, synced, written atomically. */
export const diskImages = (root: string): Layer.Layer<Images> =>
  Layer.effect(Images)(
    Effect.gen(function* () {
      const incoming = join(root, "incoming")
      let isThere = yield* Effect.promise(() => stat(root).then(Boolean, () => false))
      yield* Effect.ignore(tryImages(() => removeAbandoned(incoming)))
      /** Accepts image keys only, which are safe as paths. */
      const fileOf = (key: ImageKey): string | undefined =>
        imageKeyOf(key) === undefined ? undefined : join(root, key)
      return {
        put: (key, bytes) => {
          const file = fileOf(key)
          return file === undefined
            ? Effect.die(new Error("this is no key of a picture"))
            : Effect.tap(
                tryImages(() => writeWhole(file, bytes, incoming)),
                () =>
                  Effect.sync(() => {
                    isThere = true
                  })
              )
        },
        get: (key) => {
          const file = fileOf(key)
          if (file === undefined) return Effect.succeedNone
          return tryImages(() =>
            readFile(file).then(
              (bytes) => Option.some(new Uint8Array(bytes)),
              unlessMissing<Option.Option<Uint8Array<ArrayBuffer>>, Option.Option<never>>(Option.none())
            )
          )
        },
        remove: (key) => {
          const file = fileOf(key)
          return file === undefined ? Effect.void : tryImages(() => rm(file, { force: true }))
        },
        list: tryImages(() => listIn(root)),
        problem: Effect.suspend(() =>
          isThere ? Effect.promise(() => folderProblemOf(root)) : Effect.undefined
        )
      }
    })
  )
