import type { Session } from "./session.ts"

const day = 86_400_000

/**
 * An owner's session ends after 30 days in any case, and as the seventh UTC day after the one of its last use begins
 * (epoch milliseconds).
 */
export const sessionLife = { idle: 7 * day, absolute: 30 * day } as const

/** How many sessions an owner has at most: whoever knows a password could fill the store with them. */
export const mostSessions = 50

/** How long a sign-in tells that it is the owner who asks. */
const freshFor = 600_000

export const startOfDay = (now: number): number => now - (now % day)

/** A clock that stepped back ends no session, and revives none that a later check has removed. */
export const isLive = (session: Session, now: number): boolean =>
  now - session.lastSeenAt < sessionLife.idle && now - session.createdAt < sessionLife.absolute

/** The first use of a day is noted, as that day: so that reading writes nothing. */
export const needsRenewal = (session: Session, now: number): boolean => session.lastSeenAt < startOfDay(now)

/** Whether somebody signed in just now; not in a future that a clock has left again. */
export const isFresh = ({ createdAt }: Session, now: number): boolean =>
  createdAt <= now && now - createdAt < freshFor

/** The first is the one that was used last. */
export const byLastUse = (a: Session, b: Session): number =>
  b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt

type SessionKey = Pick<Session, "kind" | "owner" | "id">

const keyOf = ({ kind, owner, id }: Session): SessionKey => ({ kind, owner, id })

/** The keys of an owner's sessions, to be removed; all but one when it is named. */
export const sessionKeys = (
  sessions: ReadonlyMap<string, Session>,
  exceptId?: string
): ReadonlyArray<SessionKey> => [...sessions.values()].filter(({ id }) => id !== exceptId).map(keyOf)

/** The keys of those that end with a sign-in, so that there is room for one more: those used longest ago. */
export const keysBeyondLimit = (sessions: ReadonlyMap<string, Session>): ReadonlyArray<SessionKey> =>
  [...sessions.values()]
    .sort(byLastUse)
    .slice(mostSessions - 1)
    .map(keyOf)
