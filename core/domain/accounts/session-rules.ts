import { dayMillis, minuteMillis } from "../values/durations.ts"
import type { Session } from "./session.ts"

export const sessionLifeMillis = { idle: 7 * dayMillis, absolute: 30 * dayMillis } as const

/** Maximum sessions per owner or admin: otherwise anybody with the password could fill the store. */
export const maxSessions = 50

const freshSessionMillis = 10 * minuteMillis

export const startOfDay = (now: number): number => now - (now % dayMillis)

/** Compares differences, so that a clock that stepped back ends no session. */
export const isLive = (session: Session, now: number): boolean =>
  now - session.lastSeenAt < sessionLifeMillis.idle && now - session.createdAt < sessionLifeMillis.absolute

export const isRenewalDue = (session: Session, now: number): boolean => session.lastSeenAt < startOfDay(now)

/** Whether the sign-in was recent. A time in the future, left by a clock that stepped back, doesn't count. */
export const isFresh = ({ createdAt }: Session, now: number): boolean =>
  createdAt <= now && now - createdAt < freshSessionMillis

type SessionTimes = Pick<Session, "createdAt" | "lastSeenAt">

export const byLastUse = (a: SessionTimes, b: SessionTimes): number =>
  b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt

type SessionKey = Pick<Session, "kind" | "owner" | "id">

const sessionKeyOf = ({ kind, owner, id }: Session): SessionKey => ({ kind, owner, id })

export const sessionKeys = (
  sessions: ReadonlyMap<string, Session>,
  exceptId?: string
): ReadonlyArray<SessionKey> => [...sessions.values()].filter(({ id }) => id !== exceptId).map(sessionKeyOf)

export const keysBeyondLimit = (sessions: ReadonlyMap<string, Session>): ReadonlyArray<SessionKey> =>
  [...sessions.values()]
    .sort(byLastUse)
    .slice(maxSessions - 1)
    .map(sessionKeyOf)
