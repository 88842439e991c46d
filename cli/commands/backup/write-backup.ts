import { Clock, Effect, Option, Stream } from "effect"
import { backupLineText, makeSealedWriter, makeTally } from "#adapters/backup/index.ts"
import type { ImageKey } from "#core/domain/images/image-key.ts"
import { canonicalJson, imagesNamedBy, isInBackups } from "#core/domain/transfer/portable-record.ts"
import { dayOf } from "#core/domain/values/day.ts"
import { Images } from "#core/ports/images.ts"
import { type Snapshot, StoreSnapshots } from "#core/ports/store-snapshots.ts"
import type { ReportProgress } from "../../data-tasks/data-task.ts"

/** Maximum snapshots until one refers only to images that still exist. */
const maxSnapshots = 5

interface BackupContents {
  readonly tally: ReturnType<typeof makeTally>
  readonly pictures: Set<ImageKey>
  items: number
}

export const imagesNamedIn = (snapshot: Snapshot) =>
  Stream.runFold(
    snapshot.pages,
    (): ReadonlySet<ImageKey> => new Set(),
    (keys, { records }) => keys.union(new Set(records.flatMap(imagesNamedBy)))
  )

type BackupWriter<E> = ReturnType<typeof makeSealedWriter<E>>

/** Writes the images not written yet and returns the missing ones. */
const writeImages = Effect.fnUntraced(function* <E>(
  keys: ReadonlySet<ImageKey>,
  writer: BackupWriter<E>,
  written: BackupContents
) {
  const images = yield* Images
  const gone = new Set<ImageKey>()
  for (const key of Array.from(keys.difference(written.pictures)).toSorted()) {
    const found = yield* images.get(key)
    if (Option.isNone(found)) gone.add(key)
    else {
      yield* writer.write([
        backupLineText({ kind: "image", key, bytes: Buffer.from(found.value).toString("base64") })
      ])
      written.tally.image(key, found.value)
      written.pictures.add(key)
    }
  }
  return gone
})

const writeRecords = <E>(
  snapshot: Snapshot,
  writer: BackupWriter<E>,
  written: BackupContents,
  report: ReportProgress
) =>
  Stream.runForEach(snapshot.pages, ({ records: all, share }) =>
    Effect.gen(function* () {
      const records = all.filter(isInBackups)
      yield* writer.write(records.map(canonicalJson))
      for (const record of records) written.tally.record(record)
      written.items += records.length
      yield* report(share, written.items)
    })
  )

interface SnapshotImages {
  /** Undefined if images were replaced in the meantime, so that a newer snapshot is needed. */
  readonly named: ReadonlySet<ImageKey> | undefined
  readonly missing: ReadonlySet<ImageKey>
}

/** An image that is missing in two snapshots is missing for good. */
const writeMoment = Effect.fnUntraced(function* <E>(
  writer: BackupWriter<E>,
  written: BackupContents,
  {
    report,
    missing,
    isLast
  }: { readonly report: ReportProgress; readonly isLast: boolean } & Pick<SnapshotImages, "missing">
) {
  const snapshot = yield* StoreSnapshots.use(({ open }) => open)
  const named = yield* imagesNamedIn(snapshot)
  const gone = yield* writeImages(named, writer, written)
  if (!isLast && !gone.isSubsetOf(missing))
    return { named: undefined, missing: gone } satisfies SnapshotImages
  yield* writeRecords(snapshot, writer, written, report)
  return { named, missing: gone } satisfies SnapshotImages
}, Effect.scoped)

const writeStore = Effect.fnUntraced(function* <E>(writer: BackupWriter<E>, report: ReportProgress) {
  const written: BackupContents = { tally: makeTally(), pictures: new Set(), items: 0 }
  let missing: ReadonlySet<ImageKey> = new Set()
  for (let round = 1; ; round++) {
    const moment: SnapshotImages = yield* writeMoment(writer, written, {
      report,
      missing,
      isLast: round === maxSnapshots
    })
    missing = moment.missing
    if (moment.named !== undefined) return { written, named: moment.named, missing }
  }
})

/**
 * Writes a snapshot of the store and its images, sealed. Images come first: if one was replaced in the meantime, a
 * newer snapshot is taken. `send` receives the bytes in order.
 */
export const writeBackup = Effect.fn("writeBackup")(function* <E>(
  key: Uint8Array,
  send: (bytes: Uint8Array) => Effect.Effect<void, E>,
  report: ReportProgress
) {
  const writer = makeSealedWriter(key, send)
  yield* writer.begin
  yield* writer.write([backupLineText({ kind: "start", madeOn: dayOf(yield* Clock.currentTimeMillis) })])
  const { written, named, missing } = yield* writeStore(writer, report)
  const tally = written.tally.result()
  const unnamed = Array.from(written.pictures.difference(named)).toSorted()
  yield* writer.write([backupLineText({ kind: "end", tally, unnamed })])
  yield* writer.end
  return { tally, missing: missing.size }
})
