import { Schema } from "effect"
import { dayMillis } from "../values/durations.ts"
import { closuresOf } from "./page.ts"
import { type AccountPage, opensAt } from "./page-hours.ts"

export const isReachable = ({ page }: AccountPage): boolean =>
  page.state === "open" || page.state === "paused"

export const isPaused = ({ page }: AccountPage, now: number): boolean =>
  closuresOf(page).pausedOn !== null || opensAt({ page }, now) !== null

export const deletionDelayMillis = dayMillis

export const deletionTimeOf = ({ page }: AccountPage): string | null => {
  const { leavesAt, removedAt } = closuresOf(page)
  const [first] = [leavesAt, removedAt].filter((time) => time !== null).toSorted()
  return first ?? null
}

/** Whether the grace period is over. The account then counts as gone, even if its deletion isn't finished. */
export const isDeletionDue = (account: AccountPage, now: number): boolean => {
  const deletionTime = deletionTimeOf(account)
  return deletionTime !== null && Date.parse(deletionTime) <= now
}

export class PagePaused extends Schema.TaggedError<PagePaused>()("PagePaused", {}) {
  override get message() {
    return "This page is not taking feedback right now."
  }
}
