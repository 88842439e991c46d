import type { Day } from "../values/day.ts"
import type { Account } from "./account.ts"
import { closedPage, closuresOf, type PageClosures, type PageState } from "./page.ts"

/** The hours of a page as stored: `closedAt` is null while it is open. */
interface StoredHours {
  readonly closedFor: number
  readonly closedAt: number | null
  readonly openedAt: number
}

/** Fields that accounts of earlier versions lack. */
interface AddedFields extends PageClosures, Pick<Account, "identity" | "reset" | "digest"> {
  /** Null: the page was never closed, or an earlier version closed it. */
  readonly hours: StoredHours | null
}

/** An account as stored (spec section 3, users). */
export interface StoredAccount extends Omit<Account, "page" | keyof AddedFields>, Partial<AddedFields> {}

const neverClosed: StoredHours = { closedFor: 0, closedAt: null, openedAt: 0 }

/** A page that an earlier version closed has been closed since its account's last change at the latest. */
const inferredClosing = (pausedOn: Day | null, updatedAt: string, openedAt: number): number =>
  Math.max(openedAt, Date.parse(pausedOn ?? updatedAt))

/** The reasons for which a page is closed decide, where the hours contradict them. */
const pageFromStored = (closures: PageClosures, hours: StoredHours | null, updatedAt: string): PageState => {
  const { closedFor, openedAt, closedAt } = hours ?? neverClosed
  const closedSince = closedAt ?? inferredClosing(closures.pausedOn, updatedAt, openedAt)
  const closed = closedPage(closures, { closedFor, openedAt, closedAt: closedSince })
  return closed ?? { state: "open", hours: { closedFor, openedAt: Math.max(openedAt, closedAt ?? 0) } }
}

/** Reads an account of any version. */
export const accountFromStored = ({
  identity = null,
  reset = null,
  digest = null,
  pausedOn = null,
  suspendedFor = null,
  leavesAt = null,
  hours = null,
  ...fields
}: StoredAccount): Account => ({
  ...fields,
  identity,
  reset,
  digest,
  page: pageFromStored({ pausedOn, suspendedFor, leavesAt }, hours, fields.updatedAt)
})

const storedHoursOf = (page: PageState): StoredHours | null => {
  if (page.state !== "open") return page.hours
  const { closedFor, openedAt } = page.hours
  return openedAt === 0 ? null : { closedFor, closedAt: null, openedAt }
}

export const accountToStored = ({ page, ...fields }: Account): Required<StoredAccount> => ({
  ...fields,
  ...closuresOf(page),
  hours: storedHoursOf(page)
})
