import { type Day, dayAfter } from "../values/day.ts"

/** Days for which the operator sees a report, or a note that its owner shows. */
const operatorDays = 90

/** Days, with the one on which its writer took a shown note back, on which the operator can still read it. */
const withdrawnNoteDays = 30

export const firstWithdrawalShown = (today: Day): Day => dayAfter(today, 1 - withdrawnNoteDays)

export interface OperatorDays {
  readonly from: Day
  readonly before: Day
}

/** Days of reports that the operator sees: not of today, because the moment could tell who wrote. */
export const daysOfReports = (today: Day): OperatorDays => ({
  from: dayAfter(today, -operatorDays),
  before: today
})

/** The owner decides when to show a note, so the operator sees it at once. */
export const daysOfShownNotes = (today: Day): OperatorDays => ({
  from: dayAfter(today, -operatorDays),
  before: dayAfter(today, 1)
})

export const isWithinDays = ({ from, before }: OperatorDays, day: Day): boolean => day >= from && day < before

export const lastDayShown = (shownOn: Day): Day => dayAfter(shownOn, operatorDays)
