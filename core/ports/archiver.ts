import { Context, type Stream } from "effect"

/** A file on its way into an archive. */
export interface ArchivedFile<E, R> {
  readonly name: string
  /** Small already, like a picture: it is stored as it is. */
  readonly isCompressed: boolean
  readonly bytes: Stream.Stream<Uint8Array, E, R>
}

/** Puts files into one, piece by piece: none of them is ever in memory as a whole. */
export class Archiver extends Context.Service<
  Archiver,
  {
    readonly archive: <E, R>(
      files: ReadonlyArray<ArchivedFile<E, R>>
    ) => Stream.Stream<Uint8Array<ArrayBuffer>, E, R>
  }
>()("honesthive/core/ports/Archiver") {}
