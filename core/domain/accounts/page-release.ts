import { type OwnerRelease, type ReleaseMoment, releaseInForce } from "../release/owner-release.ts"
import { boundaryFrom, isBoundary, untilBoundary, windowMillis } from "../release/release-boundary.ts"
import type { Account } from "./account.ts"
import type { PageClosures } from "./page.ts"
import { isOpenThroughout, withPageState } from "./page-hours.ts"

type ReleasingPage = Pick<Account, "page" | "release">

const openingAt = ({ release }: Pick<Account, "release">, moment: ReleaseMoment): number => {
  const { minutes } = releaseInForce(release, moment).rule
  return minutes === 0 ? moment.now : moment.now + untilBoundary(moment.now, minutes)
}

export const withPageClosures = <A extends ReleasingPage>(
  account: A,
  closures: Partial<PageClosures>,
  moment: ReleaseMoment
): A => withPageState(account, closures, { now: moment.now, opensAt: openingAt(account, moment) })

/**
 * Whether a window of these minutes ends at the boundary and was a whole one: under one link, under one rule, and with
 * an open page. A part of a window would reveal when its items were written.
 */
export const isWholeWindow = (
  { page }: Pick<Account, "page">,
  { rule, since }: Pick<OwnerRelease, "rule" | "since">,
  { minutes, boundary }: { readonly minutes: number; readonly boundary: number }
): boolean => {
  if (minutes === 0) return true
  const from = boundary - windowMillis(minutes)
  const isUnderRule = minutes > rule.minutes || from >= since
  return isBoundary(boundary, minutes) && isUnderRule && isOpenThroughout({ page }, from, boundary)
}

export const nextReleaseAt = ({ page, release }: ReleasingPage, moment: ReleaseMoment): number | null => {
  const { rule, since } = releaseInForce(release, moment)
  if (rule.minutes === 0 || page.state !== "open") return null
  const window = windowMillis(rule.minutes)
  const firstWhole = boundaryFrom(Math.max(since, page.hours.openedAt), rule.minutes) + window
  return Math.max(firstWhole, moment.now + untilBoundary(moment.now, rule.minutes))
}
