import { Effect, Stream } from "effect"
import { imageKeyOf } from "#core/images/image-key.ts"
import type { PortableRecord } from "#core/transfer/portable-record.ts"
import { EmptyStore, pageSize } from "#core/transfer/whole-store.ts"
import type { Report } from "../data-tasks/data-task.ts"
import { type BackupLine, unusableBy } from "./backup-file/format.ts"
import type { Inspected } from "./backup-file/inspect-backup.ts"
import { readLines } from "./backup-file/read-lines.ts"
import type { BackupSource } from "./backup-file/read-pieces.ts"
import { makeFiller } from "./fill-store.ts"
import { puttingImages } from "./put-images.ts"
import { makeTally } from "./tally.ts"

/** Records in pages, whatever lies between them. */
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

/** Fills the store and the images with what an inspected backup holds, as one. */
export const restoreBackup = (source: BackupSource, { unnamed }: Inspected, report: Report) =>
  puttingImages((putPicture) =>
    EmptyStore.use(({ fill }) =>
      fill((filling) =>
        Effect.gen(function* () {
          const filler = makeFiller(filling)
          const pager = makePager(filler.put)
          const pictures = makeTally()
          let items = 0
          const restoreLine = Effect.fnUntraced(function* (line: BackupLine) {
            if (line.kind === "start" || line.kind === "end") return
            items += 1
            if (line.kind !== "image") return yield* pager.add(line)
            const [key, bytes] = [imageKeyOf(line.key), Buffer.from(line.bytes, "base64")]
            if (key === undefined || unnamed.has(key)) return
            yield* putPicture(key, bytes)
            pictures.image(key, bytes)
          })
          yield* Stream.runForEach(
            Stream.fromAsyncIterable(readLines(source), unusableBy(source.file)),
            ({ line, share }) => Effect.andThen(restoreLine(line), report(share, items))
          )
          yield* pager.flush
          const { copy, unreadable } = yield* filler.verified
          return { tally: { ...copy, ...pictures.result() }, unreadable }
        })
      )
    )
  )
