import { Schema } from "effect"
import type { Account } from "./account.ts"
import { opensAt } from "./page-hours.ts"

type PageState = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">

/** Whether an owner's link leads anywhere: not once an operator has suspended the account, nor once it is to be deleted. */
export const isReachable = ({ suspendedFor, leavesAt }: PageState): boolean =>
  (suspendedFor ?? null) === null && (leavesAt ?? null) === null

/** Shown, and takes nothing: its owner paused it, or it has been opened and waits for the boundary. */
export const isPaused = (account: Pick<Account, "pausedOn" | "hours">, now: number): boolean =>
  (account.pausedOn ?? null) !== null || opensAt(account, now) !== null

/** Milliseconds in which an owner who deletes the account may take it back. */
export const leavesAfter = 86_400_000

/** The account's last day is over: to everybody it is gone, also while it is still being deleted. */
export const hasLeft = ({ leavesAt }: PageState, now: number): boolean =>
  leavesAt !== undefined && leavesAt !== null && Date.parse(leavesAt) <= now

/** The page is shown, and takes nothing. */
export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
