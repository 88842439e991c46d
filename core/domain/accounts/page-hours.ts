import { isMinute, maxWindowMinutes, windowMillis } from "../release/release-boundary.ts"
import { type Day, dayOf } from "../values/day.ts"
import type { Account } from "./account.ts"
import {
  type ClosedHours,
  closedPage,
  closuresOf,
  type OpenHours,
  type PageClosures,
  type PageState
} from "./page.ts"

export type AccountPage = Pick<Account, "page">

const openMillis = ({ state, hours }: PageState, now: number): number =>
  (state === "open" ? Math.max(now, hours.openedAt) : hours.closedAt) - hours.closedFor

const closedHours = (page: PageState, now: number): ClosedHours =>
  page.state === "open"
    ? { ...page.hours, closedAt: now, closedFor: now - openMillis(page, now) }
    : page.hours

const openedHours = (page: PageState, openedAt: number): OpenHours => ({
  closedFor: openedAt - openMillis(page, openedAt),
  openedAt
})

interface PageTimes {
  readonly now: number
  readonly opensAt: number
}

/**
 * Closes or opens an account's page. Closing takes effect immediately, opening at the next boundary: a page open for
 * a few seconds of a window would reveal when the released items were written.
 */
export const withPageState = <A extends AccountPage>(
  account: A,
  closures: Partial<PageClosures>,
  { now, opensAt: opening }: PageTimes
): A => {
  const { page } = account
  const closed = closedPage({ ...closuresOf(page), ...closures }, closedHours(page, now))
  if (closed !== undefined) return { ...account, page: closed }
  if (page.state === "open") return account
  return { ...account, page: { state: "open", hours: openedHours(page, opening) } }
}

/** Any other time that is yet to come was noted by a clock that was ahead. */
const isAwaited = (openedAt: number, now: number): boolean =>
  openedAt > now && openedAt <= now + windowMillis(maxWindowMinutes) && isMinute(openedAt)

export const opensAt = ({ page }: AccountPage, now: number): number | null =>
  page.state === "open" && isAwaited(page.hours.openedAt, now) ? page.hours.openedAt : null

/**
 * Restarts the page's hours for a new link: its readers can write from now on, so the current window is a partial
 * one. A closed page opens at a boundary anyway.
 */
export const underNewLink = (account: Account, now: number): Account => {
  const { page } = account
  const isOpen = page.state === "open" && opensAt(account, now) === null
  return isOpen ? { ...account, page: { state: "open", hours: openedHours(page, now) } } : account
}

export const isOpenThroughout = ({ page }: AccountPage, from: number, to: number): boolean =>
  page.hours.openedAt <= from && (page.state === "open" || page.hours.closedAt >= to)

/**
 * Day on a calendar that stops while the page is closed. Held items are dated by it, so that closed days don't count
 * as waiting.
 */
export const openDay = ({ page }: AccountPage, now: number): Day => dayOf(openMillis(page, now))
