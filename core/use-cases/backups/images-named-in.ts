import { Stream } from "effect"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { imagesNamedBy } from "../../domain/transfer/portable-record.ts"
import type { Snapshot } from "../../ports/store-snapshots.ts"

export const imagesNamedIn = (snapshot: Snapshot) =>
  Stream.runFold(
    snapshot.pages,
    (): ReadonlySet<ImageKey> => new Set(),
    (keys, { records }) => keys.union(new Set(records.flatMap(imagesNamedBy)))
  )
