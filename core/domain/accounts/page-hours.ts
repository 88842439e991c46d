import { type Day, dayOf } from "../values/day.ts"
import type { Account, PageHours } from "./account.ts"

type PageStateWithHours = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt" | "hours" | "updatedAt">

const alwaysOpen: PageHours = { closedFor: 0, closedAt: null, openedAt: 0 }

const isClosed = ({ pausedOn, suspendedFor, leavesAt }: PageStateWithHours): boolean =>
  [pausedOn, suspendedFor, leavesAt].some((since) => (since ?? null) !== null)

/**
 * Earlier versions didn't store the hours: a page they closed has been closed since its last change at the latest.
 */
const hoursOf = (account: PageStateWithHours): PageHours => {
  if (account.hours) return account.hours
  return isClosed(account)
    ? { ...alwaysOpen, closedAt: Date.parse(account.pausedOn ?? account.updatedAt) }
    : alwaysOpen
}

/** Epoch milliseconds on a clock that stops while the page is closed. */
const openMillis = ({ closedFor, closedAt, openedAt }: PageHours, now: number): number =>
  (closedAt ?? Math.max(now, openedAt)) - closedFor

const closedHours = (hours: PageHours, now: number): PageHours => ({
  ...hours,
  closedAt: now,
  closedFor: now - openMillis(hours, now)
})

const openedHours = (hours: PageHours, now: number, openedAt: number): PageHours => ({
  closedAt: null,
  openedAt,
  closedFor: openedAt - openMillis(hours, now)
})

interface PageTimes {
  readonly now: number
  readonly opensAt: number
}

/**
 * Closes or opens an account's page. Closing takes effect immediately, opening at the next boundary: a page open for
 * a few seconds of a window would reveal when the released items were written.
 */
export const withPageState = <A extends PageStateWithHours>(
  account: A,
  fields: Partial<Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">>,
  { now, opensAt: opening }: PageTimes
): A => {
  const next = { ...account, ...fields }
  if (isClosed(next) === isClosed(account)) return next
  const hours = hoursOf(account)
  if (isClosed(next)) return { ...next, hours: closedHours(hours, now) }
  return { ...next, hours: openedHours(hours, now, opening) }
}

/** When a page that waits for its boundary starts to accept feedback; null if it doesn't wait. */
export const opensAt = ({ hours }: Pick<Account, "hours">, now: number): number | null =>
  hours && hours.closedAt === null && hours.openedAt > now ? hours.openedAt : null

/**
 * Restarts the page's hours for a new link: its readers can write from now on, so the current window is a partial
 * one. A closed page opens at a boundary anyway.
 */
export const underNewLink = (account: Account, now: number): Account => {
  const hours = hoursOf(account)
  const isOpen = hours.closedAt === null && hours.openedAt <= now
  return isOpen ? { ...account, hours: openedHours(hours, now, now) } : account
}

export const isOpenThroughout = (account: PageStateWithHours, from: number, to: number): boolean => {
  const { openedAt, closedAt } = hoursOf(account)
  return openedAt <= from && (closedAt === null || closedAt >= to)
}

/**
 * Day on a calendar that stops while the page is closed. Held items are dated by it, so that closed days don't count
 * as waiting.
 */
export const openDay = (account: PageStateWithHours, now: number): Day =>
  dayOf(openMillis(hoursOf(account), now))
