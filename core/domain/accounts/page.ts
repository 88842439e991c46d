import type { Day } from "../values/day.ts"

/**
 * The periods in which a page accepted feedback, as the release window needs them. Exact times (epoch milliseconds)
 * are harmless here: they are acts of the owner or the operator.
 */
export interface OpenHours {
  /** Total milliseconds of all closures whose end is known. */
  readonly closedFor: number
  /**
   * Start of the last period in which the page accepts feedback. In the future while the page waits for a boundary.
   */
  readonly openedAt: number
}

export interface ClosedHours extends OpenHours {
  readonly closedAt: number
}

interface OpenPage {
  readonly state: "open"
  readonly hours: OpenHours
}

interface PausedPage {
  readonly state: "paused"
  readonly pausedOn: Day
  readonly hours: ClosedHours
}

interface SuspendedPage {
  readonly state: "suspended"
  readonly suspendedFor: string
  readonly pausedOn: Day | null
  readonly hours: ClosedHours
}

/**
 * Closed because the account will be deleted: by its owner, by an operator, or both. Once whoever began it takes it
 * back, the page is as it was.
 */
interface PendingDeletionPage {
  readonly state: "pending-deletion"
  /** ISO times when the account will be deleted: at its owner's wish, and by an operator. */
  readonly leavesAt: string | null
  readonly removedAt: string | null
  readonly suspendedFor: string | null
  readonly pausedOn: Day | null
  readonly hours: ClosedHours
}

type ClosedPage = PausedPage | SuspendedPage | PendingDeletionPage

export type PageState = OpenPage | ClosedPage

/** The reasons for which a page is closed. Each is taken back by itself; null if it doesn't apply. */
export interface PageClosures {
  readonly pausedOn: Day | null
  readonly suspendedFor: string | null
  readonly leavesAt: string | null
  readonly removedAt: string | null
}

const noClosures: PageClosures = { pausedOn: null, suspendedFor: null, leavesAt: null, removedAt: null }

export const closuresOf = (page: PageState): PageClosures => {
  switch (page.state) {
    case "open":
      return noClosures
    case "paused":
      return { ...noClosures, pausedOn: page.pausedOn }
    case "suspended":
      return { ...noClosures, suspendedFor: page.suspendedFor, pausedOn: page.pausedOn }
    case "pending-deletion": {
      const { leavesAt, removedAt, suspendedFor, pausedOn } = page
      return { leavesAt, removedAt, suspendedFor, pausedOn }
    }
  }
}

export const closedPage = (
  { pausedOn, suspendedFor, leavesAt, removedAt }: PageClosures,
  hours: ClosedHours
): ClosedPage | undefined => {
  if (leavesAt !== null || removedAt !== null)
    return { state: "pending-deletion", leavesAt, removedAt, suspendedFor, pausedOn, hours }
  if (suspendedFor !== null) return { state: "suspended", suspendedFor, pausedOn, hours }
  return pausedOn === null ? undefined : { state: "paused", pausedOn, hours }
}

const alwaysOpen: OpenHours = { closedFor: 0, openedAt: 0 }

export const newPage: PageState = { state: "open", hours: alwaysOpen }
