import { Effect, Option } from "effect"
import { lastBackupIn, lastDownloadIn } from "../../domain/admins/backup-entries.ts"
import { BackupSealer } from "../../ports/backup-sealer.ts"
import { DiskUsage } from "../../ports/disk-usage.ts"
import { GuardHealth } from "../../ports/guard-health.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { MailHealth } from "../../ports/mail-health.ts"
import { ProgramVersion } from "../../ports/program-version.ts"
import { StoreHealth } from "../../ports/store-health.ts"
import { today } from "../time/today.ts"

/** The state of the installation for its operators. Nothing in it changes with a note before the note is shown. */
export const readInstallation = Effect.gen(function* () {
  const { store, dataVersion } = yield* (yield* StoreHealth).figures
  const guard = yield* GuardHealth
  const version = yield* ProgramVersion
  const entries = yield* (yield* InstallationStore).entries
  const [isGuardWorking, mail, diskTenths] = yield* Effect.all(
    [guard.isWorking, (yield* MailHealth).check, yield* DiskUsage],
    { concurrency: "unbounded" }
  )
  return {
    program: version?.program ?? null,
    runtime: version?.runtime ?? null,
    store,
    dataVersion,
    guardVersion: guard.version,
    guard: isGuardWorking ? ("works" as const) : ("away" as const),
    mail,
    diskTenths,
    lastBackup: lastBackupIn(entries) ?? null,
    isDownloadDue: Option.isNone(yield* BackupSealer) ? null : lastDownloadIn(entries) !== (yield* today)
  }
})
