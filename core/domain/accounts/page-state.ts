import { Schema } from "effect"
import type { Account } from "./account.ts"

type PageState = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">

/** Whether an owner's link leads anywhere: not once an operator has suspended the account, nor once it is to be deleted. */
export const isReachable = ({ suspendedFor, leavesAt }: PageState): boolean =>
  (suspendedFor ?? null) === null && (leavesAt ?? null) === null

export const isPaused = ({ pausedOn }: PageState): boolean => (pausedOn ?? null) !== null

/** The owner has paused the page: it is shown, and takes nothing. */
export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
