import { join, resolve } from "node:path"
import { Cause, Effect, Layer, Option, Redacted, Stream } from "effect"
import { controlSocket } from "#adapters/control-socket/index.ts"
import { diskImages } from "#adapters/images/disk/index.ts"
import { s3Images } from "#adapters/images/s3/index.ts"
import { checkedKeys, sealerWith } from "#adapters/sealing/node/index.ts"
import { dataFolder, lowdbFolderSnapshots } from "#adapters/storage/lowdb/index.ts"
import { isCommitUncertain, postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { asOwnerOf } from "#adapters/system/index.ts"
import type { ImageKey } from "#core/domain/images/image-key.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import { Images } from "#core/ports/images.ts"
import type { ReportProgress } from "#core/ports/server-task.ts"
import { type Snapshot, StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { imagesNamedIn } from "#core/use-cases/backups/images-named-in.ts"
import { putImagesFirst } from "#core/use-cases/images/put-images-first.ts"
import { invitationLines, makeFiller, unreadableLines } from "../../transfer/fill-store.ts"
import { comparisonLines } from "../../transfer/show-tally.ts"
import { type FolderMark, folderMark } from "./folder-mark.ts"
import { moveLines } from "./move-lines.ts"
import { readMoveSettings } from "./move-settings.ts"

interface DataMove {
  readonly from: string
  /** Undefined: from the environment. */
  readonly to: string | undefined
}

interface RecordMove {
  readonly snapshot: Snapshot
  readonly report: ReportProgress
  readonly mark: FolderMark
  readonly isCurrentKey: boolean
}

const moveRecords = ({ snapshot, report, mark, isCurrentKey }: RecordMove) =>
  EmptyStore.use(({ fill }) =>
    fill((filling) =>
      Effect.gen(function* () {
        const filler = makeFiller(filling, isCurrentKey)
        let items = 0
        yield* Stream.runForEach(snapshot.pages, ({ records, share }) => {
          items += records.length
          return Effect.andThen(filler.put(records), report(share, items))
        })
        const verified = yield* filler.verified
        // Before the commit: after a kill, a server could otherwise take notes into a folder that was moved.
        return { ...verified, isNoted: yield* mark.put }
      })
    )
  ).pipe(Effect.onError((cause) => (isCommitUncertain(Cause.squash(cause)) ? Effect.void : mark.undo)))

const copyImages = Effect.fnUntraced(function* (
  keys: ReadonlySet<ImageKey>,
  disk: Images["Service"],
  put: (key: ImageKey, bytes: Uint8Array) => ReturnType<Images["Service"]["put"]>
) {
  const images = yield* Images
  let missing = 0
  for (const key of keys) {
    const found = yield* disk.get(key)
    if (Option.isSome(found)) yield* put(key, found.value)
    else if (Option.isNone(yield* images.get(key))) missing += 1
  }
  return { copied: keys.size - missing, missing }
})

/** Images first, so that the database never refers to a missing one. */
const moveWithImages = (move: RecordMove, from: string) =>
  putImagesFirst((put) =>
    Effect.gen(function* () {
      const disk = yield* Effect.provide(Images, diskImages(join(from, "images")))
      const pictures = yield* copyImages(yield* imagesNamedIn(move.snapshot), disk, put)
      return { ...(yield* moveRecords(move)), pictures }
    })
  )

const moveWithoutImages = (move: RecordMove) =>
  Effect.map(moveRecords(move), (moved) => ({ ...moved, pictures: undefined }))

export const moveData =
  ({ from: given, to }: DataMove) =>
  (report: ReportProgress) =>
    Effect.gen(function* () {
      const from = resolve(given)
      const { databaseUrl, encryptionKeys, s3 } = yield* readMoveSettings(to)
      const source = yield* Layer.build(
        lowdbFolderSnapshots({
          dataDir: from,
          mayBeMoved: true,
          isHolderAnswering: controlSocket(from).isAnswering
        })
      )
      const file = dataFolder(from).checkValues
      const { keys, isCurrentKey } = yield* checkedKeys({ dataDir: from, encryptionKeys, file })
      const target = postgresEmptyStore({ url: Redacted.value(databaseUrl) })
      const moved = yield* Effect.gen(function* () {
        const snapshot = yield* StoreSnapshots.use(({ open }) => open)
        const mark = folderMark(from, new URL(Redacted.value(databaseUrl)))
        const move = { snapshot, report, mark, isCurrentKey }
        return yield* Option.match(s3, {
          onNone: () => moveWithoutImages(move),
          onSome: (bucket) => Effect.provide(moveWithImages(move, from), s3Images(bucket))
        })
      }).pipe(
        Effect.provide(target.pipe(Layer.provideMerge(sealerWith(keys)))),
        Effect.provideContext(source)
      )
      const { source: read, copy, unreadable, invitations, pictures, isNoted } = moved
      return {
        lines: [
          ...comparisonLines(read, copy),
          ...unreadableLines(unreadable, "taken"),
          ...invitationLines(invitations),
          ...moveLines({ from, pictures, isNoted, isKeyInFolder: Option.isNone(encryptionKeys) })
        ],
        data: { collections: copy, unreadable, invitations, pictures: pictures ?? null }
      }
    }).pipe(Effect.scoped, asOwnerOf(resolve(given)))
