import { Effect, Stream } from "effect"
import { type BackupLine, makeTally, type OpenedBackup } from "#adapters/backup/index.ts"
import { imageKeyOf } from "#core/domain/images/image-key.ts"
import { imagesNamedBy, isInBackups, type PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import type { ReportProgress } from "#core/ports/server-task.ts"
import { pageSize } from "#core/ports/store-snapshots.ts"
import { puttingImages } from "#core/use-cases/images/put-images.ts"
import { makeFiller } from "../../transfer/fill-store.ts"

const makePager = <E, R>(put: (records: ReadonlyArray<PortableRecord>) => Effect.Effect<void, E, R>) => {
  let page: Array<PortableRecord> = []
  const flush = Effect.suspend(() => {
    const full = page
    page = []
    return full.length === 0 ? Effect.void : put(full)
  })
  const add = (record: PortableRecord) =>
    Effect.suspend(() => (page.push(record) < pageSize ? Effect.void : flush))
  return { add, flush }
}

interface RestoreResult {
  items: number
  readonly named: Set<string>
  readonly put: Set<string>
}

export const restoreBackup = (
  { lines }: OpenedBackup,
  unnamed: ReadonlySet<string>,
  report: ReportProgress
) =>
  puttingImages((putPicture) =>
    EmptyStore.use(({ fill }) =>
      fill((filling) =>
        Effect.gen(function* () {
          const filler = makeFiller(filling)
          const pager = makePager(filler.put)
          const pictures = makeTally()
          const restored: RestoreResult = { items: 0, named: new Set(), put: new Set() }
          const restoreRecord = (record: PortableRecord) => {
            for (const key of imagesNamedBy(record)) restored.named.add(key)
            return isInBackups(record) ? pager.add(record) : Effect.void
          }
          const restoreLine = Effect.fnUntraced(function* (line: BackupLine) {
            if (line.kind === "start" || line.kind === "end") return
            restored.items += 1
            if (line.kind !== "image") return yield* restoreRecord(line)
            const [key, bytes] = [imageKeyOf(line.key), Buffer.from(line.bytes, "base64")]
            if (key === undefined || unnamed.has(key)) return
            yield* putPicture(key, bytes)
            pictures.image(key, bytes)
            restored.put.add(key)
          })
          yield* Stream.runForEach(lines, ({ line, share }) =>
            Effect.andThen(restoreLine(line), report(share, restored.items))
          )
          yield* pager.flush
          const { copy, unreadable } = yield* filler.verified
          const missing = Array.from(restored.named.difference(restored.put)).toSorted()
          return { tally: { ...copy, ...pictures.result() }, unreadable, missing }
        })
      )
    )
  )
