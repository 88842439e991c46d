import { badgeTiers } from "#core/domain/badges/badge.ts"
import { type CategoryKey, categoryKeys } from "#core/domain/categories/category.ts"
import type { StoredFeedback } from "#core/domain/feedback/stored-feedback.ts"
import { maxPublicItems } from "#core/domain/hives/hive-rules.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { statsFromStored } from "#core/domain/points/points.ts"
import { kinds, type RawRecord, recordKinds } from "#core/domain/records/record-kinds.ts"

type RecordOfKind<K extends RawRecord["kind"]> = Extract<RawRecord, { readonly kind: K }>

const isOf =
  <K extends RawRecord["kind"]>(kind: K) =>
  (record: RawRecord): record is RecordOfKind<K> =>
    record.kind === kind

const counts = ({ moderationStatus, isHeld }: StoredFeedback) => moderationStatus === "approved" && !isHeld

const twice = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.filter((id, index) => ids.indexOf(id) !== index)

const countedIn = (items: ReadonlyArray<StoredFeedback>, key: CategoryKey) =>
  items.filter((item) => counts(item) && categoryKeys[item.aiCategory] === key).length

/** Compares points, counts, badges and public items of one hive with the records that they follow from. */
export const brokenInHive = function* (records: ReadonlyArray<RawRecord>): Generator<string> {
  const items = records.filter(isOf("feedback"))
  const entries = records.filter(isOf("points"))
  const badges = records.filter(isOf("badge")).map(({ id }) => id)
  const stats = records.find(isOf("stats"))
  const shown = items.filter(({ isPublic }) => isPublic)
  const judged = new Set(records.filter(isOf("verdict")).map(({ feedbackId }) => feedbackId))

  if (shown.length > maxPublicItems) yield `${shown.length} items are public`
  if (!shown.every(counts)) yield "an item is public that is not approved"
  if (shown.some(({ cover }) => cover === "covered")) yield "an item is public that is covered"
  const sum = entries.reduce((total, { points }) => total + points, 0)
  if (sum !== (stats?.totalPoints ?? 0)) yield `${stats?.totalPoints} points, but ${sum} in the history`
  for (const key of Object.values(categoryKeys)) {
    const count = stats?.counts[key] ?? 0
    if (count !== countedIn(items, key)) yield `${count} in ${key}, but ${countedIn(items, key)} are approved`
  }
  yield* twice(badges).map((id) => `the badge ${id} is there twice`)
  const paid = entries.flatMap(({ badgeId }) => badgeId ?? [])
  if (paid.toSorted().join() !== badges.toSorted().join()) yield `badges ${badges}, paid ${paid}`
  const rewarded = entries
    .filter(({ id }) => id.startsWith("feedback:"))
    .flatMap((entry) => entry.feedbackId ?? [])
  const counted = items.filter(counts).map(({ id }) => id)
  if (rewarded.toSorted().join() !== counted.toSorted().join())
    yield "points for other items than the approved"
  for (const { id, moderationStatus } of items) {
    if (moderationStatus !== "pending" && !judged.has(id)) yield `item ${id} is settled without a verdict`
  }
}

/** Names that two accounts share, and records whose owner is missing. */
const brokenBetween = function* (records: ReadonlyArray<RawRecord>): Generator<string> {
  const accounts = records.filter(isOf("account"))
  const owners = new Set<string>(accounts.map(({ owner }) => owner))
  const inUse = accounts.flatMap(({ feedbackLink }) => (feedbackLink === null ? [] : linkIdOf(feedbackLink)))
  const links = new Map(records.filter(isOf("link")).map((link) => [link.id, link]))
  yield* twice(accounts.map(({ email }) => email)).map((email) => `two accounts have ${email}`)
  yield* twice(inUse).map((link) => `two owners have the link ${link}`)
  for (const { owner, feedbackLink } of accounts) {
    const link = feedbackLink === null ? undefined : links.get(linkIdOf(feedbackLink))
    if (feedbackLink !== null && (link?.owner !== owner || link.releasedOn !== null))
      yield `the link ${feedbackLink} is not its owner's`
  }
  for (const { kind, id, owner } of records) {
    if (ofOwners.has(kind) && !owners.has(owner)) yield `${kind} ${id} refers to nobody`
  }
}

/** Links outlive their account, so that nobody else can claim them. */
const ofOwners: ReadonlySet<string> = new Set(
  kinds.filter((kind) => recordKinds[kind].of === "owner" && kind !== "link")
)

/** Faults in these records, which are all of a store or all of one owner; empty without any. */
export const brokenIn = (records: ReadonlyArray<RawRecord>): ReadonlyArray<string> => [
  ...Map.groupBy(records, ({ owner }) => owner)
    .values()
    .flatMap((own) => [...brokenInHive(own)]),
  ...brokenBetween(records)
]

const categoryOfBadge = (id: string): CategoryKey | undefined =>
  Object.values(categoryKeys).find((key) => id.startsWith(`${key}-`))

/** Ids of badges in a change whose own counters do not reach them yet. */
export const earlyBadges = (put: ReadonlyArray<RawRecord>): ReadonlyArray<string> => {
  const stored = put.find(isOf("stats"))
  const stats = stored && statsFromStored(stored)
  const reached = (id: string) => {
    const key = categoryOfBadge(id)
    if (stats === undefined) return false
    if (key === undefined) return Object.values(stats.counts).every((count) => count > 0)
    const tier = badgeTiers.find((wanted) => id === `${key}-${wanted}`)
    return tier !== undefined && stats.counts[key] >= tier
  }
  return put.filter(isOf("badge")).flatMap(({ id }) => (reached(id) ? [] : id))
}
