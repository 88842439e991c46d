import { Array as Arrays, Effect, Option, Result } from "effect"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import type { Admin, AdminEntry, AdminSession } from "#core/domain/admins/admin.ts"
import { lastDownloadIn } from "#core/domain/admins/backup-entries.ts"
import type { Installation } from "#core/domain/admins/installation.ts"
import type { CatalogueBadge } from "#core/domain/badges/badge-records.ts"
import type { Invitation } from "#core/domain/invitations/invitation.ts"
import { type AlteredPages, alteredPages } from "#core/domain/profiles/altered-pages.ts"
import type { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import type { ChangeNotifications } from "./change-notifications.ts"
import { coalesceReads } from "./coalesced-reads.ts"
import type { Database } from "./database.ts"
import { byId } from "./read-hives.ts"
import * as statements from "./statements.ts"
import type { RunQuery } from "./transaction.ts"
import { writeChange } from "./write-change.ts"

interface InstallationRow {
  readonly admins: ReadonlyArray<Admin>
  readonly badges: ReadonlyArray<CatalogueBadge>
}

interface BadgeHoldersRow {
  readonly id: string
  readonly holders: number
}

const installationOf = (row: InstallationRow | undefined): Installation => ({
  admins: byId(row?.admins ?? []),
  badges: byId(row?.badges ?? [])
})

/** Never cached, so that a change by one replica is visible on all at once; concurrent reads share one statement. */
const reading = ({ query }: Database): InstallationStore["Service"]["read"] => {
  const read = coalesceReads((keys: ReadonlyArray<"all">) =>
    Effect.map(query<InstallationRow>(statements.readInstallation), ([row]) => {
      const installation = installationOf(row)
      return new Map(keys.map((key) => [key, installation]))
    })
  )
  return Effect.map(
    read("all"),
    Option.getOrElse(() => installationOf(undefined))
  )
}

export const postgresInstallation = (
  database: Database,
  notifications: Pick<ChangeNotifications, "announcePages" | "tellWatchers">
): InstallationStore["Service"] => {
  const { query, transaction, lockOwner } = database
  return {
    read: reading(database),
    change: (decide) =>
      Effect.suspend(() => {
        let altered: AlteredPages = []
        const committed = transaction({
          decide: async (run) => {
            altered = []
            const [, [row], sessions, downloads, invitations] = await Promise.all([
              run(statements.lockInstallation),
              run<InstallationRow>(statements.readInstallation),
              run<AdminSession>(statements.listAdminSessions),
              run<AdminEntry>(statements.findLastDownload),
              run<Invitation>(statements.listInvitations)
            ])
            const whole = {
              ...installationOf(row),
              sessions: byId(sessions),
              lastDownload: lastDownloadIn(downloads),
              invitations: byId(invitations)
            }
            return Result.map(decide(whole), ({ change, answer }) => {
              altered = alteredPages(undefined, change)
              return {
                answer,
                writes: (last: RunQuery) => [
                  ...writeChange(last, change),
                  ...notifications.announcePages(last, altered)
                ]
              }
            })
          }
        })
        return notifications.tellWatchers(lockOwner(installationOwner, committed), () => altered)
      }),
    entries: query<AdminEntry>(statements.listEntries),
    invitations: query<Invitation>(statements.listInvitations),
    holders: Effect.map(
      query<BadgeHoldersRow>(statements.countHolders),
      (rows) => new Map(rows.map(({ id, holders }) => [id, holders]))
    )
  }
}

export const postgresAdminSessions = ({ query }: Database): AdminSessionStore["Service"] => ({
  renew: ({ id, lastSeenAt }) => Effect.asVoid(query(statements.renewAdminSession, [id, lastSeenAt])),
  find: (id) => Effect.map(query<AdminSession>(statements.findAdminSession, [id]), Arrays.head),
  list: query<AdminSession>(statements.listAdminSessions),
  remove: (id) => Effect.asVoid(query("DELETE FROM admin_session WHERE id = $1", [id]))
})
