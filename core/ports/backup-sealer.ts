import { Context, type Effect, Option } from "effect"
import type { ImageKey } from "../domain/images/image-key.ts"
import type { PortableRecord } from "../domain/transfer/portable-record.ts"
import type { Day } from "../domain/values/day.ts"

type BackupTally = Readonly<Record<string, { readonly count: number; readonly sha256: string }>>

/** A backup file that is being written. Its bytes are passed on in order, as they are sealed. */
export interface BackupFile<E> {
  readonly image: (key: ImageKey, bytes: Uint8Array) => Effect.Effect<void, E>
  readonly records: (records: ReadonlyArray<PortableRecord>) => Effect.Effect<void, E>
  /**
   * Writes the list of contents, padded so that the file has a whole number of megabytes. `unnamed`: images that no
   * record refers to.
   */
  readonly contents: (unnamed: ReadonlyArray<ImageKey>) => Effect.Effect<BackupTally, E>
  /** Seals the rest of the file. It is not passed on: without it the file is incomplete, and no restore accepts it. */
  readonly lastPiece: Effect.Effect<Uint8Array<ArrayBuffer>>
}

interface BackupSealerService {
  readonly open: <E>(
    madeOn: Day,
    send: (bytes: Uint8Array<ArrayBuffer>) => Effect.Effect<void, E>
  ) => Effect.Effect<BackupFile<E>, E>
}

/** Seals backups with a key that is derived from the current encryption key. None in a browser's tab. */
export const BackupSealer = Context.Reference<Option.Option<BackupSealerService>>(
  "honesthive/core/ports/BackupSealer",
  { defaultValue: () => Option.none() }
)
