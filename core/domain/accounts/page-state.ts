import { Schema } from "effect"
import type { Account } from "./account.ts"

type PageState = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">

/** Whether an owner's link leads anywhere: not once an operator has suspended the account, nor once it is to be deleted. */
export const isReachable = ({ suspendedFor, leavesAt }: PageState): boolean =>
  (suspendedFor ?? null) === null && (leavesAt ?? null) === null

export const isPaused = ({ pausedOn }: PageState): boolean => (pausedOn ?? null) !== null

/** Milliseconds in which an owner who deletes the account may take it back. */
export const leavesAfter = 86_400_000

/** The account's last day is over: to everybody it is gone, also while it is still being deleted. */
export const hasLeft = ({ leavesAt }: PageState, now: number): boolean =>
  leavesAt !== undefined && leavesAt !== null && Date.parse(leavesAt) <= now

/** The owner has paused the page: it is shown, and takes nothing. */
export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
