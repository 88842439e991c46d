import { DateTime, Option, Schema } from "effect"
import { dayMillis, hourMillis, minuteMillis } from "../values/durations.ts"
import { day } from "../values/stored-fields.ts"

/**
 * Schedule of the mail that tells an owner how many notes came, with no text and no time finer than a day. `hour` is 0
 * to 23 and `weekday` 1 (Monday) to 7 (Sunday; ignored for a daily digest), both in the IANA time zone `zone`.
 */
export const Digest = Schema.Struct({
  every: Schema.Literals(["day", "week"]),
  hour: Schema.Int,
  weekday: Schema.Int,
  zone: Schema.String,
  /** First day that no digest has covered yet. */
  since: day
})
export type Digest = typeof Digest.Type

/** Minutes between checks: some time zones are offset by a quarter of an hour. */
const digestMinutes = 15

const quarterMillis = digestMinutes * minuteMillis

export const isTimeZone = (zone: string): boolean => Option.isSome(DateTime.zoneMakeNamed(zone))

const localClockMillis = (at: number, zone: DateTime.TimeZone): number =>
  at + DateTime.zonedOffset(DateTime.makeZonedUnsafe(at, { timeZone: zone }))

/**
 * Whether a digest is due in this quarter of an hour (epoch milliseconds): the first one at or after the digest's
 * hour, which daylight saving time may skip.
 */
export const isDigestDue = ({ every, hour, weekday, zone }: Digest, at: number): boolean => {
  const named = Option.getOrUndefined(DateTime.zoneMakeNamed(zone))
  if (named === undefined) return false
  const quarter = at - (at % quarterMillis)
  const sinceHour = (moment: number) => localClockMillis(moment, named) - hour * hourMillis
  const day = Math.floor(sinceHour(quarter) / dayMillis) * dayMillis
  const isFirst = sinceHour(quarter - quarterMillis) < day
  return isFirst && (every === "day" || new Date(day).getUTCDay() === weekday % 7)
}
