import { Schema } from "effect"
import { closuresOf } from "./page.ts"
import { type AccountPage, opensAt } from "./page-hours.ts"

/** Whether visitors can open the link: not if the account is suspended or pending deletion. */
export const isReachable = ({ page }: AccountPage): boolean =>
  page.state === "open" || page.state === "paused"

/** Whether the page is shown but accepts nothing: paused by its owner, or waiting for a boundary. */
export const isPaused = ({ page }: AccountPage, now: number): boolean =>
  closuresOf(page).pausedOn !== null || opensAt({ page }, now) !== null

/** Milliseconds in which an owner can cancel the deletion of the account. */
export const deletionDelayMillis = 86_400_000

/** Whether the grace period is over. The account then counts as gone, even if its deletion isn't finished. */
export const isDeletionDue = ({ page }: AccountPage, now: number): boolean =>
  page.state === "pending-deletion" && Date.parse(page.leavesAt) <= now

export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
