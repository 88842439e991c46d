import { Effect, Option, Stream } from "effect"
import { BackupsOff } from "../../domain/backups/backup-errors.ts"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { isInBackups } from "../../domain/transfer/portable-record.ts"
import { type BackupFile, BackupSealer } from "../../ports/backup-sealer.ts"
import { Images } from "../../ports/images.ts"
import type { ReportProgress } from "../../ports/server-task.ts"
import { type Snapshot, StoreSnapshots } from "../../ports/store-snapshots.ts"
import { today } from "../time/today.ts"
import { imagesNamedIn } from "./images-named-in.ts"

const maxSnapshots = 5

const writeImages = Effect.fnUntraced(function* <E>(
  keys: ReadonlySet<ImageKey>,
  file: BackupFile<E>,
  written: Set<ImageKey>
) {
  const images = yield* Images
  const gone = new Set<ImageKey>()
  for (const key of Array.from(keys.difference(written)).toSorted()) {
    const found = yield* images.get(key)
    if (Option.isNone(found)) gone.add(key)
    else {
      yield* file.image(key, found.value)
      written.add(key)
    }
  }
  return gone
})

const writeRecords = Effect.fnUntraced(function* <E>(
  { pages }: Snapshot,
  file: BackupFile<E>,
  report: ReportProgress
) {
  let done = 0
  yield* Stream.runForEach(pages, ({ records: all, share }) =>
    Effect.gen(function* () {
      const records = all.filter(isInBackups)
      yield* file.records(records)
      done += records.length
      yield* report(share, done)
    })
  )
})

interface SnapshotImages {
  /** Undefined if images were replaced in the meantime, so that a newer snapshot is needed. */
  readonly named: ReadonlySet<ImageKey> | undefined
  readonly missing: ReadonlySet<ImageKey>
}

/** An image that is missing in two snapshots is missing for good. */
const writeSnapshot = Effect.fnUntraced(function* <E>(
  file: BackupFile<E>,
  written: Set<ImageKey>,
  {
    report,
    missing,
    isLast
  }: { readonly report: ReportProgress; readonly isLast: boolean } & Pick<SnapshotImages, "missing">
) {
  const snapshot = yield* StoreSnapshots.use(({ open }) => open)
  const named = yield* imagesNamedIn(snapshot)
  const gone = yield* writeImages(named, file, written)
  if (!isLast && !gone.isSubsetOf(missing))
    return { named: undefined, missing: gone } satisfies SnapshotImages
  yield* writeRecords(snapshot, file, report)
  return { named, missing: gone } satisfies SnapshotImages
}, Effect.scoped)

const writeStore = Effect.fnUntraced(function* <E>(
  file: BackupFile<E>,
  written: Set<ImageKey>,
  report: ReportProgress
) {
  let missing: ReadonlySet<ImageKey> = new Set()
  for (let round = 1; ; round++) {
    const isLast = round === maxSnapshots
    const images: SnapshotImages = yield* writeSnapshot(file, written, { report, missing, isLast })
    missing = images.missing
    if (images.named !== undefined) return { named: images.named, missing }
  }
})

/**
 * Writes a snapshot of the store and its images, sealed. Images come first: if one was replaced in the meantime, a
 * newer snapshot is taken. `send` receives the bytes in order, but for the last piece, which is returned: without it
 * no restore accepts the file.
 */
export const writeBackup = Effect.fn("writeBackup")(function* <E>(
  send: (bytes: Uint8Array<ArrayBuffer>) => Effect.Effect<void, E>,
  report: ReportProgress
) {
  const sealer = yield* BackupSealer
  if (Option.isNone(sealer)) return yield* new BackupsOff()
  const file = yield* sealer.value.open(yield* today, send)
  const written = new Set<ImageKey>()
  const { named, missing } = yield* writeStore(file, written, report)
  const tally = yield* file.contents(Array.from(written.difference(named)).toSorted())
  return { tally, images: { named: named.size, missing: missing.size }, lastPiece: yield* file.lastPiece }
})
