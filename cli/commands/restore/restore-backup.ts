import { Effect, Stream } from "effect"
import {
  type BackupInspection,
  type BackupLine,
  makeTally,
  type OpenedBackup
} from "#adapters/backup/index.ts"
import { imageKeyOf } from "#core/domain/images/image-key.ts"
import { imagesNamedBy, isInBackups } from "#core/domain/transfer/portable-record.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import type { ReportProgress } from "#core/ports/server-task.ts"
import { pageSize } from "#core/ports/store-snapshots.ts"
import { putImagesFirst } from "#core/use-cases/images/put-images-first.ts"
import { makeFiller } from "../../transfer/fill-store.ts"

export const restoreBackup = (
  { lines }: OpenedBackup,
  { unnamed, isCurrentKey }: BackupInspection,
  report: ReportProgress
) =>
  putImagesFirst((putImage) =>
    EmptyStore.use(({ fill }) =>
      fill((filling) =>
        Effect.gen(function* () {
          const filler = makeFiller(filling, isCurrentKey)
          const images = makeTally()
          const [named, put] = [new Set<string>(), new Set<string>()]
          let items = 0
          const restoreLine = Effect.fnUntraced(function* (line: BackupLine) {
            if (line.kind === "start" || line.kind === "end") return
            items += 1
            if (line.kind !== "image") {
              for (const key of imagesNamedBy(line)) named.add(key)
              return isInBackups(line) ? line : undefined
            }
            const [key, bytes] = [imageKeyOf(line.key), Buffer.from(line.bytes, "base64")]
            if (key === undefined || unnamed.has(key)) return
            yield* putImage(key, bytes)
            images.image(key, bytes)
            put.add(key)
          })
          yield* lines.pipe(
            Stream.mapEffect(({ line, share }) => Effect.tap(restoreLine(line), () => report(share, items))),
            Stream.filter((record) => record !== undefined),
            Stream.grouped(pageSize),
            Stream.runForEach(filler.put)
          )
          const { copy, unreadable, invitations } = yield* filler.verified
          const missing = Array.from(named.difference(put)).toSorted()
          return { tally: { ...copy, ...images.result() }, unreadable, invitations, missing }
        })
      )
    )
  )
