import { Effect, Layer, Stream } from "effect"
import type * as Fflate from "fflate"
import { type ArchivedFile, Archiver } from "#core/ports/archiver.ts"

const emptyBytes = new Uint8Array()

const makeZipWriter = ({ Zip }: typeof Fflate) => {
  let made: Array<Uint8Array<ArrayBuffer>> = []
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error
    made.push(new Uint8Array(bytes))
  })
  const after = (step: () => void): Stream.Stream<Uint8Array<ArrayBuffer>> =>
    Stream.fromIterableEffect(
      Effect.sync(() => {
        step()
        const taken = made
        made = []
        return taken
      })
    )
  return { zip, after }
}

/** Loaded with the first archive: filling its tables makes V8 load its optimizing compiler, which takes 5 MB. */
const loadFflate = Effect.promise(() => import("fflate"))

export const zipArchiver = Layer.succeed(Archiver)({
  archive: (files) =>
    Stream.unwrap(
      Effect.map(loadFflate, (fflate) => {
        const { ZipDeflate, ZipPassThrough } = fflate
        const { zip, after } = makeZipWriter(fflate)
        const added = <E, R>({ name, isAlreadyCompressed, bytes }: ArchivedFile<E, R>) => {
          const entry = isAlreadyCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
          return after(() => zip.add(entry)).pipe(
            Stream.concat(Stream.flatMap(bytes, (piece) => after(() => entry.push(piece)))),
            Stream.concat(after(() => entry.push(emptyBytes, true)))
          )
        }
        return Stream.concat(
          Stream.flatMap(Stream.fromIterable(files), added),
          after(() => zip.end())
        )
      })
    )
})
