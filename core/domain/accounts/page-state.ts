import { Schema } from "effect"
import type { Account } from "./account.ts"
import { opensAt } from "./page-hours.ts"

type PageState = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">

/** Whether visitors can open the link: not if the account is suspended or pending deletion. */
export const isReachable = ({ suspendedFor, leavesAt }: PageState): boolean =>
  (suspendedFor ?? null) === null && (leavesAt ?? null) === null

/** Whether the page is shown but accepts nothing: paused by its owner, or waiting for a boundary. */
export const isPaused = (account: Pick<Account, "pausedOn" | "hours">, now: number): boolean =>
  (account.pausedOn ?? null) !== null || opensAt(account, now) !== null

/** Milliseconds in which an owner can cancel the deletion of the account. */
export const deletionDelayMillis = 86_400_000

/** Whether the grace period is over. The account then counts as gone, even if its deletion isn't finished. */
export const isDeletionDue = ({ leavesAt }: PageState, now: number): boolean =>
  leavesAt !== undefined && leavesAt !== null && Date.parse(leavesAt) <= now

export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
