import { dayMinutes, minuteMillis } from "../values/durations.ts"

export const maxWindowMinutes = 7 * dayMinutes

export const windowMillis = (minutes: number): number => minutes * minuteMillis

/** Milliseconds until the next multiple of `minutes` since the epoch. */
export const untilBoundary = (now: number, minutes: number): number => {
  const window = windowMillis(minutes)
  return window - (now % window)
}

export const isMinute = (moment: number): boolean => moment % minuteMillis === 0

export const lastBoundary = (moment: number, minutes: number): number =>
  moment - (moment % windowMillis(minutes))

export const isBoundary = (moment: number, minutes: number): boolean =>
  minutes === 0 || moment % windowMillis(minutes) === 0

export const boundaryFrom = (moment: number, minutes: number): number =>
  isBoundary(moment, minutes) ? moment : moment + untilBoundary(moment, minutes)
