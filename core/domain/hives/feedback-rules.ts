import { Result } from "effect"
import type { Account } from "../accounts/account.ts"
import { isOpenThroughout, openDay } from "../accounts/page-hours.ts"
import { isPaused, PagePaused } from "../accounts/page-state.ts"
import {
  type ApprovedItem,
  type Feedback,
  type FeedbackId,
  FeedbackNotFound,
  type ItemAnalysis,
  isJudged,
  isListed,
  type JudgedItem,
  type ListedItem,
  NotApproved,
  type PendingItem,
  type PrivateItem,
  PublicLimitReached,
  type PublishedItem,
  StillCovered
} from "../feedback/feedback.ts"
import { type SubmissionKey, SubmissionKeyReused } from "../feedback/submission-key.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { approvedAs, rejectedAs } from "../moderation/judged-as.ts"
import { refusalKindOf } from "../moderation/rejection-kind-of.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import { daysBetween } from "../values/day.ts"
import { emptyChange, putChange } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { maxPublicItems } from "./hive-rules.ts"
import { type RewardContext, rewardsFor, statsWithout } from "./reward-rules.ts"

export const pendingFeedback = (
  item: Pick<PendingItem, "id" | "owner" | "content" | "isHeld" | "createdOn">
): PendingItem => ({ ...item, kind: "feedback", moderationStatus: "pending" })

/** Until its release, a held item carries the day on which its wait began. */
const datedItem = (account: Account, item: PendingItem, now: number): PendingItem =>
  item.isHeld ? { ...item, createdOn: openDay(account, now) } : item

/** A key expires at the end of the day after its use; finer times are not stored. */
const isOutlivedKey = (known: SubmissionKey, key: SubmissionKey): boolean =>
  daysBetween(known.usedOn, key.usedOn) > 1

/** Stores an item, once per Idempotency-Key. A paused page stores nothing, but still confirms a repeated key. */
export const submitItem = (
  { account, submissionKey: known }: Pick<Hive, "account" | "submissionKey">,
  item: PendingItem,
  key: SubmissionKey | undefined,
  now: number
): ChangeResult<void, PagePaused | SubmissionKeyReused> => {
  const store = (...keys: ReadonlyArray<SubmissionKey>): ChangeResult<void, PagePaused> =>
    isPaused(account, now)
      ? Result.fail(new PagePaused())
      : Result.succeed({ change: putChange(datedItem(account, item, now), ...keys), answer: undefined })
  if (key === undefined) return store()
  if (known === undefined || isOutlivedKey(known, key)) return store(key)
  return known.content === key.content
    ? Result.succeed({ change: emptyChange, answer: undefined })
    : Result.fail(new SubmissionKeyReused())
}

/** Result of judging an item. A rejected item keeps none of its analysis. */
export interface ItemJudgement extends ItemAnalysis {
  readonly verdict: VerdictRecord
}

const settledItem = (item: PendingItem, { verdict, ...analysis }: ItemJudgement): JudgedItem =>
  verdict.decision === "rejected"
    ? rejectedAs(item, refusalKindOf(verdict))
    : approvedAs(item, verdict.decision, analysis)

const isApproved = (item: JudgedItem): item is ApprovedItem => item.moderationStatus === "approved"

/**
 * Settles pending items in one change with category, points, counters, badges, history and verdicts. Skips items that
 * are gone or already settled. A held item is rewarded on its release.
 */
export const settleItem = (
  hive: Pick<Hive, "stats" | "badges" | "items">,
  judged: ReadonlyMap<FeedbackId, ItemJudgement>,
  by: RewardContext
): ChangeResult<void, never> => {
  const settling = [...judged].flatMap(([id, each]) => {
    const item = hive.items.get(id)
    return item?.moderationStatus === "pending"
      ? { item: settledItem(item, each), verdict: each.verdict }
      : []
  })
  const items = settling.map(({ item }) => item)
  const verdicts = settling.map(({ verdict }) => verdict)
  const shown = items.filter(isApproved).filter(({ isHeld }) => !isHeld)
  const change = putChange(...items, ...verdicts, ...rewardsFor(hive, shown, by))
  return Result.succeed({ change, answer: undefined })
}

/** Maximum days that a held item waits for others, not counting days on which the page is closed. */
const maxHeldDays = 7

export interface Release extends RewardContext {
  readonly least: number
  /** Release window in epoch milliseconds; undefined if there is none any more. */
  readonly window?: { readonly from: number; readonly to: number }
}

/**
 * Releases only if the page was open during the whole window, which hides an item's time within it, and if enough
 * items wait together or the oldest has waited for the maximum.
 */
const mayRelease = (
  account: Account,
  held: ReadonlyArray<Feedback>,
  { least, today, window }: Release
): boolean => {
  if (window !== undefined && !isOpenThroughout(account, window.from, window.to)) return false
  const day = window === undefined ? today : openDay(account, window.to)
  return held.length >= least || held.some(({ createdOn }) => daysBetween(createdOn, day) >= maxHeldDays)
}

/**
 * Releases held items in one change, with their rewards. Everything is dated by the release, which erases the day of
 * arrival.
 */
export const releaseItem = (
  hive: HiveWithItems,
  ids: ReadonlyArray<FeedbackId>,
  by: Release
): ChangeResult<void, never> => {
  const held = ids
    .flatMap((id) => hive.items.get(id) ?? [])
    .filter(isJudged)
    .filter(({ isHeld }) => isHeld)
  if (!mayRelease(hive.account, held, by)) return Result.succeed({ change: emptyChange, answer: undefined })
  const items = held.map((item): JudgedItem => ({ ...item, isHeld: false, createdOn: by.today }))
  const verdicts = items.flatMap(({ id }) => hive.verdicts.get(id) ?? [])
  const dated = verdicts.map((verdict) => ({ ...verdict, judgedOn: by.today }))
  const rewards = rewardsFor(hive, items.filter(isApproved), by)
  return Result.succeed({ change: putChange(...items, ...dated, ...rewards), answer: undefined })
}

/** Makes a public item private. As everybody could read it, it is never covered later. */
export const hiddenItem = (item: PublishedItem): PrivateItem & Pick<PublishedItem, "isHeld"> => ({
  ...item,
  visibility: "private",
  wasShown: true
})

export const publishedItem = (item: PrivateItem): PublishedItem => ({
  ...item,
  visibility: "public",
  isHeld: false
})

const unchanged = <A>(answer: A) => Result.succeed({ change: emptyChange, answer })

const written = <A extends Feedback>(answer: A) => Result.succeed({ change: putChange(answer), answer })

const publishItem = (
  { publicIds }: Pick<Hive, "publicIds">,
  item: Feedback
): ChangeResult<ListedItem, FeedbackNotFound | NotApproved | StillCovered | PublicLimitReached> => {
  if (item.moderationStatus !== "approved") return Result.fail(new NotApproved())
  if (!isListed(item)) return Result.fail(new FeedbackNotFound())
  if (item.visibility === "covered") return Result.fail(new StillCovered())
  if (item.visibility === "public") return unchanged(item)
  return publicIds.size >= maxPublicItems
    ? Result.fail(new PublicLimitReached())
    : written(publishedItem(item))
}

/** Publishes or hides an approved item that isn't covered; at most 5 items are public (spec section 4). */
export const setVisibility = (
  hive: HiveWithItems,
  id: FeedbackId,
  isPublic: boolean
): ChangeResult<ListedItem, FeedbackNotFound | NotApproved | StillCovered | PublicLimitReached> => {
  const item = hive.items.get(id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (isPublic) return publishItem(hive, item)
  if (!isListed(item)) return Result.fail(new FeedbackNotFound())
  return item.visibility === "public" ? written(hiddenItem(item)) : unchanged(item)
}

/** Uncovers an item for good; does nothing if it isn't covered. */
export const uncoverItem = (
  hive: HiveWithItems,
  id: FeedbackId
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (item.visibility !== "covered") return unchanged(item)
  return written({ ...item, visibility: "private", wasShown: true })
}

/**
 * Deletes a settled item with its points, its count and its verdicts, and the insight, which may mention it. Badges
 * stay.
 */
export const removeItem = (hive: HiveWithItems, id: FeedbackId): ChangeResult<void, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item)) return Result.fail(new FeedbackNotFound())
  const entries = hive.points.get(id) ?? []
  const change = {
    put: isApproved(item) ? [statsWithout(hive.stats, item.category, entries)] : [],
    remove: [item, ...entries, ...(hive.verdicts.get(id) ?? []), insightKey(item.owner)]
  }
  return Result.succeed({ change, answer: undefined })
}
