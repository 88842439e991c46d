import { type Day, dayAfter } from "../values/day.ts"

const operatorVisibilityDays = 90

/** Days on which the operator can still read a shown note that its writer took back, that day included. */
const withdrawnNoteDays = 30

export const firstWithdrawalShown = (today: Day): Day => dayAfter(today, 1 - withdrawnNoteDays)

export interface OperatorDays {
  readonly from: Day
  readonly before: Day
}

/** Days of reports that the operator sees: not of today, because the moment could tell who wrote. */
export const daysOfReports = (today: Day): OperatorDays => ({
  from: dayAfter(today, -operatorVisibilityDays),
  before: today
})

/** The owner decides when to show a note, so the operator sees it at once. */
export const daysOfShownNotes = (today: Day): OperatorDays => ({
  from: dayAfter(today, -operatorVisibilityDays),
  before: dayAfter(today, 1)
})

export const isWithinDays = ({ from, before }: OperatorDays, day: Day): boolean => day >= from && day < before

export const lastDayShown = (shownOn: Day): Day => dayAfter(shownOn, operatorVisibilityDays)
