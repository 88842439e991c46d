import { Effect, Layer, Stream } from "effect"
import { type ArchivedFile, Archiver } from "#core/ports/archiver.ts"

const emptyBytes = new Uint8Array()

type Compression = typeof import("fflate")

const makeZipWriter = ({ Zip }: Compression) => {
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

export const zipArchiver = Layer.succeed(Archiver)({
  // Loaded with the first archive: its tables make V8 load its last compiler, 5 MB.
  archive: (files) =>
    Effect.promise(() => import("fflate")).pipe(
      Effect.map((compression) => {
        const { ZipDeflate, ZipPassThrough } = compression
        const { zip, after } = makeZipWriter(compression)
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
      }),
      Stream.unwrap
    )
})
