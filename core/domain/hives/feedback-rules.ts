import { Result } from "effect"
import type { Account } from "../accounts/account.ts"
import { openDay } from "../accounts/page-hours.ts"
import { isPaused, PagePaused } from "../accounts/page-state.ts"
import {
  type Feedback,
  type FeedbackId,
  FeedbackNotFound,
  type ItemAnalysis,
  isApproved,
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
import type { SubmissionKey, SubmissionKeyReused } from "../feedback/submission-key.ts"
import { insightKey } from "../insight/stored-insight.ts"
import { approvedAs, rejectedAs } from "../moderation/judged-as.ts"
import { rejectionKindOf } from "../moderation/rejection-kind-of.ts"
import type { VerdictRecord } from "../moderation/verdict-record.ts"
import { askedQuestion } from "../questions/owner-questions.ts"
import { type ReleaseMoment, releaseInForce } from "../release/owner-release.ts"
import { dayOf } from "../values/day.ts"
import { putChange } from "./change.ts"
import { type ChangeResult, changed, stored, unchanged } from "./change-result.ts"
import { findApproved } from "./find-approved.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { maxPublicItems } from "./hive-rules.ts"
import { type RewardContext, rewardsFor, statsWithout } from "./reward-rules.ts"
import { oncePerKey } from "./submission-key-rules.ts"

export const pendingFeedback = (item: Omit<PendingItem, "kind" | "moderationStatus">): PendingItem => ({
  ...item,
  kind: "feedback",
  moderationStatus: "pending"
})

export interface NewItem extends Pick<PendingItem, "id" | "owner" | "content" | "receipt"> {
  readonly question: string | null
}

const underRuleInForce = (account: Account, item: PendingItem, moment: ReleaseMoment): PendingItem => {
  const { rule } = releaseInForce(account.release, moment)
  if (item.isHeld || rule.minutes === 0) return item
  return { ...item, isHeld: true, heldBy: rule, createdOn: openDay(account, moment.now) }
}

const arrivedItem = (account: Account, sent: NewItem, moment: ReleaseMoment): PendingItem => {
  const question = askedQuestion(account, sent.question, moment)
  const free = { isWithdrawn: false, withdrawnOn: null, isHeld: false, heldBy: null }
  const item = pendingFeedback({ ...sent, ...free, question, createdOn: dayOf(moment.now) })
  return underRuleInForce(account, item, moment)
}

/** Stores an item, once per Idempotency-Key. A paused page stores nothing, but still confirms a repeated key. */
export const submitItem = (
  { account, submissionKey: known }: Pick<Hive, "account" | "submissionKey">,
  item: NewItem,
  key: SubmissionKey | undefined,
  moment: ReleaseMoment
): ChangeResult<void, PagePaused | SubmissionKeyReused> => {
  const store = (...keys: ReadonlyArray<SubmissionKey>): ChangeResult<void, PagePaused> =>
    isPaused(account, moment.now)
      ? Result.fail(new PagePaused())
      : changed(putChange(arrivedItem(account, item, moment), ...keys))
  return oncePerKey({ known, key }, store)
}

export interface ItemJudgement extends ItemAnalysis {
  readonly verdict: VerdictRecord
}

const settledItem = (item: PendingItem, { verdict, ...analysis }: ItemJudgement): JudgedItem =>
  verdict.decision === "rejected"
    ? rejectedAs(item, rejectionKindOf(verdict))
    : approvedAs(item, verdict.decision, analysis)

/**
 * Settles pending items in one change with category, points, counters, badges, history and verdicts. Skips items that
 * are gone or already settled. A held item is rewarded on its release. A rule that became stricter while an item waited
 * for the guard holds for it, too.
 */
export const settleItem = (
  hive: Pick<Hive, "account" | "stats" | "badges" | "items">,
  judged: ReadonlyMap<FeedbackId, ItemJudgement>,
  { moment, ...by }: RewardContext & { readonly moment: ReleaseMoment }
): ChangeResult<void, never> => {
  const settling = [...judged].flatMap(([id, each]) => {
    const item = hive.items.get(id)
    return item?.moderationStatus === "pending"
      ? { item: settledItem(underRuleInForce(hive.account, item, moment), each), verdict: each.verdict }
      : []
  })
  const items = settling.map(({ item }) => item)
  const verdicts = settling.map(({ verdict }) => verdict)
  const shown = items.filter(isApproved).filter(({ isHeld }) => !isHeld)
  const change = putChange(...items, ...verdicts, ...rewardsFor(hive, shown, by))
  return changed(change)
}

/** Makes a public item private, without its answer. As everybody could read it, it is never covered later. */
export const hiddenItem = ({
  answer: _answer,
  answeredOn: _answeredOn,
  ...item
}: PublishedItem): PrivateItem & Pick<PublishedItem, "isHeld" | "heldBy"> => ({
  ...item,
  visibility: "private",
  wasShown: true
})

export const publishedItem = (item: PrivateItem): PublishedItem => ({
  ...item,
  visibility: "public",
  answer: null,
  answeredOn: null,
  isHeld: false,
  heldBy: null
})

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
    : stored(publishedItem(item))
}

export const setVisibility = (
  hive: HiveWithItems,
  id: FeedbackId,
  isPublic: boolean
): ChangeResult<ListedItem, FeedbackNotFound | NotApproved | StillCovered | PublicLimitReached> => {
  const item = hive.items.get(id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (isPublic) return publishItem(hive, item)
  if (!isListed(item)) return Result.fail(new FeedbackNotFound())
  return item.visibility === "public" ? stored(hiddenItem(item)) : unchanged(item)
}

export const uncoverItem = (
  hive: HiveWithItems,
  id: FeedbackId
): ChangeResult<ListedItem, FeedbackNotFound> => {
  const item = findApproved(hive, id)
  if (item === undefined) return Result.fail(new FeedbackNotFound())
  if (item.visibility !== "covered") return unchanged(item)
  return stored({ ...item, visibility: "private", wasShown: true })
}

/**
 * Deletes a settled item with its points, its count and its verdicts, and the insight, which may mention it. The
 * operator sees it no longer. Badges stay.
 */
export const removeItem = (hive: HiveWithItems, id: FeedbackId): ChangeResult<void, FeedbackNotFound> => {
  const item = hive.items.get(id)
  if (item === undefined || !isListed(item)) return Result.fail(new FeedbackNotFound())
  const entries = hive.points.get(id) ?? []
  const change = {
    put: isApproved(item) ? [statsWithout(hive.stats, item.category, entries)] : [],
    remove: [
      item,
      ...entries,
      ...(hive.verdicts.get(id) ?? []),
      insightKey(item.owner),
      { kind: "shown-note", owner: item.owner, id } as const
    ]
  }
  return changed(change)
}
