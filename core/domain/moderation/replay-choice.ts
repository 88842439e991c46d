import type { OwnerId } from "../accounts/account.ts"
import type { ItemOutline } from "../feedback/item-outline.ts"
import type { Day } from "../values/day.ts"
import type { Decision } from "./verdict.ts"
import type { VerdictRecord } from "./verdict-record.ts"

/** Filter for a replay; undefined members match everything. Pending items never match. */
export interface ReplayChoice {
  readonly owner: OwnerId | undefined
  readonly from: Day | undefined
  readonly to: Day | undefined
  readonly status: Decision | undefined
  /** Version of the last verdict: "3", or "local 3" with the guard's name; "none" for items without one. */
  readonly guardVersion: string | undefined
  readonly language: string | undefined
}

export const guardVersionOf = (verdict: Pick<VerdictRecord, "guard" | "version"> | undefined): string =>
  verdict === undefined ? "none" : `${verdict.guard} ${verdict.version}`

export const isOutlineChosen = ({ from, to, status }: ReplayChoice, outline: ItemOutline): boolean =>
  outline.state !== "pending" &&
  (status === undefined || status === outline.state) &&
  (from === undefined || outline.createdOn >= from) &&
  (to === undefined || outline.createdOn <= to)

export const isVerdictChosen = ({ guardVersion }: ReplayChoice, last: VerdictRecord | undefined): boolean =>
  guardVersion === undefined || guardVersion === last?.version || guardVersion === guardVersionOf(last)

export const isLanguageChosen = ({ language }: ReplayChoice, found: string): boolean =>
  language === undefined || language === found
