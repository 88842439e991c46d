import { Context, type Stream } from "effect"

export interface ArchivedFile<E, R> {
  readonly name: string
  readonly isAlreadyCompressed: boolean
  readonly bytes: Stream.Stream<Uint8Array, E, R>
}

/** Streams files into an archive; no file is ever in memory as a whole. */
export class Archiver extends Context.Service<
  Archiver,
  {
    readonly archive: <E, R>(
      files: ReadonlyArray<ArchivedFile<E, R>>
    ) => Stream.Stream<Uint8Array<ArrayBuffer>, E, R>
  }
>()("honesthive/core/ports/Archiver") {}
