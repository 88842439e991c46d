import { DateTime, Option } from "effect"
import type { Day } from "../values/day.ts"

/** When an owner hears by mail how much came: never what, and never more finely than by day. */
export interface Digest {
  readonly every: "day" | "week"
  /** 0 to 23, in the owner's time zone. */
  readonly hour: number
  /** 1, Monday, to 7, Sunday; says nothing where it is sent every day. */
  readonly weekday: number
  /** Of the IANA's names: the hour stays the owner's in summer and winter. */
  readonly zone: string
  /** The first day of which nothing was told yet. */
  readonly since: Day
}

const minuteMillis = 60_000
const hourMillis = 60 * minuteMillis
const dayMillis = 24 * hourMillis

/** Digests are looked for so often: some time zones are a quarter of an hour off. */
export const digestMinutes = 15

const quarterMillis = digestMinutes * minuteMillis

export const isTimeZone = (zone: string): boolean => Option.isSome(DateTime.zoneMakeNamed(zone))

/** What clocks show in the zone, in milliseconds since they would have shown 1 January 1970. */
const clockAt = (at: number, zone: DateTime.TimeZone): number =>
  at + DateTime.zonedOffset(DateTime.makeZonedUnsafe(at, { timeZone: zone }))

/**
 * Whether a digest is sent at this quarter of an hour (epoch milliseconds): at the first one whose clocks show its hour
 * or, where summer time leaves that hour out, a later one.
 */
export const isDigestDue = ({ every, hour, weekday, zone }: Digest, at: number): boolean => {
  const named = Option.getOrUndefined(DateTime.zoneMakeNamed(zone))
  if (named === undefined) return false
  const quarter = at - (at % quarterMillis)
  const sinceHour = (moment: number) => clockAt(moment, named) - hour * hourMillis
  const day = Math.floor(sinceHour(quarter) / dayMillis) * dayMillis
  const isFirst = sinceHour(quarter - quarterMillis) < day
  return isFirst && (every === "day" || new Date(day).getUTCDay() === weekday % 7)
}
