import type { Account } from "../accounts/account.ts"
import { openDay } from "../accounts/page-hours.ts"
import { isWholeWindow } from "../accounts/page-release.ts"
import { type FeedbackId, isApproved, isJudged, type JudgedItem } from "../feedback/feedback.ts"
import { questionAtRelease } from "../questions/owner-questions.ts"
import { type OwnerRelease, releaseInForce } from "../release/owner-release.ts"
import { isBoundary } from "../release/release-boundary.ts"
import { type ReleaseRule, stricterOf } from "../release/release-rule.ts"
import { dayOf, daysBetween } from "../values/day.ts"
import { putChange } from "./change.ts"
import { type ChangeResult, changed } from "./change-result.ts"
import type { HiveWithItems } from "./hive.ts"
import { type RewardContext, rewardsFor } from "./reward-rules.ts"

/** Maximum days that a held item waits for others, not counting days on which the page is closed. */
const maxHeldDays = 7

export interface ReleaseBoundary {
  readonly floor: ReleaseRule
  /** Epoch milliseconds. */
  readonly boundary: number
}

export interface HeldItem {
  readonly id: FeedbackId
  /** Minutes of the rule under which it was sent; 0 for items of earlier versions. */
  readonly window: number
  readonly release: OwnerRelease
}

export const windowOf = ({ window, release }: HeldItem, { floor, boundary }: ReleaseBoundary): number =>
  Math.max(window, releaseInForce(release, { floor, now: boundary }).rule.minutes)

export const isItsBoundary = (item: HeldItem, at: ReleaseBoundary): boolean =>
  isBoundary(at.boundary, windowOf(item, at))

/** The largest number of items that may appear together, because each one's minimum is met; 0 if there is none. */
const largestGroup = (least: ReadonlyArray<number>): number =>
  least.toSorted((a, b) => a - b).findLastIndex((number, index) => number <= index + 1) + 1

/**
 * Held items that appear at a boundary. Each keeps the longer window and the larger number of the rule under which it
 * was sent and the rule in force. Only approved ones fill the number. Rejected ones appear with them, or when they have
 * waited for the maximum; an approved one that has takes all others along.
 */
export const dueItems = (
  account: Account,
  held: ReadonlyArray<JudgedItem>,
  { floor, boundary }: ReleaseBoundary
): ReadonlyArray<JudgedItem> => {
  const inForce = releaseInForce(account.release, { floor, now: boundary })
  const ruleOf = ({ heldBy }: JudgedItem) => stricterOf(heldBy ?? inForce.rule, inForce.rule)
  const ready = held.filter((item) =>
    isWholeWindow(account, inForce, { minutes: ruleOf(item).minutes, boundary })
  )
  const day = openDay(account, boundary)
  const hasWaited = ({ createdOn }: JudgedItem) => daysBetween(createdOn, day) >= maxHeldDays
  const approved = ready.filter(isApproved)
  if (approved.some(hasWaited)) return ready
  const count = largestGroup(approved.map((item) => ruleOf(item).least))
  if (count === 0) return ready.filter((item) => hasWaited(item) || ruleOf(item).minutes === 0)
  return ready.filter((item) => !isApproved(item) || ruleOf(item).least <= count)
}

const questionedItem =
  (account: Account, { floor, boundary }: ReleaseBoundary) =>
  (item: JudgedItem): JudgedItem =>
    isApproved(item)
      ? { ...item, question: questionAtRelease(account, item.question, { floor, now: boundary }) }
      : item

/**
 * Shows held items in one change, with their rewards. Everything is dated by the release: the day of arrival is
 * erased, and so is the rule that would reveal it.
 */
export const releaseItems = (
  hive: HiveWithItems,
  held: ReadonlyArray<JudgedItem>,
  by: RewardContext
): ChangeResult<void, never> => {
  const items = held.map(
    (item): JudgedItem => ({ ...item, isHeld: false, heldBy: null, createdOn: by.today })
  )
  const verdicts = items.flatMap(({ id }) => hive.verdicts.get(id) ?? [])
  const dated = verdicts.map((verdict) => ({ ...verdict, judgedOn: by.today }))
  const rewards = rewardsFor(hive, items.filter(isApproved), by)
  return changed(putChange(...items, ...dated, ...rewards))
}

export const heldItems = (
  { items }: Pick<HiveWithItems, "items">,
  ids: ReadonlyArray<FeedbackId>
): ReadonlyArray<JudgedItem> =>
  ids
    .flatMap((id) => items.get(id) ?? [])
    .filter(isJudged)
    .filter(({ isHeld }) => isHeld)

/** Sent and judged on a day before the boundary's, so that it was held there for certain. */
const wasHeldAt =
  ({ account, verdicts }: HiveWithItems, boundary: number) =>
  ({ id, createdOn }: JudgedItem): boolean =>
    createdOn < openDay(account, boundary) &&
    (verdicts.get(id) ?? []).some(({ judgedOn }) => judgedOn < dayOf(boundary))

interface Release extends RewardContext, ReleaseBoundary {
  /** Whether the boundary passed while no server ran: what may have come after it waits. */
  readonly isMissed: boolean
}

export const releaseDueItems = (
  hive: HiveWithItems,
  ids: ReadonlyArray<FeedbackId>,
  by: Release
): ChangeResult<void, never> => {
  const held = heldItems(hive, ids)
  const known = by.isMissed ? held.filter(wasHeldAt(hive, by.boundary)) : held
  const due = dueItems(hive.account, known, by)
  return releaseItems(hive, due.map(questionedItem(hive.account, by)), by)
}
