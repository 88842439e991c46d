import { Result } from "effect"
import type { Account } from "../accounts/account.ts"
import { isOpenThroughout, openDay } from "../accounts/page-hours.ts"
import { isPaused, PagePaused } from "../accounts/page-state.ts"
import { type Category, generalCategory, type Sentiment } from "../categories/category.ts"
import {
  type Feedback,
  type FeedbackId,
  FeedbackNotFound,
  isListed,
  NotApproved,
  PublicLimitReached,
  StillCovered,
  stateOf
} from "../feedback/feedback.ts"
import { type SubmissionKey, SubmissionKeyReused } from "../feedback/submission-key.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { judgedAs } from "../moderation/judged-as.ts"
import { refusalKindOf } from "../moderation/rejection-kind-of.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import { daysBetween } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import { emptyChange, putChange } from "./change.ts"
import type { ChangeResult } from "./change-result.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { maxPublicItems } from "./hive-rules.ts"
import { type RewardContext, rewardsFor, statsWithout } from "./reward-rules.ts"

export const pendingFeedback = (
  item: Pick<Feedback, "id" | "owner" | "content" | "isHeld" | "createdOn">
): Feedback => ({
  ...item,
  kind: "feedback",
  segment: "neutral",
  aiSummary: null,
  aiCategory: generalCategory,
  isPublic: false,
  isModerated: false,
  moderationStatus: "pending",
  cover: null,
  rejectedFor: null,
  isStarred: false,
  isDone: false
})

/** Until its release, a held item carries the day on which its wait began. */
const datedItem = (account: Account, item: Feedback, now: number): Feedback =>
  item.isHeld ? { ...item, createdOn: openDay(account, now) } : item

/** A key expires at the end of the day after its use; finer times are not stored. */
const isOutlivedKey = (known: SubmissionKey, key: SubmissionKey): boolean =>
  daysBetween(known.usedOn, key.usedOn) > 1

/** Stores an item, once per Idempotency-Key. A paused page stores nothing, but still confirms a repeated key. */
export const submitItem = (
  { account, submissionKey: known }: Pick<Hive, "account" | "submissionKey">,
  item: Feedback,
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

/** Result of judging an item. Rejected items have no summary and the general category. */
export interface ItemJudgement {
  readonly verdict: VerdictRecord
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: Sealed | null
}

const settledItem = (item: Feedback, { verdict, sentiment, summary, category }: ItemJudgement): Feedback => ({
  ...item,
  segment: sentiment,
  aiSummary: summary,
  aiCategory: category,
  isModerated: true,
  ...judgedAs(item, verdict.decision),
  rejectedFor: refusalKindOf(verdict)
})

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
  const shown = items.filter(({ moderationStatus, isHeld }) => moderationStatus === "approved" && !isHeld)
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
    .filter(({ isHeld, moderationStatus }) => isHeld && moderationStatus !== "pending")
  if (!mayRelease(hive.account, held, by)) return Result.succeed({ change: emptyChange, answer: undefined })
  const items = held.map((item) => ({ ...item, isHeld: false, createdOn: by.today }))
  const verdicts = items.flatMap(({ id }) => hive.verdicts.get(id) ?? [])
  const dated = verdicts.map((verdict) => ({ ...verdict, judgedOn: by.today }))
  const rewards = rewardsFor(
    hive,
    items.filter(({ moderationStatus }) => moderationStatus === "approved"),
    by
  )
  return Result.succeed({ change: putChange(...items, ...dated, ...rewards), answer: undefined })
}

/** Makes a public item private. As everybody could read it, it is never covered later. */
export const hiddenItem = (item: Feedback): Feedback => ({ ...item, isPublic: false, cover: "shown" })

/** Publishes or hides an approved item that isn't covered; at most 5 items are public (spec section 4). */
export const setVisibility = (
  hive: HiveWithItems,
  id: FeedbackId,
  isPublic: boolean
): ChangeResult<Feedback, FeedbackNotFound | NotApproved | StillCovered | PublicLimitReached> => {
  const item = hive.items.get(id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (item.moderationStatus !== "approved" && isPublic) return Result.fail(new NotApproved())
  if (!isListed(item)) return Result.fail(new FeedbackNotFound())
  if (stateOf(item) === "covered" && isPublic) return Result.fail(new StillCovered())
  if (item.isPublic === isPublic) return Result.succeed({ change: emptyChange, answer: item })
  if (isPublic && hive.publicIds.size >= maxPublicItems) return Result.fail(new PublicLimitReached())
  const next = isPublic ? { ...item, isPublic } : hiddenItem(item)
  return Result.succeed({ change: putChange(next), answer: next })
}

/** Uncovers an item for good; does nothing if it isn't covered. */
export const uncoverItem = (
  hive: HiveWithItems,
  id: FeedbackId
): ChangeResult<Feedback, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (stateOf(item) !== "covered") return Result.succeed({ change: emptyChange, answer: item })
  const next = { ...item, cover: "shown" } as const
  return Result.succeed({ change: putChange(next), answer: next })
}

/**
 * Deletes a settled item with its points, its count and its verdicts, and the insight, which may mention it. Badges
 * stay.
 */
export const removeItem = (hive: HiveWithItems, id: FeedbackId): ChangeResult<void, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item)) return Result.fail(new FeedbackNotFound())
  const entries = hive.points.get(id) ?? []
  const counted = item.moderationStatus === "approved"
  const change = {
    put: counted ? [statsWithout(hive.stats, item.aiCategory, entries)] : [],
    remove: [item, ...entries, ...(hive.verdicts.get(id) ?? []), insightKey(item.owner)]
  }
  return Result.succeed({ change, answer: undefined })
}
