import { Effect, Layer, Option, Redacted } from "effect"
import { openBackup } from "#adapters/backup/index.ts"
import { controlSocket } from "#adapters/control-socket/index.ts"
import { existingKeys, sealerWith } from "#adapters/sealing/node/index.ts"
import { lowdbEmptyStore } from "#adapters/storage/lowdb/index.ts"
import { postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { asOwnerOf } from "#adapters/system/index.ts"
import type { ReportProgress } from "#core/ports/server-task.ts"
import { imagesOf } from "../../layers/layers.ts"
import { type Configuration, readConfiguration } from "../../settings/config.ts"
import { counted } from "../../terminal/counted.ts"
import { invitationLines, unreadableLines } from "../../transfer/fill-store.ts"
import { fillingFolder } from "../../transfer/no-room.ts"
import { tallyLines } from "../../transfer/show-tally.ts"
import { restoreBackup } from "./restore-backup.ts"

const inspectionShare = 0.3

const emptyStoreOf = ({ databaseUrl, dataDir, mayBeMoved }: Configuration) =>
  Option.match(databaseUrl, {
    onNone: () =>
      Layer.mergeAll(
        lowdbEmptyStore({ dataDir, mayBeMoved, isHolderAnswering: controlSocket(dataDir).isAnswering })
      ),
    onSome: (url) => Layer.mergeAll(postgresEmptyStore({ url: Redacted.value(url) }))
  })

const maxNamedImages = 5

const restoredLine = (missing: ReadonlyArray<string>): string => {
  if (missing.length === 0) return "Everything was restored."
  const pictures = counted(missing.length, "picture")
  const more = missing.length > maxNamedImages ? ", …" : ""
  return `Everything was restored except ${pictures} that the backup does not contain: ${missing.slice(0, maxNamedImages).join(", ")}${more}`
}

const sessionsLine = "Backups contain no sessions: everybody has to sign in again."

/** Reads the whole file before writing anything. */
export const restoreFile = (file: string) => (report: ReportProgress) =>
  Effect.gen(function* () {
    const configuration = yield* readConfiguration(process.stderr.isTTY === true)
    const keys = yield* existingKeys(configuration)
    const backup = yield* openBackup(file, keys)
    const show = Effect.runSyncWith(yield* Effect.context())
    const inspection = yield* backup.inspect((share) => show(report(share * inspectionShare, 0)))
    const { tally, unreadable, invitations, missing } = yield* restoreBackup(
      backup,
      inspection,
      (share, items) => report(inspectionShare + share * (1 - inspectionShare), items)
    ).pipe(
      Effect.provide(
        Layer.mergeAll(emptyStoreOf(configuration), imagesOf(configuration)).pipe(
          Layer.provideMerge(sealerWith(keys))
        )
      ),
      fillingFolder({ dataDir: configuration.dataDir, bytes: backup.bytes }),
      asOwnerOf(configuration.dataDir)
    )
    return {
      lines: [
        ...tallyLines(tally),
        ...unreadableLines(unreadable, "taken"),
        ...invitationLines(invitations),
        restoredLine(missing),
        sessionsLine
      ],
      data: { collections: tally, unreadable, invitations, missingPictures: missing }
    }
  }).pipe(Effect.scoped)
