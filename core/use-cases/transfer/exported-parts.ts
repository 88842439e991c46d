import type { Catalogue } from "../../domain/badges/stored-catalogue.ts"
import { isListed } from "../../domain/feedback/feedback.ts"
import type { StoredRecord } from "../../domain/hives/change.ts"

type Kind = StoredRecord["kind"]
type OfKind<K extends Kind> = Extract<StoredRecord, { readonly kind: K }>

export const isKind =
  <K extends Kind>(kind: K) =>
  (record: StoredRecord): record is OfKind<K> =>
    record.kind === kind

/** By day, the newest first, and by id within a day, which says nothing of the moment. */
export const byDay =
  <A extends { readonly id: string }>(dayOf: (record: A) => string) =>
  (a: A, b: A): number =>
    dayOf(a) === dayOf(b) ? (a.id < b.id ? -1 : 1) : dayOf(a) < dayOf(b) ? 1 : -1

/** What waits for the guard or for the boundary of the release window is nothing that an owner may see. */
export const verdictsPart = (records: ReadonlyArray<StoredRecord>) => {
  const waiting = new Set(
    records.filter(isKind("feedback")).flatMap((item) => (isListed(item) ? [] : [item.id]))
  )
  return records
    .filter(isKind("verdict"))
    .filter(({ feedbackId }) => !waiting.has(feedbackId))
    .toSorted(byDay(({ judgedOn }) => judgedOn))
    .map(({ kind: _kind, owner: _owner, id: _id, ...verdict }) => verdict)
}

export const badgesPart = (records: ReadonlyArray<StoredRecord>, catalogue: Catalogue) =>
  records
    .filter(isKind("badge"))
    .toSorted(byDay(({ unlockedOn }) => unlockedOn))
    .map(({ id, bonusPoints, unlockedOn }) => ({
      id,
      name: catalogue.get(id)?.name ?? id,
      bonusPoints,
      unlockedOn
    }))

export const pointsPart = (records: ReadonlyArray<StoredRecord>) =>
  records
    .filter(isKind("points"))
    .toSorted(byDay(({ createdOn }) => createdOn))
    .map(({ kind: _kind, owner: _owner, id: _id, ...entry }) => entry)

export const linksPart = (records: ReadonlyArray<StoredRecord>) =>
  records
    .filter(isKind("link"))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, claimedOn, releasedOn }) => ({ link: id, claimedOn, releasedOn }))

/** An owner's own acts, with their times. What opens a session is not stored, and not told. */
export const sessionsPart = (records: ReadonlyArray<StoredRecord>) =>
  records
    .filter(isKind("session"))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ createdAt, lastSeenAt }) => ({
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString()
    }))

export const countersPart = (records: ReadonlyArray<StoredRecord>) => {
  const [stats] = records.filter(isKind("stats"))
  return { totalPoints: stats?.totalPoints ?? 0, approvedInCategory: stats?.counts ?? {} }
}
