import type { Account } from "#core/domain/accounts/account.ts"
import { type FeedbackId, isPublished } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import type { Hive, HiveHead } from "#core/domain/hives/hive.ts"
import { emptyStats } from "#core/domain/hives/hive-rules.ts"

/** The small part of a hive that every change reads. Immutable, so that readers may keep it. */
export type InMemoryHiveHead = HiveHead & Pick<Hive, "insight" | "seen">

export const emptyHiveIndex = (account: Account): InMemoryHiveHead => ({
  account,
  stats: emptyStats(account.owner),
  badges: new Map(),
  links: new Map(),
  publicIds: new Set(),
  insight: undefined,
  seen: undefined
})

const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value)

const without = <K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> =>
  new Map([...map].filter(([known]) => known !== key))

const withPublic = (ids: ReadonlySet<FeedbackId>, id: FeedbackId, isPublic: boolean) => {
  if (ids.has(id) === isPublic) return ids
  return isPublic ? new Set([...ids, id]) : new Set([...ids].filter((known) => known !== id))
}

export const indexAfterPut = (head: InMemoryHiveHead, record: StoredRecord): InMemoryHiveHead => {
  switch (record.kind) {
    case "account":
      return { ...head, account: record }
    case "stats":
      return { ...head, stats: record }
    case "badge":
      return { ...head, badges: withEntry(head.badges, record.id, record) }
    case "insight":
      return { ...head, insight: record }
    case "seen":
      return { ...head, seen: record }
    case "link":
      return { ...head, links: withEntry(head.links, record.id, record) }
    case "feedback": {
      const publicIds = withPublic(head.publicIds, record.id, isPublished(record))
      return publicIds === head.publicIds ? head : { ...head, publicIds }
    }
    default:
      return head
  }
}

export const indexAfterRemove = (head: InMemoryHiveHead, key: RecordKey): InMemoryHiveHead => {
  switch (key.kind) {
    case "stats":
      return { ...head, stats: emptyHiveIndex(head.account).stats }
    case "badge":
      return { ...head, badges: without(head.badges, key.id) }
    case "insight":
      return head.insight === undefined ? head : { ...head, insight: undefined }
    case "seen":
      return { ...head, seen: undefined }
    case "link":
      return { ...head, links: without(head.links, key.id) }
    case "feedback": {
      const publicIds = [...head.publicIds].filter((id) => id !== key.id)
      return publicIds.length === head.publicIds.size ? head : { ...head, publicIds: new Set(publicIds) }
    }
    default:
      return head
  }
}

/** Applies removals first, as everywhere: a record that a change both removes and puts exists afterwards. */
export const indexAfter = (head: InMemoryHiveHead, change: Change): InMemoryHiveHead =>
  change.put.reduce(indexAfterPut, change.remove.reduce(indexAfterRemove, head))
