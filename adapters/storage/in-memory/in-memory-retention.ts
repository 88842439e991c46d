import { Effect } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import type { AdminSession } from "#core/domain/admins/admin.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import type { RecordKey } from "#core/domain/hives/change.ts"
import type { Report } from "#core/domain/reports/report.ts"
import type { ShownNote } from "#core/domain/reports/shown-note.ts"
import type { Retention } from "#core/ports/retention.ts"
import { type InMemoryHive, readHead, recordsInHive } from "./in-memory-hive.ts"
import { hiveOf, type InMemoryState } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { recordsOf } from "./record-maps.ts"
import { stagedRecord } from "./staged-hive.ts"

type SweepLimits = Parameters<Retention["Service"]["sweep"]>[0]

const maxConcurrentSweeps = 32

const hasEnded = (session: Session | AdminSession | undefined, before: SweepLimits): boolean => {
  if (session === undefined) return false
  const { lastSeenAt, createdAt } = session
  return session.kind === "session"
    ? lastSeenAt < before.sessionSeen || createdAt < before.sessionCreated
    : lastSeenAt < before.adminSessionSeen || createdAt < before.adminSessionCreated
}

const staleSessions = ({ records }: InMemoryState, before: SweepLimits): ReadonlyArray<RecordKey> =>
  [...recordsOf(records, "session").values(), ...recordsOf(records, "admin-session").values()].filter(
    (session) => hasEnded(session, before)
  )

type ExpiringRecord = SubmissionKey | Report | ShownNote

const expiringKinds: ReadonlyArray<ExpiringRecord["kind"]> = ["submission-key", "report", "shown-note"]

const hasExpired = (record: ExpiringRecord, before: SweepLimits): boolean => {
  if (record.kind === "submission-key") return record.usedOn < before.submissionKeys
  if (record.kind === "report") return record.reportedOn < before.reports
  const { shownOn, withdrawnOn } = record
  return shownOn < before.shownNotes || (withdrawnOn !== null && withdrawnOn < before.withdrawnNotes)
}

const expiredInHive = (hive: InMemoryHive, before: SweepLimits): ReadonlyArray<RecordKey> =>
  expiringKinds.flatMap((kind) =>
    [...recordsInHive(readHead(hive), kind).values()].filter((record) => hasExpired(record, before))
  )

const staleOfHives = Effect.fnUntraced(function* (state: InMemoryState, before: SweepLimits) {
  const stale: Array<RecordKey> = []
  for (const hive of [...state.hives.values()]) {
    stale.push(...expiredInHive(hive, before))
    yield* Effect.yieldNow
  }
  return stale
})

const isExpiring = (kind: RecordKey["kind"]): kind is ExpiringRecord["kind"] =>
  expiringKinds.some((expiring) => expiring === kind)

const staleInvitations = ({ records }: InMemoryState, before: SweepLimits): ReadonlyArray<RecordKey> =>
  [...recordsOf(records, "invitation").values()].filter(({ lastDay }) => lastDay < before.invitations)

const isStale = (state: InMemoryState, key: RecordKey, before: SweepLimits): boolean => {
  // An invitation's last day never changes.
  if (key.kind === "invitation") return recordsOf(state.records, key.kind).has(key.id)
  if (key.kind === "session" || key.kind === "admin-session")
    return hasEnded(recordsOf(state.records, key.kind).get(key.id), before)
  if (!isExpiring(key.kind)) return false
  const hive = hiveOf(state, key.owner)
  const records = recordsOf(hive?.records ?? {}, key.kind)
  const known = stagedRecord(hive?.staged, key.kind, key.id, records.get(key.id))
  return known !== undefined && hasExpired(known, before)
}

export const inMemoryRetention = (
  store: InMemoryStore,
  forget: Retention["Service"]["forget"]
): Retention["Service"] => {
  const { state } = store

  const removeAll = Effect.fnUntraced(function* (owner: OwnerId, stale: ReadonlyArray<RecordKey>) {
    if (stale.length === 0) return 0
    const remove = stale.map(({ kind, id }) => ({ kind, owner, id }))
    yield* store.commit(owner, { put: [], remove })
    return stale.length
  })

  const sweepOwner = (owner: OwnerId, found: ReadonlyArray<RecordKey>, before: SweepLimits) =>
    Effect.suspend(() =>
      removeAll(
        owner,
        found.filter((key) => isStale(state, key, before))
      )
    )

  /** Holds the directory's lock: an email given up again at this moment gets a new era, which must survive. */
  const sweepFormerEmails = Effect.fnUntraced(function* (before: SweepLimits) {
    const stale = [...recordsOf(state.records, "former-email").values()].filter(
      ({ until }) => until <= before.formerEmails
    )
    return yield* removeAll(installationOwner, stale)
  }, store.directory.withPermit)

  const sweep = Effect.fnUntraced(function* (before: SweepLimits) {
    const stale = [
      ...staleSessions(state, before),
      ...staleInvitations(state, before),
      ...(yield* staleOfHives(state, before))
    ]
    const counts = yield* Effect.forEach(
      Map.groupBy(stale, (key) => key.owner),
      ([owner, found]) => store.withOwnerLock(owner, sweepOwner(owner, found, before)),
      { concurrency: maxConcurrentSweeps }
    )
    return counts.reduce((sum, count) => sum + count, yield* sweepFormerEmails(before))
  })

  return { sweep, forget }
}
