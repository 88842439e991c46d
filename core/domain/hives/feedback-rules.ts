import { Result } from "effect"
import type { Account } from "../accounts/account.ts"
import { openDay, wasOpen } from "../accounts/page-hours.ts"
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
import { refusalKindOf } from "../moderation/refusal-kind-of.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import { daysBetween } from "../values/day.ts"
import type { Sealed } from "../values/sealed.ts"
import { noChange, putting } from "./change.ts"
import type { Outcome } from "./decided.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { publicLimit } from "./hive-rules.ts"
import { type Reckoning, rewardsFor, statsWithout } from "./reward-rules.ts"

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

/** A held item carries the day on which its wait begins, until its release. */
const dated = (account: Account, item: Feedback, now: number): Feedback =>
  item.isHeld ? { ...item, createdOn: openDay(account, now) } : item

/** A key counts until the end of the day after its use: finer times are not kept. */
const isForgotten = (known: SubmissionKey, key: SubmissionKey): boolean =>
  daysBetween(known.usedOn, key.usedOn) > 1

/**
 * Stores an item, once for each Idempotency-Key. A paused page stores nothing, and still says of what it took before
 * that it is there.
 */
export const submit = (
  { account, submissionKey: known }: Pick<Hive, "account" | "submissionKey">,
  item: Feedback,
  key: SubmissionKey | undefined,
  now: number
): Outcome<void, PagePaused | SubmissionKeyReused> => {
  const store = (...keys: ReadonlyArray<SubmissionKey>): Outcome<void, PagePaused> =>
    isPaused(account, now)
      ? Result.fail(new PagePaused())
      : Result.succeed({ change: putting(dated(account, item, now), ...keys), answer: undefined })
  if (key === undefined) return store()
  if (known === undefined || isForgotten(known, key)) return store(key)
  return known.content === key.content
    ? Result.succeed({ change: noChange, answer: undefined })
    : Result.fail(new SubmissionKeyReused())
}

/** What is known of an item once it is judged. `summary` and a real category only for those that are not rejected. */
export interface Judged {
  readonly verdict: VerdictRecord
  readonly category: Category
  readonly sentiment: Sentiment
  readonly summary: Sealed | null
}

const settled = (item: Feedback, { verdict, sentiment, summary, category }: Judged): Feedback => ({
  ...item,
  segment: sentiment,
  aiSummary: summary,
  aiCategory: category,
  isModerated: true,
  ...judgedAs(item, verdict.decision),
  rejectedFor: refusalKindOf(verdict)
})

/**
 * Settles pending items as one change: status, category, points, count, badges, history, verdict. An item that is
 * gone or settled already stays as it is; a held one brings nothing until it is released.
 */
export const settle = (
  hive: Pick<Hive, "stats" | "badges" | "items">,
  judged: ReadonlyMap<FeedbackId, Judged>,
  by: Reckoning
): Outcome<void, never> => {
  const settling = [...judged].flatMap(([id, each]) => {
    const item = hive.items.get(id)
    return item?.moderationStatus === "pending" ? { item: settled(item, each), verdict: each.verdict } : []
  })
  const items = settling.map(({ item }) => item)
  const verdicts = settling.map(({ verdict }) => verdict)
  const shown = items.filter(({ moderationStatus, isHeld }) => moderationStatus === "approved" && !isHeld)
  const change = putting(...items, ...verdicts, ...rewardsFor(hive, shown, by))
  return Result.succeed({ change, answer: undefined })
}

/** Days for which a held item waits for others, at most: those on which its page takes feedback. */
const longestWait = 7

/** What releasing goes by: today, and how many items must be there together. */
export interface Release extends Reckoning {
  readonly least: number
  /** The window of the boundary, in epoch milliseconds; absent where there is none any more. */
  readonly window?: { readonly from: number; readonly to: number }
}

/**
 * The page took feedback for the whole window, so that nobody can tell which part of it an item is from; and enough
 * wait together, or the first of them has waited for as long as anything may.
 */
const mayGo = (
  account: Account,
  held: ReadonlyArray<Feedback>,
  { least, today, window }: Release
): boolean => {
  if (window !== undefined && !wasOpen(account, window.from, window.to)) return false
  const day = window === undefined ? today : openDay(account, window.to)
  return held.length >= least || held.some(({ createdOn }) => daysBetween(createdOn, day) >= longestWait)
}

/**
 * Shows the owner all these held items in one change, with what they bring. All of it carries the day of the release:
 * the day of the arrival is known no more.
 */
export const release = (
  hive: HiveWithItems,
  ids: ReadonlyArray<FeedbackId>,
  by: Release
): Outcome<void, never> => {
  const held = ids
    .flatMap((id) => hive.items.get(id) ?? [])
    .filter(({ isHeld, moderationStatus }) => isHeld && moderationStatus !== "pending")
  if (!mayGo(hive.account, held, by)) return Result.succeed({ change: noChange, answer: undefined })
  const items = held.map((item) => ({ ...item, isHeld: false, createdOn: by.today }))
  const verdicts = items.flatMap(({ id }) => hive.verdicts.get(id) ?? [])
  const dated = verdicts.map((verdict) => ({ ...verdict, judgedOn: by.today }))
  const rewards = rewardsFor(
    hive,
    items.filter(({ moderationStatus }) => moderationStatus === "approved"),
    by
  )
  return Result.succeed({ change: putting(...items, ...dated, ...rewards), answer: undefined })
}

/** A public item made private again. Everybody could read it: no later verdict covers it. */
export const hidden = (item: Feedback): Feedback => ({ ...item, isPublic: false, cover: "shown" })

/** Publishes or hides an approved item that is not covered; at most 5 are public (spec section 4). */
export const setVisibility = (
  hive: HiveWithItems,
  id: FeedbackId,
  isPublic: boolean
): Outcome<Feedback, FeedbackNotFound | NotApproved | StillCovered | PublicLimitReached> => {
  const item = hive.items.get(id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (item.moderationStatus !== "approved" && isPublic) return Result.fail(new NotApproved())
  if (!isListed(item)) return Result.fail(new FeedbackNotFound())
  if (stateOf(item) === "covered" && isPublic) return Result.fail(new StillCovered())
  if (item.isPublic === isPublic) return Result.succeed({ change: noChange, answer: item })
  if (isPublic && hive.publicIds.size >= publicLimit) return Result.fail(new PublicLimitReached())
  const next = isPublic ? { ...item, isPublic } : hidden(item)
  return Result.succeed({ change: putting(next), answer: next })
}

/** Shows a covered item to its owner, for good; one that is not covered stays as it is. */
export const uncover = (hive: HiveWithItems, id: FeedbackId): Outcome<Feedback, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item) || item.moderationStatus === "rejected") {
    return Result.fail(new FeedbackNotFound())
  }
  if (stateOf(item) !== "covered") return Result.succeed({ change: noChange, answer: item })
  const next = { ...item, cover: "shown" } as const
  return Result.succeed({ change: putting(next), answer: next })
}

/**
 * Deletes a settled item with its points and its count, the verdicts on it, and the insight, which may speak of it;
 * badges stay.
 */
export const remove = (hive: HiveWithItems, id: FeedbackId): Outcome<void, FeedbackNotFound> => {
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
