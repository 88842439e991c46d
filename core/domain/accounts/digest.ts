import { DateTime, Option, Schema } from "effect"
import { isMinute } from "../release/release-boundary.ts"
import { type Day, dayOf } from "../values/day.ts"
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

/** Local milliseconds since the digest's hour of 1 January 1970: in whole days, how often that hour has come since. */
const sinceHourAt = (moment: number, hour: number, zone: DateTime.TimeZone): number =>
  localClockMillis(moment, zone) - hour * hourMillis

const isItsDay = ({ every, weekday }: Digest, day: number): boolean =>
  every === "day" || new Date(day * dayMillis).getUTCDay() === weekday % 7

/**
 * Whether a digest is due in this quarter of an hour (epoch milliseconds): the first one at or after the digest's
 * hour, which daylight saving time may skip.
 */
const isDigestDue = (digest: Digest, at: number): boolean => {
  const zone = Option.getOrUndefined(DateTime.zoneMakeNamed(digest.zone))
  if (zone === undefined) return false
  const quarter = at - (at % quarterMillis)
  const dayAt = (moment: number) => Math.floor(sinceHourAt(moment, digest.hour, zone) / dayMillis)
  const day = dayAt(quarter)
  return dayAt(quarter - quarterMillis) < day && isItsDay(digest, day)
}

/** The day (UTC) of the digest's last hour before a moment (epoch milliseconds), if the last digest was of a day before. */
const missedDay = (digest: Digest, at: number): Day | null => {
  const zone = Option.getOrUndefined(DateTime.zoneMakeNamed(digest.zone))
  if (zone === undefined) return null
  const days = digest.every === "day" ? 1 : 7
  const hours = Array.from({ length: days }, (_, back) => at - back * dayMillis).flatMap((moment) => {
    const sinceHour = sinceHourAt(moment, digest.hour, zone)
    const day = Math.floor(sinceHour / dayMillis)
    return isItsDay(digest, day) ? [dayOf(moment - (sinceHour % dayMillis))] : []
  })
  return hours.find((day) => day > digest.since) ?? null
}

/** In epoch milliseconds: `at` is the minute that the run was meant for, or the moment of a start. */
export interface DigestRun {
  readonly at: number
  readonly now: number
}

/** Days in UTC. A digest is sent if notes came before `dueOn`, and counts those of all days before today. */
export interface DigestDays {
  readonly dueOn: Day
  readonly today: Day
}

/**
 * The days of a digest that is due in the quarter of an hour that a run was meant for, or null. At a start, and where a
 * run comes late because the machine slept, one is due if its hour was missed: empty at that hour, it stays unsent.
 */
export const digestDaysIn = (digest: Digest, run: DigestRun): DigestDays | null => {
  const today = dayOf(Math.max(run.at, run.now))
  const isOnTime = isMinute(run.at) && run.now - run.at < quarterMillis
  if (isOnTime) return isDigestDue(digest, run.at) ? { dueOn: today, today } : null
  const dueOn = missedDay(digest, run.now)
  return dueOn === null ? null : { dueOn, today }
}
