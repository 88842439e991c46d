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

/** Digests are looked for so often: some time zones are a quarter of an hour off. */
export const digestMinutes = 15

const partsAt = (at: number, zone: string) =>
  Option.map(DateTime.makeZoned(at, { timeZone: zone }), DateTime.toParts)

export const isTimeZone = (zone: string): boolean => Option.isSome(DateTime.zoneMakeNamed(zone))

/** Whether a digest is sent at this quarter of an hour (epoch milliseconds). */
export const isDigestDue = ({ every, hour, weekday, zone }: Digest, at: number): boolean => {
  const parts = partsAt(at - (at % (digestMinutes * minuteMillis)), zone)
  if (Option.isNone(parts)) return false
  const { hour: hourNow, minute, weekDay } = parts.value
  const isHour = hourNow === hour && minute < digestMinutes
  return isHour && (every === "day" || weekDay === weekday % 7)
}
