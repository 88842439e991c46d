import { Effect, Layer, Option } from "effect"
import { canonicalJson } from "#core/domain/transfer/portable-record.ts"
import { BackupSealer } from "#core/ports/backup-sealer.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { backupLineText, makeSealedWriter } from "./sealed-writer.ts"
import { makeTally } from "./tally.ts"

export const backupSealer: Layer.Layer<never, never, Keyring> = Layer.effect(
  BackupSealer,
  Effect.map(Keyring, ({ keys }) =>
    Option.some({
      open: (madeOn, send) =>
        Effect.suspend(() => {
          const writer = makeSealedWriter(keys()[0], send)
          const tally = makeTally()
          const start = Effect.andThen(
            writer.begin,
            writer.write([backupLineText({ kind: "start", madeOn })])
          )
          return Effect.as(start, {
            image: (key, bytes) =>
              Effect.suspend(() => {
                tally.image(key, bytes)
                const base64 = Buffer.from(bytes).toString("base64")
                return writer.write([backupLineText({ kind: "image", key, bytes: base64 })])
              }),
            records: (records) =>
              Effect.suspend(() => {
                for (const record of records) tally.record(record)
                return writer.write(records.map(canonicalJson))
              }),
            contents: (unnamed) =>
              Effect.suspend(() => {
                const result = tally.result()
                const line = backupLineText({ kind: "end", tally: result, unnamed })
                return Effect.as(writer.writePadded(line), result)
              }),
            lastPiece: writer.lastPiece
          })
        })
    })
  )
)
