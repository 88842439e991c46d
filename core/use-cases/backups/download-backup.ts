import { Cause, Deferred, Effect, Option, Queue, Result, Stream } from "effect"
import { installationOwner } from "../../domain/accounts/installation-owner.ts"
import type { Admin, AdminEntry } from "../../domain/admins/admin.ts"
import { begunDownloadIdOf, downloadIdOf } from "../../domain/admins/backup-entries.ts"
import { BackupMadeToday, BackupsOff, BackupTooSlow } from "../../domain/backups/backup-errors.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import type { Day } from "../../domain/values/day.ts"
import { BackupSealer } from "../../ports/backup-sealer.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { today } from "../time/today.ts"
import { writeBackup } from "./write-backup.ts"

const maxWaitingPieces = 2

/** A client that takes longer would keep a snapshot open, and PostgreSQL from cleaning up. */
const maxDuration = "1 hour"

/** Time for a client that has left to be noticed before the last piece is sent and the backup counts. */
const leavingNotice = "1 second"

const noProgress = () => Effect.void

const logDownload = (day: Day, entry: Pick<AdminEntry, "id" | "who" | "what">) =>
  InstallationStore.use(({ change }) =>
    change(({ lastDownload }) =>
      lastDownload === day
        ? Result.fail(new BackupMadeToday())
        : changed(putChange({ kind: "admin-entry", owner: installationOwner, on: day, ...entry }))
    )
  )

const piecesBefore = (lastPiece: Deferred.Deferred<Uint8Array<ArrayBuffer>>) =>
  Stream.callback<
    Uint8Array<ArrayBuffer>,
    Effect.Error<ReturnType<typeof writeBackup>> | BackupTooSlow,
    Effect.Services<ReturnType<typeof writeBackup>>
  >(
    (queue) =>
      writeBackup((bytes) => Queue.offer(queue, bytes), noProgress).pipe(
        Effect.timeoutOrElse({ duration: maxDuration, orElse: () => Effect.fail(new BackupTooSlow()) }),
        Effect.tapCause((cause) =>
          Cause.hasInterruptsOnly(cause) ? Effect.void : Effect.logError("A backup broke off", cause)
        ),
        Effect.flatMap((written) => Deferred.succeed(lastPiece, written.lastPiece)),
        Effect.andThen(Queue.end(queue))
      ),
    { bufferSize: maxWaitingPieces, strategy: "suspend" }
  )

/**
 * The installation's backup as a stream, once a day. It counts as the day's with its last piece, without which no
 * restore accepts it: one that breaks off may be repeated.
 */
export const downloadBackup = Effect.fn("downloadBackup")(function* ({ id, username }: Admin) {
  if (Option.isNone(yield* BackupSealer)) return yield* new BackupsOff()
  const day = yield* today
  const begun = { id: begunDownloadIdOf(day, id), who: username, what: "began to download a backup" }
  yield* logDownload(day, begun)
  const lastPiece = yield* Deferred.make<Uint8Array<ArrayBuffer>>()
  const end = Effect.sleep(leavingNotice).pipe(
    Effect.andThen(logDownload(day, { id: downloadIdOf(day), who: username, what: "downloaded a backup" })),
    Effect.andThen(Deferred.await(lastPiece))
  )
  return { day, bytes: Stream.concat(piecesBefore(lastPiece), Stream.fromEffect(end)) }
})
