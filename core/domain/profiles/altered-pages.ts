import { Struct } from "effect"
import type { Account } from "../accounts/account.ts"
import { type Feedback, FeedbackId, isPublished, isTakenBack } from "../feedback/feedback.ts"
import type { Change, RecordKey } from "../hives/change.ts"
import type { Hive } from "../hives/hive.ts"
import { linkIdOf } from "../links/link-rules.ts"
import type { StoredRecord } from "../records/record-kinds.ts"

/** Ids of the links whose public pages a change affects, or all. */
export type AlteredPages = ReadonlyArray<string> | "all"

interface PublicPageParts extends Pick<Hive, "account" | "publicIds"> {
  /** At least those that the change puts. */
  readonly items: ReadonlyMap<string, Feedback>
}

/** Account fields that never appear on a visitor's page. Any other field, including future ones, is assumed to. */
const privateFields: ReadonlySet<string> = new Set([
  "email",
  "passwordHash",
  "identity",
  "reset",
  "secondFactor",
  "operatorResets",
  "lastUsedOn",
  "digest",
  "language",
  "webhook",
  "firstName",
  "lastName",
  "createdAt",
  "updatedAt"
])

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after)

const isShownDifferently = (before: Account, after: Account): boolean =>
  Struct.keys(after).some((field) => !privateFields.has(field) && !isSame(before[field], after[field]))

const isAlteredByPut = ({ account, publicIds, items }: PublicPageParts, record: StoredRecord): boolean => {
  if (record.kind === "account") return isShownDifferently(account, record)
  if (record.kind === "feedback" && isTakenBack(items.get(record.id), record)) return false
  if (record.kind === "feedback") return isPublished(record) || publicIds.has(record.id)
  return record.kind === "link" || (record.kind === "badge" && account.showBadgesOnLanding)
}

const isAlteredByRemoval = ({ account, publicIds }: PublicPageParts, { kind, id }: RecordKey): boolean => {
  if (kind === "feedback") return publicIds.has(FeedbackId(id))
  return kind === "account" || kind === "link" || (kind === "badge" && account.showBadgesOnLanding)
}

const linkIdsIn = (account: Account, { put, remove }: Change): ReadonlyArray<string> => {
  const accounts = [account, ...put.filter((record) => record.kind === "account")]
  const links = [...put, ...remove].filter(({ kind }) => kind === "link")
  return [
    ...accounts.flatMap(({ feedbackLink }) => (feedbackLink === null ? [] : linkIdOf(feedbackLink))),
    ...links.map(({ id }) => id)
  ]
}

/**
 * The public pages that a change affects. New or judged feedback affects none, unless it unlocked a visible badge: a
 * page rendered anew would reveal its arrival. Nor does taking an item back, which shows on none before its removal.
 */
export const alteredPages = (shown: PublicPageParts | undefined, change: Change): AlteredPages => {
  const { put, remove } = change
  if ([...put, ...remove].some(({ kind }) => kind === "catalogue-badge")) return "all"
  if (shown === undefined) return []
  const isAltered =
    put.some((record) => isAlteredByPut(shown, record)) ||
    remove.some((key) => isAlteredByRemoval(shown, key))
  return isAltered ? [...new Set(linkIdsIn(shown.account, change))] : []
}
