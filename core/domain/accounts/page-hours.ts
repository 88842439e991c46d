import { type Day, dayOf } from "../values/day.ts"
import type { Account, PageHours } from "./account.ts"

type PageState = Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt" | "hours" | "updatedAt">

const alwaysOpen: PageHours = { closedFor: 0, closedAt: null, openedAt: 0 }

const isClosed = ({ pausedOn, suspendedFor, leavesAt }: PageState): boolean =>
  [pausedOn, suspendedFor, leavesAt].some((since) => (since ?? null) !== null)

/** Versions before did not keep the hours: what they closed has been closed since its last change at the latest. */
const hoursOf = (account: PageState): PageHours => {
  if (account.hours) return account.hours
  return isClosed(account)
    ? { ...alwaysOpen, closedAt: Date.parse(account.pausedOn ?? account.updatedAt) }
    : alwaysOpen
}

/** Epoch milliseconds on a clock that stands still while the page takes nothing. */
const openMillis = ({ closedFor, closedAt, openedAt }: PageHours, now: number): number =>
  (closedAt ?? Math.max(now, openedAt)) - closedFor

const closed = (hours: PageHours, now: number): PageHours => ({
  ...hours,
  closedAt: now,
  closedFor: now - openMillis(hours, now)
})

const opened = (hours: PageHours, now: number, openedAt: number): PageHours => ({
  closedAt: null,
  openedAt,
  closedFor: openedAt - openMillis(hours, now)
})

/** Now, and from when on a page that is opened now takes feedback. Epoch milliseconds. */
interface Moment {
  readonly now: number
  readonly opensAt: number
}

/**
 * The account with its page closed or opened by these fields. Closing holds at once. Opening holds from the next
 * boundary on: open for three seconds within a window, all that the boundary shows would be known to be written then.
 */
export const withPageState = <A extends PageState>(
  account: A,
  fields: Partial<Pick<Account, "pausedOn" | "suspendedFor" | "leavesAt">>,
  { now, opensAt: opening }: Moment
): A => {
  const next = { ...account, ...fields }
  if (isClosed(next) === isClosed(account)) return next
  const hours = hoursOf(account)
  if (isClosed(next)) return { ...next, hours: closed(hours, now) }
  return { ...next, hours: opened(hours, now, opening) }
}

/** When a page that is to be opened takes feedback; null: it does already, or nobody has opened it. */
export const opensAt = ({ hours }: Pick<Account, "hours">, now: number): number | null =>
  hours && hours.closedAt === null && hours.openedAt > now ? hours.openedAt : null

/**
 * The account whose link is about to be another: whoever has that one may write from now on, so that the window is a
 * part of one. A page that is closed opens as a whole later.
 */
export const underNewLink = (account: Account, now: number): Account => {
  const hours = hoursOf(account)
  const isOpen = hours.closedAt === null && hours.openedAt <= now
  return isOpen ? { ...account, hours: opened(hours, now, now) } : account
}

/** Whether it took feedback all the time between two moments. */
export const wasOpen = (account: PageState, from: number, to: number): boolean => {
  const { openedAt, closedAt } = hoursOf(account)
  return openedAt <= from && (closedAt === null || closedAt >= to)
}

/** The day by a calendar that stands still while the page takes nothing. Held items carry it: what they wait for is counted in it. */
export const openDay = (account: PageState, now: number): Day => dayOf(openMillis(hoursOf(account), now))
