import { Effect, Option } from "effect"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import type { AdminEntry } from "#core/domain/admins/admin.ts"
import { lastDownloadIn } from "#core/domain/admins/backup-entries.ts"
import { type Change, emptyChange, isEmptyChange, putChange } from "#core/domain/hives/change.ts"
import { newestFirst } from "#core/domain/values/record-order.ts"
import type { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import type { InstallationStore } from "#core/ports/installation-store.ts"
import { readHead, recordsInHive } from "./in-memory-hive.ts"
import { installationOf } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { recordsOf } from "./record-maps.ts"

const entryOrder = newestFirst<AdminEntry>((entry) => entry.on)

export const inMemoryInstallationStore = (store: InMemoryStore): InstallationStore["Service"] => {
  const { state, withOwnerLock, commit } = store
  const entries = () => Array.from(recordsOf(state.records, "admin-entry").values())
  const whole = () => ({
    ...installationOf(state),
    sessions: recordsOf(state.records, "admin-session"),
    invitations: recordsOf(state.records, "invitation"),
    lastDownload: lastDownloadIn(entries())
  })
  return {
    read: Effect.sync(() => installationOf(state)),
    change: (decide) =>
      withOwnerLock(
        installationOwner,
        Effect.gen(function* () {
          const { change, answer } = yield* Effect.fromResult(decide(whole()))
          if (!isEmptyChange(change)) yield* commit(installationOwner, change)
          return answer
        })
      ),
    entries: Effect.sync(() => entries().sort(entryOrder)),
    invitations: Effect.sync(() => Array.from(recordsOf(state.records, "invitation").values())),
    holders: Effect.sync(() => {
      const counts = new Map<string, number>()
      for (const hive of state.hives.values()) {
        for (const badge of recordsInHive(readHead(hive), "badge").keys())
          counts.set(badge, (counts.get(badge) ?? 0) + 1)
      }
      return counts
    })
  }
}

export const inMemoryAdminSessions = (store: InMemoryStore): AdminSessionStore["Service"] => {
  const sessions = () => recordsOf(store.state.records, "admin-session")
  const commit = (change: () => Change) =>
    store.withOwnerLock(
      installationOwner,
      Effect.suspend(() => {
        const wanted = change()
        return isEmptyChange(wanted) ? Effect.void : store.commit(installationOwner, wanted)
      })
    )
  return {
    renew: (session) => commit(() => (sessions().has(session.id) ? putChange(session) : emptyChange)),
    find: (id) => Effect.sync(() => Option.fromUndefinedOr(sessions().get(id))),
    list: Effect.sync(() => Array.from(sessions().values())),
    remove: (id) =>
      commit(() =>
        sessions().has(id)
          ? { put: [], remove: [{ kind: "admin-session", owner: installationOwner, id }] }
          : emptyChange
      )
  }
}
